import type { Transaction } from "@throughline/db/connect";
import { gateCriterion } from "@throughline/db/schema";
import type { GateCriterion } from "@throughline/domain/stage-gate/criterion";
import { and, asc, eq, isNull } from "drizzle-orm";
import { findNamed, requireIn } from "../find.ts";
import { programs } from "../program/entity.ts";
import type { Writer } from "../writer.ts";
import { criteria, stageGates } from "./entity.ts";

type Call = { db: Transaction; write: Writer };
type AtGate = { stageGateId: string; programId: string };

/** The program's own criteria at a gate, made from those of every program where it has none yet. */
export async function tailor({ db, write }: Call, at: AtGate): Promise<GateCriterion[]> {
	await requireIn(db, programs, at.programId);
	await findNamed(db, stageGates, "stageGateId", at.stageGateId);
	const tailored = await ownCriteria(db, at);
	if (tailored.length > 0) return tailored;
	const shared = await db
		.select()
		.from(gateCriterion)
		.where(and(eq(gateCriterion.stageGateId, at.stageGateId), isNull(gateCriterion.programId)))
		.orderBy(asc(gateCriterion.position), asc(gateCriterion.id));
	const copies: GateCriterion[] = [];
	for (const { text, binding, position } of shared) {
		copies.push(await write.insert(criteria, { ...at, text, binding, position }));
	}
	return copies;
}

/** Deletes the program's own criteria at a gate; each can be undone. */
export async function untailor({ db, write }: Call, at: AtGate): Promise<{ undoIds: string[] }> {
	const undoIds: string[] = [];
	for (const { id } of await ownCriteria(db, at)) undoIds.push((await write.remove(criteria, { id })).undoId);
	return { undoIds };
}

function ownCriteria(db: Transaction, { stageGateId, programId }: AtGate) {
	return db
		.select()
		.from(gateCriterion)
		.where(and(eq(gateCriterion.stageGateId, stageGateId), eq(gateCriterion.programId, programId)))
		.orderBy(asc(gateCriterion.position), asc(gateCriterion.id));
}
