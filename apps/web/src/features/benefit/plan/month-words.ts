const format = new Intl.DateTimeFormat("en-US", { month: "short", year: "numeric", timeZone: "UTC" });

/** `Nov 2026` for `2026-11`. */
export function monthWords(month: string): string {
	return format.format(new Date(`${month}-01T00:00:00Z`));
}
