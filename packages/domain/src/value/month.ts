/** Calendar arithmetic on months (`YYYY-MM`), and on days by months. Everything is pure. */

/** The month in which a day lies: `2026-11` for `2026-11-21`. */
export function monthOf(day: string): string {
	return day.slice(0, 7);
}

/** The month that lies `count` months after `month` (negative: before). */
export function addMonths(month: string, count: number): string {
	const index = monthNumber(month) + count;
	const year = String(Math.floor(index / 12)).padStart(4, "0");
	return `${year}-${String((((index % 12) + 12) % 12) + 1).padStart(2, "0")}`;
}

/** How many months lie between the beginning of the year 0 and this one. */
function monthNumber(month: string): number {
	return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
}

/** All months from `first` to `last`, both included; none when `last` is earlier. */
export function monthsFrom(first: string, last: string): string[] {
	const length = monthNumber(last) - monthNumber(first) + 1;
	return Array.from({ length }, (_, count) => addMonths(first, count));
}

/** How many days the month has. */
export function daysIn(month: string): number {
	return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate();
}

/** The last day of the month. */
export function lastDayOf(month: string): string {
	return `${month}-${daysIn(month)}`;
}

/** The same day `count` months later (negative: earlier), or that month's last day when it has no such day. */
export function sameDayIn(day: string, count: number): string {
	const month = addMonths(monthOf(day), count);
	return `${month}-${String(Math.min(Number(day.slice(8)), daysIn(month))).padStart(2, "0")}`;
}
