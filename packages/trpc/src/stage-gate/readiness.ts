import { databaseDay } from "@throughline/db/clock";
import type { Executor } from "@throughline/db/connect";
import { gateCriterion, gateEvidencePack, stageGate, stageGateReview } from "@throughline/db/schema";
import { isFinal } from "@throughline/domain/stage-gate";
import { criteriaInForce, type Measure } from "@throughline/domain/stage-gate/criterion";
import {
	type Evidence,
	type GateReadiness,
	type MeasuredCriterion,
	measure,
} from "@throughline/domain/stage-gate/evidence";
import { and, asc, desc, eq, isNull, or } from "drizzle-orm";
import { gateFacts } from "./facts.ts";

/** How ready a program is for every gate, in the order of the gates. The program must exist. */
export async function readinessOf(db: Executor, programId: string): Promise<GateReadiness[]> {
	const [gates, criteria, decided] = await Promise.all([
		db.select({ id: stageGate.id }).from(stageGate).orderBy(asc(stageGate.position)),
		criteriaFor(db, programId),
		decidedEvidence(db, programId),
	]);
	const inForce = gates.map(({ id }) => ({
		stageGateId: id,
		...criteriaInForce(criteria.filter(({ stageGateId }) => stageGateId === id)),
	}));
	const measured = await measureAll(
		db,
		programId,
		inForce.flatMap((gate) => gate.criteria),
	);
	return inForce.map((gate) => ({
		...gate,
		criteria: measured.filter(({ stageGateId }) => stageGateId === gate.stageGateId),
		decided: decided.get(gate.stageGateId) ?? null,
	}));
}

/** The criteria that are in force for a program at one gate, measured now. */
export async function criteriaNow(
	db: Executor,
	programId: string,
	gateId: string,
): Promise<MeasuredCriterion[]> {
	return await measureAll(db, programId, criteriaInForce(await criteriaFor(db, programId, gateId)).criteria);
}

/** What was found at each gate whose newest review is passed or failed, by the gate's id. */
async function decidedEvidence(db: Executor, programId: string): Promise<Map<string, Evidence[]>> {
	const newest = await db
		.selectDistinctOn([stageGateReview.stageGateId], {
			stageGateId: stageGateReview.stageGateId,
			status: stageGateReview.status,
			pack: gateEvidencePack.pack,
		})
		.from(stageGateReview)
		.leftJoin(gateEvidencePack, eq(gateEvidencePack.reviewId, stageGateReview.id))
		.where(eq(stageGateReview.programId, programId))
		.orderBy(
			stageGateReview.stageGateId,
			desc(stageGateReview.createdAt),
			desc(stageGateReview.id),
			desc(gateEvidencePack.createdAt),
			desc(gateEvidencePack.id),
		);
	return new Map(
		newest.flatMap(({ stageGateId, status, pack }) =>
			isFinal(status) && pack ? [[stageGateId, pack.criteria] as const] : [],
		),
	);
}

type Criterion = typeof gateCriterion.$inferSelect;

function criteriaFor(db: Executor, programId: string, gateId?: string): Promise<Criterion[]> {
	return db
		.select()
		.from(gateCriterion)
		.where(
			and(
				or(eq(gateCriterion.programId, programId), isNull(gateCriterion.programId)),
				gateId === undefined ? undefined : eq(gateCriterion.stageGateId, gateId),
			),
		)
		.orderBy(asc(gateCriterion.position), asc(gateCriterion.createdAt), asc(gateCriterion.id));
}

async function measureAll(
	db: Executor,
	programId: string,
	criteria: Criterion[],
): Promise<MeasuredCriterion[]> {
	const measures = new Set<Measure>(criteria.flatMap(({ binding }) => binding?.measure ?? []));
	if (measures.size === 0) {
		return criteria.map((criterion) => ({ ...criterion, condition: null, live: null, met: null }));
	}
	const facts = (await gateFacts(db, [programId], measures, await databaseDay(db))).get(programId);
	if (!facts) throw new Error(`Program ${programId} has no totals`);
	return criteria.map((criterion) => measure(criterion, facts));
}
