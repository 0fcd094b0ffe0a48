import { taskPriorities } from "@throughline/domain/task";
import { Checkbox } from "@throughline/ui/checkbox";
import { DateField } from "@throughline/ui/date-field";
import { FormField } from "@throughline/ui/form";
import { Input } from "@throughline/ui/input";
import { NumberInput } from "@throughline/ui/number-input";
import { Select } from "@throughline/ui/select";
import { Textarea } from "@throughline/ui/textarea";
import { useController, useWatch } from "react-hook-form";
import { OwnerField } from "../../../workspace/owners.tsx";
import { usePlan } from "../plan/plan-context.ts";
import { type TaskFormValues, taskFields } from "./task-form-values.ts";
import { WorkstreamField } from "./workstream-field.tsx";

/** The fields of a task. A status of one's own stays among the choices. */
export function TaskFields({ status }: { status: string }) {
	const { statuses } = usePlan();
	const milestone = useWatch<TaskFormValues, "milestone">({ name: "milestone" });
	const choices = statuses.includes(status) ? statuses : [...statuses, status];
	return (
		<div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
			<FormField<TaskFormValues, "name">
				name="name"
				label={taskFields.name}
				required
				className="sm:col-span-2"
			>
				{(field) => <Input {...field} autoComplete="off" placeholder="Migrate the order history" />}
			</FormField>
			<FormField<TaskFormValues, "description">
				name="description"
				label={taskFields.description}
				className="sm:col-span-2"
			>
				{(field) => <Textarea {...field} rows={3} placeholder="What is done when this task is done" />}
			</FormField>
			<FormField<TaskFormValues, "status"> name="status" label={taskFields.status}>
				{(field) => <Select {...field} options={choices.map(option)} />}
			</FormField>
			<FormField<TaskFormValues, "priority"> name="priority" label={taskFields.priority}>
				{(field) => <Select {...field} options={taskPriorities.map(option)} />}
			</FormField>
			<OwnerField name="ownerId" label={taskFields.ownerId} />
			<WorkstreamField />
			<FormField<TaskFormValues, "startDate">
				name="startDate"
				label={milestone ? "Date" : taskFields.startDate}
			>
				{(field) => <DateField {...field} />}
			</FormField>
			{milestone ? (
				// Holds the place of the end date, so that nothing jumps.
				<div className="hidden sm:block" />
			) : (
				<FormField<TaskFormValues, "endDate"> name="endDate" label={taskFields.endDate}>
					{(field) => <DateField {...field} />}
				</FormField>
			)}
			<FormField<TaskFormValues, "progress"> name="progress" label={taskFields.progress}>
				{(field) => (
					<NumberInput {...field} min={0} max={100} step={1} suffix="%" placeholder="Not measured" />
				)}
			</FormField>
			<FormField<TaskFormValues, "estimate"> name="estimate" label={taskFields.estimate}>
				{(field) => <NumberInput {...field} min={0} suffix="days" placeholder="Person-days" />}
			</FormField>
			<MilestoneBox />
		</div>
	);
}

const option = (value: string) => ({ value, label: value });

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
