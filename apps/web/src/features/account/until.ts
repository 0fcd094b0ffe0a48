import { dayOf, formatDay } from "../../format/date.ts";

/** Whether an instant lies behind us; null never does. */
export function hasPassed(instant: string | null, now: Date): boolean {
	return instant !== null && Date.parse(instant) <= now.getTime();
}

/** When something ends or ended: `expires Nov 21, 2026`. */
export function formatUntil(instant: string, now: Date): string {
	return `${hasPassed(instant, now) ? "expired" : "expires"} ${formatDay(dayOf(new Date(instant)))}`;
}
