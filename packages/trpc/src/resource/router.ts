import { databaseDay } from "@throughline/db/clock";
import { resource } from "@throughline/db/schema";
import { NewResource, NewResources, ResourceChange, ResourceChanges } from "@throughline/domain/resource";
import { day, id, version } from "@throughline/domain/shape";
import { mondayOf } from "@throughline/domain/value/day";
import { asc } from "drizzle-orm";
import { z } from "zod";
import { findIn, requireIn } from "../find.ts";
import { prepared } from "../prepared.ts";
import { reads, router, writes } from "../procedure.ts";
import { absenceRouter } from "./absence.ts";
import { accounts } from "./accounts.ts";
import { capacityFrom, weekOf } from "./capacity.ts";
import { resources } from "./entity.ts";
import { assignmentsOf } from "./member-assignments.ts";
import { tasksOf } from "./member-tasks.ts";
import { requireFreePerson } from "./require-free-person.ts";
import { workloads } from "./workload.ts";

const everybody = prepared((db) =>
	db.select().from(resource).orderBy(asc(resource.name), asc(resource.id)).prepare("resources"),
);

const Week = day.refine((value) => mondayOf(value) === value, "A week is named by its Monday");

export const resourceRouter = router({
	absence: absenceRouter,

	/** All team members by name; they belong to no program. */
	list: reads("read").query(({ ctx }) => everybody(ctx.db)),

	byId: reads("read")
		.input(z.strictObject({ id }))
		.query(({ ctx, input }) => findIn(ctx.db, resources, input.id)),

	/** How many tasks each member owns over all programs in use, and how many active ones in the given program. */
	workload: reads("read")
		.input(z.strictObject({ programId: id.nullish() }).default({}))
		.query(({ ctx, input }) => workloads(ctx.db, input.programId ?? null)),

	/** What a member owns or is assigned to, over all programs in use. */
	tasks: reads("read")
		.input(z.strictObject({ id }))
		.query(async ({ ctx, input }) => {
			const tasks = await tasksOf(ctx.db, input.id);
			if (tasks.length === 0) await requireIn(ctx.db, resources, input.id);
			return tasks;
		}),

	/** A member's shares in tasks, over all programs in use. */
	assignments: reads("read")
		.input(z.strictObject({ id }))
		.query(async ({ ctx, input }) => {
			const shares = await assignmentsOf(ctx.db, input.id);
			if (shares.length === 0) await requireIn(ctx.db, resources, input.id);
			return shares;
		}),

	/** The loads of the coming weeks, beginning with the current one (in UTC). */
	capacity: reads("read")
		.input(z.strictObject({ weeks: z.int().min(1).max(52).default(12) }).default({ weeks: 12 }))
		.query(async ({ ctx, input }) => capacityFrom(ctx.db, await databaseDay(ctx.db), input.weeks)),

	/** The tasks behind one member's load in one week. */
	week: reads("read")
		.input(z.strictObject({ id, week: Week }))
		.query(async ({ ctx, input }) => {
			const tasks = await weekOf(ctx.db, { ...input, today: await databaseDay(ctx.db) });
			if (tasks.length === 0) await requireIn(ctx.db, resources, input.id);
			return tasks;
		}),

	/** As whom a member may sign in. */
	accounts: reads("write").query(({ ctx }) => accounts(ctx.db)),

	create: writes("write")
		.input(NewResource)
		.mutation(async ({ ctx, input }) => {
			await requireFreePerson(ctx.db, input.personId);
			return await ctx.write.insert(resources, input);
		}),

	/** Adds several, all or none, in their order. */
	createMany: writes("write", { bulk: true })
		.input(NewResources)
		.mutation(({ ctx, input }) => ctx.write.insertMany(resources, input.members)),

	update: writes("write")
		.input(ResourceChange.extend({ id }))
		.mutation(async ({ ctx, input: { id, version, ...change } }) => {
			await requireFreePerson(ctx.db, change.personId, id);
			return await ctx.write.update(resources, { id, version }, change);
		}),

	/** Gives several members another role or department, all or none. */
	updateMany: writes("write", { bulk: true })
		.input(ResourceChanges)
		.mutation(async ({ ctx, input: { changes } }) => {
			const rows = await ctx.write.updateMany(
				resources,
				changes.map(({ id, version, ...change }) => ({ target: { id, version }, change })),
			);
			return rows.map(({ after }) => after);
		}),

	remove: writes("write")
		.input(z.strictObject({ id, version: version.optional() }))
		.mutation(({ ctx, input }) => ctx.write.remove(resources, input)),
});
