import { type MovedTask, Task } from "@throughline/domain/task";
import { useMemo, useRef } from "react";
import { trpc, trpcClient } from "../../../api/client.ts";
import { EntityDialog } from "../../../forms/entity-dialog.tsx";
import { changeTasks } from "../plan/changes/change-tasks.ts";
import { type ChangeOf, withAnswered } from "../plan/changes/pending-changes.ts";
import { usePlan } from "../plan/plan-context.ts";
import { movedText } from "../plan/task-words.ts";
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
	const { program, taskById, undo } = usePlan();
	const moved = useRef<MovedTask[]>([]);
	const { show } = useTaskWords();
	const schema = useMemo(() => taskFormOf(program.id), [program.id]);

	const onSaved = (saved: Task, created: boolean) => {
		utils.task.list.setData(
			{ programId: program.id },
			(tasks) =>
				tasks &&
				(created ? [...tasks, saved] : withAnswered(tasks, { tasks: [saved], moved: moved.current })),
		);
		if (created) {
			undo.remember({
				title: "Task added",
				description: saved.name,
				undo: () => trpcClient.task.remove.mutate({ id: saved.id }),
			});
		} else if (task) {
			const along = moved.current;
			const back = fieldsBefore(task, saved);
			const changes = [
				...(Object.keys(back).length > 0 ? [{ id: saved.id, version: saved.version, ...back }] : []),
				...along.flatMap(({ id, version }) => {
					const before = taskById.get(id);
					return before ? [{ id, version, startDate: before.startDate, endDate: before.endDate }] : [];
				}),
			];
			if (changes.length === 0) return;
			const undoable = {
				title: ["Task updated", ...movedText(along.length)].join(" · "),
				description: saved.name,
				undo: () => changeTasks(program.id, changes, null),
			};
			if (along.length > 0) undo.offer(undoable);
			else undo.remember(undoable);
		}
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
				const { moved: along, ...saved } = await trpcClient.task.update.mutate(input);
				moved.current = along;
				return saved;
			}}
			onSaved={onSaved}
			onClose={onClose}
		>
			<TaskFields status={task?.status ?? emptyTask.status} />
		</EntityDialog>
	);
}

/** The change that makes the task again what it was. */
function fieldsBefore(before: Task, now: Task): Omit<ChangeOf, "id" | "version"> {
	const fields = (Object.keys(taskFields) as (keyof typeof taskFields)[]).filter(
		(field) => before[field] !== now[field],
	);
	return Object.fromEntries(fields.map((field) => [field, before[field]]));
}
