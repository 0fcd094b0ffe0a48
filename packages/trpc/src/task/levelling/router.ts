import { id } from "@throughline/domain/shape";
import { z } from "zod";
import { reads, router } from "../../procedure.ts";
import { proposeLevelling } from "./propose.ts";

/** So many tasks can be left out of one proposal. */
const mostLeftOut = 100;

export const levellingRouter = router({
	/** Proposes shifts so that nobody is asked for more than their time; `task.updateMany` with `cascade` makes them. */
	propose: reads("read", { bulk: true })
		.input(
			z
				.strictObject({
					programId: id.optional(),
					leaveOut: z.array(id).max(mostLeftOut, `Leave out ${mostLeftOut} tasks at most`).default([]),
				})
				.default({ leaveOut: [] }),
		)
		.query(({ ctx, input }) => proposeLevelling(ctx.db, input)),
});
