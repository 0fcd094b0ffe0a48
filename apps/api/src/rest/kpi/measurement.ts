import {
	KpiImport,
	KpiImported,
	KpiMeasurement,
	KpiMeasurementChange,
	NewKpiMeasurement,
} from "@throughline/domain/kpi";
import { id } from "@throughline/domain/shape";
import { z } from "zod";
import { byId, describe, NoQuery, nestedDeleteRoute, type RestApp, withPath } from "../route.ts";

const tag = "KPIs";
const noun = "a measurement";
const path = "/api/kpis/:id/measurements";
const one = "/api/kpis/:kpiId/measurements/:id";
const oneOfKpi = z.object({ kpiId: id, id });

export function kpiMeasurementRoutes(app: RestApp): void {
	const list = describe({
		tag,
		summary: "List the measurements of a KPI, oldest first",
		params: byId,
		query: NoQuery,
		answer: z.array(KpiMeasurement),
	});
	app.get(path, list, ({ params, procedures }) => procedures.kpi.measurement.list({ kpiId: params.id }));

	const create = describe({
		tag,
		summary: `Create ${noun}; the newest one is the KPI's current value`,
		params: byId,
		body: NewKpiMeasurement,
		answer: KpiMeasurement,
		status: 201,
	});
	app.post(path, create, async ({ params, body, procedures }, reply) => {
		const input = withPath({
			params: { kpiId: params.id },
			body,
		});
		return reply.code(201).send(await procedures.kpi.measurement.create(input));
	});

	const take = describe({
		tag,
		summary: "Import measurements; a day that has a value already gets the new one",
		params: byId,
		body: KpiImport,
		answer: KpiImported,
	});
	app.post(`${path}/import`, take, ({ params, body, procedures }) =>
		procedures.kpi.measurement.import(withPath({ params: { kpiId: params.id }, body })),
	);

	const read = describe({
		tag,
		summary: `Read ${noun}`,
		params: oneOfKpi,
		query: NoQuery,
		answer: KpiMeasurement,
	});
	app.get(one, read, ({ params, procedures }) => procedures.kpi.measurement.byId(params));

	const update = describe({
		tag,
		summary: `Change ${noun}`,
		params: oneOfKpi,
		body: KpiMeasurementChange,
		answer: KpiMeasurement,
	});
	app.patch(one, update, (request) => request.procedures.kpi.measurement.update(withPath(request)));

	nestedDeleteRoute(app, {
		tag,
		noun,
		path: one,
		params: oneOfKpi,
		remove: ({ kpi }, target) => kpi.measurement.remove(target),
	});
}
