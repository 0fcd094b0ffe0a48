import { dateIssues } from "@throughline/domain/task";
import { DateField } from "@throughline/ui/date-field";
import { dayProblem } from "../../forms/day-problem.ts";
import { useDraftPlace } from "../../forms/kept-draft.ts";
import { TypedBefore } from "../../forms/typed-before.tsx";
import { useKeptText } from "../../forms/use-kept-text.ts";
import { focusFirst, InlineForm } from "./inline-form.tsx";
import type { OwnTask } from "./task-controls.tsx";
import { changeTasks } from "./work-changes.ts";

type DateFormProps = { task: OwnTask; onClose: () => void };

/** Takes the day by which a task is to be done. What is typed outlives a lost connection and a reload. */
export function DateForm({ task, onClose }: DateFormProps) {
	const place = useDraftPlace(`my-work/date/${task.id}`);
	const { text, type, restored, forget } = useKeptText(place, task.dueDate ?? "");
	const endDate = text.trim() || null;
	return (
		<InlineForm
			label={`Date of ${task.title}`}
			verb="Save date"
			problem={() => dateProblem(task, endDate)}
			save={() =>
				changeTasks([task], { endDate }, { done: "Date changed", failed: "Failed to change the date" })
			}
			onClose={() => {
				forget();
				onClose();
			}}
		>
			<DateField
				aria-label={task.milestone ? "Date" : "End date"}
				value={text}
				onValueChange={type}
				ref={focusFirst}
				className="sm:w-50"
			/>
			{restored && <TypedBefore />}
		</InlineForm>
	);
}

export function dateProblem({ startDate, milestone }: OwnTask, endDate: string | null): string | null {
	return (
		dayProblem(endDate) ??
		dateIssues({ startDate: milestone ? endDate : startDate, endDate, milestone })[0]?.message ??
		null
	);
}
