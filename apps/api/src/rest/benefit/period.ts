import {
	BenefitPeriod,
	BenefitPeriodChange,
	BenefitPlanChange,
	NewBenefitPeriod,
} from "@throughline/domain/benefit";
import { id } from "@throughline/domain/shape";
import { z } from "zod";
import { byId, describe, NoQuery, nestedDeleteRoute, type RestApp, withPath } from "../route.ts";

const tag = "Benefits";
const noun = "a month of a benefit's plan";
const path = "/api/benefits/:id/periods";
const one = "/api/benefits/:benefitId/periods/:id";
const oneOfBenefit = z.object({ benefitId: id, id });

export function benefitPeriodRoutes(app: RestApp): void {
	const list = describe({
		tag,
		summary: "List the monthly plan of a benefit with its actuals",
		params: byId,
		query: NoQuery,
		answer: z.array(BenefitPeriod),
	});
	app.get(path, list, ({ params, procedures }) => procedures.benefit.period.list({ benefitId: params.id }));

	const create = describe({
		tag,
		summary: `Create ${noun}; the actuals add up to the realized value`,
		params: byId,
		body: NewBenefitPeriod,
		answer: BenefitPeriod,
		status: 201,
	});
	app.post(path, create, async ({ params, body, procedures }, reply) => {
		const input = withPath({
			params: { benefitId: params.id },
			body,
		});
		return reply.code(201).send(await procedures.benefit.period.create(input));
	});

	const save = describe({
		tag,
		summary: "Change several months of a benefit's plan, all or none; one that holds nothing leaves it",
		params: byId,
		body: BenefitPlanChange,
		answer: z.array(BenefitPeriod),
	});
	app.patch(path, save, ({ params, body, procedures }) =>
		procedures.benefit.period.save(
			withPath({
				params: { benefitId: params.id },
				body,
			}),
		),
	);

	const read = describe({
		tag,
		summary: `Read ${noun}`,
		params: oneOfBenefit,
		query: NoQuery,
		answer: BenefitPeriod,
	});
	app.get(one, read, ({ params, procedures }) => procedures.benefit.period.byId(params));

	const update = describe({
		tag,
		summary: `Change ${noun}`,
		params: oneOfBenefit,
		body: BenefitPeriodChange,
		answer: BenefitPeriod,
	});
	app.patch(one, update, (request) => request.procedures.benefit.period.update(withPath(request)));

	nestedDeleteRoute(app, {
		tag,
		noun,
		path: one,
		params: oneOfBenefit,
		remove: ({ benefit }, target) => benefit.period.remove(target),
	});
}
