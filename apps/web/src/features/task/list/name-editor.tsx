import type { Task } from "@throughline/domain/task";
import { TextEditor } from "../../../workspace/in-place/text-editor.tsx";
import type { useCellEditor } from "../../../workspace/in-place/use-cell-editor.ts";
import { useRename } from "./use-rename.ts";

type NameEditorProps = { task: Task; finish: ReturnType<typeof useCellEditor>["finish"] };

/** Renames a task in its place. */
export function NameEditor({ task, finish }: NameEditorProps) {
	const rename = useRename(task);
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
