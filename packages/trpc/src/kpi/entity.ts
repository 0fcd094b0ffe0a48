import { kpi, kpiMeasurement } from "@throughline/db/schema";
import { entity } from "../entity.ts";

export const kpis = entity({
	table: kpi,
	type: "kpi",
	noun: "KPI",
	area: "kpi",
	title: (row) => row.name,
	programId: (row) => row.programId,
});

/** What the trail and the trash call a measurement. */
export const measurementType = "kpi measurement";

/** The measurements of a KPI; they name their KPI, and only it has a name and a program. */
export function measurementsOf({ name, programId }: { name: string; programId: string }) {
	return entity({
		table: kpiMeasurement,
		type: measurementType,
		noun: "measurement",
		area: "kpi",
		title: (row) => `${name}, ${row.measurementDate}`,
		programId: () => programId,
	});
}
