import type { Transaction } from "@throughline/db/connect";
import { kpiMeasurement } from "@throughline/db/schema";
import type { Kpi, KpiImport, KpiImported } from "@throughline/domain/kpi";
import { isSameNumber } from "@throughline/domain/value/decimal";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Writer } from "../writer.ts";
import { followNewest } from "./current-value.ts";

/**
 * Takes many measurements over at once: new days are added, days that have another value get the new one. One line in
 * the audit trail tells all of it, with the values before and after. `kpi` must be locked.
 */
export async function importMeasurements(
	ctx: { db: Transaction; write: Writer },
	kpi: Kpi,
	measurements: KpiImport["measurements"],
): Promise<KpiImported> {
	const kpiId = kpi.id;
	const days = measurements.map(({ measurementDate }) => measurementDate);
	const stored = await ctx.db
		.select({ day: kpiMeasurement.measurementDate, value: kpiMeasurement.value })
		.from(kpiMeasurement)
		.where(and(eq(kpiMeasurement.kpiId, kpiId), inArray(kpiMeasurement.measurementDate, days)));
	const before = new Map(stored.map(({ day, value }) => [day, value]));
	const added = measurements.filter(({ measurementDate }) => !before.has(measurementDate));
	const overwritten = measurements.filter(({ measurementDate, value }) => {
		const old = before.get(measurementDate);
		return old !== undefined && !isSameNumber(old, value);
	});
	const changed = [...added, ...overwritten];
	const unchanged = measurements.length - changed.length;
	if (changed.length > 0) {
		await ctx.db
			.insert(kpiMeasurement)
			.values(changed.map((each) => ({ kpiId, ...each })))
			.onConflictDoUpdate({
				target: [kpiMeasurement.kpiId, kpiMeasurement.measurementDate],
				set: {
					value: sql`excluded.value`,
					version: sql`${kpiMeasurement.version} + 1`,
					updatedAt: sql`now()`,
				},
			});
		const overwrittenDays = overwritten.map(({ measurementDate }) => measurementDate);
		await ctx.write.record({
			action: "measured",
			area: "kpi",
			objectType: "kpi",
			objectId: kpiId,
			objectTitle: kpi.name,
			programId: kpi.programId,
			before: {
				measurements: Object.fromEntries(overwrittenDays.map((day) => [day, before.get(day) ?? null])),
			},
			after: {
				measurements: Object.fromEntries(
					changed.map(({ measurementDate, value }) => [measurementDate, value]),
				),
			},
		});
		await followNewest(ctx, kpiId);
	}
	return { added: added.length, overwritten: overwritten.length, unchanged };
}
