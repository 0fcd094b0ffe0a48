import type { Executor } from "@throughline/db/connect";
import { stageGate, stageGateReview } from "@throughline/db/schema";
import { asc, desc, eq } from "drizzle-orm";

/** Every gate in order with the status of the program's newest review of it; a gate without a review is Pending. */
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
		gatesReviewed: rows.some(({ status }) => status !== null),
	};
}
