import { kpi, kpiMeasurement, program } from "@throughline/db/schema";
import { kpiAttention } from "@throughline/domain/dashboard/attention";
import { unitOf } from "@throughline/domain/kpi/unit";
import { eq, getTableColumns, sql } from "drizzle-orm";
import { isOneOf } from "../../lock-rows.ts";
import { type FoundIn, foundIn, type Watched } from "./found.ts";

/** KPIs off target or without a measurement that is due. */
export async function kpisToMend({ db, ids, today }: Watched): Promise<FoundIn[]> {
	const { id, programId, name, ownerId, version } = getTableColumns(kpi);
	const { currentValue, targetValue, unit, unitLabel, direction, frequency } = getTableColumns(kpi);
	const newest = db
		.select({ day: sql`max(${kpiMeasurement.measurementDate})::text` })
		.from(kpiMeasurement)
		.where(eq(kpiMeasurement.kpiId, kpi.id));
	const rows = await db
		.select({
			id,
			programId,
			name,
			ownerId,
			version,
			currentValue,
			targetValue,
			unit,
			unitLabel,
			currency: program.currency,
			direction,
			frequency,
			addedOn: sql<string>`(${kpi.createdAt} at time zone 'UTC')::date::text`,
			measuredOn: sql<string | null>`(${newest})`,
		})
		.from(kpi)
		.innerJoin(program, eq(program.id, programId))
		.where(isOneOf(programId, ids));
	return rows.flatMap((row) => {
		const unit = unitOf(row, row.currency);
		return foundIn(row.programId, kpiAttention({ ...row, unit }, today));
	});
}
