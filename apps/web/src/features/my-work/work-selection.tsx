import type { MyWorkItem } from "@throughline/domain/my-work";
import { taskStatuses } from "@throughline/domain/task";
import { Button } from "@throughline/ui/button";
import { DateField } from "@throughline/ui/date-field";
import { Field } from "@throughline/ui/field";
import { Popover, PopoverContent, PopoverTrigger } from "@throughline/ui/popover";
import { SelectionBar } from "@throughline/ui/selection-bar";
import { type FormEvent, useState } from "react";
import { useAllowed } from "../../api/session/user.ts";
import { formatCount } from "../../format/count.ts";
import { formatDay } from "../../format/date.ts";
import { ChoiceMenu } from "../../workspace/choice-menu.tsx";
import { dateProblem } from "./date-form.tsx";
import { type OwnTask, tens } from "./task-controls.tsx";
import { approve, changeTasks } from "./work-changes.ts";

type OwnExpense = Extract<MyWorkItem, { kind: "expense" }>;

/** What is changed together with others of its kind. */
export type ChangedTogether = OwnTask | OwnExpense;

type WorkSelectionProps = {
	items: readonly ChangedTogether[];
	/** Null where all that are shown are selected. */
	onSelectAll: (() => void) | null;
	onClear: () => void;
};

/** What can be done with several at once, all or none, each with one Undo. It stays in sight above the list. */
export function WorkSelection({ items, onSelectAll, onClear }: WorkSelectionProps) {
	const tasks = items.filter((item) => item.kind === "task");
	const expenses = items.filter((item) => item.kind === "expense");
	return (
		<div data-print="hide" className="sticky top-(--sticky-top) z-10 rounded-md bg-card">
			<SelectionBar count={items.length} onSelectAll={onSelectAll} onClear={onClear}>
				{tasks.length > 0 && <TaskActions tasks={tasks} />}
				{expenses.length > 0 && (
					<Button variant="ghost" size="sm" onClick={() => void approve(expenses)}>
						{tasks.length > 0 ? `Approve ${countOf(expenses)}` : "Approve"}
					</Button>
				)}
			</SelectionBar>
		</div>
	);
}

function TaskActions({ tasks }: { tasks: readonly OwnTask[] }) {
	const mayWrite = useAllowed("write");
	const set = (field: string, change: Parameters<typeof changeTasks>[1], to: string) =>
		void changeTasks(tasks, change, {
			done: `${field} of ${countOf(tasks)} changed to ${to}`,
			failed: `Failed to change ${countOf(tasks)}`,
		});
	return (
		<>
			<ChoiceMenu
				label="Set status"
				choices={taskStatuses.map((status) => ({ id: status, label: status }))}
				onChoose={({ id: status }) => set("Status", { status }, status)}
			/>
			<ChoiceMenu
				label="Set progress"
				choices={tens.map((progress) => ({ id: String(progress), label: `${progress}%`, progress }))}
				onChoose={({ progress, label }) => set("Progress", { progress }, label)}
			/>
			{mayWrite && (
				<SetDate tasks={tasks} onSet={(endDate) => set("Date", { endDate }, formatDay(endDate))} />
			)}
		</>
	);
}

/** Of one kind. */
function countOf(items: readonly ChangedTogether[]): string {
	return `${formatCount(items.length)} ${items[0]?.kind}${items.length === 1 ? "" : "s"}`;
}

type SetDateProps = { tasks: readonly OwnTask[]; onSet: (day: string) => void };

/** One day by which all of them are to be done. */
function SetDate({ tasks, onSet }: SetDateProps) {
	const [open, setOpen] = useState(false);
	const [text, setText] = useState("");
	const [problem, setProblem] = useState<string | undefined>();
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const found = problemOf(tasks, text.trim());
		setProblem(found);
		if (found !== undefined) return;
		setOpen(false);
		onSet(text.trim());
	};
	return (
		<Popover open={open} onOpenChange={setOpen}>
			<PopoverTrigger>
				<Button variant="ghost" size="sm">
					Set date
				</Button>
			</PopoverTrigger>
			<PopoverContent aria-label="Set date" align="end" className="w-64">
				<form onSubmit={submit} noValidate className="space-y-3">
					<Field label="End date" error={problem}>
						<DateField value={text} onValueChange={setText} />
					</Field>
					<div className="flex justify-end">
						<Button size="sm" type="submit" variant="primary">
							{`Set date of ${countOf(tasks)}`}
						</Button>
					</div>
				</form>
			</PopoverContent>
		</Popover>
	);
}

/** With the task's name, where it fits the others. */
function problemOf(tasks: readonly OwnTask[], text: string): string | undefined {
	if (text === "") return "Enter a date";
	const found = tasks.flatMap((task) => {
		const problem = dateProblem(task, text);
		return problem === null ? [] : [{ problem, title: task.title }];
	});
	const [first] = found;
	if (!first) return undefined;
	return found.length === tasks.length ? first.problem : `${first.title}: ${first.problem}`;
}
