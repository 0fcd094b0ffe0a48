/** Months from one ISO date to another, with two decimals; negative when it is over. */
export function monthsBetween(from: string, to: string): number {
	const [start, end] = [new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)];
	return Math.round(((end.getTime() - start.getTime()) / 86_400_000 / 30.4375) * 100) / 100;
}

/** The day so many months after an ISO date. */
export function addMonths(from: string, months: number): string {
	const start = new Date(`${from}T00:00:00Z`);
	return new Date(start.getTime() + months * 30.4375 * 86_400_000).toISOString().slice(0, 10);
}
