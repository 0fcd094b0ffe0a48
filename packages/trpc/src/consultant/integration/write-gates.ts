import type { Transaction } from "@throughline/db/connect";
import { gateCriterion, stageGate } from "@throughline/db/schema";
import type { PlannedProgram } from "@throughline/domain/consultant/integration/planned-program";
import { and, asc, isNotNull, isNull } from "drizzle-orm";
import { criteria } from "../../stage-gate/entity.ts";
import type { Writer } from "../../writer.ts";
import type { MadeObject } from "./write-origins.ts";

/**
 * Gives the program its own criteria at the gates that the plan speaks of: those of every program that are measured on
 * live data, and then the plan's. Gates that the product does not have are left out.
 */
export async function writeGates(
	{ db, write }: { db: Transaction; write: Writer },
	programId: string,
	planned: PlannedProgram["gates"],
): Promise<MadeObject[]> {
	const gates = await db.select({ id: stageGate.id, code: stageGate.code }).from(stageGate);
	const shared = await db
		.select()
		.from(gateCriterion)
		.where(and(isNull(gateCriterion.programId), isNotNull(gateCriterion.binding)))
		.orderBy(asc(gateCriterion.position), asc(gateCriterion.id));
	const wanted = gates.flatMap(({ id: stageGateId, code }) => {
		const ofPlan = planned.filter((gate) => gate.code === code);
		if (ofPlan.length === 0) return [];
		const given = shared.filter((criterion) => criterion.stageGateId === stageGateId);
		const texts = new Set(given.map(({ text }) => text));
		const own = ofPlan
			.flatMap((gate) => gate.criteria)
			.filter((text) => !texts.has(text))
			.map((text) => ({ text, binding: null }));
		const reasons = ofPlan.flatMap((gate) => gate.reasons);
		return [...given.map(({ text, binding }) => ({ text, binding })), ...own].map((criterion, position) => ({
			row: { stageGateId, programId, position, ...criterion },
			reasons,
		}));
	});
	const rows = await write.insertMany(
		criteria,
		wanted.map(({ row }) => row),
	);
	return rows.map(({ id, stageGateId }, index) => ({
		type: criteria.type,
		id,
		gateId: stageGateId,
		reasons: wanted[index]?.reasons ?? [],
	}));
}
