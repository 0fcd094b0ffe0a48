import { NewOpenRole, OpenRole } from "@throughline/domain/resource/open-role";
import type { Workstream } from "@throughline/domain/task/workstream";
import { DateField } from "@throughline/ui/date-field";
import { formField } from "@throughline/ui/form";
import { Input } from "@throughline/ui/input";
import { NumberInput } from "@throughline/ui/number-input";
import { z } from "zod";
import { trpcClient } from "../../../api/client.ts";
import { EntityDialog } from "../../../forms/entity-dialog.tsx";
import { WorkstreamPicker } from "../../../workspace/workstream-picker.tsx";

type OpenRoleValues = {
	name: string;
	workstreamId: string;
	percent: string;
	effort: string;
	startDate: string;
	endDate: string;
};

const labels = {
	name: "Role",
	workstreamId: "Workstream",
	percent: "Share of working time",
	effort: "Effort",
	startDate: "From",
	endDate: "To",
} as const satisfies Record<keyof OpenRoleValues, string>;

const Field = formField<OpenRoleValues>(labels);

const empty: OpenRoleValues = {
	name: "",
	workstreamId: "",
	percent: "",
	effort: "",
	startDate: "",
	endDate: "",
};

function toValues({ name, workstreamId, percent, effort, startDate, endDate }: OpenRole): OpenRoleValues {
	return {
		name,
		workstreamId: workstreamId ?? "",
		percent: percent === null ? "" : String(percent),
		effort: effort === null ? "" : String(Number(effort)),
		startDate: startDate ?? "",
		endDate: endDate ?? "",
	};
}

/** The same rules as the server's, over what the fields hold. */
const formOf = (programId: string) =>
	z
		.object({
			name: z.string(),
			workstreamId: z.string(),
			percent: z.string(),
			effort: z.string(),
			startDate: z.string(),
			endDate: z.string(),
		})
		.transform(
			({ name, percent, ...texts }): z.input<typeof NewOpenRole> => ({
				programId,
				name,
				percent: percent.trim() === "" ? null : Number(percent),
				workstreamId: texts.workstreamId || null,
				effort: texts.effort.trim() || null,
				startDate: texts.startDate.trim() || null,
				endDate: texts.endDate.trim() || null,
			}),
		)
		.pipe(NewOpenRole);

type OpenRoleDialogProps = {
	programId: string;
	/** Null opens one. */
	role: OpenRole | null;
	/** Those of the program. */
	workstreams: readonly Workstream[];
	onClose: () => void;
};

/** Opens a role in a program, or changes an open one. */
export function OpenRoleDialog({ programId, role, workstreams, onClose }: OpenRoleDialogProps) {
	const workstreamName = (id: string) =>
		workstreams.find((workstream) => workstream.id === id)?.name ?? "Another workstream";
	return (
		<EntityDialog
			title={role ? "Edit open role" : "Add open role"}
			description={role ? undefined : "A role that the program needs and that is not filled yet."}
			noun="open role"
			shape={OpenRole}
			entity={role}
			draftKey={role ? `open-role/${role.id}` : `open-role/new/${programId}`}
			newValues={empty}
			valuesOf={toValues}
			schema={formOf(programId)}
			labels={labels}
			show={(field, value) => (field === "workstreamId" && value ? workstreamName(value) : value)}
			required={["name"]}
			create={trpcClient.resource.openRole.create.mutate}
			update={({ programId: _, ...change }) => trpcClient.resource.openRole.update.mutate(change)}
			onClose={onClose}
		>
			<div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
				<Field
					name="name"
					required
					className="sm:col-span-2"
					control={Input}
					autoComplete="off"
					placeholder="Data engineer"
				/>
				<Field
					name="workstreamId"
					optional
					className="sm:col-span-2"
					control={WorkstreamPicker}
					workstreams={workstreams}
					placeholder="None or several"
				/>
				<Field name="percent" optional control={NumberInput} min={1} max={100} step={1} suffix="%" />
				<Field name="effort" optional control={NumberInput} min={0} suffix="days" placeholder="Person-days" />
				<Field name="startDate" optional control={DateField} />
				<Field name="endDate" optional control={DateField} />
			</div>
		</EntityDialog>
	);
}
