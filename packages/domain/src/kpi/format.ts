const number = new Intl.NumberFormat("en-US", { maximumFractionDigits: 3 });
const dollars = new Intl.NumberFormat("en-US", {
	style: "currency",
	currency: "USD",
	maximumFractionDigits: 0,
});
const dollarsAndCents = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/**
 * A KPI's value for the screen: `92.5%`, `$1,250`, and for any other unit the number alone, `1,250.75`. Dollars have no
 * decimals, but for amounts under 100 with cents, which would say something else without them: `$4.20`.
 */
export function formatKpiValue(value: string | number, unit: string | null): string {
	const digits = typeof value === "number" ? value : (value as Intl.StringNumericLiteral);
	if (unit === "%") return `${number.format(digits)}%`;
	if (unit !== "$") return number.format(digits);
	const size = Math.abs(Number(value));
	return (size < 100 && !Number.isInteger(size) ? dollarsAndCents : dollars).format(digits);
}

/** The unit as a word beside the number; null where the number says it already or has none. */
export function unitWord(unit: string | null): string | null {
	return unit === null || unit === "%" || unit === "$" || unit === "number" ? null : unit;
}

/** A value with its unit, for a sentence: `1 hour`, `12 days`, `92.5%`. */
export function kpiValueInWords(value: string | number, unit: string | null): string {
	const word = unitWord(unit);
	const shown = formatKpiValue(value, unit);
	if (word === null) return shown;
	return `${shown} ${shown === "1" && (word === "days" || word === "hours") ? word.slice(0, -1) : word}`;
}
