import { sameScale } from "../value/decimal.ts";
import { formatNumber } from "../value/writing.ts";
import type { Operator } from "./criterion.ts";

/** A measured number as an exact fraction, so that 99.6 % never passes for 100. `of` is positive. */
export type MeasuredValue = { amount: bigint; of: bigint };

/** A whole number. */
export function counted(rows: number): MeasuredValue {
	return { amount: BigInt(rows), of: 1n };
}

/** `part` of `whole` in percent, both decimal strings; null when there is no whole. */
export function inPercent(part: string, whole: string): MeasuredValue | null {
	const [amount, of] = sameScale(part, whole);
	return of > 0n ? { amount: amount * 100n, of } : null;
}

/** Whether a measured value stands to `value` (a decimal string) as the operator says. */
export function holds({ amount, of }: MeasuredValue, operator: Operator, value: string): boolean {
	const [required, one] = sameScale(value, "1");
	const difference = amount * one - required * of;
	if (operator === ">=") return difference >= 0n;
	if (operator === "<=") return difference <= 0n;
	return difference === 0n;
}

/** With at most one decimal, as a person reads it; rounded down, so that what falls short of 100 never reads so. */
export function inWords({ amount, of }: MeasuredValue): string {
	const tenths = (amount * 10n) / of;
	return formatNumber(Number(tenths) / 10);
}
