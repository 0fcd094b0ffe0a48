import type { Executor } from "@throughline/db/connect";
import { benefit, kpi, programLessons, tripwire } from "@throughline/db/schema";
import { kpiReaches } from "@throughline/domain/kpi";
import {
	noLessons,
	type ProgramLessons,
	ProgramLessonsChange,
	type ProgramResults,
} from "@throughline/domain/program";
import { id } from "@throughline/domain/shape";
import { and, asc, eq, isNotNull } from "drizzle-orm";
import { z } from "zod";
import { entity } from "../entity.ts";
import { requireIn } from "../find.ts";
import { reads, router, writes } from "../procedure.ts";
import { programs } from "./entity.ts";

const lessons = entity({
	table: programLessons,
	type: "lessons learned",
	area: "program",
	title: () => "Lessons learned",
	programId: (row) => row.id,
	read: (id, tx) => lessonsOf(tx, id),
});

export const lessonsRouter = router({
	byId: reads("read")
		.input(z.strictObject({ id }))
		.query(({ ctx, input }) => lessonsOf(ctx.db, input.id)),

	update: writes("write")
		.input(ProgramLessonsChange.extend({ id }))
		.mutation(async ({ ctx, input: { id, version, ...change } }) => {
			await requireIn(ctx.db, programs, id);
			await ctx.db.insert(programLessons).values({ id }).onConflictDoNothing();
			return shown(await ctx.write.update(lessons, { id, version }, change));
		}),

	/** What the program forecast and what came of it: to be read beside the questions. */
	results: reads("read")
		.input(z.strictObject({ id }))
		.query(({ ctx, input }) => resultsOf(ctx.db, input.id)),
});

/** What was learned from a program; open answers while nobody has given them. Throws NOT_FOUND. */
async function lessonsOf(db: Executor, programId: string): Promise<ProgramLessons> {
	const [row] = await db.select().from(programLessons).where(eq(programLessons.id, programId));
	if (row) return shown(row);
	await requireIn(db, programs, programId);
	return { id: programId, ...noLessons };
}

function shown({ id, cameTrue, didNotComeTrue, wouldDoAgain, version }: ProgramLessons): ProgramLessons {
	return { id, cameTrue, didNotComeTrue, wouldDoAgain, version };
}

/** A program's KPIs, benefits and broken assumptions as they stand. Throws NOT_FOUND. */
async function resultsOf(db: Executor, programId: string): Promise<ProgramResults> {
	await requireIn(db, programs, programId);
	const kpis = await db
		.select()
		.from(kpi)
		.where(eq(kpi.programId, programId))
		.orderBy(asc(kpi.createdAt), asc(kpi.id));
	const benefits = await db
		.select({ name: benefit.name, target: benefit.targetValue, realized: benefit.realizedValue })
		.from(benefit)
		.where(eq(benefit.programId, programId))
		.orderBy(asc(benefit.createdAt), asc(benefit.id));
	const crossed = await db
		.select({ reason: tripwire.reason, crossedAt: tripwire.crossedAt })
		.from(tripwire)
		.where(and(eq(tripwire.programId, programId), isNotNull(tripwire.crossedAt)))
		.orderBy(asc(tripwire.crossedAt), asc(tripwire.id));
	return {
		kpis: kpis.map(toKpiResult),
		benefits,
		tripwires: crossed.flatMap(({ reason, crossedAt }) =>
			reason !== null && crossedAt !== null ? { reason, crossedAt } : [],
		),
	};
}

/** What a KPI forecast, and where it stands. */
export function toKpiResult(row: typeof kpi.$inferSelect): ProgramResults["kpis"][number] {
	return {
		name: row.name,
		unit: row.unit,
		unitLabel: row.unitLabel,
		target: row.targetValue,
		current: row.currentValue,
		isMet: row.targetValue === null ? null : kpiReaches(row, 100),
	};
}
