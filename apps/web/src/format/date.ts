import { dayWriter, formatDay } from "@throughline/domain/value/writing";

export { formatDay, formatRange } from "@throughline/domain/value/writing";

const instantFormat = dayWriter({ dateStyle: "full", timeStyle: "short" });
const shortDayFormat = dayWriter({ month: "short", day: "numeric", timeZone: "UTC" });

/** A calendar day where room is scarce: without its year when that is today's. */
export function formatShortDay(day: string, today: string): string {
	return day.slice(0, 4) === today.slice(0, 4)
		? shortDayFormat.format(new Date(`${day}T00:00:00Z`))
		: formatDay(day);
}

/** From one day to another, in words where one of them is open; null where both are. */
export function formatSpan(start: string | null, end: string | null): string | null {
	if (start && end) return `${formatDay(start)} – ${formatDay(end)}`;
	if (start) return `From ${formatDay(start)}`;
	if (end) return `Until ${formatDay(end)}`;
	return null;
}

/** An instant in full, in the reader's time zone: `Saturday, November 21, 2026 at 9:30 AM`. */
export function formatInstant(instant: string | Date): string {
	return instantFormat.format(new Date(instant));
}

/** The calendar day of an instant in the reader's time zone. */
export function dayOf(instant: Date): string {
	const month = String(instant.getMonth() + 1).padStart(2, "0");
	return `${instant.getFullYear()}-${month}-${String(instant.getDate()).padStart(2, "0")}`;
}
