import type { Task } from "@throughline/domain/task";
import { CellButton, TabStops } from "../list/cell-button.tsx";
import { TextEditor } from "../list/text-editor.tsx";
import { useCellEditor } from "../list/use-cell-editor.ts";
import { useRename } from "../list/use-rename.ts";
import { usePlan } from "../plan/plan-context.ts";

/** The task's name above its drawer; a press renames it. */
export function TaskTitle({ task }: { task: Task }) {
	const { mayWrite } = usePlan();
	const rename = useRename(task);
	const { editing, start, finish, returnRef } = useCellEditor();
	if (!mayWrite) return task.name;
	if (editing) {
		return (
			<TextEditor
				label={`Name of ${task.name}`}
				initial={task.name}
				maxLength={200}
				onFinish={(name, keepsFocus) => {
					finish(keepsFocus);
					rename(name);
				}}
			/>
		);
	}
	return (
		<TabStops value={true}>
			<CellButton ref={returnRef} title="Rename" onClick={start} className="font-semibold">
				{task.name}
			</CellButton>
		</TabStops>
	);
}
