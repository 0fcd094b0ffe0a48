import {
	KpiImport,
	KpiImported,
	KpiMeasurement,
	KpiMeasurementChange,
	NewKpiMeasurement,
} from "@throughline/domain/kpi";
import { byId, describe, nestedEditRoutes, type RestApp, withPath } from "../route.ts";

const tag = "KPIs";

export function kpiMeasurementRoutes(app: RestApp): void {
	nestedEditRoutes(app, {
		tag,
		noun: "a measurement",
		parent: "/api/kpis",
		name: "measurements",
		key: "kpiId",
		owner: "kpiId",
		summaries: {
			list: "List the measurements of a KPI, oldest first",
			create: "Create a measurement; the newest one is the KPI's current value",
		},
		shape: KpiMeasurement,
		create: NewKpiMeasurement,
		change: KpiMeasurementChange,
		list: ({ kpi }, kpiId) => kpi.measurement.list({ kpiId }),
		procedures: ({ kpi }) => kpi.measurement,
	});

	const take = describe({
		tag,
		summary: "Import measurements; a day that has a value already gets the new one",
		params: byId,
		body: KpiImport,
		answer: KpiImported,
	});
	app.post("/api/kpis/:id/measurements/import", take, ({ params, body, procedures }) =>
		procedures.kpi.measurement.import(withPath({ params: { kpiId: params.id }, body })),
	);
}
