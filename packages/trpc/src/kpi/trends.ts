import type { Executor } from "@throughline/db/connect";
import { kpi, kpiMeasurement } from "@throughline/db/schema";
import type { KpiTrend } from "@throughline/domain/kpi";
import { asc, desc, eq } from "drizzle-orm";

/** As many values as a line in a card has room for: two years of months. */
const newestValues = 24;

/** The newest values of every KPI of a program that has some, oldest first. */
export async function trendsOf(db: Executor, programId: string): Promise<KpiTrend[]> {
	const { kpiId, measurementDate, value } = kpiMeasurement;
	const newest = db
		.select({ measurementDate, value })
		.from(kpiMeasurement)
		.where(eq(kpiId, kpi.id))
		.orderBy(desc(measurementDate))
		.limit(newestValues)
		.as("newest");
	const rows = await db
		.select({ kpiId: kpi.id, measurementDate: newest.measurementDate, value: newest.value })
		.from(kpi)
		.crossJoinLateral(newest)
		.where(eq(kpi.programId, programId))
		.orderBy(asc(kpi.createdAt), asc(kpi.id), asc(newest.measurementDate));
	return [...Map.groupBy(rows, (row) => row.kpiId)].map(([id, own]) => ({
		kpiId: id,
		measurements: own.map(({ measurementDate, value }) => ({ measurementDate, value })),
	}));
}
