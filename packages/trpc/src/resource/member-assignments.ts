import type { Executor } from "@throughline/db/connect";
import { program, task, taskAssignment } from "@throughline/db/schema";
import type { MemberAssignment } from "@throughline/domain/resource";
import { and, asc, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import { isLeaf } from "../leaf-task.ts";

/** The shares that a member has in tasks of all programs in use; those in unfinished tasks first, by their start. */
export function assignmentsOf(db: Executor, resourceId: string): Promise<MemberAssignment[]> {
	return db
		.select({
			...getTableColumns(taskAssignment),
			taskName: task.name,
			taskStatus: task.status,
			taskStartDate: task.startDate,
			taskEndDate: task.endDate,
			programId: task.programId,
			programName: program.name,
		})
		.from(taskAssignment)
		.innerJoin(task, eq(task.id, taskAssignment.taskId))
		.innerJoin(program, eq(program.id, task.programId))
		.where(and(eq(taskAssignment.resourceId, resourceId), isLeaf, isNull(program.archivedAt)))
		.orderBy(
			sql`${task.status} = 'Completed'`,
			sql`coalesce(${taskAssignment.startDate}, ${task.startDate}) nulls last`,
			asc(task.name),
			asc(taskAssignment.id),
		);
}
