import { numberWriter } from "@throughline/domain/value/writing";

const number = numberWriter({ maximumFractionDigits: 2 });

/** `1 month`, `1.25 months`: to the hundredth, as the sentences of a plan tell it. */
export function monthsInWords(months: number): string {
	return `${number.format(months)} ${months === 1 ? "month" : "months"}`;
}
