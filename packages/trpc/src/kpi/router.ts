import type { Transaction } from "@throughline/db/connect";
import { kpi } from "@throughline/db/schema";
import { type Kpi, KpiChange, NewKpi, NewKpis } from "@throughline/domain/kpi";
import { unitAfter, unitIssues } from "@throughline/domain/kpi/unit";
import { id, version } from "@throughline/domain/shape";
import { asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import {
	type FieldPath,
	findIn,
	findNamed,
	lockIn,
	only,
	ownField,
	requireEach,
	requireEachNamed,
	requireIn,
} from "../find.ts";
import { prepared } from "../prepared.ts";
import { reads, router, writes } from "../procedure.ts";
import { programs } from "../program/entity.ts";
import { resources } from "../resource/entity.ts";
import type { Writer } from "../writer.ts";
import { requireNewest } from "./current-value.ts";
import { kpis } from "./entity.ts";
import { measurementRouter } from "./measurement.ts";
import { trendsOf } from "./trends.ts";

const ofProgram = z.strictObject({ programId: id });
const kpisOfProgram = prepared((db) =>
	db
		.select()
		.from(kpi)
		.where(eq(kpi.programId, sql.placeholder("programId")))
		.orderBy(asc(kpi.createdAt), asc(kpi.id))
		.prepare("kpis_of_program"),
);

export const kpiRouter = router({
	measurement: measurementRouter,

	/** All KPIs of a program, in the order in which they were added. */
	list: reads("read")
		.input(ofProgram)
		.query(async ({ ctx, input }) => {
			const rows = await kpisOfProgram(ctx.db, input);
			if (rows.length === 0) await requireIn(ctx.db, programs, input.programId);
			return rows;
		}),

	byId: reads("read")
		.input(z.strictObject({ id }))
		.query(({ ctx, input }) => findIn(ctx.db, kpis, input.id)),

	/** The newest values of each KPI of a program: the lines in their cards. */
	trends: reads("read")
		.input(ofProgram)
		.query(async ({ ctx, input }) => {
			const trends = await trendsOf(ctx.db, input.programId);
			if (trends.length === 0) await requireIn(ctx.db, programs, input.programId);
			return trends;
		}),

	create: writes("write")
		.input(NewKpi)
		.mutation(async ({ ctx, input }) => only(await createKpis(ctx, [input], ownField))),

	/** Adds several, all or none, in their order. */
	createMany: writes("write", { bulk: true })
		.input(NewKpis)
		.mutation(({ ctx, input }) => createKpis(ctx, input.kpis, (place, field) => `kpis.${place}.${field}`)),

	update: writes("write")
		.input(KpiChange.extend({ id }))
		.mutation(async ({ ctx, input: { id, version, ...change } }) => {
			await findNamed(ctx.db, resources, "ownerId", change.ownerId);
			// Held before its measurements are looked at, so that none comes between.
			const before = await lockIn(ctx.db, kpis, id);
			await requireNewest(ctx.db, id, change.currentValue);
			const changed = { ...change, ...unitAfter(before, change) };
			return await ctx.write.update(kpis, { id, version }, changed, {
				issuesOf: (row) => unitIssues(row, before),
			});
		}),

	remove: writes("write")
		.input(z.strictObject({ id, version: version.optional() }))
		.mutation(({ ctx, input }) => ctx.write.remove(kpis, input)),
});

/** Adds KPIs, all or none. Throws NOT_FOUND for a program, or INVALID_INPUT. */
async function createKpis(
	{ db, write }: { db: Transaction; write: Writer },
	given: readonly NewKpi[],
	path: FieldPath,
): Promise<Kpi[]> {
	await requireEach(
		db,
		programs,
		given.map(({ programId }) => programId),
	);
	await requireEachNamed(db, resources, "ownerId", given, path);
	return await write.insertMany(kpis, given);
}
