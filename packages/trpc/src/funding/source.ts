import type { Executor } from "@throughline/db/connect";
import { fundingSource } from "@throughline/db/schema";
import { FundingSourceChange, NewFundingSource, NewFundingSources } from "@throughline/domain/funding";
import { id, version } from "@throughline/domain/shape";
import { asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { findIn, requireEach, requireIn } from "../find.ts";
import { reads, router, writes } from "../procedure.ts";
import { programs } from "../program/entity.ts";
import { fundingSources } from "./entity.ts";

export const sourceRouter = router({
	/** A program's sources, the first received first, those without a date last. */
	list: reads("read")
		.input(z.strictObject({ programId: id }))
		.query(async ({ ctx, input }) => {
			const rows = await sourcesOf(ctx.db, input.programId);
			if (rows.length === 0) await requireIn(ctx.db, programs, input.programId);
			return rows;
		}),

	byId: reads("read")
		.input(z.strictObject({ id }))
		.query(({ ctx, input }) => findIn(ctx.db, fundingSources, input.id)),

	create: writes("write")
		.input(NewFundingSource)
		.mutation(async ({ ctx, input }) => {
			await requireIn(ctx.db, programs, input.programId);
			return await ctx.write.insert(fundingSources, input);
		}),

	/** Adds several, all or none, in their order. */
	createMany: writes("write", { bulk: true })
		.input(NewFundingSources)
		.mutation(async ({ ctx, input: { sources } }) => {
			await requireEach(
				ctx.db,
				programs,
				sources.map(({ programId }) => programId),
			);
			return await ctx.write.insertMany(fundingSources, sources);
		}),

	update: writes("write")
		.input(FundingSourceChange.extend({ id }))
		.mutation(({ ctx, input: { id, version, ...change } }) =>
			ctx.write.update(fundingSources, { id, version }, change),
		),

	remove: writes("write")
		.input(z.strictObject({ id, version: version.optional() }))
		.mutation(({ ctx, input }) => ctx.write.remove(fundingSources, input)),
});

export function sourcesOf(db: Executor, programId: string) {
	return db
		.select()
		.from(fundingSource)
		.where(eq(fundingSource.programId, programId))
		.orderBy(
			sql`${fundingSource.dateReceived} nulls last`,
			asc(fundingSource.createdAt),
			asc(fundingSource.id),
		);
}
