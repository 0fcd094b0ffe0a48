import type { ChangedTasks, Task } from "@throughline/domain/task";
import { withCompletion } from "@throughline/domain/task/completion";

/** A change of one task, as it is sent. */
export type ChangeOf = ChangedTasks["undo"][number];

/** A change as the screen shows it before the server answers. */
export type ShownChange = Omit<ChangeOf, "version">;

/** The tasks as they will be once these changes are through, in order; the same array where there are none. */
export function withChanges(tasks: readonly Task[], changes: readonly ShownChange[]): readonly Task[] {
	if (changes.length === 0) return tasks;
	const byTask = Map.groupBy(changes, ({ id }) => id);
	return tasks.map((task) => (byTask.get(task.id) ?? []).reduce(withChange, task));
}

/** The tasks with what the server answered of them, unless a newer one is known already. */
export function withAnswered(
	tasks: readonly Task[],
	{ tasks: answered, moved }: Pick<ChangedTasks, "tasks" | "moved">,
): Task[] {
	const fresh = new Map<string, Partial<Task> & { version: number }>();
	for (const task of [...moved, ...answered]) fresh.set(task.id, task);
	return tasks.map((task) => {
		const answer = fresh.get(task.id);
		return answer && answer.version >= task.version ? { ...task, ...answer } : task;
	});
}

/** The task after one change, with what the server will make of its status and progress. */
function withChange(task: Task, { id: _, ...change }: ShownChange): Task {
	return { ...task, ...given(withCompletion(change, task)) };
}

/** Without the fields that are not given: they would hide what is known. */
function given(fields: Omit<ShownChange, "id">): Partial<Task> {
	return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
