import { NewRiskMitigation, RiskMitigation, RiskMitigationChange } from "@throughline/domain/risk/mitigation";
import { id } from "@throughline/domain/shape";
import { z } from "zod";
import { byId, describe, NoQuery, nestedDeleteRoute, type RestApp, withPath } from "../route.ts";

const tag = "Risks";
const noun = "a mitigation";
const path = "/api/risks/:id/mitigations";
const one = "/api/risks/:riskId/mitigations/:id";
const oneOfRisk = z.object({ riskId: id, id });

export function riskMitigationRoutes(app: RestApp): void {
	const list = describe({
		tag,
		summary: "List the mitigations of a risk, by due date",
		params: byId,
		query: NoQuery,
		answer: z.array(RiskMitigation),
	});
	app.get(path, list, ({ params, procedures }) => procedures.risk.mitigation.list({ riskId: params.id }));

	const create = describe({
		tag,
		summary: `Create ${noun}`,
		params: byId,
		body: NewRiskMitigation,
		answer: RiskMitigation,
		status: 201,
	});
	app.post(path, create, async ({ params, body, procedures }, reply) => {
		const input = withPath({
			params: { riskId: params.id },
			body,
		});
		return reply.code(201).send(await procedures.risk.mitigation.create(input));
	});

	const read = describe({
		tag,
		summary: `Read ${noun}`,
		params: oneOfRisk,
		query: NoQuery,
		answer: RiskMitigation,
	});
	app.get(one, read, ({ params, procedures }) => procedures.risk.mitigation.byId(params));

	const update = describe({
		tag,
		summary: `Change ${noun}`,
		params: oneOfRisk,
		body: RiskMitigationChange,
		answer: RiskMitigation,
	});
	app.patch(one, update, (request) => request.procedures.risk.mitigation.update(withPath(request)));

	nestedDeleteRoute(app, {
		tag,
		noun,
		path: one,
		params: oneOfRisk,
		remove: ({ risk }, target) => risk.mitigation.remove(target),
	});
}
