import type { Task } from "@throughline/domain/task";
import { isCompleted } from "@throughline/domain/task/completion";
import { usePlan } from "../plan/plan-context.ts";

/** Saves how far a task is, with the status that goes with it. */
export function useSaveProgress(task: Task): (progress: number | null) => void {
	const { changeTasks } = usePlan();
	return (progress) => {
		const status = statusBeside(task, progress);
		const words = progress === null ? "Progress cleared" : `Progress changed to ${progress}%`;
		void changeTasks([{ id: task.id, version: task.version, progress, status }], {
			done: status === undefined || status === task.status ? words : `${words}, status to ${status}`,
			description: task.name,
			failed: "Failed to change progress",
		});
	};
}

/**
 * The status that a progress is saved with; undefined leaves it to the rule. At 100 % the status stays, and Completed is
 * offered; what is Completed is in progress again below 100 %.
 */
function statusBeside(task: Task, progress: number | null): string | undefined {
	if (isCompleted(task)) return "In Progress";
	return progress === 100 && task.status !== "Not Started" ? task.status : undefined;
}
