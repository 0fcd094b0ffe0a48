import {
	dependencyKinds,
	dependencyWords,
	NewTaskDependency,
	TaskDependency,
} from "@throughline/domain/task/dependency";
import { Combobox } from "@throughline/ui/combobox";
import { formField } from "@throughline/ui/form";
import { NumberInput } from "@throughline/ui/number-input";
import { Select } from "@throughline/ui/select";
import { useMemo } from "react";
import { z } from "zod";
import { trpcClient } from "../../../api/client.ts";
import { EntityDialog } from "../../../forms/entity-dialog.tsx";
import { useLinks } from "../links/use-links.ts";
import { usePlan } from "../plan/plan-context.ts";

type LinkFormValues = { predecessorId: string; successorId: string; kind: string; lagDays: string };

const labels = {
	predecessorId: "Predecessor",
	successorId: "Successor",
	kind: "Kind",
	lagDays: "Lag",
} as const satisfies Record<keyof LinkFormValues, string>;

const Field = formField<LinkFormValues>(labels);

const LinkForm = z
	.object({ predecessorId: z.string(), successorId: z.string(), kind: z.string(), lagDays: z.string() })
	.transform(
		(values): z.input<typeof NewTaskDependency> => ({
			predecessorId: values.predecessorId,
			successorId: values.successorId,
			kind: dependencyKinds.find((kind) => kind === values.kind),
			lagDays: Number(values.lagDays || "0"),
		}),
	)
	.pipe(NewTaskDependency);

type LinkDialogProps = {
	/** Null creates one. */
	link: TaskDependency | null;
	/** The task that a new link is to wait, if it is known. */
	successorId: string | null;
	onClose: () => void;
};

/** Makes a task wait for another, or changes how it waits. */
export function LinkDialog({ link, successorId, onClose }: LinkDialogProps) {
	const { program } = usePlan();
	const { between } = useLinks();
	const newValues = useMemo(
		() => ({ predecessorId: "", successorId: successorId ?? "", kind: "FS", lagDays: "0" }),
		[successorId],
	);
	return (
		<EntityDialog
			title={link ? "Edit Dependency" : "Add Dependency"}
			description={link ? between(link) : "The successor waits for the predecessor."}
			noun="dependency"
			shape={TaskDependency}
			entity={link}
			draftKey={link ? `dependency/${link.id}` : `dependency/new/${program.id}`}
			newValues={newValues}
			valuesOf={valuesOf}
			schema={LinkForm}
			labels={labels}
			show={(field, value) => (field === "kind" ? kindWords(value) : value)}
			required={["predecessorId", "successorId"]}
			verbs={{ create: "Add Dependency", save: "Save changes" }}
			create={trpcClient.task.dependency.create.mutate}
			update={trpcClient.task.dependency.update.mutate}
			onClose={onClose}
		>
			<div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
				{!link && (
					<>
						<TaskField name="predecessorId" />
						<TaskField name="successorId" />
					</>
				)}
				<Field
					name="kind"
					control={Select}
					options={dependencyKinds.map((kind) => ({ value: kind, label: dependencyWords[kind] }))}
				/>
				<Field
					name="lagDays"
					hint="Working days between the two; negative: that much earlier."
					control={NumberInput}
					step={1}
					suffix="days"
				/>
			</div>
		</EntityDialog>
	);
}

function TaskField({ name }: { name: "predecessorId" | "successorId" }) {
	const { tasks } = usePlan();
	const options = useMemo(
		() => tasks.filter(({ summary }) => !summary).map(({ id, name }) => ({ value: id, label: name })),
		[tasks],
	);
	return (
		<Field
			name={name}
			required
			className="sm:col-span-2"
			control={Combobox}
			options={options}
			placeholder="Choose a task"
			searchPlaceholder="Search tasks"
			emptyText="No task of that name"
		/>
	);
}

function valuesOf({ predecessorId, successorId, kind, lagDays }: TaskDependency): LinkFormValues {
	return { predecessorId, successorId, kind, lagDays: String(lagDays) };
}

function kindWords(value: string): string {
	return dependencyWords[dependencyKinds.find((kind) => kind === value) ?? "FS"];
}
