import type { Executor } from "@throughline/db/connect";
import { gateCriterion, stageGate, stageGateReview } from "@throughline/db/schema";
import type { ReviewStatus } from "@throughline/domain/stage-gate";
import { asc, desc, eq } from "drizzle-orm";
import { isOneOf } from "../lock-rows.ts";

/** A gate, and where a program stands before it; a gate without a review is Pending. */
export type GateStatus = {
	id: string;
	code: string;
	name: string;
	status: ReviewStatus;
	/** The newest review's; null without one. */
	reviewId: string | null;
	reviewDate: string | null;
};

/** Every gate in order with each program's newest review of it, by the program's id. */
export async function gateStatuses(
	db: Executor,
	programIds: readonly string[],
): Promise<Map<string, GateStatus[]>> {
	const [gates, reviews] = await Promise.all([
		db
			.select({ id: stageGate.id, code: stageGate.code, name: stageGate.name })
			.from(stageGate)
			.orderBy(asc(stageGate.position)),
		newestReviews(db, [...programIds]),
	]);
	const newest = new Map(reviews.map((row) => [`${row.programId} ${row.stageGateId}`, row]));
	const gatesOf = (programId: string) =>
		gates.map((gate): GateStatus => {
			const review = newest.get(`${programId} ${gate.id}`);
			return {
				...gate,
				status: review?.status ?? "Pending",
				reviewId: review?.reviewId ?? null,
				reviewDate: review?.reviewDate ?? null,
			};
		});
	return new Map(programIds.map((programId) => [programId, gatesOf(programId)]));
}

function newestReviews(db: Executor, ids: string[]) {
	return db
		.selectDistinctOn([stageGateReview.programId, stageGateReview.stageGateId], {
			programId: stageGateReview.programId,
			stageGateId: stageGateReview.stageGateId,
			reviewId: stageGateReview.id,
			status: stageGateReview.status,
			reviewDate: stageGateReview.reviewDate,
		})
		.from(stageGateReview)
		.where(isOneOf(stageGateReview.programId, ids))
		.orderBy(
			asc(stageGateReview.programId),
			asc(stageGateReview.stageGateId),
			desc(stageGateReview.createdAt),
			desc(stageGateReview.id),
		);
}

/** Whether a program stands before its gates: it has a review, or criteria of its own. */
export async function hasGateData(
	db: Executor,
	programId: string,
	gates: readonly GateStatus[],
): Promise<boolean> {
	if (gates.some(({ reviewId }) => reviewId !== null)) return true;
	const criteria = await db
		.select({ id: gateCriterion.id })
		.from(gateCriterion)
		.where(eq(gateCriterion.programId, programId))
		.limit(1);
	return criteria.length > 0;
}
