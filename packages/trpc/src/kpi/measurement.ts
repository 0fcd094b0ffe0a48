import type { Executor } from "@throughline/db/connect";
import { kpiMeasurement } from "@throughline/db/schema";
import { KpiImport, KpiMeasurementChange, NewKpiMeasurement } from "@throughline/domain/kpi";
import { id, version } from "@throughline/domain/shape";
import { and, asc, eq } from "drizzle-orm";
import { z } from "zod";
import { CodedError } from "../error.ts";
import { findIn, noSuch } from "../find.ts";
import { reads, router, writes } from "../procedure.ts";
import { followNewest } from "./current-value.ts";
import { kpis, measurementsOf } from "./entity.ts";
import { importMeasurements } from "./import-measurements.ts";
import { lockMeasured } from "./lock-measured.ts";

const oneOfKpi = z.strictObject({ kpiId: id, id });

/** Each write holds the KPI first: the newest measurement becomes its current value in the same transaction. */
export const measurementRouter = router({
	/** All values of a KPI, the oldest first. */
	list: reads("read")
		.input(z.strictObject({ kpiId: id }))
		.query(async ({ ctx, input: { kpiId } }) => {
			const rows = await ctx.db
				.select()
				.from(kpiMeasurement)
				.where(eq(kpiMeasurement.kpiId, kpiId))
				.orderBy(asc(kpiMeasurement.measurementDate));
			if (rows.length === 0) await findIn(ctx.db, kpis, kpiId);
			return rows;
		}),

	byId: reads("read")
		.input(oneOfKpi)
		.query(({ ctx, input }) => findMeasurement(ctx.db, input)),

	create: writes("contribute")
		.input(NewKpiMeasurement.extend({ kpiId: id }))
		.mutation(async ({ ctx, input }) => {
			const measured = await lockMeasured(ctx, input);
			await requireFreeDay(ctx.db, input);
			const created = await ctx.write.insert(measurementsOf(measured), input);
			await followNewest(ctx, input.kpiId);
			return created;
		}),

	update: writes("contribute")
		.input(KpiMeasurementChange.extend(oneOfKpi.shape))
		.mutation(async ({ ctx, input: { kpiId, id, version, ...change } }) => {
			const measured = await lockMeasured(ctx, { kpiId, ...change });
			const before = await findMeasurement(ctx.db, { kpiId, id });
			if (change.measurementDate !== undefined && change.measurementDate !== before.measurementDate) {
				await requireFreeDay(ctx.db, { kpiId, measurementDate: change.measurementDate });
			}
			const changed = await ctx.write.update(measurementsOf(measured), { id, version }, change);
			await followNewest(ctx, kpiId);
			return changed;
		}),

	remove: writes("contribute")
		.input(oneOfKpi.extend({ version: version.optional() }))
		.mutation(async ({ ctx, input: { kpiId, id, version } }) => {
			const measured = await lockMeasured(ctx, { kpiId });
			await findMeasurement(ctx.db, { kpiId, id });
			const removed = await ctx.write.remove(measurementsOf(measured), { id, version });
			await followNewest(ctx, kpiId);
			return removed;
		}),

	/** Takes many over at once; a day that has a value already gets the new one. */
	import: writes("contribute", { bulk: true })
		.input(KpiImport.extend({ kpiId: id }))
		.mutation(async ({ ctx, input }) =>
			importMeasurements(ctx, await lockMeasured(ctx, input), input.measurements),
		),
});

/** The measurement, if it is one of this KPI. Throws NOT_FOUND. */
async function findMeasurement(db: Executor, { kpiId, id }: { kpiId: string; id: string }) {
	const [row] = await db
		.select()
		.from(kpiMeasurement)
		.where(and(eq(kpiMeasurement.id, id), eq(kpiMeasurement.kpiId, kpiId)));
	if (!row) throw noSuch({ type: "measurement" });
	return row;
}

/** Throws ALREADY_EXISTS with the day's measurement. */
async function requireFreeDay(
	db: Executor,
	{ kpiId, measurementDate }: { kpiId: string; measurementDate: string },
): Promise<void> {
	const [current] = await db
		.select()
		.from(kpiMeasurement)
		.where(and(eq(kpiMeasurement.kpiId, kpiId), eq(kpiMeasurement.measurementDate, measurementDate)));
	if (!current) return;
	const message = "This day has a value already: change that one";
	throw new CodedError("ALREADY_EXISTS", message, {
		issues: [{ path: "measurementDate", message }],
		current,
	});
}
