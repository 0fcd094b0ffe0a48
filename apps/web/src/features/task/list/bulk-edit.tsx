import { type Task, taskPriorities } from "@throughline/domain/task";
import { Button } from "@throughline/ui/button";
import { useClosedByBack } from "@throughline/ui/closed-by-back";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { ChoiceMenu } from "../../../workspace/choice-menu.tsx";
import { useTeam } from "../../../workspace/owners.tsx";
import { MoveTasksDialog } from "../dialogs/move-tasks-dialog.tsx";
import type { ChangeOf } from "../plan/changes/pending-changes.ts";
import { taskRemoval } from "../plan/changes/task-removal.ts";
import { leavesOf } from "../plan/outline.ts";
import { usePlan } from "../plan/plan-context.ts";
import { taskCount } from "../plan/task-words.ts";
import { ShiftDates } from "./shift-dates.tsx";

type BulkEditProps = { tasks: readonly Task[]; onRemoved: () => void };

/** What can be done with several tasks at once, all or none, each with one Undo. */
export function BulkEdit({ tasks, onRemoved }: BulkEditProps) {
	const plan = usePlan();
	const { statuses, workstreams, changeTasks, askToRemove } = plan;
	// What follows from sub-tasks is changed in them.
	const leaves = leavesOf(plan.tasks, tasks);
	const { members } = useTeam();
	const [moving, setMoving] = useState(false);
	useClosedByBack(() => setMoving(false), moving);
	const set = (field: string, change: Omit<ChangeOf, "id" | "version">, to: string, of = tasks) =>
		void changeTasks(
			of.map(({ id, version }) => ({ id, version, ...change })),
			{
				done: `${field} of ${taskCount(of.length)} changed to ${to}`,
				failed: `Failed to change ${taskCount(of.length)}`,
			},
		);
	const remove = () => {
		const removal = taskRemoval(tasks, plan);
		askToRemove({
			...removal,
			async remove(options) {
				await removal.remove(options);
				onRemoved();
			},
		});
	};
	return (
		<>
			<ChoiceMenu
				label="Set status"
				choices={statuses.map(word)}
				onChoose={({ label }) => set("Status", { status: label }, label, leaves)}
			/>
			<ChoiceMenu
				label="Set priority"
				choices={taskPriorities.map((priority) => ({ ...word(priority), priority }))}
				onChoose={({ label, priority }) => set("Priority", { priority }, label)}
			/>
			<ChoiceMenu
				label="Set owner"
				choices={[{ id: null, label: "Unassigned" }, ...members.map(named)]}
				onChoose={({ id, label }) => set("Owner", { ownerId: id }, label)}
			/>
			<ChoiceMenu
				label="Set workstream"
				choices={[...workstreams.map(named), { id: null, label: "No workstream" }]}
				onChoose={({ id, label }) => set("Workstream", { workstreamId: id }, label)}
			/>
			<ShiftDates tasks={leaves} />
			<Button variant="ghost" size="sm" onClick={() => setMoving(true)}>
				Move to program…
			</Button>
			<Button variant="ghost" size="sm" icon={<Trash2 size={14} aria-hidden="true" />} onClick={remove}>
				Delete
			</Button>
			{moving && <MoveTasksDialog tasks={tasks} onMoved={onRemoved} onClose={() => setMoving(false)} />}
		</>
	);
}

const word = (label: string) => ({ id: label, label });
const named = ({ id, name }: { id: string; name: string }) => ({ id, label: name });
