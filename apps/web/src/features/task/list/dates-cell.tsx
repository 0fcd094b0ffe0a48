import { day } from "@throughline/domain/shape";
import { dateIssues, type Task } from "@throughline/domain/task";
import { Button } from "@throughline/ui/button";
import { DateField } from "@throughline/ui/date-field";
import { Field } from "@throughline/ui/field";
import { Popover, PopoverContent, PopoverTrigger } from "@throughline/ui/popover";
import { type FormEvent, useState } from "react";
import { CellButton } from "../../../workspace/in-place/cell-button.tsx";
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
				<DatesForm task={task} onClose={() => setOpen(false)} />
			</PopoverContent>
		</Popover>
	);
}

function DatesForm({ task, onClose }: { task: Task; onClose: () => void }) {
	const { changeTasks } = usePlan();
	const [startDate, setStartDate] = useState(task.startDate ?? "");
	const [endDate, setEndDate] = useState(task.endDate ?? "");
	const [tried, setTried] = useState(false);
	const dates = { startDate: startDate || null, endDate: (task.milestone ? startDate : endDate) || null };
	const issues = tried ? issuesOf({ ...dates, milestone: task.milestone }) : {};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		setTried(true);
		if (Object.keys(issuesOf({ ...dates, milestone: task.milestone })).length > 0) return;
		onClose();
		if (dates.startDate === task.startDate && dates.endDate === task.endDate) return;
		void changeTasks([{ id: task.id, version: task.version, ...dates }], {
			done: "Task moved",
			description: `${task.name}: ${datesText(dates)}`,
			failed: "Failed to move task",
		});
	};
	return (
		<form onSubmit={submit} noValidate className="space-y-3">
			<Field label={task.milestone ? "Date" : "Start date"} error={issues.startDate}>
				<DateField value={startDate} onValueChange={setStartDate} />
			</Field>
			{!task.milestone && (
				<Field label="End date" error={issues.endDate}>
					<DateField value={endDate} onValueChange={setEndDate} />
				</Field>
			)}
			<div className="flex justify-end gap-2">
				<Button size="sm" onClick={onClose}>
					Cancel
				</Button>
				<Button size="sm" type="submit" variant="primary">
					Save dates
				</Button>
			</div>
		</form>
	);
}

/** By field: what is no day, else what the plan's rules say. */
function issuesOf(dates: Parameters<typeof dateIssues>[0]): Record<string, string> {
	const unreadable = (["startDate", "endDate"] as const).flatMap((field) => {
		const read = day.nullable().safeParse(dates[field]);
		return read.success ? [] : [[field, read.error.issues[0]?.message ?? "Enter a date"] as const];
	});
	if (unreadable.length > 0) return Object.fromEntries(unreadable);
	return Object.fromEntries(dateIssues(dates).map(({ path, message }) => [path, message]));
}
