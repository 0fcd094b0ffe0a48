import type { Task } from "@throughline/domain/task";
import { shiftedDates } from "@throughline/domain/task/schedule/shift-dates";
import { Button } from "@throughline/ui/button";
import { Field } from "@throughline/ui/field";
import { NumberInput } from "@throughline/ui/number-input";
import { Popover, PopoverContent, PopoverTrigger } from "@throughline/ui/popover";
import { type FormEvent, useState } from "react";
import { usePlan } from "../plan/plan-context.ts";
import { taskCount, workingDays } from "../plan/task-words.ts";

/** Moves several tasks by the same number of working days. */
export function ShiftDates({ tasks }: { tasks: readonly Task[] }) {
	const { calendar, changeTasks } = usePlan();
	const [open, setOpen] = useState(false);
	const [text, setText] = useState("");
	const days = Number(text);
	const sensible = text.trim() !== "" && Number.isInteger(days) && days !== 0 && Math.abs(days) <= 3650;
	const dated = tasks.filter(({ startDate, endDate }) => startDate !== null || endDate !== null);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (!sensible) return;
		setOpen(false);
		const changes = dated.map((task) => ({
			id: task.id,
			version: task.version,
			...shiftedDates(task, days, calendar),
		}));
		void changeTasks(changes, {
			done: `${taskCount(dated.length)} moved by ${workingDays(Math.abs(days))}${days < 0 ? " to earlier" : ""}`,
			failed: `Failed to move ${taskCount(dated.length)}`,
		});
	};
	return (
		<Popover open={open} onOpenChange={setOpen}>
			<PopoverTrigger>
				<Button variant="ghost" size="sm">
					Shift dates
				</Button>
			</PopoverTrigger>
			<PopoverContent aria-label="Shift dates" align="end" className="w-72">
				{dated.length === 0 ? (
					<p className="text-table text-ink-muted">None of these tasks has dates yet.</p>
				) : (
					<form onSubmit={submit} noValidate className="space-y-3">
						<Field label="Working days" hint="Later; with a minus, earlier. Days off are passed over.">
							<NumberInput value={text} onValueChange={setText} placeholder="5" step={1} />
						</Field>
						<div className="flex justify-end">
							<Button size="sm" type="submit" variant="primary" disabled={!sensible}>
								{`Shift ${taskCount(dated.length)}`}
							</Button>
						</div>
					</form>
				)}
			</PopoverContent>
		</Popover>
	);
}
