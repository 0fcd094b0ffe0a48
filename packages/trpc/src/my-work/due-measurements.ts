import type { Executor } from "@throughline/db/connect";
import { kpi, kpiMeasurement, program } from "@throughline/db/schema";
import { measurementDue } from "@throughline/domain/kpi/measurement-due";
import { unitOf } from "@throughline/domain/kpi/unit";
import { endOfWeek, type MyWorkItem } from "@throughline/domain/my-work";
import { and, eq, isNull, sql } from "drizzle-orm";

/** The KPIs of a member whose next value is due by the end of the week of `today`, by their frequency. */
export async function dueMeasurements(db: Executor, memberId: string, today: string): Promise<MyWorkItem[]> {
	const rows = await db
		.select({
			id: kpi.id,
			programId: kpi.programId,
			programName: program.name,
			title: kpi.name,
			frequency: kpi.frequency,
			unit: kpi.unit,
			unitLabel: kpi.unitLabel,
			currency: program.currency,
			currentValue: kpi.currentValue,
			addedOn: sql<string>`(${kpi.createdAt} at time zone 'UTC')::date::text`,
			measuredOn: sql<string | null>`(
				select max(${kpiMeasurement.measurementDate})::text from ${kpiMeasurement}
				where ${kpiMeasurement.kpiId} = ${kpi.id})`,
		})
		.from(kpi)
		.innerJoin(program, eq(program.id, kpi.programId))
		.where(and(eq(kpi.ownerId, memberId), isNull(program.archivedAt)));
	const last = endOfWeek(today);
	return rows.flatMap(({ unit, unitLabel, currency, addedOn, ...row }) => {
		const dueDate = measurementDue(row.frequency, row.measuredOn, addedOn);
		if (dueDate > last) return [];
		return [{ kind: "measurement" as const, ...row, dueDate, unit: unitOf({ unit, unitLabel }, currency) }];
	});
}
