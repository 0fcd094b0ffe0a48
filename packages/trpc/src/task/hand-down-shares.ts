import type { Executor, Transaction } from "@throughline/db/connect";
import { resource, task, taskAssignment } from "@throughline/db/schema";
import type { Task } from "@throughline/domain/task";
import { and, asc, eq, getTableColumns } from "drizzle-orm";
import { isOneOf } from "../lock-rows.ts";
import type { Writer } from "../writer.ts";
import { assignmentsIn, namesOf } from "./entity.ts";

/** Of these tasks those that have no sub-tasks yet. */
export async function unbroken(db: Executor, ids: readonly string[]): Promise<readonly string[]> {
	if (ids.length === 0) return [];
	const rows = await db
		.select({ id: task.id })
		.from(task)
		.where(and(isOneOf(task.id, [...new Set(ids)]), eq(task.summary, false)));
	return rows.map(({ id }) => id);
}

/**
 * Gives the shares of tasks that have just been broken down to the first sub-task of each, so that nobody's work is lost.
 * The task keeps its own: they hold again when its last sub-task goes.
 * @param broken the tasks that had no sub-tasks before
 */
export async function handDownShares(
	{ db, write }: { db: Transaction; write: Writer },
	broken: readonly string[],
	added: readonly Task[],
): Promise<void> {
	if (broken.length === 0) return;
	const shares = await db
		.select({ share: getTableColumns(taskAssignment), name: resource.name })
		.from(taskAssignment)
		.innerJoin(resource, eq(resource.id, taskAssignment.resourceId))
		.where(isOneOf(taskAssignment.taskId, broken))
		.orderBy(asc(taskAssignment.id));
	const members = namesOf(shares.map(({ share, name }) => ({ id: share.resourceId, name })));
	for (const parentId of broken) {
		const first = added.find((each) => each.parentId === parentId);
		const own = shares.filter(({ share }) => share.taskId === parentId);
		if (!first || own.length === 0) continue;
		await write.insertMany(
			assignmentsIn(first.programId, namesOf([first]), members),
			own.map(({ share: { resourceId, percent, startDate, endDate } }) => ({
				...{ taskId: first.id, resourceId, percent, startDate, endDate },
			})),
		);
	}
}
