import { taskPriorities, taskSchedulings } from "@throughline/domain/task";
import { completedStatus, isCompleted } from "@throughline/domain/task/completion";
import { Button } from "@throughline/ui/button";
import { Checkbox } from "@throughline/ui/checkbox";
import { DateField } from "@throughline/ui/date-field";
import { FormField, formField } from "@throughline/ui/form";
import { Input } from "@throughline/ui/input";
import { NumberInput } from "@throughline/ui/number-input";
import { Select } from "@throughline/ui/select";
import { Textarea } from "@throughline/ui/textarea";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { OwnerField } from "../../../workspace/owners.tsx";
import { usePlan } from "../plan/plan-context.ts";
import { schedulingText } from "../plan/task-words.ts";
import { type TaskFormValues, taskFields } from "./task-form-values.ts";
import { WorkstreamField } from "./workstream-field.tsx";

const Field = formField<TaskFormValues>(taskFields);

type TaskFieldsProps = {
	status: string;
	/** What follows from sub-tasks is left out. */
	summary: boolean;
};

/** The fields of a task. A status of one's own stays among the choices. */
export function TaskFields({ status, summary }: TaskFieldsProps) {
	const { statuses } = usePlan();
	const milestone = useWatch<TaskFormValues, "milestone">({ name: "milestone" });
	const choices = statuses.includes(status) ? statuses : [...statuses, status];
	return (
		<div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
			<Field
				name="name"
				required
				className="sm:col-span-2"
				control={Input}
				autoComplete="off"
				placeholder="Migrate the order history"
			/>
			<Field
				name="description"
				className="sm:col-span-2"
				control={Textarea}
				rows={3}
				placeholder="What is done when this task is done"
			/>
			{!summary && <StatusField choices={choices} />}
			<Field name="priority" control={Select} options={taskPriorities.map(option)} />
			<OwnerField name="ownerId" label={taskFields.ownerId} />
			<WorkstreamField />
			{summary ? (
				<p className="text-table text-ink-muted sm:col-span-2">
					Dates, status, progress and estimate follow from its sub-tasks.
				</p>
			) : (
				<WorkFields milestone={milestone} />
			)}
			<Field
				name="note"
				className="sm:col-span-2"
				control={Textarea}
				rows={2}
				placeholder="Where it stands, and what it waits for"
			/>
		</div>
	);
}

/** When, how far, how much, and how it is scheduled. */
function WorkFields({ milestone }: { milestone: boolean }) {
	return (
		<>
			<Field name="startDate" label={milestone ? "Date" : taskFields.startDate} control={DateField} />
			{milestone ? (
				// Holds the place of the end date, so that nothing jumps.
				<div className="hidden sm:block" />
			) : (
				<Field name="endDate" control={DateField} />
			)}
			<ProgressField />
			<Field name="estimate" control={NumberInput} min={0} suffix="days" placeholder="Person-days" />
			<Field
				name="scheduling"
				className="sm:col-span-2"
				control={Select}
				options={taskSchedulings.map((value) => ({ value, label: schedulingText(value) }))}
				hint="Automatic: moves with what it waits for. Pinned: keeps its dates; broken links are marked."
			/>
			<MilestoneBox />
		</>
	);
}

const option = (value: string) => ({ value, label: value });

/** Completed is at 100 %: choosing it says so at once. */
function StatusField({ choices }: { choices: readonly string[] }) {
	const { setValue } = useFormContext<TaskFormValues>();
	return (
		<FormField<TaskFormValues, "status"> name="status" label={taskFields.status}>
			{({ onValueChange, ...field }) => (
				<Select
					{...field}
					options={choices.map(option)}
					onValueChange={(status) => {
						onValueChange(status);
						if (isCompleted({ status })) setValue("progress", "100", { shouldDirty: true });
					}}
				/>
			)}
		</FormField>
	);
}

/** At 100 % it offers the status that goes with it. */
function ProgressField() {
	const { setValue } = useFormContext<TaskFormValues>();
	const [status, progress] = useWatch<TaskFormValues, ["status", "progress"]>({
		name: ["status", "progress"],
	});
	const complete = () => setValue("status", completedStatus, { shouldDirty: true });
	return (
		<div>
			<Field
				name="progress"
				control={NumberInput}
				min={0}
				max={100}
				step={1}
				suffix="%"
				placeholder="Not measured"
			/>
			{Number(progress) === 100 && !isCompleted({ status }) && (
				<Button variant="ghost" size="sm" className="mt-1" onClick={complete}>
					Mark as Completed
				</Button>
			)}
		</div>
	);
}

function MilestoneBox() {
	const { field } = useController<TaskFormValues, "milestone">({ name: "milestone" });
	return (
		<Checkbox
			className="sm:col-span-2"
			label={taskFields.milestone}
			description="A moment rather than a stretch of work: it has one date."
			checked={field.value}
			onCheckedChange={field.onChange}
			onBlur={field.onBlur}
			ref={field.ref}
			name={field.name}
		/>
	);
}
