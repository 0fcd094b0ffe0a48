import { kpi, kpiMeasurement } from "@throughline/db/schema";
import { kpiAttention } from "@throughline/domain/dashboard/attention";
import { eq, getTableColumns, sql } from "drizzle-orm";
import { isOneOf } from "../../lock-rows.ts";
import { type FoundIn, foundIn, type Watched } from "./found.ts";

/** KPIs off target or without a measurement that is due. */
export async function kpisToMend({ db, ids, today }: Watched): Promise<FoundIn[]> {
	const { id, programId, name, ownerId, version, currentValue, targetValue, direction, frequency } =
		getTableColumns(kpi);
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
			direction,
			frequency,
			addedOn: sql<string>`(${kpi.createdAt} at time zone 'UTC')::date::text`,
			measuredOn: sql<string | null>`(${newest})`,
		})
		.from(kpi)
		.where(isOneOf(programId, ids));
	return rows.flatMap((row) => foundIn(row.programId, kpiAttention(row, today)));
}
