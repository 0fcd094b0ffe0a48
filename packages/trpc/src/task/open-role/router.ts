import type { Executor } from "@throughline/db/connect";
import { workstream } from "@throughline/db/schema";
import {
	FillOpenRole,
	NewOpenRole,
	OpenRoleChange,
	openRoleIssues,
} from "@throughline/domain/resource/open-role";
import { id, version } from "@throughline/domain/shape";
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { invalidInput } from "../../error.ts";
import { requireIn } from "../../find.ts";
import { reads, router, writes } from "../../procedure.ts";
import { programs } from "../../program/entity.ts";
import { openRoles } from "./entity.ts";
import { fillOpenRole } from "./fill.ts";
import { findOpenRole, listOpenRoles } from "./find.ts";

export const openRoleRouter = router({
	/** A program's open roles; with `filled`, those that are filled too. */
	list: reads("read")
		.input(z.strictObject({ programId: id, filled: z.boolean().default(false) }))
		.query(async ({ ctx, input: { programId, filled } }) => {
			const roles = await listOpenRoles(ctx.db, programId, filled);
			if (roles.length === 0) await requireIn(ctx.db, programs, programId);
			return roles;
		}),

	byId: reads("read")
		.input(z.strictObject({ id }))
		.query(({ ctx, input }) => findOpenRole(ctx.db, input.id)),

	create: writes("write")
		.input(NewOpenRole)
		.mutation(async ({ ctx, input }) => {
			await requireIn(ctx.db, programs, input.programId);
			await requireWorkstream(ctx.db, input.programId, input.workstreamId);
			const { id } = await ctx.write.insert(openRoles, input);
			return await findOpenRole(ctx.db, id);
		}),

	update: writes("write")
		.input(OpenRoleChange.extend({ id }))
		.mutation(async ({ ctx, input: { id, version, ...change } }) => {
			const { programId } = await findOpenRole(ctx.db, id);
			await requireWorkstream(ctx.db, programId, change.workstreamId);
			await ctx.write.update(openRoles, { id, version }, change, { issuesOf: openRoleIssues });
			return await findOpenRole(ctx.db, id);
		}),

	/** Gives the role, and what waits for it, to a team member or to a new one. */
	fill: writes("write")
		.input(FillOpenRole.safeExtend({ id }))
		.mutation(({ ctx, input }) => fillOpenRole(ctx, input)),

	remove: writes("write")
		.input(z.strictObject({ id, version: version.optional() }))
		.mutation(({ ctx, input }) => ctx.write.remove(openRoles, input)),
});

/** Throws INVALID_INPUT unless the workstream is one of the program. None passes. */
async function requireWorkstream(
	db: Executor,
	programId: string,
	workstreamId: string | null | undefined,
): Promise<void> {
	if (workstreamId == null) return;
	const [row] = await db
		.select({ id: workstream.id })
		.from(workstream)
		.where(and(eq(workstream.id, workstreamId), eq(workstream.programId, programId)));
	if (row) return;
	throw invalidInput([{ path: "workstreamId", message: "This workstream is not one of the role's program" }]);
}
