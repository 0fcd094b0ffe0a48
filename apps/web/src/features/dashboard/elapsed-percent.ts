import { daysBetween } from "@throughline/domain/value/day";

/** How much of the time from the first to the last day has passed on the morning of `today`, in whole percent; null while open. */
export function elapsedPercent(start: string | null, end: string | null, today: string): number | null {
	if (!start || !end || end < start) return null;
	const share = daysBetween(start, today) / (daysBetween(start, end) + 1);
	return Math.round(Math.max(0, Math.min(1, share)) * 100);
}
