import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "@throughline/db/connect";
import { task } from "@throughline/db/schema";
import type { Person } from "@throughline/domain/account";
import { type ChangedTasks, type TaskChange, taskIssues } from "@throughline/domain/task";
import { withCompletion } from "@throughline/domain/task/completion";
import { asc } from "drizzle-orm";
import { noSuch } from "../find.ts";
import { isOneOf } from "../lock-rows.ts";
import { requireContribution } from "../resource/contribution.ts";
import type { Writer } from "../writer.ts";
import { carryLinks, linksOfMovers, whileLinksMove } from "./carry-links.ts";
import { changesDates, lockProgramsOf, pushedBy } from "./cascade.ts";
import { checkParents } from "./check-parents.ts";
import { checkReferences } from "./check-references.ts";
import { tasks } from "./entity.ts";
import { handDownLinks } from "./hand-down-links.ts";
import { removeLinks } from "./remove-links.ts";
import { changesSummaries, refuseComputed, type SummaryRow } from "./summary.ts";

type Change = TaskChange & { id: string };
type Row = typeof task.$inferSelect;

type Options = {
	/** Whether new dates push what depends on them. */
	cascade: boolean;
	/** Whether a task that goes to another program leaves its dependencies on tasks that stay behind; refused otherwise. */
	unlink?: boolean;
	/** Where the n-th change's fields stand in the input; by their names alone unless said. */
	path?: (place: number, field: string) => string;
};

/**
 * Changes several tasks, all or none, with what follows from each status, progress and date. A task that goes to another
 * program leaves its workstream and the task of which it was a part unless it is given others there; links between tasks
 * that go together go along. A Contributor reports on own tasks only.
 * Throws NOT_FOUND, CONFLICT for a stale version, FIELD_FORBIDDEN, NOT_YOURS, SUMMARY_TASK or INVALID_INPUT.
 */
export async function changeTasks(
	ctx: { db: Transaction; person: Person; write: Writer },
	changes: Change[],
	{ cascade, unlink = false, path = (_, field) => field }: Options,
): Promise<ChangedTasks> {
	const moving = cascade ? changes.filter(changesDates) : [];
	if (changes.length > 1 || changes.some(changesSummaries)) await lockProgramsOf(ctx.db, changes);
	const current = await lockTasks(ctx.db, changes);
	const contributions = changes.map((change) => {
		return { kind: "task" as const, change, owners: [current.get(change.id)?.ownerId ?? null] };
	});
	await requireContribution(ctx, contributions, path);
	const moves = new Map(
		changes.flatMap(({ id, programId }) =>
			programId === undefined || programId === current.get(id)?.programId ? [] : [[id, programId]],
		),
	);
	const whole = changes.map((change) => {
		const agreed = withCompletion(change, current.get(change.id) ?? null);
		if (!moves.has(change.id)) return agreed;
		return { ...agreed, workstreamId: change.workstreamId ?? null, parentId: change.parentId ?? null };
	});
	for (const [place, change] of whole.entries()) {
		const before = current.get(change.id);
		if (before?.summary) refuseComputed(before, change, (field) => path(place, field));
	}
	const links = await linksOfMovers(ctx.db, moves);
	if (unlink && links.left.length > 0) await removeLinks(ctx, links.left);
	const stuck = new Set(
		unlink ? [] : links.left.flatMap(({ predecessorId, successorId }) => [predecessorId, successorId]),
	);
	const references = whole.map(({ id, programId, workstreamId, ownerId }) => {
		const from = current.get(id)?.programId ?? "";
		const leavesLinks = moves.has(id) && stuck.has(id);
		return { from, programId: programId ?? from, workstreamId, ownerId, leavesLinks };
	});
	await checkReferences(ctx.db, references, path);
	const placements = whole.map(({ id, programId, parentId }) => {
		return { id, programId: programId ?? current.get(id)?.programId ?? "", parentId };
	});
	await checkParents(ctx.db, placements, path);
	const pushed = moving.length > 0 ? await pushedBy(ctx.db, moving) : [];
	const update = () =>
		ctx.write.updateMany(
			tasks,
			[
				...whole.map(({ id, version, ...change }) => ({ target: { id, version }, change })),
				...pushed.map(({ id, ...change }) => ({ target: { id, version: "any" as const }, change })),
			],
			(row, place) => taskIssues(row).map((issue) => ({ ...issue, path: path(place, issue.path) })),
		);
	const rows =
		links.along.length === 0
			? await update()
			: await whileLinksMove(ctx.db, async () => {
					const updated = await update();
					const moved = updated.map(({ after }) => after);
					await carryLinks(ctx.write, links.along, moved);
					return updated;
				});
	await handDownLinks(ctx, placements, path);
	const after = rows.map((row) => row.after);
	return {
		tasks: after.slice(0, changes.length),
		moved: after
			.slice(changes.length)
			.map(({ id, startDate, endDate, version }) => ({ id, startDate, endDate, version })),
		undo: rows.flatMap(takingBack),
	};
}

type Standing = SummaryRow & Pick<Row, "ownerId">;

/** Where each task is now, whose it is and how it stands, locked so that it stays so. Throws NOT_FOUND. */
async function lockTasks(tx: Transaction, changes: Change[]): Promise<Map<string, Standing>> {
	const ids = changes.map(({ id }) => id);
	const rows = await tx
		.select({
			id: task.id,
			name: task.name,
			programId: task.programId,
			ownerId: task.ownerId,
			summary: task.summary,
			status: task.status,
			startDate: task.startDate,
			endDate: task.endDate,
			progress: task.progress,
			estimate: task.estimate,
		})
		.from(task)
		.where(isOneOf(task.id, ids))
		.orderBy(asc(task.id))
		.for("update");
	if (rows.length < ids.length) throw noSuch(tasks);
	return new Map(rows.map((row) => [row.id, row]));
}

const changeable = [
	"programId",
	"parentId",
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
	"scheduling",
	"estimate",
	"note",
	"checklist",
	"position",
] as const satisfies (keyof TaskChange)[];

/** The change that makes a task again what it was. */
function takingBack({ before, after }: { before: Row; after: Row }): ChangedTasks["undo"] {
	if (before.version === after.version) return [];
	const fields = changeable.filter((field) => !isDeepStrictEqual(before[field], after[field]));
	const old = Object.fromEntries(fields.map((field) => [field, before[field]]));
	return [{ ...old, id: after.id, version: after.version }];
}
