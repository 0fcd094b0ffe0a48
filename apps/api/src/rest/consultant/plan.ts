import { Plan, PlanValidation } from "@throughline/domain/consultant/plan";
import { ConvertToPlan } from "@throughline/domain/consultant/version";
import { id } from "@throughline/domain/shape";
import { z } from "zod";
import { describe, type RestApp } from "../route.ts";

export function planRoutes(app: RestApp): void {
	const convert = describe({
		tag: "Strategic consultant",
		summary: "Make the plan of a version's chosen options, once, and wait for it; who asks again joins",
		body: ConvertToPlan,
		answer: z.object({ program: Plan, validation: PlanValidation }),
	});
	app.post("/api/strategic-consultant/convert-to-epm", convert, (request) =>
		request.procedures.consultant.plan.convert(request.body),
	);

	const start = describe({
		tag: "Strategic consultant",
		summary: "Start the conversion of a version, or join; follow the run that is answered",
		body: ConvertToPlan,
		answer: z.object({ runId: id }),
	});
	app.post("/api/strategic-consultant/convert-to-epm/start", start, (request) =>
		request.procedures.consultant.plan.start(request.body),
	);
}
