import {
	defaultRetries,
	type NewOrchestratorTask,
	type OrchestratorTask,
	orchestratorEntities,
	requirementMissing,
	taskMissing,
} from "@throughline/domain/orchestrator";
import { Provider } from "@throughline/domain/run";
import { z } from "zod";
import { oneRow, rowsOf, textsOf } from "../code/rows.ts";

const Rows = z.array(z.object({ key: z.number(), text: z.string() })).readonly();

/** A task as it is typed. */
export const TaskDraft = z.object({
	taskDescription: z.string(),
	requirements: Rows,
	constraints: Rows,
	entity: z.enum(orchestratorEntities).nullable(),
	programId: z.string().nullable(),
	objectId: z.string().nullable(),
	provider: Provider,
	maxRetries: z.number(),
});
export type TaskDraft = z.infer<typeof TaskDraft>;

export const emptyDraft: TaskDraft = {
	taskDescription: "",
	requirements: oneRow,
	constraints: [],
	entity: null,
	programId: null,
	objectId: null,
	provider: "openai",
	maxRetries: defaultRetries,
};

/** What is wrong in which field. */
export type Problem = { field: "taskDescription" | "requirements" | "provider"; sentence: string };

/** Why it cannot be sent yet, in the specified words; null when it can. */
export function problemOf(draft: TaskDraft): Problem | null {
	if (draft.taskDescription.trim() === "") return { field: "taskDescription", sentence: taskMissing };
	if (textsOf(draft.requirements).length === 0)
		return { field: "requirements", sentence: requirementMissing };
	return null;
}

/** What is sent: without what was left empty. */
export function inputOf(draft: TaskDraft): z.input<typeof NewOrchestratorTask> {
	const constraints = textsOf(draft.constraints);
	const { entity, programId, objectId } = draft;
	return {
		taskDescription: draft.taskDescription.trim(),
		requirements: textsOf(draft.requirements),
		...(constraints.length > 0 ? { constraints } : {}),
		...(entity ? { entity } : {}),
		...(entity && programId ? { programId } : {}),
		...(entity && programId && objectId ? { objectId } : {}),
		preferredProvider: draft.provider,
		maxRetries: draft.maxRetries,
	};
}

/** An earlier task, to be sent again or changed. */
export function draftOf(task: OrchestratorTask): TaskDraft {
	return {
		taskDescription: task.taskDescription,
		requirements: rowsOf(task.requirements),
		constraints: rowsOf(task.constraints ?? []),
		entity: task.entity,
		programId: task.programId,
		objectId: task.objectId,
		provider: task.preferredProvider,
		maxRetries: task.maxRetries,
	};
}

/** Whether two drafts say the same. */
export function sameDraft(one: TaskDraft, other: TaskDraft): boolean {
	return JSON.stringify(inputOf(one)) === JSON.stringify(inputOf(other));
}
