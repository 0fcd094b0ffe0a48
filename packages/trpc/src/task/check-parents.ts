import type { Executor, Transaction } from "@throughline/db/connect";
import { program, task } from "@throughline/db/schema";
import { cycleInWords } from "@throughline/domain/task/cycle";
import { ancestorsOf, deepestLevel, descendantsOf } from "@throughline/domain/task/hierarchy/hierarchy";
import { asc } from "drizzle-orm";
import { invalidInput } from "../error.ts";
import type { FieldPath } from "../find.ts";
import { isOneOf } from "../lock-rows.ts";

type Placement = {
	id?: string;
	programId: string;
	parentId?: string | null | undefined;
	name?: string | undefined;
	milestone?: boolean | undefined;
};
type Outline = Awaited<ReturnType<typeof outlineOf>>[number];

/**
 * Throws INVALID_INPUT, by name, unless every parent is a task of the same program that can have sub-tasks, no task
 * becomes a part of itself, and none lies deeper than `deepestLevel`. Lets one call at a time change a program's
 * hierarchy.
 * @param given those that exist with their ids, and new ones that have parts among the others; a parent left out stays
 * @returns the tasks of the programs in which a parent was named, by id
 */
export async function checkParents(
	tx: Transaction,
	given: readonly Placement[],
	path: FieldPath,
): Promise<Map<string, Outline>> {
	const placed = given.filter(({ parentId }) => parentId != null);
	if (placed.length === 0) return new Map();
	const programIds = [...new Set(placed.map(({ programId }) => programId))].sort();
	await tx
		.select({ id: program.id })
		.from(program)
		.where(isOneOf(program.id, programIds))
		.orderBy(asc(program.id))
		.for("no key update");
	const outline = await outlineOf(tx, programIds);
	const before = new Map(outline.map((row) => [row.id, row]));
	const parentIds = new Map(
		given.flatMap(({ id, parentId }) => (id && parentId !== undefined ? [[id, parentId]] : [])),
	);
	const after = [
		...outline.map((row) => ({ ...row, parentId: parentIds.get(row.id) ?? keptParent(row, parentIds) })),
		...given.flatMap(newcomer),
	];
	const byId = new Map(after.map((row) => [row.id, row]));
	const heights = heightsOf(after);
	const issues = given.flatMap((placement, place) => {
		if (placement.parentId == null) return [];
		const message = wrongParent({ ...placement, parentId: placement.parentId }, { byId, heights });
		return message === null ? [] : [{ path: path(place, "parentId"), message }];
	});
	if (issues.length > 0) throw invalidInput(issues);
	return before;
}

/** The row of a task that is not there yet, where others are to be its parts: a change of one has no name. */
function newcomer({ id, programId, parentId = null, name, milestone = false }: Placement): Outline[] {
	if (id === undefined || name === undefined) return [];
	return [{ id, programId, parentId, name, milestone, workstreamId: null }];
}

/** Its parent unless the change says another, none at all included. */
function keptParent({ id, parentId }: Outline, changed: ReadonlyMap<string, unknown>): string | null {
	return changed.has(id) ? null : parentId;
}

type Known = {
	byId: ReadonlyMap<string, Outline>;
	heights: ReadonlyMap<string, number>;
};

/** Why a task cannot be a part of another; null where it can. */
function wrongParent(
	{ id, programId, parentId }: Placement & { parentId: string },
	{ byId, heights }: Known,
): string | null {
	const parent = byId.get(parentId);
	if (parent?.programId !== programId) return "This parent is not a task of the same program";
	if (parent.milestone) return `“${parent.name}” is a milestone, and a milestone has no sub-tasks`;
	const above = [parent, ...ancestorsOf(byId, parent)];
	if (id !== undefined && above.some((each) => each.id === id)) return circleSentence(id, above);
	if (above.length + (heights.get(id ?? "") ?? 0) > deepestLevel)
		return `Sub-tasks go at most ${deepestLevel} levels deep`;
	return null;
}

function circleSentence(id: string, above: readonly Outline[]): string {
	const names = new Map(above.map((each) => [each.id, each.name]));
	const upTo = above.slice(0, above.findIndex((each) => each.id === id) + 1).map((each) => each.id);
	const circle = [id, ...upTo.toReversed().slice(1), id];
	return `A task would be a part of itself: ${cycleInWords(circle, (each) => names.get(each) ?? each)}`;
}

/** How many levels lie below each task that has any. Walks up from each, so that a circle ends. */
function heightsOf(rows: readonly Outline[]): Map<string, number> {
	const byId = new Map(rows.map((row) => [row.id, row]));
	const heights = new Map<string, number>();
	for (const row of rows) {
		for (const [place, { id }] of ancestorsOf(byId, row).entries())
			heights.set(id, Math.max(heights.get(id) ?? 0, place + 1));
	}
	return heights;
}

function outlineOf(db: Executor, programIds: readonly string[]) {
	return db
		.select({
			id: task.id,
			name: task.name,
			programId: task.programId,
			parentId: task.parentId,
			workstreamId: task.workstreamId,
			milestone: task.milestone,
		})
		.from(task)
		.where(isOneOf(task.programId, programIds));
}

/** The tasks below the given ones, from the top down. */
export async function partsOf(db: Executor, ids: readonly string[]): Promise<Outline[]> {
	const rows = await db.select({ programId: task.programId }).from(task).where(isOneOf(task.id, ids));
	const outline = await outlineOf(db, [...new Set(rows.map(({ programId }) => programId))]);
	return descendantsOf(outline, ids);
}
