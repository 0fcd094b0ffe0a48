import type { Task } from "@throughline/domain/task";
import type { TaskDependency } from "@throughline/domain/task/dependency";
import { descendantsOf } from "@throughline/domain/task/hierarchy/hierarchy";
import { trpcClient } from "../../../../api/client.ts";
import type { Removal } from "../../../../workspace/undo/removal.ts";
import { taskCount } from "../task-words.ts";

type Plan = { tasks: readonly Task[]; dependencies: readonly TaskDependency[] };

/** The deletion of tasks, with what goes along. */
export function taskRemoval(tasks: readonly Task[], { tasks: all, dependencies }: Plan): Removal {
	const ids = new Set(tasks.map(({ id }) => id));
	const parts = descendantsOf(all, ids);
	for (const { id } of parts) ids.add(id);
	const links = dependencies.filter(
		({ predecessorId, successorId }) => ids.has(predecessorId) || ids.has(successorId),
	).length;
	const [first] = tasks;
	const single = tasks.length === 1 && first !== undefined;
	return {
		question: `Delete ${single ? `“${first.name}”` : taskCount(tasks.length)}?`,
		consequence: alongText(parts.length, links),
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

/** "3 sub-tasks and one dependency go along." */
function alongText(parts: number, links: number): string | undefined {
	const words = [
		...(parts === 0 ? [] : [parts === 1 ? "one sub-task" : `${parts} sub-tasks`]),
		...(links === 0 ? [] : [links === 1 ? "one dependency" : `${links} dependencies`]),
	].join(" and ");
	if (!words) return undefined;
	return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${parts + links === 1 ? "goes" : "go"} along.`;
}
