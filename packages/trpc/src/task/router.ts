import { id, version } from "@throughline/domain/shape";
import { NewTask, NewTasks, TaskChange, TaskChanges } from "@throughline/domain/task";
import { RecurrenceChange } from "@throughline/domain/task/hierarchy/recurrence";
import { schedule } from "@throughline/domain/task/schedule";
import { z } from "zod";
import { findIn, only, ownField, requireIn } from "../find.ts";
import { reads, router, writes } from "../procedure.ts";
import { programs } from "../program/entity.ts";
import { assignmentRouter } from "./assignment.ts";
import { baselineRouter } from "./baseline.ts";
import { calendarRouter } from "./calendar.ts";
import { changeTasks } from "./change-tasks.ts";
import { createTasks, placedTasks } from "./create-tasks.ts";
import { dependencyRouter } from "./dependency.ts";
import { tasks } from "./entity.ts";
import { holidayRouter } from "./holiday.ts";
import { planOf, tasksOfProgram } from "./plan.ts";
import { recur } from "./recur.ts";
import { removeTasks } from "./remove-tasks.ts";
import { savedViewRouter } from "./saved-view.ts";
import { workstreamRouter } from "./workstream.ts";

const ofProgram = z.strictObject({ programId: id });

export const taskRouter = router({
	workstream: workstreamRouter,
	dependency: dependencyRouter,
	holiday: holidayRouter,
	calendar: calendarRouter,
	baseline: baselineRouter,
	assignment: assignmentRouter,
	savedView: savedViewRouter,

	/** A program's tasks in their order. */
	list: reads("read")
		.input(ofProgram)
		.query(async ({ ctx, input }) => {
			const rows = await tasksOfProgram(ctx.db, input);
			if (rows.length === 0) await requireIn(ctx.db, programs, input.programId);
			return rows;
		}),

	byId: reads("read")
		.input(z.strictObject({ id }))
		.query(({ ctx, input }) => findIn(ctx.db, tasks, input.id)),

	/** Critical path, floats, early and late dates, and what auto-schedule would move (`updateMany` moves it). */
	schedule: reads("read", { bulk: true })
		.input(ofProgram)
		.query(async ({ ctx, input }) => {
			const plan = await planOf(ctx.db, input.programId);
			if (plan.tasks.length === 0) await requireIn(ctx.db, programs, input.programId);
			return schedule(plan);
		}),

	create: writes("write")
		.input(NewTask)
		.mutation(async ({ ctx, input }) => only(await createTasks(ctx, [input], ownField))),

	/** Makes several tasks, all or none, in their order. */
	createMany: writes("write", { bulk: true })
		.input(NewTasks)
		.mutation(({ ctx, input: { tasks, parents } }) =>
			createTasks(ctx, placedTasks(tasks, parents), (place, field) => `tasks.${place}.${field}`),
		),

	/** Changes a task; other dates push what depends on it, unless `cascade` is false. Answers the task and what moved. */
	update: writes("contribute")
		.input(TaskChange.extend({ id, cascade: z.boolean().default(true) }))
		.mutation(async ({ ctx, input: { cascade, ...change } }) => {
			const { tasks, moved } = await changeTasks(ctx, [change], { cascade });
			const [changed] = tasks;
			if (!changed) throw new Error("The changed task was not answered");
			return { ...changed, moved };
		}),

	/** Changes several tasks, all or none, and answers the changes that take it back: one step to undo. */
	updateMany: writes("contribute", { bulk: true })
		.input(TaskChanges)
		.mutation(({ ctx, input: { changes, ...options } }) =>
			changeTasks(ctx, changes, { ...options, path: (place, field) => `changes.${place}.${field}` }),
		),

	/** Repeats a task by a rule, or no more: its occurrences are its sub-tasks. */
	recur: writes("write", { bulk: true })
		.input(RecurrenceChange.extend({ id }))
		.mutation(({ ctx, input }) => recur(ctx, input)),

	/** Deletes a task with its sub-tasks. */
	remove: writes("write")
		.input(z.strictObject({ id, version: version.optional() }))
		.mutation(async ({ ctx, input }) => ({ id: input.id, ...(await removeTasks(ctx, [input])) })),
});
