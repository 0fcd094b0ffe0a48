import { type MovedTask, Task } from "@throughline/domain/task";
import { useMemo, useRef } from "react";
import { trpc, trpcClient } from "../../../api/client.ts";
import { identified } from "../../../api/identified.ts";
import { EntityDialog } from "../../../forms/entity-dialog.tsx";
import { movedText } from "../../../workspace/moved-text.ts";
import { offerUndo } from "../../../workspace/undo/undo.ts";
import { withAnswered } from "../plan/changes/pending-changes.ts";
import { usePlan } from "../plan/plan-context.ts";

import { useTaskWords } from "../plan/use-task-words.ts";
import { TaskFields } from "./task-fields.tsx";
import { emptyTask, taskFields, taskFormOf, valuesOf } from "./task-form-values.ts";

type TaskDialogProps = {
	/** Null creates one. */
	task: Task | null;
	onClose: () => void;
};

/** Creates or changes a task. */
export function TaskDialog({ task, onClose }: TaskDialogProps) {
	const utils = trpc.useUtils();
	const { program } = usePlan();
	const change = useRef<{ moved: MovedTask[]; requestId: string }>({ moved: [], requestId: "" });
	const { show } = useTaskWords();
	const schema = useMemo(() => taskFormOf(program.id), [program.id]);

	const onSaved = (saved: Task, created: boolean) => {
		const { moved, requestId } = change.current;
		utils.task.list.setData(
			{ programId: program.id },
			(tasks) => tasks && (created ? [...tasks, saved] : withAnswered(tasks, { tasks: [saved], moved })),
		);
		if (moved.length === 0) return;
		const title = ["Task updated", ...movedText(moved.length)].join(" · ");
		offerUndo({ title, description: saved.name, requestId });
	};

	return (
		<EntityDialog
			title={task ? "Edit Task" : "Add Task"}
			size="lg"
			noun="task"
			shape={Task}
			entity={task}
			draftKey={task ? `task/${task.id}` : `task/new/${program.id}`}
			newValues={emptyTask}
			valuesOf={valuesOf}
			schema={schema}
			labels={taskFields}
			show={show}
			required={["name"]}
			verbs={{ create: "Add Task", save: "Save changes" }}
			create={trpcClient.task.create.mutate}
			update={async (input) => {
				const { answer, requestId } = await identified((options) =>
					trpcClient.task.update.mutate(input, options),
				);
				const { moved, ...saved } = answer;
				change.current = { moved, requestId };
				return saved;
			}}
			onSaved={onSaved}
			onClose={onClose}
		>
			<TaskFields status={task?.status ?? emptyTask.status} summary={task?.summary ?? false} />
		</EntityDialog>
	);
}
