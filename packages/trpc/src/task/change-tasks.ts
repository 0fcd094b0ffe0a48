import type { Transaction } from "@throughline/db/connect";
import { task } from "@throughline/db/schema";
import { type ChangedTasks, type TaskChange, taskIssues } from "@throughline/domain/task";
import { asc, inArray } from "drizzle-orm";
import { CodedError } from "../error.ts";
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
	path?: (place: number, field: string) => string,
): Promise<ChangedTasks> {
	const before = await lockTasks(ctx.db, changes);
	const whole = changes.map((change, place) => {
		const from = before[place]?.programId;
		const moves = change.programId !== undefined && change.programId !== from;
		return moves ? { ...change, workstreamId: change.workstreamId ?? null } : change;
	});
	const references = whole.map(({ id, programId, workstreamId, ownerId }, place) => {
		const from = before[place]?.programId ?? "";
		return { id, from, programId: programId ?? from, workstreamId, ownerId };
	});
	await checkReferences(ctx.db, references, path);
	const after: Row[] = [];
	for (const [place, { id, version, ...change }] of whole.entries()) {
		const issuesOf = (row: Row) =>
			taskIssues(row).map((issue) => ({ ...issue, path: path?.(place, issue.path) ?? issue.path }));
		after.push(await ctx.write.update(tasks, { id, version }, change, { issuesOf }));
	}
	return { tasks: after, undo: after.flatMap((row, place) => takingBack(before[place], row)) };
}

/** The rows in the order of the changes. They are locked in one order, so that two callers never wait for each other. */
async function lockTasks(tx: Transaction, changes: Change[]): Promise<Row[]> {
	const ids = changes.map(({ id }) => id);
	const rows = await tx.select().from(task).where(inArray(task.id, ids)).orderBy(asc(task.id)).for("update");
	const byId = new Map(rows.map((row) => [row.id, row]));
	return ids.map((id) => {
		const row = byId.get(id);
		if (!row) throw new CodedError("NOT_FOUND", "This task does not exist, or no longer does");
		return row;
	});
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
function takingBack(before: Row | undefined, after: Row): ChangedTasks["undo"] {
	if (!before || before.version === after.version) return [];
	const fields = changeable.filter((field) => before[field] !== after[field]);
	const old = Object.fromEntries(fields.map((field) => [field, before[field]]));
	return [{ ...old, id: after.id, version: after.version }];
}
