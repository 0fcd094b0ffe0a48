import { addDays } from "../value/day.ts";
import { sum, toCents } from "../value/money.ts";

/**
 * From which day on more is spent than may be, up to the last expense: the day of the expense with which it began, for a
 * limit that falls on no day. Null where it is not so in the end.
 * @param spent amounts as exact decimal strings, in any order
 * @param limitOn what may be spent up to and including a day
 */
export function overspentSince(
	spent: readonly { day: string; amount: string }[],
	limitOn: (day: string) => string,
): string | null {
	const byDay = [...Map.groupBy(spent, ({ day }) => day)].sort(([one], [other]) => (one < other ? -1 : 1));
	const isOver = (cents: bigint, day: string) => cents > toCents(limitOn(day));
	let since: string | null = null;
	let cents = 0n;
	for (const [day, expenses] of byDay) {
		const wasOver = since !== null && isOver(cents, addDays(day, -1));
		cents += toCents(sum(expenses.map(({ amount }) => amount)));
		if (!isOver(cents, day)) since = null;
		else if (!wasOver) since = day;
	}
	return since;
}
