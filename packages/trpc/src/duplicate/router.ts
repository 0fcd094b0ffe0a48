import { ProgramCopy } from "@throughline/domain/program";
import { id } from "@throughline/domain/shape";
import { z } from "zod";
import { router, writes } from "../procedure.ts";
import { duplicateProgram } from "./program.ts";
import { duplicateRisk } from "./risk.ts";
import { duplicateTask } from "./task.ts";

const one = z.strictObject({ id });

/** Makes objects like others. */
export const duplicateRouter = router({
	task: writes("write")
		.input(one)
		.mutation(({ ctx, input }) => duplicateTask(ctx, input.id)),

	risk: writes("write")
		.input(one)
		.mutation(({ ctx, input }) => duplicateRisk(ctx, input.id)),

	program: writes("write", { bulk: true })
		.input(ProgramCopy.extend(one.shape))
		.mutation(({ ctx, input: { id, ...copy } }) => duplicateProgram(ctx, id, copy)),
});
