import { NewTask, taskPriorities } from "@throughline/domain/task";
import { useMemo } from "react";
import { trpc, trpcClient } from "../../../api/client.ts";
import { useTeam } from "../../../workspace/owners.tsx";
import { insertRows } from "../../../workspace/quick-add/insert-rows.ts";
import { PasteDialog } from "../../../workspace/quick-add/paste/paste-dialog.tsx";
import {
	dayField,
	namedField,
	numberField,
	type PasteField,
	textField,
	wordField,
} from "../../../workspace/quick-add/paste/paste-fields.ts";
import { withoutNulls } from "../../../workspace/quick-add/paste/without-nulls.ts";
import { taskFields } from "../dialogs/task-form-values.ts";
import type { NewTaskFields } from "../plan/filters/new-task.ts";
import { usePlan } from "../plan/plan-context.ts";

type PasteTasksProps = {
	text: string;
	/** What a task is where the table does not say it. */
	defaults: NewTaskFields;
	onClose: () => void;
};

/** Makes tasks of pasted lines or cells, all at once and with one Undo. */
export function PasteTasks({ text, defaults, onClose }: PasteTasksProps) {
	const utils = trpc.useUtils();
	const { program } = usePlan();
	const fields = usePasteFields();
	return (
		<PasteDialog
			nouns={["task", "tasks"]}
			text={text}
			fields={fields}
			parse={(said) => NewTask.safeParse({ ...defaults, ...said, programId: program.id }, { jitless: true })}
			nests="Rows that are set in, or numbered 1.1, become sub-tasks"
			create={async (tasks, parents, options) => {
				const input = { tasks: tasks.map(withoutNulls), parents };
				const made = await trpcClient.task.createMany.mutate(input, options);
				await insertRows(utils.task.list, { programId: program.id }, made);
			}}
			onClose={onClose}
		/>
	);
}

/** What the columns may hold, and how they are called in English and in German. */
function usePasteFields(): PasteField[] {
	const { workstreams, statuses, today } = usePlan();
	const { members } = useTeam();
	return useMemo(() => {
		const field = (id: keyof typeof taskFields, ...names: string[]) => ({ id, label: taskFields[id], names });
		return [
			textField(field("name", "Task", "Task name", "Title", "Aufgabe", "Vorgang", "Vorgangsname", "Titel")),
			textField(field("description", "Details", "Beschreibung")),
			wordField(field("status"), statuses),
			wordField(field("priority", "Priorität"), taskPriorities),
			namedField(
				field(
					"ownerId",
					"Assignee",
					"Assigned to",
					"Responsible",
					"Resource names",
					"Ressourcennamen",
					"Verantwortlich",
					"Zuständig",
				),
				members,
				"team member",
			),
			namedField(field("workstreamId", "Teilprojekt", "Arbeitspaket"), workstreams, "workstream"),
			dayField(field("startDate", "Start", "From", "Beginn", "Anfang", "Startdatum", "Von"), today),
			dayField(
				field("endDate", "End", "Finish", "Due", "Due date", "Ende", "Enddatum", "Fällig", "Bis"),
				today,
			),
			numberField(field("progress", "% complete", "Done", "Fortschritt", "% abgeschlossen"), {
				unit: "%",
				convert: Number,
			}),
			numberField(field("estimate", "Effort", "Person-days", "Aufwand", "Schätzung", "Personentage"), {
				unit: " person-days",
			}),
			textField(field("note", "Notes", "Comment", "Notiz", "Bemerkung")),
		];
	}, [members, workstreams, statuses, today]);
}
