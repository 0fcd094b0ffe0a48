import { workstream } from "@throughline/db/schema";
import { id, version } from "@throughline/domain/shape";
import { NewWorkstream, WorkstreamChange } from "@throughline/domain/task/workstream";
import { asc, eq } from "drizzle-orm";
import { z } from "zod";
import { findIn, findNamed, requireIn } from "../find.ts";
import { reads, router, writes } from "../procedure.ts";
import { programs } from "../program/entity.ts";
import { resources } from "../resource/entity.ts";
import { workstreams } from "./entity.ts";
import { nextPosition } from "./next-position.ts";

export const workstreamRouter = router({
	/** A program's workstreams in their order. */
	list: reads("read")
		.input(z.strictObject({ programId: id }))
		.query(async ({ ctx, input: { programId } }) => {
			const rows = await ctx.db
				.select()
				.from(workstream)
				.where(eq(workstream.programId, programId))
				.orderBy(asc(workstream.position), asc(workstream.id));
			if (rows.length === 0) await requireIn(ctx.db, programs, programId);
			return rows;
		}),

	byId: reads("read")
		.input(z.strictObject({ id }))
		.query(({ ctx, input }) => findIn(ctx.db, workstreams, input.id)),

	create: writes("write")
		.input(NewWorkstream)
		.mutation(async ({ ctx, input }) => {
			await requireIn(ctx.db, programs, input.programId);
			await findNamed(ctx.db, resources, "leadId", input.leadId);
			const position = input.position ?? (await nextPosition(ctx.db, workstream, input.programId));
			return await ctx.write.insert(workstreams, { ...input, position });
		}),

	update: writes("write")
		.input(WorkstreamChange.extend({ id }))
		.mutation(async ({ ctx, input: { id, version, ...change } }) => {
			await findNamed(ctx.db, resources, "leadId", change.leadId);
			return await ctx.write.update(workstreams, { id, version }, change);
		}),

	/** Its tasks stay, without a workstream. */
	remove: writes("write")
		.input(z.strictObject({ id, version: version.optional() }))
		.mutation(({ ctx, input }) => ctx.write.remove(workstreams, input)),
});
