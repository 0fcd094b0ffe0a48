import { dayOf, formatDay } from "./date.ts";

const relative = new Intl.RelativeTimeFormat("en-US", { numeric: "auto", style: "long" });

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago an instant was, as a person says it: `just now`, `5 minutes ago`, `yesterday`, `Nov 21, 2026`. */
export function formatAgo(instant: string, now: Date): string {
	const at = new Date(instant);
	const passed = now.getTime() - at.getTime();
	// The clocks of server and browser differ a little: the near future is now.
	if (passed < minute) return "just now";
	if (passed < hour) return relative.format(-Math.floor(passed / minute), "minute");
	const days = calendarDaysBetween(at, now);
	if (days === 0 || passed < 6 * hour) return relative.format(-Math.floor(passed / hour), "hour");
	if (days < 7) return relative.format(-days, "day");
	return formatDay(dayOf(at));
}

/** Midnights between two instants in the reader's time zone; a day with a clock change counts as one. */
function calendarDaysBetween(earlier: Date, later: Date): number {
	const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
	return (midnight(later) - midnight(earlier)) / day;
}
