import { workstream } from "@throughline/db/schema";
import { id, version } from "@throughline/domain/shape";
import { NewWorkstream, WorkstreamChange } from "@throughline/domain/task/workstream";
import { asc, eq } from "drizzle-orm";
import { z } from "zod";
import { CodedError } from "../error.ts";
import { reads, router, writes } from "../procedure.ts";
import { requireProgram } from "../program/require-program.ts";
import { requireMember } from "../resource/require-member.ts";
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
			if (rows.length === 0) await requireProgram(ctx.db, programId);
			return rows;
		}),

	byId: reads("read")
		.input(z.strictObject({ id }))
		.query(async ({ ctx, input }) => {
			const [row] = await ctx.db.select().from(workstream).where(eq(workstream.id, input.id));
			if (!row) throw new CodedError("NOT_FOUND", "This workstream does not exist, or no longer does");
			return row;
		}),

	create: writes("write")
		.input(NewWorkstream)
		.mutation(async ({ ctx, input }) => {
			await requireProgram(ctx.db, input.programId);
			await requireMember(ctx.db, "leadId", input.leadId);
			const position = input.position ?? (await nextPosition(ctx.db, workstream, input.programId));
			return await ctx.write.insert(workstreams, { ...input, position });
		}),

	update: writes("write")
		.input(WorkstreamChange.extend({ id }))
		.mutation(async ({ ctx, input: { id, version, ...change } }) => {
			await requireMember(ctx.db, "leadId", change.leadId);
			return await ctx.write.update(workstreams, { id, version }, change);
		}),

	/** Its tasks stay, without a workstream. */
	remove: writes("write")
		.input(z.strictObject({ id, version: version.optional() }))
		.mutation(({ ctx, input }) => ctx.write.remove(workstreams, input)),
});
