const dayFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
const instantFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeStyle: "short" });

/** A calendar day `YYYY-MM-DD` for the screen, the same in every time zone: `Nov 21, 2026`. */
export function formatDay(day: string): string {
	return dayFormat.format(new Date(`${day}T00:00:00Z`));
}

const shortDayFormat = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

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

/** From one day to another, saying nothing twice: `Mar 2 – 13, 2026`, `Mar 2 – Apr 1, 2026`, `Mar 2, 2026` for one day. */
export function formatRange(start: string, end: string): string {
	const range = dayFormat.formatRange(new Date(`${start}T00:00:00Z`), new Date(`${end}T00:00:00Z`));
	// The standard puts thin spaces around the dash, which most fonts draw too narrow.
	return range.replace(/\s*–\s*/, " – ");
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
