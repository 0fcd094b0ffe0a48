import type { Transaction } from "@throughline/db/connect";
import { nextRiskCodes } from "@throughline/db/risk-code";
import { riskScore } from "@throughline/db/schema";
import type { NewRisk, Risk } from "@throughline/domain/risk";
import { suggestedPriority } from "@throughline/domain/risk/matrix";
import { type FieldPath, requireEach, requireEachNamed } from "../find.ts";
import { programs } from "../program/entity.ts";
import { resources } from "../resource/entity.ts";
import type { Writer } from "../writer.ts";
import { risks } from "./entity.ts";

/**
 * Records several risks, all or none, each with its first assessment; codes follow their order. Throws NOT_FOUND for a
 * program, or INVALID_INPUT; `path` says where the n-th risk's fields stand in the input.
 */
export async function createRisks(
	{ db, write }: { db: Transaction; write: Writer },
	given: readonly NewRisk[],
	path: FieldPath,
): Promise<Risk[]> {
	await requireEach(
		db,
		programs,
		given.map(({ programId }) => programId),
	);
	await requireEachNamed(db, resources, "ownerId", given, path);
	const codes = new Map<string, string[]>();
	for (const [programId, ofProgram] of Map.groupBy(given, (risk) => risk.programId)) {
		codes.set(programId, await nextRiskCodes(db, programId, ofProgram.length));
	}
	const rows = await write.insertMany(
		risks,
		given.map((risk) => ({
			...risk,
			priority: risk.priority ?? suggestedPriority(risk.likelihood, risk.impact),
			riskId: codes.get(risk.programId)?.shift() ?? "",
		})),
	);
	await db.insert(riskScore).values(
		rows.map(({ id, likelihood, impact, residualLikelihood, residualImpact }) => {
			return { riskId: id, likelihood, impact, residualLikelihood, residualImpact };
		}),
	);
	return rows;
}
