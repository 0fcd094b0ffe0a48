import type { Transaction } from "@throughline/db/connect";
import { newId } from "@throughline/db/id";
import { task } from "@throughline/db/schema";
import type { NewTask, Task } from "@throughline/domain/task";
import { type FieldPath, requireIn } from "../find.ts";
import { programs } from "../program/entity.ts";
import type { Writer } from "../writer.ts";
import { checkParents } from "./check-parents.ts";
import { checkReferences } from "./check-references.ts";
import { tasks } from "./entity.ts";
import { handDownLinks } from "./hand-down-links.ts";
import { handDownShares, unbroken } from "./hand-down-shares.ts";
import { nextPosition } from "./next-position.ts";

/** A new task; with a key, where others that are made with it are its parts. */
export type PlacedTask = NewTask & { id?: string };

/**
 * New tasks with the keys of their parents among them.
 * @param parents for each the place of its parent; null, or none: it is a part of none of these
 */
export function placedTasks(given: readonly NewTask[], parents: readonly (number | null)[]): PlacedTask[] {
	if (!parents.some((place) => place !== null)) return [...given];
	const ids = given.map(() => newId());
	return given.map((task, place) => {
		const parentId = ids[parents[place] ?? -1] ?? task.parentId;
		return { ...task, id: ids[place] ?? newId(), parentId };
	});
}

/**
 * Makes several tasks, all or none; without positions they come last in their programs, in their order; sub-tasks
 * come into the workstream of their parent unless they name one, and the first one of a task takes over its shares. Throws NOT_FOUND
 * for a program, or INVALID_INPUT; `path` says where the n-th task's fields stand in the input.
 */
export async function createTasks(
	{ db, write }: { db: Transaction; write: Writer },
	given: readonly PlacedTask[],
	path: FieldPath,
): Promise<Task[]> {
	const next = new Map<string, number>();
	for (const { programId } of given) {
		if (next.has(programId)) continue;
		const [position] = await Promise.all([
			nextPosition(db, task, programId),
			requireIn(db, programs, programId),
		]);
		next.set(programId, position);
	}
	await checkReferences(db, [...given], path);
	const parents = await checkParents(db, given, path);
	const broken = await unbroken(
		db,
		given.flatMap(({ parentId }) => parentId ?? []),
	);
	const workstreams = new Map([...parents].map(([id, { workstreamId }]) => [id, workstreamId]));
	const rows = await write.insertMany(
		tasks,
		given.map(({ position, ...values }) => {
			const following = next.get(values.programId) ?? 0;
			if (position === undefined) next.set(values.programId, following + 1);
			const workstreamId = values.workstreamId ?? workstreams.get(values.parentId ?? "") ?? null;
			if (values.id) workstreams.set(values.id, workstreamId);
			return { ...values, workstreamId, position: position ?? following };
		}),
	);
	await handDownLinks({ db, write }, rows, path);
	await handDownShares({ db, write }, broken, rows);
	return rows;
}
