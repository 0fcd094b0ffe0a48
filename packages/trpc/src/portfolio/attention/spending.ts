import { fundingSource } from "@throughline/db/schema";
import { spendingAttention } from "@throughline/domain/dashboard/attention";
import { plannedBy } from "@throughline/domain/funding/trend";
import { isOneOf } from "../../lock-rows.ts";
import { type FoundIn, foundIn, type Watched } from "./found.ts";

/** Money spent beyond the budget, or beyond what was planned by today. */
export async function spendingToMend({ db, programs, ids, today }: Watched): Promise<FoundIn[]> {
	const sources = Map.groupBy(
		await db.select().from(fundingSource).where(isOneOf(fundingSource.programId, ids)),
		({ programId }) => programId,
	);
	return programs.flatMap(({ id: programId, startDate, endDate, currency, totals }) => {
		const planned = plannedBy(today, { startDate, endDate, sources: sources.get(programId) ?? [] });
		const { budgetSpent: spent, budgetAllocated: budget } = totals;
		return foundIn(programId, spendingAttention({ programId, spent, budget, planned, currency }));
	});
}
