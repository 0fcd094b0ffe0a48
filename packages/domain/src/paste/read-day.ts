import { existingDay } from "../value/spoken-day/day-in-year.ts";

/** Which sign a spreadsheet of that country writes before the decimals. */
export type DecimalSign = "." | ",";

/** A day as it was written; a day in a country's way also tells how its numbers are written. */
export type ReadDay = { day: string; decimalSign: DecimalSign | null };

const time = /[T ]\d{1,2}:\d{2}.*$/;

/**
 * A day from a spreadsheet: `2025-12-31` or `2025/12/31`, `31.12.2025` (day first), `12/31/2025` (month first); a
 * year of two digits is in this century, a time of day behind it is left out. Null for anything else, also for a
 * day that does not exist or lies outside of 1900 to 2199.
 */
export function readDay(text: string): ReadDay | null {
	const written = text.trim().replace(time, "");
	const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(written);
	if (iso) return dated(iso[1], iso[2], iso[3], null);
	const german = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})$/.exec(written);
	if (german) return dated(german[3], german[2], german[1], ",");
	const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(written);
	if (american) return dated(american[3], american[1], american[2], ".");
	return null;
}

function dated(
	year = "",
	month = "",
	dayOfMonth = "",
	decimalSign: DecimalSign | null = null,
): ReadDay | null {
	const fullYear = year.length === 2 ? `20${year}` : year;
	const day = existingDay(Number(fullYear), Number(month), Number(dayOfMonth));
	return day !== null && day <= "2199-12-31" ? { day, decimalSign } : null;
}
