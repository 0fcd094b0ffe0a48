import type { Task } from "../../task.ts";
import { type Computed, computedFields, summaryOf } from "./summary.ts";

/** Sub-tasks of sub-tasks, down to so many levels below the top one. */
export const deepestLevel = 20;

type Placed = Pick<Task, "id" | "parentId">;

/** The tasks by their parents, in their order. Null holds the top ones, and those whose parent is not among them. */
export function childrenOf<T extends Placed>(tasks: readonly T[]): Map<string | null, T[]> {
	const known = new Set(tasks.map(({ id }) => id));
	return Map.groupBy(tasks, ({ parentId }) => (parentId !== null && known.has(parentId) ? parentId : null));
}

/** A task in the order of an outline, with its level: 0 at the top. */
export type Outlined<T> = { task: T; level: number };

/** The tasks with each one's sub-tasks after it. */
export function inOutline<T extends Placed>(tasks: readonly T[]): Outlined<T>[] {
	const children = childrenOf(tasks);
	const lines: Outlined<T>[] = [];
	const add = (parent: string | null, level: number) => {
		for (const task of children.get(parent) ?? []) {
			lines.push({ task, level });
			add(task.id, level + 1);
		}
	};
	add(null, 0);
	return lines;
}

/** Everything below the given tasks, from the top down; they themselves are left out. */
export function descendantsOf<T extends Placed>(tasks: readonly T[], ids: Iterable<string>): T[] {
	const children = childrenOf(tasks);
	const found = new Map<string, T>();
	const queue = [...ids];
	const given = new Set(queue);
	for (const id of queue) {
		for (const child of children.get(id) ?? []) {
			if (found.has(child.id) || given.has(child.id)) continue;
			found.set(child.id, child);
			queue.push(child.id);
		}
	}
	return [...found.values()];
}

/** A task's parent, the parent's, and so on up to the top one. Ends where a circle would begin. */
export function ancestorsOf<T extends Placed>(byId: ReadonlyMap<string, T>, task: Placed): T[] {
	const ancestors = new Set<T>();
	for (let at = byId.get(task.parentId ?? ""); at && !ancestors.has(at); at = byId.get(at.parentId ?? ""))
		ancestors.add(at);
	return [...ancestors];
}

/** The tasks with every summary as it follows from its leaves; the same array where none differs. */
export function withSummaries<T extends Placed & Computed & { summary: boolean }>(
	tasks: readonly T[],
): readonly T[] {
	if (!tasks.some(({ parentId, summary }) => parentId !== null || summary)) return tasks;
	const children = childrenOf(tasks);
	const computed = new Map<string, Computed>();
	const leavesOf = (task: T): T[] => {
		const below = children.get(task.id);
		if (!below) return [task];
		const leaves = below.flatMap(leavesOf);
		computed.set(task.id, summaryOf(leaves));
		return leaves;
	};
	for (const top of children.get(null) ?? []) leavesOf(top);
	let differs = false;
	const shown = tasks.map((task) => {
		const summary = computed.has(task.id);
		const values = computed.get(task.id) ?? task;
		if (summary === task.summary && computedFields.every((field) => values[field] === task[field]))
			return task;
		differs = true;
		return { ...task, ...values, id: task.id, summary };
	});
	return differs ? shown : tasks;
}
