import type { MemberAssignment } from "@throughline/domain/resource";
import { NewTaskAssignment, TaskAssignment } from "@throughline/domain/task/assignment";
import { Combobox } from "@throughline/ui/combobox";
import { DateField } from "@throughline/ui/date-field";
import { Field } from "@throughline/ui/field";
import { formField } from "@throughline/ui/form";
import { NumberInput } from "@throughline/ui/number-input";
import { Select } from "@throughline/ui/select";
import { useState } from "react";
import { z } from "zod";
import { trpc, trpcClient } from "../../../api/client.ts";
import { formatSpan } from "../../../format/date.ts";
import { EntityDialog } from "../../../forms/entity-dialog.tsx";
import { useSelectedProgram } from "../../../workspace/program/selected-program.ts";
import type { Member } from "../members.ts";

type AssignmentValues = { taskId: string; percent: string; startDate: string; endDate: string };

const labels = {
	taskId: "Task",
	percent: "Share of working time",
	startDate: "From",
	endDate: "To",
} as const satisfies Record<keyof AssignmentValues, string>;

const ShareField = formField<AssignmentValues>(labels);

function valuesOf({ taskId, percent, startDate, endDate }: TaskAssignment): AssignmentValues {
	return { taskId, percent: String(percent), startDate: startDate ?? "", endDate: endDate ?? "" };
}

/** The same rules as the server's, over what the fields hold. */
const formOf = (resourceId: string) =>
	z
		.object({
			taskId: z.string().min(1, "Choose a task"),
			percent: z.string(),
			startDate: z.string(),
			endDate: z.string(),
		})
		.transform(({ taskId, percent, startDate, endDate }): z.input<typeof NewTaskAssignment> => {
			const dates = { startDate: startDate.trim() || null, endDate: endDate.trim() || null };
			return { taskId, resourceId, percent: Number(percent), ...dates };
		})
		.pipe(NewTaskAssignment);

type AssignmentDialogProps = { member: Member; assignment: MemberAssignment | null; onClose: () => void };

/** Gives a member a share in a task, or changes it; the task of a share stays. */
export function AssignmentDialog({ member, assignment, onClose }: AssignmentDialogProps) {
	return (
		<EntityDialog
			title={assignment ? `Edit assignment to “${assignment.taskName}”` : `Assign ${member.name}`}
			description={assignment ? assignment.programName : undefined}
			noun="assignment"
			shape={TaskAssignment}
			entity={assignment}
			draftKey={assignment ? `assignment/${assignment.id}` : `assignment/new/${member.id}`}
			newValues={{ taskId: "", percent: "50", startDate: "", endDate: "" }}
			valuesOf={valuesOf}
			schema={formOf(member.id)}
			labels={labels}
			required={["taskId", "percent"]}
			create={trpcClient.task.assignment.create.mutate}
			update={({ taskId: _, ...change }) => trpcClient.task.assignment.update.mutate(change)}
			onClose={onClose}
		>
			<div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
				{!assignment && <TaskChoice />}
				<ShareField
					name="percent"
					required
					className="sm:col-span-2"
					control={NumberInput}
					min={1}
					max={100}
					step={1}
					suffix="%"
				/>
				<ShareField name="startDate" optional hint="Empty: from the task's start" control={DateField} />
				<ShareField name="endDate" optional hint="Empty: to the task's end" control={DateField} />
			</div>
		</EntityDialog>
	);
}

/** A task of any program: first the program, the selected one unless another is chosen. */
function TaskChoice() {
	const { programs, program } = useSelectedProgram();
	const [programId, setProgramId] = useState(program?.id ?? "");
	const tasks = trpc.task.list.useQuery({ programId }, { enabled: programId !== "" });
	const open = (tasks.data ?? []).filter(({ status, summary }) => status !== "Completed" && !summary);
	return (
		<>
			<Field label="Program">
				<Select
					value={programId}
					onValueChange={setProgramId}
					options={programs.map(({ id, name }) => ({ value: id, label: name }))}
				/>
			</Field>
			<ShareField
				name="taskId"
				required
				control={Combobox}
				options={open.map(({ id, name, startDate, endDate }) => ({
					value: id,
					label: name,
					description: formatSpan(startDate, endDate) ?? "No dates set",
				}))}
				placeholder="Choose a task"
				searchPlaceholder="Search tasks"
				emptyText="No open task of that name"
			/>
		</>
	);
}
