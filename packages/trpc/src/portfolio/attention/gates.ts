import { stageGateReview } from "@throughline/db/schema";
import { gateAttention } from "@throughline/domain/dashboard/attention";
import { isOneOf } from "../../lock-rows.ts";
import { type FoundIn, foundIn, type Watched } from "./found.ts";

/** Gates whose review is overdue, or due soon with criteria that do not hold. */
export async function gatesToMend({ db, gates, ids, today }: Watched): Promise<FoundIn[]> {
	const due = ids.flatMap((programId) => {
		const next = gates.get(programId)?.next;
		return next?.reviewId ? [{ programId, reviewId: next.reviewId, gate: { ...next, ownerId: null } }] : [];
	});
	const found = due.filter(({ gate }) => gateAttention(gate, today) !== null);
	if (found.length === 0) return [];
	const reviews = await db
		.select({ id: stageGateReview.id, ownerId: stageGateReview.ownerId })
		.from(stageGateReview)
		.where(
			isOneOf(
				stageGateReview.id,
				found.map(({ reviewId }) => reviewId),
			),
		);
	const owners = new Map(reviews.map(({ id, ownerId }) => [id, ownerId]));
	return found.flatMap(({ programId, reviewId, gate }) =>
		foundIn(programId, gateAttention({ ...gate, ownerId: owners.get(reviewId) ?? null }, today)),
	);
}
