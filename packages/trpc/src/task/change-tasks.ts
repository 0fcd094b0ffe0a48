import type { Transaction } from "@throughline/db/connect";
import { task } from "@throughline/db/schema";
import type { Person } from "@throughline/domain/account";
import { type ChangedTasks, type TaskChange, taskIssues } from "@throughline/domain/task";
import { asc, inArray } from "drizzle-orm";
import { noSuch } from "../find.ts";
import { requireContribution } from "../resource/contribution.ts";
import type { Writer } from "../writer.ts";
import { checkReferences } from "./check-references.ts";
import { tasks } from "./entity.ts";

type Change = TaskChange & { id: string };
type Row = typeof task.$inferSelect;

/**
 * Changes several tasks, all or none. A task that goes to another program leaves its workstream unless it is given
 * one there. A Contributor reports on own tasks only. Throws NOT_FOUND, CONFLICT for a stale version, FIELD_FORBIDDEN,
 * NOT_YOURS or INVALID_INPUT; `path` says where the n-th change's fields stand in the input.
 */
export async function changeTasks(
	ctx: { db: Transaction; person: Person; write: Writer },
	changes: Change[],
	path: (place: number, field: string) => string = (_, field) => field,
): Promise<ChangedTasks> {
	const places = await placesOf(ctx.db, changes);
	const contributions = changes.map((change) => {
		return { kind: "task" as const, change, owners: [places.get(change.id)?.ownerId ?? null] };
	});
	await requireContribution(ctx, contributions, path);
	const whole = changes.map((change) => {
		const moves = change.programId !== undefined && change.programId !== places.get(change.id)?.programId;
		return moves ? { ...change, workstreamId: change.workstreamId ?? null } : change;
	});
	const references = whole.map(({ id, programId, workstreamId, ownerId }) => {
		const from = places.get(id)?.programId ?? "";
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

type Place = Pick<Row, "programId" | "ownerId">;

/** Where each task is now, and whose, locked so that it stays so. Throws NOT_FOUND. */
async function placesOf(tx: Transaction, changes: Change[]): Promise<Map<string, Place>> {
	const ids = changes.map(({ id }) => id);
	const rows = await tx
		.select({ id: task.id, programId: task.programId, ownerId: task.ownerId })
		.from(task)
		.where(inArray(task.id, ids))
		.orderBy(asc(task.id))
		.for("update");
	if (rows.length < ids.length) throw noSuch(tasks);
	return new Map(rows.map(({ id, ...place }) => [id, place]));
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
	"note",
	"position",
] as const satisfies (keyof TaskChange)[];

/** The change that makes a task again what it was. */
function takingBack({ before, after }: { before: Row; after: Row }): ChangedTasks["undo"] {
	if (before.version === after.version) return [];
	const fields = changeable.filter((field) => before[field] !== after[field]);
	const old = Object.fromEntries(fields.map((field) => [field, before[field]]));
	return [{ ...old, id: after.id, version: after.version }];
}
