import { Plan, PlanValidation } from "@throughline/domain/consultant/plan";
import { ConvertToPlan } from "@throughline/domain/consultant/version";
import { id } from "@throughline/domain/shape";
import { z } from "zod";
import { router, works } from "../procedure.ts";
import { arriving } from "./arriving.ts";

export const planRouter = router({
	/** Starts or joins the one conversion of a version. Throws NOT_READY without a selected decision. */
	start: works("write")
		.input(ConvertToPlan)
		.output(z.object({ runId: id }))
		.mutation(() => arriving()),
	convert: works("write")
		.input(ConvertToPlan)
		.output(z.object({ program: Plan, validation: PlanValidation }))
		.mutation(() => arriving()),
});
