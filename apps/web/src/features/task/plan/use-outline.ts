import type { Task } from "@throughline/domain/task";
import { useMemo } from "react";
import { linksOf } from "./links-of.ts";
import { indented, outdented } from "./outline.ts";
import { usePlan } from "./plan-context.ts";

/** Moves tasks in and out of each other, one level at a time. */
export function useOutline() {
	const { tasks, taskById, dependencies, changeTasks, folds } = usePlan();
	return useMemo(
		() => ({
			/** Makes it the last sub-task of the task before it. */
			indent(task: Task, previousId: string | null) {
				const parent = taskById.get(previousId ?? "");
				if (!parent) return;
				folds.open(parent.id);
				const isLinked = linksOf(dependencies, parent.id).length > 0;
				void changeTasks(indented(tasks, task, parent), {
					done: `Now part of “${parent.name}”`,
					description: isLinked ? `${task.name} takes over the dependencies of “${parent.name}”` : task.name,
					failed: "Failed to indent task",
				});
			},
			/** Takes it out of its parent and puts it after it. */
			outdent(task: Task) {
				const parent = taskById.get(task.parentId ?? "");
				if (!parent) return;
				void changeTasks(outdented(tasks, task), {
					done: `No longer part of “${parent.name}”`,
					description: task.name,
					failed: "Failed to outdent task",
				});
			},
		}),
		[tasks, taskById, dependencies, changeTasks, folds],
	);
}
