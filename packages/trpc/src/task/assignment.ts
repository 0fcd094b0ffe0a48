import type { Executor } from "@throughline/db/connect";
import { resource, task, taskAssignment } from "@throughline/db/schema";
import { id, version } from "@throughline/domain/shape";
import {
	assignmentIssues,
	NewTaskAssignment,
	TaskAssignmentChange,
} from "@throughline/domain/task/assignment";
import { and, asc, eq, getTableColumns, isNull, ne } from "drizzle-orm";
import { z } from "zod";
import { CodedError } from "../error.ts";
import { findIn, findNamed, noSuch, requireIn } from "../find.ts";
import { reads, router, writes } from "../procedure.ts";
import { programs } from "../program/entity.ts";
import { resources } from "../resource/entity.ts";
import { assignmentTo, tasks } from "./entity.ts";
import { refusedSummary } from "./summary.ts";

/** One share; with a task, only if it is a share in it. */
const one = z.strictObject({ id, taskId: id.optional() });

export const assignmentRouter = router({
	/** Who works on a program's tasks. */
	list: reads("read")
		.input(z.strictObject({ programId: id }))
		.query(async ({ ctx, input: { programId } }) => {
			const rows = await ctx.db
				.select(getTableColumns(taskAssignment))
				.from(taskAssignment)
				.innerJoin(task, eq(task.id, taskAssignment.taskId))
				.where(eq(task.programId, programId))
				.orderBy(asc(taskAssignment.id));
			if (rows.length === 0) await requireIn(ctx.db, programs, programId);
			return rows;
		}),

	/** Who works on one task. */
	ofTask: reads("read")
		.input(z.strictObject({ taskId: id }))
		.query(async ({ ctx, input: { taskId } }) => {
			const rows = await ctx.db
				.select()
				.from(taskAssignment)
				.where(eq(taskAssignment.taskId, taskId))
				.orderBy(asc(taskAssignment.id));
			if (rows.length === 0) await findIn(ctx.db, tasks, taskId);
			return rows;
		}),

	byId: reads("read")
		.input(one)
		.query(async ({ ctx, input }) => (await findAssignment(ctx.db, input)).assignment),

	create: writes("write")
		.input(NewTaskAssignment)
		.mutation(async ({ ctx, input }) => {
			const task = await findIn(ctx.db, tasks, input.taskId);
			if (task.summary) throw refusedSummary(task, "give people shares in its sub-tasks instead", "taskId");
			const member = await findNamed(ctx.db, resources, "resourceId", input.resourceId);
			await refuseSecondShare(ctx.db, input, member.name);
			return await ctx.write.insert(assignmentTo(task, member), input);
		}),

	update: writes("write")
		.input(TaskAssignmentChange.extend(one.shape))
		.mutation(async ({ ctx, input: { id, taskId, version, ...change } }) => {
			const { assignment, task, member } = await findAssignment(ctx.db, { id, taskId });
			const named =
				change.resourceId === undefined
					? member
					: await findNamed(ctx.db, resources, "resourceId", change.resourceId);
			const resourceId = change.resourceId ?? assignment.resourceId;
			const startDate = change.startDate === undefined ? assignment.startDate : change.startDate;
			await refuseSecondShare(ctx.db, { ...assignment, resourceId, startDate }, named.name);
			const assignments = assignmentTo(task, named);
			return await ctx.write.update(assignments, { id, version }, change, { issuesOf: assignmentIssues });
		}),

	remove: writes("write")
		.input(one.extend({ version: version.optional() }))
		.mutation(async ({ ctx, input: { id, taskId, version } }) => {
			const { task, member } = await findAssignment(ctx.db, { id, taskId });
			return await ctx.write.remove(assignmentTo(task, member), { id, version });
		}),
});

/** The share with its task and team member. Throws NOT_FOUND. */
async function findAssignment(db: Executor, { id, taskId }: { id: string; taskId?: string | undefined }) {
	const [row] = await db
		.select({
			assignment: taskAssignment,
			task: { id: task.id, name: task.name, programId: task.programId },
			member: { id: resource.id, name: resource.name },
		})
		.from(taskAssignment)
		.innerJoin(task, eq(task.id, taskAssignment.taskId))
		.innerJoin(resource, eq(resource.id, taskAssignment.resourceId))
		.where(and(eq(taskAssignment.id, id), taskId ? eq(task.id, taskId) : undefined));
	if (!row) throw noSuch({ type: "assignment" });
	return row;
}

type Share = { id?: string; taskId: string; resourceId: string; startDate: string | null };

/** Throws ALREADY_EXISTS when the team member has another share in the task from the same day. */
async function refuseSecondShare(db: Executor, share: Share, name: string): Promise<void> {
	const { id, taskId, resourceId, startDate } = share;
	const [taken] = await db
		.select({ id: taskAssignment.id })
		.from(taskAssignment)
		.where(
			and(
				eq(taskAssignment.taskId, taskId),
				eq(taskAssignment.resourceId, resourceId),
				startDate === null ? isNull(taskAssignment.startDate) : eq(taskAssignment.startDate, startDate),
				id ? ne(taskAssignment.id, id) : undefined,
			),
		);
	if (!taken) return;
	const message = `${name} has a share in this task from that day already: change it instead`;
	throw new CodedError("ALREADY_EXISTS", message, { issues: [{ path: "resourceId", message }] });
}
