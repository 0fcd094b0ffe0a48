import { stageGate } from "@throughline/db/schema";
import { id } from "@throughline/domain/shape";
import { asc } from "drizzle-orm";
import { z } from "zod";
import { requireIn } from "../find.ts";
import { reads, router } from "../procedure.ts";
import { programs } from "../program/entity.ts";
import { criterionRouter } from "./criterion.ts";
import { readinessOf } from "./readiness.ts";
import { reviewRouter } from "./review.ts";

export const stageGateRouter = router({
	criterion: criterionRouter,
	review: reviewRouter,

	/** All gates in their order; they serve every program. */
	list: reads("read").query(({ ctx }) =>
		ctx.db.select().from(stageGate).orderBy(asc(stageGate.position), asc(stageGate.id)),
	),

	/** Each gate's criteria for a program, measured now. */
	readiness: reads("read")
		.input(z.strictObject({ programId: id }))
		.query(async ({ ctx, input: { programId } }) => {
			await requireIn(ctx.db, programs, programId);
			return await readinessOf(ctx.db, programId);
		}),
});
