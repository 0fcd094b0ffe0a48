import type { Task } from "@throughline/domain/task";
import { PersonMenu } from "../../../workspace/in-place/person-in-place.tsx";
import { useTeam } from "../../../workspace/owners.tsx";
import { usePlan } from "../plan/plan-context.ts";

/** Who answers for the task; "Unassigned" if nobody does. */
export function OwnerCell({ task }: { task: Task }) {
	const { mayWrite, changeTasks } = usePlan();
	const { nameOf } = useTeam();
	const choose = (ownerId: string | null) =>
		void changeTasks([{ id: task.id, version: task.version, ownerId }], {
			done: `Owner changed to ${nameOf(ownerId)}`,
			description: task.name,
			failed: "Failed to change owner",
		});
	return (
		<PersonMenu
			label={`Owner of ${task.name}`}
			memberId={task.ownerId}
			onChoose={mayWrite ? choose : undefined}
		/>
	);
}
