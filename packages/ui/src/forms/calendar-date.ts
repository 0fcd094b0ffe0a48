/** Calendar arithmetic on `YYYY-MM-DD` strings, without time zones: a date here is a day, not an instant. */

const dayMs = 86_400_000;

function toDays(date: string): number {
	return Date.parse(`${date}T00:00:00Z`) / dayMs;
}

function fromDays(days: number): string {
	return new Date(days * dayMs).toISOString().slice(0, 10);
}

/** Whether the text is a day that exists, written `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
	return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(toDays(text)) && fromDays(toDays(text)) === text;
}

/** The day that a person meant: "2026-3-5", "2026/03/05", "2026.03.05" and "20260305" too. Else `null`. */
export function readDate(text: string): string | null {
	const parts = /^\s*(\d{4})(?:[-/. ](\d{1,2})[-/. ](\d{1,2})|(\d{2})(\d{2}))\s*$/.exec(text);
	if (!parts) return null;
	const [, year, month = parts[4] ?? "", day = parts[5] ?? ""] = parts;
	const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
	return isDate(date) ? date : null;
}

export function addDays(date: string, days: number): string {
	return fromDays(toDays(date) + days);
}

/** The same day of the month so many months on, or that month's last day. */
export function addMonths(date: string, months: number): string {
	const index = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
	const year = Math.floor(index / 12);
	const month = index - year * 12;
	const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
	const day = Math.min(Number(date.slice(8, 10)), last);
	return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}

/** 0 for Monday to 6 for Sunday. */
export function weekday(date: string): number {
	return (toDays(date) + 3) % 7;
}

/** The six weeks, Monday first, that show the month of this day. */
export function monthGrid(date: string): string[][] {
	const first = `${date.slice(0, 8)}01`;
	const start = addDays(first, -weekday(first));
	return Array.from({ length: 6 }, (_, week) =>
		Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)),
	);
}

/** Today where the person is. */
export function localToday(now: Date): string {
	return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, "0")}-${String(now.getDate()).padStart(2, "0")}`;
}
