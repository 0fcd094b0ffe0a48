import {
	NewTask,
	type Task,
	type TaskChange,
	taskPriorities,
	taskSchedulings,
} from "@throughline/domain/task";
import { z } from "zod";
import type { FieldNames } from "../../../forms/entity-values.ts";

/** A task as its form holds it: all texts but the mark of a milestone; what is open is "". */
export type TaskFormValues = {
	name: string;
	description: string;
	workstreamId: string;
	ownerId: string;
	status: string;
	priority: string;
	milestone: boolean;
	startDate: string;
	endDate: string;
	progress: string;
	estimate: string;
	scheduling: string;
	note: string;
};

export const emptyTask: TaskFormValues = {
	name: "",
	description: "",
	workstreamId: "",
	ownerId: "",
	status: "Not Started",
	priority: "Medium",
	milestone: false,
	startDate: "",
	endDate: "",
	progress: "",
	estimate: "",
	scheduling: "auto",
	note: "",
};

/** The fields that a person edits, with their names on the form, in its order. */
export const taskFields = {
	name: "Name",
	description: "Description",
	status: "Status",
	priority: "Priority",
	ownerId: "Owner",
	workstreamId: "Workstream",
	milestone: "Milestone",
	startDate: "Start date",
	endDate: "End date",
	progress: "Progress",
	estimate: "Estimate",
	scheduling: "Scheduling",
	note: "Note",
} as const satisfies Record<keyof TaskFormValues, string> &
	FieldNames<TaskChange, "programId" | "parentId" | "position" | "checklist">;

/** The same rules as the server's, over what the fields hold. */
export const taskFormOf = (programId: string) =>
	z
		.object({
			name: z.string(),
			description: z.string(),
			workstreamId: z.string(),
			ownerId: z.string(),
			status: z.string(),
			priority: z.string(),
			milestone: z.boolean(),
			startDate: z.string(),
			endDate: z.string(),
			progress: z.string(),
			estimate: z.string(),
			scheduling: z.string(),
			note: z.string(),
		})
		.transform((values): z.input<typeof NewTask> => {
			const startDate = values.startDate.trim() || null;
			return {
				programId,
				name: values.name,
				description: values.description,
				workstreamId: values.workstreamId || null,
				ownerId: values.ownerId || null,
				status: values.status,
				priority: taskPriorities.find((priority) => priority === values.priority),
				milestone: values.milestone,
				startDate,
				// A milestone has one day, and the form one field for it.
				endDate: values.milestone ? startDate : values.endDate.trim() || null,
				progress: values.progress.trim() === "" ? null : Number(values.progress),
				estimate: values.estimate.trim() || null,
				scheduling: taskSchedulings.find((scheduling) => scheduling === values.scheduling),
				note: values.note,
			};
		})
		.pipe(NewTask);

export function valuesOf(task: Task): TaskFormValues {
	return {
		name: task.name,
		description: task.description ?? "",
		workstreamId: task.workstreamId ?? "",
		ownerId: task.ownerId ?? "",
		status: task.status,
		priority: task.priority,
		milestone: task.milestone,
		startDate: task.startDate ?? "",
		endDate: task.endDate ?? "",
		progress: task.progress === null ? "" : String(task.progress),
		estimate: task.estimate === null ? "" : String(Number(task.estimate)),
		scheduling: task.scheduling,
		note: task.note ?? "",
	};
}
