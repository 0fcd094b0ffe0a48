import type { Transaction } from "@throughline/db/connect";
import { task } from "@throughline/db/schema";
import { type ChangedTasks, type TaskChange, taskIssues } from "@throughline/domain/task";
import { asc, inArray } from "drizzle-orm";
import { noSuch } from "../find.ts";
import type { Writer } from "../writer.ts";
import { checkReferences } from "./check-references.ts";
import { tasks } from "./entity.ts";

type Change = TaskChange & { id: string };
type Row = typeof task.$inferSelect;

/**
 * Changes several tasks, all or none. A task that goes to another program leaves its workstream unless it is given
 * one there. Throws NOT_FOUND, CONFLICT for a stale version, or INVALID_INPUT; `path` says where the n-th change's
 * fields stand in the input.
 */
export async function changeTasks(
	ctx: { db: Transaction; write: Writer },
	changes: Change[],
	path: (place: number, field: string) => string = (_, field) => field,
): Promise<ChangedTasks> {
	const programs = await programsOf(ctx.db, changes);
	const whole = changes.map((change) => {
		const moves = change.programId !== undefined && change.programId !== programs.get(change.id);
		return moves ? { ...change, workstreamId: change.workstreamId ?? null } : change;
	});
	const references = whole.map(({ id, programId, workstreamId, ownerId }) => {
		const from = programs.get(id) ?? "";
		return { id, from, programId: programId ?? from, workstreamId, ownerId };
	});
	await checkReferences(ctx.db, references, path);
	const rows = await ctx.write.updateMany(
		tasks,
		whole.map(({ id, version, ...change }) => ({ target: { id, version }, change })),
		(row, place) => taskIssues(row).map((issue) => ({ ...issue, path: path(place, issue.path) })),
	);
	return { tasks: rows.map(({ after }) => after), undo: rows.flatMap(takingBack) };
}

/** Where each task is now, locked so that it stays there. Throws NOT_FOUND. */
async function programsOf(tx: Transaction, changes: Change[]): Promise<Map<string, string>> {
	const ids = changes.map(({ id }) => id);
	const rows = await tx
		.select({ id: task.id, programId: task.programId })
		.from(task)
		.where(inArray(task.id, ids))
		.orderBy(asc(task.id))
		.for("update");
	if (rows.length < ids.length) throw noSuch(tasks);
	return new Map(rows.map(({ id, programId }) => [id, programId]));
}

const changeable = [
	"programId",
	"workstreamId",
	"name",
	"description",
	"status",
	"startDate",
	"endDate",
	"progress",
	"ownerId",
	"priority",
	"milestone",
	"estimate",
	"position",
] as const satisfies (keyof TaskChange)[];

/** The change that makes a task again what it was. */
function takingBack({ before, after }: { before: Row; after: Row }): ChangedTasks["undo"] {
	if (before.version === after.version) return [];
	const fields = changeable.filter((field) => before[field] !== after[field]);
	const old = Object.fromEntries(fields.map((field) => [field, before[field]]));
	return [{ ...old, id: after.id, version: after.version }];
}
