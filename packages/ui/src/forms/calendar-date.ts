import { addDays, dayNumber, dayOf, weekdayOf } from "@throughline/domain/value/day";

/** Whether the text is a day that exists, written `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
	return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(dayNumber(text)) === text;
}

/** 0 for Monday to 6 for Sunday. */
export function weekday(date: string): number {
	return weekdayOf(dayNumber(date));
}

/** The six weeks that show the month of this day; `weekStart`: with which day they begin, 0 for Monday. */
export function monthGrid(date: string, weekStart = 0): string[][] {
	const first = `${date.slice(0, 8)}01`;
	const start = addDays(first, -((weekday(first) - weekStart + 7) % 7));
	return Array.from({ length: 6 }, (_, week) =>
		Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)),
	);
}

/** Today where the person is. */
export function localToday(now: Date): string {
	return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, "0")}-${String(now.getDate()).padStart(2, "0")}`;
}
