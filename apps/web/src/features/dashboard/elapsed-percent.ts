const days = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** How much of the time from the first to the last day has passed on the morning of `today`, in whole percent; null while open. */
export function elapsedPercent(start: string | null, end: string | null, today: string): number | null {
	if (!start || !end || end < start) return null;
	const share = (days(today) - days(start)) / (days(end) - days(start) + 1);
	return Math.round(Math.max(0, Math.min(1, share)) * 100);
}
