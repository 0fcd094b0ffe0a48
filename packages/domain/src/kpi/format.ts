import { currencies } from "../value/currency-codes.ts";
import { moneyFormat } from "../value/money.ts";
import { numberWriter } from "../value/writing.ts";

const number = numberWriter({ maximumFractionDigits: 3 });
const compact = numberWriter({ notation: "compact", maximumFractionDigits: 3 });
/** From here on a number at a chart's axis is written short. */
const longNumber = 100_000;

/** The currency (ISO 4217) that a unit stands for: US dollars for `$`, else a currency's code itself; null for none. */
export function currencyOfUnit(unit: string | null): string | null {
	if (unit === "$") return "USD";
	return unit !== null && currencies.includes(unit) ? unit : null;
}

/**
 * A KPI's value for the screen: `92.5%`, `$1,250`, `€1,250`, and for any other unit the number alone, `1,250.75`. Money
 * has no decimals, but for amounts under 100 with cents, which would say something else without them: `$4.20`.
 */
export function formatKpiValue(value: string | number, unit: string | null): string {
	const digits = typeof value === "number" ? value : (value as Intl.StringNumericLiteral);
	if (unit === "%") return `${number.format(digits)}%`;
	const currency = currencyOfUnit(unit);
	if (currency === null) return number.format(digits);
	const size = Math.abs(Number(value));
	const money = moneyFormat(currency);
	return size < 100 && !Number.isInteger(size) ? money.exact(String(value)) : money.whole(String(value));
}

/** A KPI's value at a chart's axis: as `formatKpiValue`, but `1.25M` or `€120K` where it would take the plot's room. */
export function formatKpiTick(value: number, unit: string | null): string {
	if (Math.abs(value) < longNumber) return formatKpiValue(value, unit);
	const currency = currencyOfUnit(unit);
	if (currency !== null) return moneyFormat(currency).tick(value);
	return unit === "%" ? `${compact.format(value)}%` : compact.format(value);
}

/** What stands before a value in a field: `$`, `€`; null for a unit that is no money. */
export function unitSign(unit: string | null): string | null {
	const currency = currencyOfUnit(unit);
	return currency === null ? null : moneyFormat(currency).sign;
}

const wordless: ReadonlySet<string | null> = new Set(["%", "number", "count", "ratio"]);

/** The unit as a word beside the number; null where the number says it already or has none. */
export function unitWord(unit: string | null): string | null {
	return wordless.has(unit) || currencyOfUnit(unit) !== null ? null : unit;
}

const plurals: ReadonlySet<string> = new Set(["days", "hours", "points"]);

/** A value with its unit, for a sentence: `1 hour`, `12 days`, `92.5%`. */
export function kpiValueInWords(value: string | number, unit: string | null): string {
	const word = unitWord(unit);
	const shown = formatKpiValue(value, unit);
	if (word === null) return shown;
	return `${shown} ${shown === "1" && plurals.has(word) ? word.slice(0, -1) : word}`;
}
