import type { Executor } from "@throughline/db/connect";
import { program, task, taskAssignment } from "@throughline/db/schema";
import { type Demand, ownerShare } from "@throughline/domain/resource/capacity";
import { and, eq, isNotNull, isNull, notExists, notInArray, type SQL, sql } from "drizzle-orm";

/** What a task asks of a member, with the names of both. */
export type NamedDemand = Demand & {
	resourceId: string;
	assigned: boolean;
	taskId: string;
	taskName: string;
	programId: string;
	programName: string;
};

/**
 * What the unfinished tasks of all programs in use ask of members: what assignments say, and of a task without any
 * `ownerShare` percent of its owner; a milestone without any asks nobody. Of one member, or of all.
 */
export async function demandsOf(db: Executor, resourceId?: string): Promise<NamedDemand[]> {
	const fields = {
		taskId: task.id,
		taskName: task.name,
		programId: task.programId,
		programName: program.name,
		status: task.status,
		taskStart: task.startDate,
		taskEnd: task.endDate,
	};
	const open = and(isNull(program.archivedAt), notInArray(task.status, ["Completed", "On Hold"]));
	const ofMember = (column: typeof task.ownerId | typeof taskAssignment.resourceId): SQL | undefined =>
		resourceId === undefined ? undefined : eq(column, resourceId);
	const [assigned, owned] = await Promise.all([
		db
			.select({
				...fields,
				resourceId: taskAssignment.resourceId,
				percent: taskAssignment.percent,
				from: taskAssignment.startDate,
				to: taskAssignment.endDate,
			})
			.from(taskAssignment)
			.innerJoin(task, eq(task.id, taskAssignment.taskId))
			.innerJoin(program, eq(program.id, task.programId))
			.where(and(open, ofMember(taskAssignment.resourceId))),
		db
			.select({ ...fields, resourceId: sql<string>`${task.ownerId}` })
			.from(task)
			.innerJoin(program, eq(program.id, task.programId))
			.where(
				and(
					open,
					isNotNull(task.ownerId),
					ofMember(task.ownerId),
					eq(task.milestone, false),
					notExists(db.select().from(taskAssignment).where(eq(taskAssignment.taskId, task.id))),
				),
			),
	]);
	return [
		...assigned.map((each) => ({ ...each, assigned: true })),
		...owned.map((each) => ({ ...each, percent: ownerShare, from: null, to: null, assigned: false })),
	];
}
