import type { Executor } from "@throughline/db/connect";
import { expense, fundingSource } from "@throughline/db/schema";
import { spendingAttention } from "@throughline/domain/dashboard/attention";
import { overspentSince } from "@throughline/domain/funding/overspent-since";
import { plannedBy } from "@throughline/domain/funding/trend";
import { toCents } from "@throughline/domain/value/money";
import { sum } from "drizzle-orm";
import { isOneOf } from "../../lock-rows.ts";
import { type FoundIn, foundIn, type Watched } from "./found.ts";

/** Money spent beyond the budget, or beyond what was planned by today, and since when. */
export async function spendingToMend({ db, programs, ids, today }: Watched): Promise<FoundIn[]> {
	const sources = Map.groupBy(
		await db.select().from(fundingSource).where(isOneOf(fundingSource.programId, ids)),
		({ programId }) => programId,
	);
	const found = programs.flatMap(({ id: programId, startDate, endDate, currency, leadId, totals }) => {
		const plan = { startDate, endDate, sources: sources.get(programId) ?? [] };
		const plannedOn = (day: string) => plannedBy(day < today ? day : today, plan);
		const planned = plannedOn(today);
		const { budgetSpent: spent, budgetAllocated: budget } = totals;
		const money = { programId, spent, budget, planned, currency, leadId };
		// What the reason names: the budget where that is passed, the plan otherwise.
		const limitOn = (day: string) => (toCents(spent) > toCents(budget) ? budget : (plannedOn(day) ?? budget));
		return foundIn(programId, spendingAttention(money)).map((item) => ({ item, limitOn }));
	});
	const spent = await spentByDay(
		db,
		found.map(({ item }) => item.programId),
	);
	return found.map(({ item, limitOn }) => ({
		...item,
		since: overspentSince(spent.get(item.programId) ?? [], limitOn),
	}));
}

async function spentByDay(db: Executor, ids: readonly string[]) {
	if (ids.length === 0) return new Map<string, never>();
	const { programId, expenseDate } = expense;
	const rows = await db
		.select({ programId, day: expenseDate, amount: sum(expense.amount) })
		.from(expense)
		.where(isOneOf(programId, ids))
		.groupBy(programId, expenseDate);
	const days = rows.map(({ amount, ...row }) => ({ ...row, amount: amount ?? "0" }));
	return Map.groupBy(days, ({ programId }) => programId);
}
