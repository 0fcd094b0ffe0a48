import type { Executor } from "@throughline/db/connect";
import { benefit, kpi, program, programLessons, stageGateReview, tripwire } from "@throughline/db/schema";
import { resultLines } from "@throughline/domain/program/results";
import { and, asc, desc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { toKpiResult } from "../../program/lessons.ts";
import { mostRead, toSource, type Written } from "./written.ts";

/**
 * What everybody may read of programs that are over: what they were for, what was learned from them, what became of their
 * forecasts, what was said at their gates, and which of their assumptions live data broke.
 */
export async function closedPrograms(db: Executor): Promise<Written[]> {
	const closed = await db
		.select({
			id: program.id,
			name: program.name,
			description: program.description,
			currency: program.currency,
			cameTrue: programLessons.cameTrue,
			didNotComeTrue: programLessons.didNotComeTrue,
			wouldDoAgain: programLessons.wouldDoAgain,
		})
		.from(program)
		.leftJoin(programLessons, eq(programLessons.id, program.id))
		.where(and(inArray(program.status, ["Completed", "Cancelled"]), isNull(program.archivedAt)))
		.orderBy(desc(program.updatedAt))
		.limit(mostRead);
	const ids = closed.map(({ id }) => id);
	const said = await saidOf(db, ids);
	const resultsOf = await findResults(db, ids);
	return closed.map(({ id, name, description, currency, cameTrue, didNotComeTrue, wouldDoAgain }) => {
		const texts = [
			description,
			didNotComeTrue,
			wouldDoAgain,
			cameTrue,
			...resultLines(resultsOf(id), currency).map(
				({ text, isMet }) => `${text}: ${isMet ? "reached" : "not reached"}.`,
			),
			...(said.get(id) ?? []).map(({ note }) => note),
		];
		return {
			...toSource(id, name, texts.filter((text) => text !== null && text !== "").join("\n\n")),
			origin: { kind: "program", id, name },
		};
	});
}

/** What was said at the gates of programs, and of assumptions that live data broke. */
async function saidOf(db: Executor, ids: readonly string[]) {
	const notes = await db
		.select({ programId: stageGateReview.programId, note: stageGateReview.note })
		.from(stageGateReview)
		.where(and(inArray(stageGateReview.programId, [...ids]), isNotNull(stageGateReview.note)))
		.orderBy(stageGateReview.createdAt);
	const broken = await db
		.select({ programId: tripwire.programId, note: tripwire.reason })
		.from(tripwire)
		.where(
			and(inArray(tripwire.programId, [...ids]), isNotNull(tripwire.crossedAt), isNotNull(tripwire.reason)),
		)
		.orderBy(tripwire.crossedAt);
	return Map.groupBy([...notes, ...broken], ({ programId }) => programId);
}

/** The KPIs and benefits of programs. */
async function findResults(db: Executor, ids: readonly string[]) {
	const kpis = await db
		.select()
		.from(kpi)
		.where(inArray(kpi.programId, [...ids]))
		.orderBy(asc(kpi.createdAt), asc(kpi.id));
	const benefits = await db
		.select({
			programId: benefit.programId,
			name: benefit.name,
			target: benefit.targetValue,
			realized: benefit.realizedValue,
		})
		.from(benefit)
		.where(inArray(benefit.programId, [...ids]))
		.orderBy(asc(benefit.createdAt), asc(benefit.id));
	const kpisOf = Map.groupBy(kpis, ({ programId }) => programId);
	const benefitsOf = Map.groupBy(benefits, ({ programId }) => programId);
	return (id: string) => ({
		kpis: (kpisOf.get(id) ?? []).map(toKpiResult),
		benefits: benefitsOf.get(id) ?? [],
	});
}
