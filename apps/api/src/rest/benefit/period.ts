import {
	BenefitPeriod,
	BenefitPeriodChange,
	BenefitPlanChange,
	NewBenefitPeriod,
} from "@throughline/domain/benefit";
import { z } from "zod";
import { byId, describe, nestedEditRoutes, type RestApp, withPath } from "../route.ts";

const tag = "Benefits";

export function benefitPeriodRoutes(app: RestApp): void {
	nestedEditRoutes(app, {
		tag,
		noun: "a month of a benefit's plan",
		parent: "/api/benefits",
		name: "periods",
		key: "benefitId",
		owner: "benefitId",
		summaries: {
			list: "List the monthly plan of a benefit with its actuals",
			create: "Create a month of a benefit's plan; the actuals add up to the realized value",
		},
		shape: BenefitPeriod,
		create: NewBenefitPeriod,
		change: BenefitPeriodChange,
		list: ({ benefit }, benefitId) => benefit.period.list({ benefitId }),
		procedures: ({ benefit }) => benefit.period,
	});

	const save = describe({
		tag,
		summary: "Change several months of a benefit's plan, all or none; one that holds nothing leaves it",
		params: byId,
		body: BenefitPlanChange,
		answer: z.array(BenefitPeriod),
	});
	app.patch("/api/benefits/:id/periods", save, ({ params, body, procedures }) =>
		procedures.benefit.period.save(withPath({ params: { benefitId: params.id }, body })),
	);
}
