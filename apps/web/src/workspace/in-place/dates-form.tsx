import { dateIssues } from "@throughline/domain/task";
import type { WorkingCalendar } from "@throughline/domain/task/calendar/calendar";
import { durationOf, shiftedDay } from "@throughline/domain/task/schedule/shift-dates";
import { Button } from "@throughline/ui/button";
import { DateField } from "@throughline/ui/date-field";
import { Field } from "@throughline/ui/field";
import { type FormEvent, useState } from "react";
import { dayProblem } from "../../forms/day-problem.ts";
import { useDraftPlace } from "../../forms/kept-draft.ts";
import { TypedBefore } from "../../forms/typed-before.tsx";
import { useKeptText } from "../../forms/use-kept-text.ts";

type Dates = { startDate: string | null; endDate: string | null };

type DatesFormProps = {
	task: Dates & { id: string; milestone: boolean };
	/** Where it is known, another start keeps the task's working days, until somebody says another end. */
	calendar?: WorkingCalendar;
	/** The field that is asked for first. */
	first?: "start" | "end";
	/** Of days that are in order and differ from those that the task has; answers whether it worked. */
	onSave: (dates: Dates) => Promise<boolean>;
	onClose: () => void;
};

/** From when to when, over the place where it stands. What is typed is kept until it is saved or cancelled. */
export function DatesForm({ task, calendar, first = "start", onSave, onClose }: DatesFormProps) {
	const { milestone } = task;
	const place = useDraftPlace(`dates/${task.id}`);
	const start = useKeptText(`${place}/start`, task.startDate ?? "");
	const end = useKeptText(`${place}/end`, task.endDate ?? "");
	const [tried, setTried] = useState(false);
	/** The end that was set to keep the working days; null: none was. */
	const [keptEnd, setKeptEnd] = useState<string | null>(null);
	const typeStart = (text: string) => {
		start.type(text);
		const isOwn = end.text === (task.endDate ?? "") || end.text === keptEnd;
		const kept = isOwn && calendar ? endAfter(text, task, calendar) : null;
		if (kept === null) return;
		end.type(kept);
		setKeptEnd(kept);
	};
	const dates = { startDate: start.text || null, endDate: (milestone ? start.text : end.text) || null };
	const issues = tried ? issuesOf({ ...dates, milestone }) : {};
	const forget = () => {
		start.forget();
		end.forget();
	};
	const atOnce = (field: "start" | "end") =>
		field === (milestone ? "start" : first) ? selectAtOnce : undefined;
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		setTried(true);
		if (Object.keys(issuesOf({ ...dates, milestone })).length > 0) return;
		onClose();
		const isChange = dates.startDate !== task.startDate || dates.endDate !== task.endDate;
		if (!isChange || (await onSave(dates))) forget();
	};
	return (
		<form onSubmit={(event) => void submit(event)} noValidate className="space-y-3">
			<Field label={milestone ? "Date" : "Start date"} error={issues.startDate}>
				<DateField value={start.text} onValueChange={typeStart} ref={atOnce("start")} />
			</Field>
			{!milestone && (
				<Field
					label="End date"
					error={issues.endDate}
					hint={
						keptEnd !== null && end.text === keptEnd ? "Takes as many working days as before." : undefined
					}
				>
					<DateField value={end.text} onValueChange={end.type} ref={atOnce("end")} />
				</Field>
			)}
			{(start.restored || end.restored) && <TypedBefore />}
			<div className="flex justify-end gap-2">
				<Button
					size="sm"
					onClick={() => {
						forget();
						onClose();
					}}
				>
					Cancel
				</Button>
				<Button size="sm" type="submit" variant="primary">
					Save dates
				</Button>
			</div>
		</form>
	);
}

/** The end with which a task that begins on that day takes as many working days as now; null for what is no day. */
function endAfter(start: string, { startDate, endDate }: Dates, calendar: WorkingCalendar): string | null {
	if (start === "" || dayProblem(start) !== null || startDate === null || endDate === null) return null;
	const days = durationOf(startDate, endDate, calendar);
	return days < 1 ? null : shiftedDay(start, days - 1, calendar);
}

/** The form came by a press, perhaps after the window around it: what is typed next is meant for it. */
const selectAtOnce = (field: HTMLInputElement | null) => {
	field?.focus();
	field?.select();
};

/** By field: what is no day, else what the plan's rules say. */
function issuesOf(dates: Parameters<typeof dateIssues>[0]): Record<string, string> {
	const unreadable = (["startDate", "endDate"] as const).flatMap((field) => {
		const problem = dayProblem(dates[field]);
		return problem === null ? [] : [[field, problem] as const];
	});
	if (unreadable.length > 0) return Object.fromEntries(unreadable);
	return Object.fromEntries(dateIssues(dates).map(({ path, message }) => [path, message]));
}
