import { NewTaskAssignment, TaskAssignment } from "@throughline/domain/task/assignment";
import { Combobox } from "@throughline/ui/combobox";
import { DateField } from "@throughline/ui/date-field";
import { formField } from "@throughline/ui/form";
import { NumberInput } from "@throughline/ui/number-input";
import { useMemo } from "react";
import { z } from "zod";
import { trpc, trpcClient } from "../../../api/client.ts";
import { EntityDialog } from "../../../forms/entity-dialog.tsx";
import { useTeam } from "../../../workspace/owners.tsx";
import { usePlan } from "../plan/plan-context.ts";

type ShareFormValues = { resourceId: string; percent: string; startDate: string; endDate: string };

const labels = {
	resourceId: "Team member",
	percent: "Share of working time",
	startDate: "From",
	endDate: "Until",
} as const satisfies Record<keyof ShareFormValues, string>;

const Field = formField<ShareFormValues>(labels);

const newValues: ShareFormValues = { resourceId: "", percent: "100", startDate: "", endDate: "" };

const shareFormOf = (taskId: string) =>
	z
		.object({ resourceId: z.string(), percent: z.string(), startDate: z.string(), endDate: z.string() })
		.transform(
			(values): z.input<typeof NewTaskAssignment> => ({
				taskId,
				resourceId: values.resourceId,
				percent: Number(values.percent || Number.NaN),
				startDate: values.startDate.trim() || null,
				endDate: values.endDate.trim() || null,
			}),
		)
		.pipe(NewTaskAssignment);

type ShareDialogProps = {
	taskId: string;
	/** Null creates one. */
	shareId: string | null;
	onClose: () => void;
};

/** Gives a team member a share in a task, or changes it. */
export function ShareDialog({ taskId, shareId, onClose }: ShareDialogProps) {
	const { taskById } = usePlan();
	const { nameOf } = useTeam();
	const shares = trpc.task.assignment.ofTask.useQuery({ taskId });
	const schema = useMemo(() => shareFormOf(taskId), [taskId]);
	const share = shareId === null ? null : shares.data?.find(({ id }) => id === shareId);
	// Not known yet; or gone, and then the person may close what is behind.
	if (share === undefined) return null;
	return (
		<EntityDialog
			title={share ? "Edit Assignment" : "Add Assignment"}
			description={taskById.get(taskId)?.name}
			noun="assignment"
			shape={TaskAssignment}
			entity={share}
			draftKey={share ? `assignment/${share.id}` : `assignment/new/${taskId}`}
			newValues={newValues}
			valuesOf={valuesOf}
			schema={schema}
			labels={labels}
			show={(field, value) => (field === "resourceId" ? nameOf(value) : value)}
			required={["resourceId", "percent"]}
			verbs={{ create: "Add Assignment", save: "Save changes" }}
			create={trpcClient.task.assignment.create.mutate}
			update={trpcClient.task.assignment.update.mutate}
			onClose={onClose}
		>
			<div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
				<MemberField />
				<Field name="percent" required control={NumberInput} min={1} max={100} step={1} suffix="%" />
				<Field name="startDate" hint="Empty: from the task's start" control={DateField} />
				<Field name="endDate" hint="Empty: to the task's end" control={DateField} />
			</div>
		</EntityDialog>
	);
}

function MemberField() {
	const { members } = useTeam();
	const options = members.map(({ id, name, role }) => ({
		value: id,
		label: name,
		description: role ?? undefined,
	}));
	return (
		<Field
			name="resourceId"
			required
			control={Combobox}
			options={options}
			placeholder="Choose a person"
			searchPlaceholder="Search the team"
			emptyText="Nobody of that name"
		/>
	);
}

function valuesOf({ resourceId, percent, startDate, endDate }: TaskAssignment): ShareFormValues {
	return { resourceId, percent: String(percent), startDate: startDate ?? "", endDate: endDate ?? "" };
}
