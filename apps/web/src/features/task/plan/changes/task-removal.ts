import type { Task } from "@throughline/domain/task";
import type { TaskDependency } from "@throughline/domain/task/dependency";
import { trpcClient } from "../../../../api/client.ts";
import type { Removal } from "../../../../workspace/undo/removal.ts";
import { taskCount } from "../task-words.ts";

/** The deletion of tasks, with what goes along. */
export function taskRemoval(tasks: readonly Task[], dependencies: readonly TaskDependency[]): Removal {
	const ids = new Set(tasks.map(({ id }) => id));
	const links = dependencies.filter(
		({ predecessorId, successorId }) => ids.has(predecessorId) || ids.has(successorId),
	).length;
	const [first] = tasks;
	const single = tasks.length === 1 && first !== undefined;
	return {
		question: `Delete ${single ? `“${first.name}”` : taskCount(tasks.length)}?`,
		consequence:
			links === 0 ? undefined : `${links === 1 ? "One dependency goes" : `${links} dependencies go`} along.`,
		verb: single ? "Delete task" : `Delete ${taskCount(tasks.length)}`,
		done: single ? "Task deleted" : `${taskCount(tasks.length)} deleted`,
		names: tasks.map(({ name }) => name),
		remove: (options) =>
			trpcClient.trash.remove.mutate(
				{ objectType: "task", targets: tasks.map(({ id, version }) => ({ id, version })) },
				options,
			),
	};
}
