import { databaseDay } from "@throughline/db/clock";
import type { Transaction } from "@throughline/db/connect";
import { benefit } from "@throughline/db/schema";
import { type Benefit, BenefitChange, NewBenefit, NewBenefits } from "@throughline/domain/benefit";
import { id, version } from "@throughline/domain/shape";
import { asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import {
	type FieldPath,
	findIn,
	findNamed,
	lockIn,
	only,
	ownField,
	requireEach,
	requireEachNamed,
	requireIn,
} from "../find.ts";
import { prepared } from "../prepared.ts";
import { reads, router, writes } from "../procedure.ts";
import { programs } from "../program/entity.ts";
import { resources } from "../resource/entity.ts";
import type { Writer } from "../writer.ts";
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
		.mutation(async ({ ctx, input }) => only(await createBenefits(ctx, [input], ownField))),

	/** Adds several, all or none, in their order. */
	createMany: writes("write", { bulk: true })
		.input(NewBenefits)
		.mutation(({ ctx, input }) =>
			createBenefits(ctx, input.benefits, (place, field) => `benefits.${place}.${field}`),
		),

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

/** Adds benefits, all or none. Throws NOT_FOUND for a program, or INVALID_INPUT. */
async function createBenefits(
	{ db, write }: { db: Transaction; write: Writer },
	given: readonly NewBenefit[],
	path: FieldPath,
): Promise<Benefit[]> {
	await requireEach(
		db,
		programs,
		given.map(({ programId }) => programId),
	);
	await requireEachNamed(db, resources, "ownerId", given, path);
	await requireEachNamed(db, resources, "ownerAfterClosureId", given, path);
	return await write.insertMany(benefits, given);
}
