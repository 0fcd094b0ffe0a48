import { Benefit, BenefitChange, BenefitProjection, NewBenefit } from "@throughline/domain/benefit";
import { z } from "zod";
import { benefitPeriodRoutes } from "./benefit/period.ts";
import { describe, editRoutes, OfProgram, type RestApp } from "./route.ts";

const tag = "Benefits";

export function benefitRoutes(app: RestApp): void {
	const list = describe({
		tag,
		summary: "List the benefits of a program",
		query: OfProgram,
		answer: z.array(Benefit),
	});
	app.get("/api/benefits", list, (request) => request.procedures.benefit.list(request.query));

	const projection = describe({
		tag,
		summary: "Read what a program's benefits return on its costs; null while there is nothing to compute",
		query: OfProgram,
		answer: BenefitProjection.nullable(),
	});
	app.get("/api/benefits/projection", projection, (request) =>
		request.procedures.benefit.projection(request.query),
	);

	editRoutes(app, {
		tag,
		noun: "a benefit",
		path: "/api/benefits",
		shape: Benefit,
		create: NewBenefit,
		change: BenefitChange,
		procedures: ({ benefit }) => benefit,
	});

	benefitPeriodRoutes(app);
}
