import type { Task } from "@throughline/domain/task";
import { usePlan } from "../plan/plan-context.ts";

/** Gives the task another name; null and none at all leave it. */
export function useRename({ id, version, name: before }: Task): (name: string | null) => void {
	const { changeTasks } = usePlan();
	return (name) => {
		if (!name || name === before) return;
		const words = { done: "Task renamed", description: name, failed: "Failed to rename task" };
		void changeTasks([{ id, version, name }], words);
	};
}
