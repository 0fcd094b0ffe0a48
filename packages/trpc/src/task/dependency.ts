import type { Executor } from "@throughline/db/connect";
import { task, taskDependency } from "@throughline/db/schema";
import { id, version } from "@throughline/domain/shape";
import {
	NewTaskDependencies,
	NewTaskDependency,
	TaskDependencyChange,
} from "@throughline/domain/task/dependency";
import { and, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { z } from "zod";
import { findIn, noSuch, only, ownField, requireIn } from "../find.ts";
import { reads, router, writes } from "../procedure.ts";
import { programs } from "../program/entity.ts";
import { dependencyBetween, tasks } from "./entity.ts";
import { linkTasks } from "./link-tasks.ts";
import { dependenciesOfProgram } from "./plan.ts";

/** One link; with a task, only if it is one that this task waits by. */
const one = z.strictObject({ id, taskId: id.optional() });

export const dependencyRouter = router({
	/** All links between a program's tasks. */
	list: reads("read")
		.input(z.strictObject({ programId: id }))
		.query(async ({ ctx, input }) => {
			const rows = await dependenciesOfProgram(ctx.db, input);
			if (rows.length === 0) await requireIn(ctx.db, programs, input.programId);
			return rows;
		}),

	/** What a task waits for: the links in which it is the successor. */
	ofTask: reads("read")
		.input(z.strictObject({ taskId: id }))
		.query(async ({ ctx, input: { taskId } }) => {
			const { programId } = await findIn(ctx.db, tasks, taskId);
			return (await dependenciesOfProgram(ctx.db, { programId })).filter(
				({ successorId }) => successorId === taskId,
			);
		}),

	byId: reads("read")
		.input(one)
		.query(async ({ ctx, input }) => (await findDependency(ctx.db, input)).dependency),

	create: writes("write")
		.input(NewTaskDependency)
		.mutation(async ({ ctx, input }) => only(await linkTasks(ctx, [input], ownField))),

	/** Makes several links, all or none; each is judged with those before it. */
	createMany: writes("write", { bulk: true })
		.input(NewTaskDependencies)
		.mutation(({ ctx, input: { dependencies } }) =>
			linkTasks(ctx, dependencies, (place, field) => `dependencies.${place}.${field}`),
		),

	update: writes("write")
		.input(TaskDependencyChange.extend(one.shape))
		.mutation(async ({ ctx, input: { id, taskId, version, ...change } }) => {
			const { predecessor, successor } = await findDependency(ctx.db, { id, taskId });
			return await ctx.write.update(dependencyBetween(predecessor, successor), { id, version }, change);
		}),

	remove: writes("write")
		.input(one.extend({ version: version.optional() }))
		.mutation(async ({ ctx, input: { id, taskId, version } }) => {
			const { predecessor, successor } = await findDependency(ctx.db, { id, taskId });
			return await ctx.write.remove(dependencyBetween(predecessor, successor), { id, version });
		}),
});

const predecessorTask = alias(task, "predecessor");
const successorTask = alias(task, "successor");

/** The link with the names of its tasks. Throws NOT_FOUND. */
async function findDependency(db: Executor, { id, taskId }: { id: string; taskId?: string | undefined }) {
	const [row] = await db
		.select({
			dependency: taskDependency,
			predecessor: { id: predecessorTask.id, name: predecessorTask.name },
			successor: { id: successorTask.id, name: successorTask.name },
		})
		.from(taskDependency)
		.innerJoin(predecessorTask, eq(predecessorTask.id, taskDependency.predecessorId))
		.innerJoin(successorTask, eq(successorTask.id, taskDependency.successorId))
		.where(and(eq(taskDependency.id, id), taskId ? eq(taskDependency.successorId, taskId) : undefined));
	if (!row) throw noSuch({ type: "dependency" });
	return row;
}
