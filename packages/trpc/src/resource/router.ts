import { resource } from "@throughline/db/schema";
import { NewResource, ResourceChange } from "@throughline/domain/resource";
import { id, version } from "@throughline/domain/shape";
import { asc, eq } from "drizzle-orm";
import { z } from "zod";
import { CodedError } from "../error.ts";
import { prepared } from "../prepared.ts";
import { reads, router, writes } from "../procedure.ts";
import { resources } from "./entity.ts";
import { requireFreePerson } from "./require-free-person.ts";

const everybody = prepared((db) =>
	db.select().from(resource).orderBy(asc(resource.name), asc(resource.id)).prepare("resources"),
);

export const resourceRouter = router({
	/** All team members by name; they belong to no program. */
	list: reads("read").query(({ ctx }) => everybody(ctx.db)),

	byId: reads("read")
		.input(z.strictObject({ id }))
		.query(async ({ ctx, input }) => {
			const [row] = await ctx.db.select().from(resource).where(eq(resource.id, input.id));
			if (!row) throw new CodedError("NOT_FOUND", "This team member does not exist, or no longer does");
			return row;
		}),

	create: writes("write")
		.input(NewResource)
		.mutation(async ({ ctx, input }) => {
			await requireFreePerson(ctx.db, input.personId);
			return await ctx.write.insert(resources, input);
		}),

	update: writes("write")
		.input(ResourceChange.extend({ id }))
		.mutation(async ({ ctx, input: { id, version, ...change } }) => {
			await requireFreePerson(ctx.db, change.personId, id);
			return await ctx.write.update(resources, { id, version }, change);
		}),

	remove: writes("write")
		.input(z.strictObject({ id, version: version.optional() }))
		.mutation(({ ctx, input }) => ctx.write.remove(resources, input)),
});
