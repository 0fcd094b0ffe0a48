import { type Task, type TaskPriority, taskPriorities, taskTone } from "@throughline/domain/task";
import { Badge } from "@throughline/ui/badge";
import {
	DropdownMenu,
	DropdownMenuContent,
	DropdownMenuRadioGroup,
	DropdownMenuRadioItem,
	DropdownMenuTrigger,
} from "@throughline/ui/dropdown-menu";
import { type ReactNode, useState } from "react";
import { PriorityBadge } from "../../../workspace/priority-badge.tsx";
import { usePlan } from "../plan/plan-context.ts";
import { CellButton } from "./cell-button.tsx";

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
	if (!mayReport(task.ownerId)) return badge;
	return (
		<WordCell
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
		</WordCell>
	);
}

export function PriorityCell({ task }: { task: Task }) {
	const { changeTasks, mayWrite } = usePlan();
	const badge = <PriorityBadge priority={task.priority} />;
	if (!mayWrite) return badge;
	return (
		<WordCell
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
		</WordCell>
	);
}

type WordCellProps<Word extends string> = {
	/** What the button is called: the field and its value. */
	label: string;
	value: Word;
	choices: readonly Word[];
	onChoose: (word: Word) => void;
	children: ReactNode;
};

/** A word among few. The menu is made when it is first wanted: a long list has hundreds of such cells. */
function WordCell<Word extends string>({ label, value, choices, onChoose, children }: WordCellProps<Word>) {
	const [wanted, setWanted] = useState(false);
	const button = (
		<CellButton aria-label={label} aria-haspopup="menu" onClick={() => setWanted(true)}>
			{children}
		</CellButton>
	);
	if (!wanted) return button;
	return (
		<DropdownMenu defaultOpen>
			<DropdownMenuTrigger>{button}</DropdownMenuTrigger>
			<DropdownMenuContent align="start">
				<DropdownMenuRadioGroup
					value={value}
					onValueChange={(next) => {
						const word = choices.find((choice) => choice === next);
						if (word !== undefined && word !== value) onChoose(word);
					}}
				>
					{choices.map((choice) => (
						<DropdownMenuRadioItem key={choice} value={choice}>
							{choice}
						</DropdownMenuRadioItem>
					))}
				</DropdownMenuRadioGroup>
			</DropdownMenuContent>
		</DropdownMenu>
	);
}
