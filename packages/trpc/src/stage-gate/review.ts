import { gateEvidencePack, stageGateReview } from "@throughline/db/schema";
import { id, version } from "@throughline/domain/shape";
import { NewReview, ReviewChange } from "@throughline/domain/stage-gate";
import { desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { findIn, requireIn } from "../find.ts";
import { reads, router, writes } from "../procedure.ts";
import { programs } from "../program/entity.ts";
import { addReview, changeReview, removeReview } from "./change-review.ts";
import { conditionsOf } from "./conditions.ts";
import { reviews } from "./entity.ts";

const oneReview = z.strictObject({ id });

export const reviewRouter = router({
	/** The reviews of all programs, or of one; the newest first. */
	list: reads("read")
		.input(z.strictObject({ programId: id.optional() }).default({}))
		.query(async ({ ctx, input: { programId } }) => {
			const rows = await ctx.db
				.select()
				.from(stageGateReview)
				.where(programId === undefined ? undefined : eq(stageGateReview.programId, programId))
				.orderBy(desc(stageGateReview.createdAt), desc(stageGateReview.id));
			if (rows.length === 0 && programId !== undefined) await requireIn(ctx.db, programs, programId);
			return rows;
		}),

	byId: reads("read")
		.input(oneReview)
		.query(({ ctx, input }) => findIn(ctx.db, reviews, input.id)),

	/** What was known at each decision on a review, the newest first; none while nothing was decided. */
	evidence: reads("read")
		.input(oneReview)
		.query(async ({ ctx, input }) => {
			const rows = await ctx.db
				.select({
					id: gateEvidencePack.id,
					reviewId: gateEvidencePack.reviewId,
					pack: gateEvidencePack.pack,
					// PostgreSQL writes a jsonb value in one way only, so equal packs have equal fingerprints.
					fingerprint: sql<string>`encode(sha256(convert_to(${gateEvidencePack.pack}::text, 'UTF8')), 'hex')`,
				})
				.from(gateEvidencePack)
				.where(eq(gateEvidencePack.reviewId, input.id))
				.orderBy(desc(gateEvidencePack.createdAt), desc(gateEvidencePack.id));
			if (rows.length === 0) await requireIn(ctx.db, reviews, input.id);
			return rows.map(({ pack, ...row }) => ({ ...row, ...pack }));
		}),

	/** What the decision asked for, as the tasks that came of it stand. */
	conditions: reads("read")
		.input(oneReview)
		.query(async ({ ctx, input }) => {
			const rows = await conditionsOf(ctx.db, input.id);
			if (rows.length === 0) await requireIn(ctx.db, reviews, input.id);
			return rows;
		}),

	create: writes("write")
		.input(NewReview)
		.mutation(({ ctx, input }) => addReview(ctx, input)),

	update: writes("write")
		.input(ReviewChange.extend({ id }))
		.mutation(({ ctx, input }) => changeReview(ctx, input)),

	remove: writes("write")
		.input(z.strictObject({ id, version: version.optional() }))
		.mutation(({ ctx, input }) => removeReview(ctx, input)),
});
