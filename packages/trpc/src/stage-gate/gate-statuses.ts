import type { Executor } from "@throughline/db/connect";
import { gateCriterion, stageGate, stageGateReview } from "@throughline/db/schema";
import { asc, desc, eq } from "drizzle-orm";

/**
 * Every gate in order with the status of the program's newest review of it; a gate without a review is Pending.
 * `hasGateData` also tells of criteria of its own: such a program stands before its gates, reviewed or not.
 */
export async function gateStatuses(db: Executor, programId: string) {
	const newest = db
		.selectDistinctOn([stageGateReview.stageGateId], {
			stageGateId: stageGateReview.stageGateId,
			status: stageGateReview.status,
		})
		.from(stageGateReview)
		.where(eq(stageGateReview.programId, programId))
		.orderBy(stageGateReview.stageGateId, desc(stageGateReview.createdAt), desc(stageGateReview.id))
		.as("newest");
	const rows = await db
		.select({ id: stageGate.id, code: stageGate.code, name: stageGate.name, status: newest.status })
		.from(stageGate)
		.leftJoin(newest, eq(newest.stageGateId, stageGate.id))
		.orderBy(asc(stageGate.position));
	return {
		gates: rows.map(({ status, ...gate }) => ({ ...gate, status: status ?? ("Pending" as const) })),
		hasGateData: rows.some(({ status }) => status !== null) || (await hasOwnCriteria(db, programId)),
	};
}

async function hasOwnCriteria(db: Executor, programId: string): Promise<boolean> {
	const criteria = await db
		.select({ id: gateCriterion.id })
		.from(gateCriterion)
		.where(eq(gateCriterion.programId, programId))
		.limit(1);
	return criteria.length > 0;
}
