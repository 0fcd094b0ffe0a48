import type { Task } from "@throughline/domain/task";
import { Avatar } from "@throughline/ui/avatar";
import { Combobox } from "@throughline/ui/combobox";
import { useTeam } from "../../../workspace/owners.tsx";
import { usePlan } from "../plan/plan-context.ts";
import { CellButton } from "./cell-button.tsx";
import { useCellEditor } from "./use-cell-editor.ts";

const nobody = "nobody";

/** Who answers for the task; "Unassigned" if nobody does. */
export function OwnerCell({ task }: { task: Task }) {
	const { mayWrite, changeTasks } = usePlan();
	const { members, nameOf } = useTeam();
	const { editing, start, finish, returnRef } = useCellEditor();
	const name = nameOf(task.ownerId);
	if (editing) {
		return (
			<Combobox
				aria-label={`Owner of ${task.name}`}
				value={task.ownerId ?? nobody}
				defaultOpen
				onOpenChange={(open) => !open && finish(true)}
				onValueChange={(chosen) => {
					const ownerId = chosen === nobody ? null : chosen;
					if (ownerId === task.ownerId) return;
					void changeTasks([{ id: task.id, version: task.version, ownerId }], {
						done: `Owner changed to ${nameOf(ownerId)}`,
						description: task.name,
						failed: "Failed to change owner",
					});
				}}
				options={[
					{ value: nobody, label: "Unassigned" },
					...members.map((member) => ({
						value: member.id,
						label: member.name,
						description: member.role ?? undefined,
					})),
				]}
				searchPlaceholder="Search the team"
				emptyText="Nobody of that name"
			/>
		);
	}
	if (!mayWrite) return <OwnerName name={name} assigned={task.ownerId !== null} />;
	return (
		<CellButton ref={returnRef} aria-haspopup="listbox" onClick={start}>
			<span className="sr-only">{`Owner of ${task.name}: `}</span>
			<OwnerName name={name} assigned={task.ownerId !== null} />
		</CellButton>
	);
}

export function OwnerName({ name, assigned }: { name: string; assigned: boolean }) {
	if (!assigned) return <span className="text-ink-muted">{name}</span>;
	return (
		<span className="flex min-w-0 items-center gap-2">
			<Avatar name={name} size="sm" decorative />
			<span className="truncate">{name}</span>
		</span>
	);
}
