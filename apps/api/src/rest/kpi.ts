import { Kpi, KpiChange, KpiTrend, NewKpi } from "@throughline/domain/kpi";
import { z } from "zod";
import { kpiMeasurementRoutes } from "./kpi/measurement.ts";
import { describe, editRoutes, OfProgram, type RestApp } from "./route.ts";

const tag = "KPIs";

export function kpiRoutes(app: RestApp): void {
	const list = describe({
		tag,
		summary: "List the KPIs of a program",
		query: OfProgram,
		answer: z.array(Kpi),
	});
	app.get("/api/kpis", list, (request) => request.procedures.kpi.list(request.query));

	const trends = describe({
		tag,
		summary: "List the newest values of each KPI of a program",
		query: OfProgram,
		answer: z.array(KpiTrend),
	});
	app.get("/api/kpis/trends", trends, (request) => request.procedures.kpi.trends(request.query));

	editRoutes(app, {
		tag,
		noun: "a KPI",
		path: "/api/kpis",
		shape: Kpi,
		create: NewKpi,
		change: KpiChange,
		procedures: ({ kpi }) => kpi,
	});

	kpiMeasurementRoutes(app);
}
