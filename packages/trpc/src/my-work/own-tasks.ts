import type { Executor } from "@throughline/db/connect";
import { program, task, taskAssignment } from "@throughline/db/schema";
import { type MyWorkItem, mostOfKind } from "@throughline/domain/my-work";
import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import { isLeaf } from "../leaf-task.ts";

const columns = {
	id: task.id,
	programId: task.programId,
	programName: program.name,
	title: task.name,
	dueDate: task.endDate,
	status: task.status,
	startDate: task.startDate,
	progress: task.progress,
	note: task.note,
	milestone: task.milestone,
	priority: task.priority,
	version: task.version,
};

/** The open tasks that a member owns, and those in which they have a share; of each, one more than are shown. */
export async function ownTasks(db: Executor, memberId: string): Promise<MyWorkItem[]> {
	const open = and(ne(task.status, "Completed"), isLeaf, isNull(program.archivedAt));
	const [owned, shared] = await Promise.all([
		db
			.select(columns)
			.from(task)
			.innerJoin(program, eq(program.id, task.programId))
			.where(and(eq(task.ownerId, memberId), open))
			// As the index has them: nulls last.
			.orderBy(asc(task.endDate), asc(task.id))
			.limit(mostOfKind + 1),
		db
			.selectDistinct(columns)
			.from(taskAssignment)
			.innerJoin(task, eq(task.id, taskAssignment.taskId))
			.innerJoin(program, eq(program.id, task.programId))
			.where(
				and(
					eq(taskAssignment.resourceId, memberId),
					sql`${task.ownerId} is distinct from ${memberId}::uuid`,
					open,
				),
			)
			.orderBy(asc(task.endDate), asc(task.id))
			.limit(mostOfKind + 1),
	]);
	const toItem = (isOwner: boolean) => (row: (typeof owned)[number]) => ({
		kind: "task" as const,
		owned: isOwner,
		...row,
	});
	return [...owned.map(toItem(true)), ...shared.map(toItem(false))];
}
