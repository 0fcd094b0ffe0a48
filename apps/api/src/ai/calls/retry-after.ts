/** What the headers say of trying again, in milliseconds; null when they say nothing that can be read. */
export function retryAfterOf(headers: Headers, now = Date.now()): number | null {
	const milliseconds = Number(headers.get("retry-after-ms") || Number.NaN);
	if (milliseconds >= 0) return milliseconds;
	const header = headers.get("retry-after")?.trim();
	if (!header) return null;
	const seconds = Number(header);
	if (seconds >= 0) return seconds * 1000;
	const at = Date.parse(header);
	// By the clock of who said it, where the answer tells the time.
	const theirs = Date.parse(headers.get("date") ?? "");
	return Number.isNaN(at) ? null : Math.max(0, at - (Number.isNaN(theirs) ? now : theirs));
}
