import { databaseDay } from "@throughline/db/clock";
import { benefit } from "@throughline/db/schema";
import { BenefitChange, NewBenefit } from "@throughline/domain/benefit";
import { id, version } from "@throughline/domain/shape";
import { asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { findIn, findNamed, lockIn, requireIn } from "../find.ts";
import { prepared } from "../prepared.ts";
import { reads, router, writes } from "../procedure.ts";
import { programs } from "../program/entity.ts";
import { resources } from "../resource/entity.ts";
import { benefits } from "./entity.ts";
import { periodRouter } from "./period.ts";
import { projectionOf } from "./projection.ts";
import { requireActuals } from "./realized-value.ts";

const ofProgram = z.strictObject({ programId: id });
const benefitsOfProgram = prepared((db) =>
	db
		.select()
		.from(benefit)
		.where(eq(benefit.programId, sql.placeholder("programId")))
		.orderBy(asc(benefit.createdAt), asc(benefit.id))
		.prepare("benefits_of_program"),
);

export const benefitRouter = router({
	period: periodRouter,

	/** All benefits of a program, in the order in which they were added. */
	list: reads("read")
		.input(ofProgram)
		.query(async ({ ctx, input }) => {
			const rows = await benefitsOfProgram(ctx.db, input);
			if (rows.length === 0) await requireIn(ctx.db, programs, input.programId);
			return rows;
		}),

	byId: reads("read")
		.input(z.strictObject({ id }))
		.query(({ ctx, input }) => findIn(ctx.db, benefits, input.id)),

	/** ROI, payback and net present value by month; null while there are no benefits or no costs. */
	projection: reads("read")
		.input(ofProgram)
		.query(async ({ ctx, input }) => projectionOf(ctx.db, input.programId, await databaseDay(ctx.db))),

	create: writes("write")
		.input(NewBenefit)
		.mutation(async ({ ctx, input }) => {
			await requireIn(ctx.db, programs, input.programId);
			await findNamed(ctx.db, resources, "ownerId", input.ownerId);
			await findNamed(ctx.db, resources, "ownerAfterClosureId", input.ownerAfterClosureId);
			return await ctx.write.insert(benefits, input);
		}),

	update: writes("write")
		.input(BenefitChange.extend({ id }))
		.mutation(async ({ ctx, input: { id, version, ...change } }) => {
			await findNamed(ctx.db, resources, "ownerId", change.ownerId);
			await findNamed(ctx.db, resources, "ownerAfterClosureId", change.ownerAfterClosureId);
			// Held before its months are looked at, so that none comes between.
			await lockIn(ctx.db, benefits, id);
			await requireActuals(ctx.db, id, change.realizedValue);
			return await ctx.write.update(benefits, { id, version }, change);
		}),

	remove: writes("write")
		.input(z.strictObject({ id, version: version.optional() }))
		.mutation(({ ctx, input }) => ctx.write.remove(benefits, input)),
});
