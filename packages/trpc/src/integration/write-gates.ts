import type { Transaction } from "@throughline/db/connect";
import { gateCriterion, stageGate } from "@throughline/db/schema";
import type { PlannedProgram } from "@throughline/domain/consultant/integration/planned-program";
import { and, isNotNull, isNull } from "drizzle-orm";
import { criteria } from "../stage-gate/entity.ts";
import type { Writer } from "../writer.ts";
import type { MadeObject } from "./made-object.ts";

/**
 * Gives the program the plan's criteria at the gates that the plan speaks of, and no others: those of every program would
 * count there as met or unmet although the plan never asked for them. What the plan words as one of them is measured as
 * that one is. At gates without criteria in the plan those of every program hold; gates that the product does not have
 * are left out.
 */
export async function writeGates(
	{ db, write }: { db: Transaction; write: Writer },
	programId: string,
	planned: PlannedProgram["gates"],
): Promise<MadeObject[]> {
	const gates = await db.select({ id: stageGate.id, code: stageGate.code }).from(stageGate);
	const measured = await db
		.select()
		.from(gateCriterion)
		.where(and(isNull(gateCriterion.programId), isNotNull(gateCriterion.binding)));
	const wanted = gates.flatMap(({ id: stageGateId, code }) => {
		const ofPlan = planned.filter((gate) => gate.code === code);
		const reasons = ofPlan.flatMap((gate) => gate.reasons);
		const texts = new Set(ofPlan.flatMap((gate) => gate.criteria));
		return [...texts].map((text, position) => {
			const same = measured.find((shared) => shared.stageGateId === stageGateId && shared.text === text);
			return { row: { stageGateId, programId, position, text, binding: same?.binding ?? null }, reasons };
		});
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
