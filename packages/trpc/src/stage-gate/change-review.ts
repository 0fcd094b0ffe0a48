import { databaseTime, laterThan } from "@throughline/db/clock";
import type { Transaction } from "@throughline/db/connect";
import { gateEvidencePack } from "@throughline/db/schema";
import { displayName, type Person } from "@throughline/domain/account";
import {
	decisionOf,
	isDecision,
	isFinal,
	type NewReview,
	type ReviewChange,
	type Signature,
	type StageGateReview,
	stepIssue,
} from "@throughline/domain/stage-gate";
import { unaskedConditions } from "@throughline/domain/stage-gate/condition";
import { unaskedJudgements } from "@throughline/domain/stage-gate/evidence";
import { eq, type SQL, sql } from "drizzle-orm";
import { CodedError, invalidInput } from "../error.ts";
import { findNamed, lockIn, requireIn } from "../find.ts";
import { programs } from "../program/entity.ts";
import { resources } from "../resource/entity.ts";
import type { Writer } from "../writer.ts";
import { addConditions } from "./conditions.ts";
import { freezeEvidence, gatherEvidence } from "./decide.ts";
import { reviews, reviewsOf, stageGates } from "./entity.ts";

/** What a write of a review works with. */
type Call = { db: Transaction; person: Person; write: Writer };

/** Schedules a review, or records one in whatever status it has; a decision is signed by the caller. */
export async function addReview(
	{ db, person, write }: Call,
	{ judgements, conditions, ...review }: NewReview,
): Promise<StageGateReview> {
	await requireIn(db, programs, review.programId);
	const gate = await findNamed(db, stageGates, "stageGateId", review.stageGateId);
	await findNamed(db, resources, "ownerId", review.ownerId);
	const gateReviews = reviewsOf(gate);
	if (!isDecision(review.status)) {
		refuse(unaskedJudgements(judgements) ?? unaskedConditions(conditions));
		return await write.insert(gateReviews, { ...review, createdAt: asTheNewest(review) });
	}
	const signature = await signatureOf({ db, person });
	const evidence = await gatherEvidence(db, review, judgements);
	const added = await write.insert(gateReviews, {
		...review,
		createdAt: asTheNewest(review),
		reviewDate: review.reviewDate ?? signature.at.slice(0, 10),
		...decisionOf(review.status, signature),
	});
	await freezeEvidence(db, added, gate, evidence);
	await addConditions({ db, write }, added, gate, conditions);
	return added;
}

/** Moves a review on, or changes its date or note. Throws DECIDED for one that is a record. */
export async function changeReview(
	{ db, person, write }: Call,
	{ id, version, judgements = [], conditions = [], ...change }: ReviewChange & { id: string },
): Promise<StageGateReview> {
	const before = await lockIn(db, reviews, id);
	if (isFinal(before.status)) {
		throw new CodedError("DECIDED", "A decided review is a record and never changes. Add another review.");
	}
	const gate = await findNamed(db, stageGates, "stageGateId", before.stageGateId);
	await findNamed(db, resources, "ownerId", change.ownerId);
	const gateReviews = reviewsOf(gate);
	const status = change.status ?? before.status;
	const decides = status !== before.status && isDecision(status);
	if (!decides) {
		refuse(unaskedJudgements(judgements) ?? unaskedConditions(conditions));
		refuse(stepIssue(before.status, status));
		const signed = status === before.status ? {} : decisionOf(status, await signatureOf({ db, person }));
		return await write.update(gateReviews, { id, version }, { ...change, ...signed });
	}
	refuse(stepIssue(before.status, status));
	const signature = await signatureOf({ db, person });
	// What was noted until now is not why it was decided.
	const note = change.note ?? null;
	const evidence = await gatherEvidence(db, { ...before, status, note }, judgements);
	const after = await write.update(
		gateReviews,
		{ id, version },
		{
			...change,
			note,
			reviewDate: change.reviewDate ?? before.reviewDate ?? signature.at.slice(0, 10),
			...decisionOf(status, signature),
		},
	);
	await freezeEvidence(db, after, gate, evidence);
	await addConditions({ db, write }, after, gate, conditions);
	return after;
}

/** Deletes a review on which nothing was ever decided. Throws DECIDED for another. */
export async function removeReview(
	{ db, write }: Call,
	target: { id: string; version?: number | undefined },
) {
	const review = await lockIn(db, reviews, target.id);
	const [pack] = await db
		.select({ id: gateEvidencePack.id })
		.from(gateEvidencePack)
		.where(eq(gateEvidencePack.reviewId, review.id))
		.limit(1);
	if (pack) {
		throw new CodedError(
			"DECIDED",
			"A review on which a decision was taken is a record and cannot be deleted",
		);
	}
	const gate = await findNamed(db, stageGates, "stageGateId", review.stageGateId);
	return await write.remove(reviewsOf(gate), target);
}

async function signatureOf({ db, person }: Omit<Call, "write">): Promise<Signature> {
	return { personId: person.id, name: displayName(person), at: (await databaseTime(db)).toISOString() };
}

/** A program stands at a gate where its newest review says. */
function asTheNewest({ programId, stageGateId }: Pick<NewReview, "programId" | "stageGateId">): SQL {
	return laterThan(
		sql`select max(created_at) from stage_gate_review where program_id = ${programId} and stage_gate_id = ${stageGateId}`,
	);
}

function refuse(issue: ReturnType<typeof stepIssue>): void {
	if (issue) throw invalidInput([issue]);
}
