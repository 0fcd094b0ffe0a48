import { laterThan } from "@throughline/db/clock";
import type { Transaction } from "@throughline/db/connect";
import { gateEvidencePack, type stageGate } from "@throughline/db/schema";
import type { StageGateReview } from "@throughline/domain/stage-gate";
import type { Judgement } from "@throughline/domain/stage-gate/criterion";
import {
	type Evidence,
	evidenceOf,
	judgementIssues,
	noteIssues,
} from "@throughline/domain/stage-gate/evidence";
import { sql } from "drizzle-orm";
import { invalidInput } from "../error.ts";
import { findIn } from "../find.ts";
import { programs } from "../program/entity.ts";
import { criteriaNow } from "./readiness.ts";

type Decision = Pick<StageGateReview, "programId" | "stageGateId" | "status" | "note">;

/** What is found for the gate's criteria at this moment. Throws INVALID_INPUT when the decision cannot rest on it. */
export async function gatherEvidence(
	tx: Transaction,
	{ programId, stageGateId, status, note }: Decision,
	judgements: Judgement[],
): Promise<Evidence[]> {
	const criteria = await criteriaNow(tx, programId, stageGateId);
	const evidence = evidenceOf(criteria, judgements);
	const issues = [...judgementIssues(judgements, criteria), ...noteIssues(status, note, evidence)];
	if (issues.length > 0) throw invalidInput(issues);
	return evidence;
}

/** Writes down what was known when the review was decided, by the names of this moment. */
export async function freezeEvidence(
	tx: Transaction,
	review: StageGateReview,
	gate: typeof stageGate.$inferSelect,
	criteria: Evidence[],
): Promise<void> {
	const { id: reviewId, programId, status, reviewDate, note, decidedByName, decidedAt } = review;
	if (decidedByName === null || decidedAt === null) throw new Error(`Review ${reviewId} is not decided`);
	const program = await findIn(tx, programs, programId);
	const { id, code, name, description } = gate;
	await tx.insert(gateEvidencePack).values({
		reviewId,
		createdAt: laterThan(sql`select max(created_at) from gate_evidence_pack where review_id = ${reviewId}`),
		pack: {
			program: { id: programId, name: program.name },
			gate: { id, code, name, description },
			status,
			reviewDate,
			note,
			decidedByName,
			decidedAt,
			criteria,
		},
	});
}
