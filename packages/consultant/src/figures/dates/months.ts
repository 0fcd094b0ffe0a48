import { addDays, daysBetween } from "@throughline/domain/value/day";

/** A twelfth of 365.25. */
const daysPerMonth = 30.4375;

/** Months from one ISO date to another, with two decimals; negative when it is over. */
export function monthsBetween(from: string, to: string): number {
	return Math.round((daysBetween(from, to) / daysPerMonth) * 100) / 100;
}

/** The day so many months after an ISO date. */
export function addMonths(from: string, months: number): string {
	return addDays(from, Math.floor(months * daysPerMonth));
}
