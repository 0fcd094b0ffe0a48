import type { Budget, CategorySpend, Expense, FundingSource } from "../funding.ts";
import { divide, fromCents, percentOf, subtract, sum, toCents } from "../value/money.ts";
import { sameDayIn } from "../value/month.ts";

export type Allocation = Pick<FundingSource, "allocatedAmount" | "dateReceived">;
export type Spend = Pick<Expense, "amount" | "expenseDate" | "category" | "approvedById">;

export function budgetOf(sources: readonly Allocation[], expenses: readonly Spend[], today: string): Budget {
	const total = sum(sources.map(({ allocatedAmount }) => allocatedAmount));
	const spent = sum(expenses.map(({ amount }) => amount));
	const open = expenses.filter(({ approvedById }) => approvedById === null);
	return {
		total,
		spent,
		remaining: subtract(total, spent),
		utilization: percentOf(spent, total),
		burnRate: burnRateOf(expenses, today),
		unapproved: sum(open.map(({ amount }) => amount)),
		unapprovedCount: open.length,
	};
}

/**
 * Spend over the last three months ÷ 3, rounded to the cent. The last three months begin the day after the same day
 * three months ago and end today, today included: on 21 November they are 22 August to 21 November. Where that month
 * is shorter its last day counts: on 31 May they are 1 March to 31 May.
 */
export function burnRateOf(
	expenses: readonly Pick<Spend, "amount" | "expenseDate">[],
	today: string,
): string {
	const since = sameDayIn(today, -3);
	const recent = expenses.filter(({ expenseDate }) => expenseDate > since && expenseDate <= today);
	return fromCents(divide(toCents(sum(recent.map(({ amount }) => amount))), 3n));
}

/** What was spent on each category, the largest first; categories without an expense are left out. */
export function spendByCategory(expenses: readonly Spend[]): CategorySpend[] {
	const spent = sum(expenses.map(({ amount }) => amount));
	return [...Map.groupBy(expenses, ({ category }) => category)]
		.map(([category, own]) => {
			const amount = sum(own.map((each) => each.amount));
			const open = own.filter(({ approvedById }) => approvedById === null);
			return {
				category,
				amount,
				share: percentOf(amount, spent),
				count: own.length,
				unapproved: sum(open.map((each) => each.amount)),
			};
		})
		.sort((a, b) => {
			const more = toCents(b.amount) - toCents(a.amount);
			return more === 0n ? a.category.localeCompare(b.category) : more > 0n ? 1 : -1;
		});
}
