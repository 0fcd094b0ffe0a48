import type { ChangedTasks, Task } from "@throughline/domain/task";

/** A change of one task, as it is sent. */
export type ChangeOf = ChangedTasks["undo"][number];

/** The tasks as they will be once these changes are through, in order; the same array where there are none. */
export function withChanges(tasks: readonly Task[], changes: readonly ChangeOf[]): readonly Task[] {
	if (changes.length === 0) return tasks;
	const changed = new Map<string, Partial<Task>>();
	for (const { id, version: _read, ...fields } of changes) {
		changed.set(id, { ...changed.get(id), ...given(fields) });
	}
	return tasks.map((task) => {
		const fields = changed.get(task.id);
		return fields ? { ...task, ...fields } : task;
	});
}

/** The tasks with those that the server answered in their place, unless a newer one is known already. */
export function withAnswered(tasks: readonly Task[], answered: readonly Task[]): Task[] {
	const fresh = new Map(answered.map((task) => [task.id, task]));
	return tasks.map((task) => {
		const answer = fresh.get(task.id);
		return answer && answer.version >= task.version ? answer : task;
	});
}

/** Without the fields that are not given: they would hide what is known. */
function given(fields: Omit<ChangeOf, "id" | "version">): Partial<Task> {
	return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
