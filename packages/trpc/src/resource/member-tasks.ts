import type { Executor } from "@throughline/db/connect";
import { program, task, taskAssignment } from "@throughline/db/schema";
import type { MemberTask } from "@throughline/domain/resource";
import { and, asc, eq, inArray, isNull, max, or, sql } from "drizzle-orm";
import { isLeaf } from "../leaf-task.ts";

/** The tasks that a member owns or is assigned to, in all programs in use: unfinished ones first, by their end. */
export async function tasksOf(db: Executor, resourceId: string): Promise<MemberTask[]> {
	const assigned = db.$with("assigned").as(
		db
			.select({ taskId: taskAssignment.taskId, percent: max(taskAssignment.percent).as("percent") })
			.from(taskAssignment)
			.where(eq(taskAssignment.resourceId, resourceId))
			.groupBy(taskAssignment.taskId),
	);
	const mine = db.select({ taskId: assigned.taskId }).from(assigned);
	return await db
		.with(assigned)
		.select({
			id: task.id,
			programId: task.programId,
			programName: program.name,
			name: task.name,
			status: task.status,
			priority: task.priority,
			startDate: task.startDate,
			endDate: task.endDate,
			progress: task.progress,
			owned: sql<boolean>`${task.ownerId} is not distinct from ${resourceId}::uuid`,
			assignedPercent: assigned.percent,
		})
		.from(task)
		.innerJoin(program, eq(program.id, task.programId))
		.leftJoin(assigned, eq(assigned.taskId, task.id))
		.where(and(isNull(program.archivedAt), isLeaf, or(eq(task.ownerId, resourceId), inArray(task.id, mine))))
		.orderBy(
			sql`${task.status} = 'Completed'`,
			sql`${task.endDate} nulls last`,
			asc(task.name),
			asc(task.id),
		);
}
