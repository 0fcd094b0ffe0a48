import type { Task } from "@throughline/domain/task";
import { completedStatus, isCompleted } from "@throughline/domain/task/completion";
import { Button } from "@throughline/ui/button";
import { usePlan } from "../plan/plan-context.ts";

/** At 100 %, the status that goes with it, to take with a click; nothing for who may not change the task. */
export function CompletedOffer({ task }: { task: Task }) {
	const { mayReport, changeTasks } = usePlan();
	if (!mayReport(task.ownerId) || task.progress !== 100 || isCompleted(task)) return null;
	return (
		<Button
			variant="ghost"
			size="sm"
			aria-label={`Mark ${task.name} as ${completedStatus}`}
			onClick={() =>
				void changeTasks([{ id: task.id, version: task.version, status: completedStatus }], {
					done: `Status changed to ${completedStatus}`,
					description: task.name,
					failed: "Failed to change status",
				})
			}
		>
			Mark as Completed
		</Button>
	);
}
