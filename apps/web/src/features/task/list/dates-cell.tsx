import type { Task } from "@throughline/domain/task";
import { Popover, PopoverContent, PopoverTrigger } from "@throughline/ui/popover";
import { useState } from "react";
import { CellButton } from "../../../workspace/in-place/cell-button.tsx";
import { DatesForm } from "../../../workspace/in-place/dates-form.tsx";
import { usePlan } from "../plan/plan-context.ts";
import { markInk, marksOf } from "../plan/task-marks.ts";
import { datesText } from "../plan/task-words.ts";

/** From when to when; "Not set" for what is missing. */
export function DatesCell({ task }: { task: Task }) {
	const plan = usePlan();
	const [wanted, setWanted] = useState(false);
	const [open, setOpen] = useState(false);
	const marks = marksOf(task, plan);
	const [first] = marks;
	const text = datesText(task);
	const shown = (
		<span className="min-w-0">
			<span className={`tabular block truncate ${first ? markInk[first.tone] : ""}`}>{text}</span>
			{marks.map(({ words, tone }) => (
				<span key={words} className={`block text-caption ${markInk[tone]}`}>
					{/* For who hears it, the words of two lines are not one. */} {words}
				</span>
			))}
		</span>
	);
	if (task.summary || !plan.mayWrite) return shown;
	const button = (
		<CellButton
			aria-label={`Dates of ${task.name}: ${[text, ...marks.map(({ words, heard }) => heard ?? words.toLowerCase())].join(", ")}`}
			aria-haspopup="dialog"
			onClick={
				wanted
					? undefined
					: () => {
							setWanted(true);
							setOpen(true);
						}
			}
		>
			{shown}
		</CellButton>
	);
	if (!wanted) return button;
	return (
		<Popover open={open} onOpenChange={setOpen}>
			<PopoverTrigger>{button}</PopoverTrigger>
			<PopoverContent aria-label={`Dates of ${task.name}`} className="w-64">
				<DatesForm
					task={task}
					calendar={plan.calendar}
					onSave={(dates) =>
						plan.changeTasks([{ id: task.id, version: task.version, ...dates }], {
							done: "Task moved",
							description: `${task.name}: ${datesText(dates)}`,
							failed: "Failed to move task",
						})
					}
					onClose={() => setOpen(false)}
				/>
			</PopoverContent>
		</Popover>
	);
}
