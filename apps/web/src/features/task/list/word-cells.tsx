import { type Task, type TaskPriority, taskPriorities, taskTone } from "@throughline/domain/task";
import { Badge } from "@throughline/ui/badge";
import { WordMenu } from "../../../workspace/in-place/word-in-place.tsx";
import { PriorityBadge } from "../../../workspace/priority-badge.tsx";
import { usePlan } from "../plan/plan-context.ts";

/** A task's status as a badge; any word but the specified ones is neutral grey. */
export function TaskStatusBadge({ status }: { status: string }) {
	return (
		<Badge tone={taskTone(status)} size="sm">
			{status}
		</Badge>
	);
}

export function StatusCell({ task }: { task: Task }) {
	const { statuses, changeTasks, mayReport } = usePlan();
	const badge = <TaskStatusBadge status={task.status} />;
	if (task.summary || !mayReport(task.ownerId)) return badge;
	return (
		<WordMenu
			label={`Status of ${task.name}: ${task.status}`}
			value={task.status}
			choices={statuses}
			onChoose={(status) =>
				void changeTasks([{ id: task.id, version: task.version, status }], {
					done: `Status changed to ${status}`,
					description: task.name,
					failed: "Failed to change status",
				})
			}
		>
			{badge}
		</WordMenu>
	);
}

export function PriorityCell({ task }: { task: Task }) {
	const { changeTasks, mayWrite } = usePlan();
	const badge = <PriorityBadge priority={task.priority} />;
	if (!mayWrite) return badge;
	return (
		<WordMenu
			label={`Priority of ${task.name}: ${task.priority}`}
			value={task.priority}
			choices={taskPriorities}
			onChoose={(priority: TaskPriority) =>
				void changeTasks([{ id: task.id, version: task.version, priority }], {
					done: `Priority changed to ${priority}`,
					description: task.name,
					failed: "Failed to change priority",
				})
			}
		>
			{badge}
		</WordMenu>
	);
}
