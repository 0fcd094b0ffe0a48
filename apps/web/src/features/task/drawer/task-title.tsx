import type { Task } from "@throughline/domain/task";
import { CellButton, TabStops } from "../../../workspace/in-place/cell-button.tsx";
import { useCellEditor } from "../../../workspace/in-place/use-cell-editor.ts";
import { NameEditor } from "../list/name-editor.tsx";
import { usePlan } from "../plan/plan-context.ts";

/** The task's name above its drawer; a press renames it. */
export function TaskTitle({ task }: { task: Task }) {
	const { mayWrite } = usePlan();
	const { editing, start, finish, returnRef } = useCellEditor();
	if (!mayWrite) return task.name;
	if (editing) return <NameEditor task={task} finish={finish} />;
	return (
		<TabStops value={true}>
			<CellButton ref={returnRef} title="Rename" onClick={start} className="font-semibold">
				{task.name}
			</CellButton>
		</TabStops>
	);
}
