import type { Executor } from "@throughline/db/connect";
import { newId } from "@throughline/db/id";
import { resource, type task, taskAssignment, type taskDependency } from "@throughline/db/schema";
import { inOutline } from "@throughline/domain/task/hierarchy/hierarchy";
import { asc, eq } from "drizzle-orm";
import { isOneOf } from "../lock-rows.ts";
import { assignmentsIn, dependenciesAmong, tasks } from "../task/entity.ts";
import type { Call } from "./copy.ts";
import { fresh, notBegun } from "./fresh.ts";
import type { Later } from "./later.ts";

type Row = typeof task.$inferSelect;

/** Tasks with what waits for what among them, and who shares in them. */
export type TaskRows = {
	tasks: readonly Row[];
	/** Others than those among these tasks are left out of a copy. */
	dependencies: readonly (typeof taskDependency.$inferSelect)[];
	shares: Awaited<ReturnType<typeof sharesOf>>;
};

/** Who shares in tasks, with their names. */
export function sharesOf(db: Executor, rows: readonly Pick<Row, "id">[]) {
	const ids = rows.map(({ id }) => id);
	return db
		.select({ share: taskAssignment, member: resource.name })
		.from(taskAssignment)
		.innerJoin(resource, eq(resource.id, taskAssignment.resourceId))
		.where(isOneOf(taskAssignment.taskId, ids))
		.orderBy(asc(taskAssignment.id));
}

type Target = {
	programId: string;
	later: Later;
	/** What differs in the copy of a row; `place` counts them in the order of the outline. */
	of: (row: Row, place: number) => Partial<typeof task.$inferInsert>;
};

/** Makes tasks like others, not begun: each after the one of which it is a part. Answers them in that order. */
export async function writeTasks(
	{ write }: Pick<Call, "write">,
	rows: TaskRows,
	{ programId, later, of }: Target,
): Promise<Row[]> {
	const ids = new Map(rows.tasks.map(({ id }) => [id, newId()]));
	const made = await write.insertMany(
		tasks,
		inOutline(rows.tasks).map(({ task: row }, place) => ({
			...fresh(row),
			...notBegun(row),
			...later.span(row),
			recurrence: row.recurrence && {
				...row.recurrence,
				start: later.day(row.recurrence.start),
				until: later.day(row.recurrence.until),
			},
			id: ids.get(row.id),
			programId,
			parentId: ids.get(row.parentId ?? "") ?? null,
			...of(row, place),
		})),
	);
	const names = new Map(made.map(({ id, name }) => [id, name]));
	await write.insertMany(
		dependenciesAmong(names),
		rows.dependencies.flatMap((link) => {
			const [predecessorId, successorId] = [ids.get(link.predecessorId), ids.get(link.successorId)];
			return predecessorId && successorId ? [{ ...fresh(link), programId, predecessorId, successorId }] : [];
		}),
	);
	const members = new Map(rows.shares.map(({ share, member }) => [share.resourceId, member]));
	await write.insertMany(
		assignmentsIn(programId, names, members),
		rows.shares.flatMap(({ share }) => {
			const taskId = ids.get(share.taskId);
			return taskId ? [{ ...fresh(share), ...later.span(share), taskId }] : [];
		}),
	);
	return made;
}
