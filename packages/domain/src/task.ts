import { z } from "zod";
import {
	changedText,
	changeOf,
	day,
	decimal,
	type Issue,
	id,
	instant,
	mostTogether,
	optionalText,
	percent,
	requiredText,
	version,
} from "./shape.ts";
import { completionIssues, withCompletion } from "./task/completion.ts";
import { Recurrence } from "./task/hierarchy/recurrence.ts";

/** The statuses that the screens offer. A task may carry another one; it is shown neutral grey. */
export const taskStatuses = [
	"Not Started",
	"In Progress",
	"At Risk",
	"Delayed",
	"On Hold",
	"Completed",
] as const;

export const taskPriorities = ["Critical", "High", "Medium", "Low"] as const;
export type TaskPriority = (typeof taskPriorities)[number];

/** Whether a task goes along when what it waits for moves, or keeps its dates until a person changes them. */
export const taskSchedulings = ["auto", "pinned"] as const;
export type TaskScheduling = (typeof taskSchedulings)[number];

/** How a status is coloured. Any word but the specified ones is neutral grey. */
export function taskTone(
	status: string,
): "good" | "on-track" | "warning" | "serious" | "critical" | "unknown" {
	return tones[status] ?? "unknown";
}

const tones: Record<string, ReturnType<typeof taskTone>> = {
	Completed: "good",
	"In Progress": "on-track",
	"At Risk": "warning",
	Delayed: "critical",
	"On Hold": "serious",
};

/** Whether somebody works on it: In Progress or At Risk. */
export function isActive(status: string): boolean {
	return status === "In Progress" || status === "At Risk";
}

const name = requiredText(200, "Task name is required");
const status = requiredText(40, "Status is required");
const priority = z.enum(taskPriorities);
const progressSentence = "Enter a whole percentage from 0 to 100";
const progress = z.int(progressSentence).min(0, progressSentence).max(100, progressSentence);
const scheduling = z.enum(taskSchedulings);
const position = z.int().min(-2_000_000_000).max(2_000_000_000);
const estimateSentence = "Enter person-days from 0 to 999999.99, with at most two decimal places";
const estimate = decimal
	.refine((value) => /^\d{1,6}(?:\.\d{1,2})?$/.test(value), estimateSentence)
	.transform((value) => Number(value).toFixed(2));
const orNull = <T extends z.ZodType>(shape: T) => shape.nullish().transform((value) => value ?? null);

/** A step of a task that is ticked off. */
export const ChecklistItem = z.strictObject({
	text: requiredText(200, "Say what is to be done"),
	done: z.boolean().default(false),
});
export type ChecklistItem = z.infer<typeof ChecklistItem>;
const checklist = z.array(ChecklistItem).max(100, "A checklist has at most 100 steps");

/** A task as it is read. */
export const Task = z.object({
	id,
	programId: id,
	parentId: id.nullable().describe("The task of which it is a part; null at the top"),
	summary: z
		.boolean()
		.describe(
			"Whether it has sub-tasks: its dates, status, progress and estimate then follow from them, and figures count them instead of it",
		),
	workstreamId: id.nullable(),
	name: z.string(),
	description: z.string().nullable(),
	status: z.string(),
	startDate: z.iso.date().nullable(),
	endDate: z.iso.date().nullable().describe("The last day, included"),
	progress: percent.nullable().describe("Whole percent done; null when nobody measures it"),
	ownerId: id.nullable().describe("A team member"),
	priority,
	milestone: z.boolean().describe("A moment: it starts and ends on the same day"),
	scheduling: scheduling.describe("auto: moves with what it waits for; pinned: keeps its dates"),
	estimate: z.string().nullable().describe("Effort in person-days, two decimal places"),
	note: z.string().nullable().describe("What its owner last said of it"),
	checklist: z.array(z.object({ text: z.string(), done: z.boolean() })).describe("Its steps, in their order"),
	recurrence: Recurrence.nullable().describe(
		"The rule by which its sub-tasks are made; null: it is not repeated",
	),
	position: z.int().describe("Order within the program, lowest first"),
	version,
	createdAt: instant,
	updatedAt: instant,
});
export type Task = z.infer<typeof Task>;

/**
 * What creates a task. Without a position it comes last in its program. Status and progress agree: what is Completed is
 * at 100 %, and 100 % without a status is Completed.
 */
export const NewTask = z
	.strictObject({
		programId: id,
		parentId: orNull(id).describe(
			"Of the same program. The new task is a part of it, in its workstream unless another is named",
		),
		workstreamId: orNull(id),
		name,
		description: optionalText(10_000),
		status: status.optional().describe("Not Started where it is left out, Completed with a progress of 100"),
		startDate: orNull(day),
		endDate: orNull(day),
		progress: orNull(progress),
		ownerId: orNull(id),
		priority: priority.default("Medium"),
		milestone: z.boolean().default(false),
		scheduling: scheduling.default("auto"),
		estimate: orNull(estimate),
		note: optionalText(2_000),
		checklist: checklist.default([]),
		position: position.optional(),
	})
	.transform((task) => {
		const { status = "Not Started", ...whole } = withCompletion(task, null);
		return { ...whole, status };
	})
	.superRefine((task, context) => {
		for (const { path, message } of taskIssues(task))
			context.addIssue({ code: "custom", path: [path], message });
	});
export type NewTask = z.infer<typeof NewTask>;

/** Several new tasks that come together or not at all, in their order. */
export const NewTasks = z
	.strictObject({
		tasks: z.array(NewTask).min(1).max(mostTogether),
		parents: z
			.array(z.int().min(0).nullable())
			.default([])
			.describe(
				"For each task the place, from 0, of the one before it of which it is a part; null, or none, where it is of none of these",
			),
	})
	.superRefine(({ tasks, parents }, context) => {
		for (const [place, parent] of parents.entries()) {
			if (parent === null || (parent < place && place < tasks.length)) continue;
			const message = "A task can only be a part of one before it";
			context.addIssue({ code: "custom", path: ["parents", place], message });
		}
	});
export type NewTasks = z.infer<typeof NewTasks>;

/**
 * What changes a task: only the fields that are given. Status and progress agree: a change to Completed is one to 100 %,
 * and one to 100 % that names no status is one to Completed.
 */
export const TaskChange = changeOf({
	programId: id.optional(),
	parentId: id
		.nullable()
		.optional()
		.describe("Makes it a part of another task of its program; null: of none"),
	workstreamId: id.nullable().optional(),
	name: name.optional(),
	description: changedText(10_000),
	status: status.optional(),
	startDate: day.nullable().optional(),
	endDate: day.nullable().optional(),
	progress: progress.nullable().optional(),
	ownerId: id.nullable().optional(),
	priority: priority.optional(),
	milestone: z.boolean().optional(),
	scheduling: scheduling.optional(),
	estimate: estimate.nullable().optional(),
	note: changedText(2_000),
	checklist: checklist.optional().describe("All of its steps"),
	position: position.optional(),
});
export type TaskChange = z.infer<typeof TaskChange>;

/** The most tasks that one call changes together. */
export const mostChanges = 5_000;

/** Several changes that happen together or not at all: bulk edit, drag of a selection, auto-schedule, undo. */
export const TaskChanges = z
	.strictObject({
		changes: z.array(TaskChange.extend({ id })).min(1).max(mostChanges),
		cascade: z
			.boolean()
			.default(false)
			.describe("Whether new dates push what depends on them, as the change of one task does"),
		unlink: z
			.boolean()
			.default(false)
			.describe(
				"Whether a task that goes to another program leaves its dependencies on tasks that stay behind, which are deleted; with some it is refused otherwise. Those between tasks that go together go along",
			),
	})
	.superRefine(({ changes }, context) => {
		const named = new Set<string>();
		for (const [place, change] of changes.entries()) {
			if (named.has(change.id)) {
				const message = "This task is named twice";
				context.addIssue({ code: "custom", path: ["changes", place, "id"], message });
			}
			named.add(change.id);
		}
	});
export type TaskChanges = z.infer<typeof TaskChanges>;

/** A task that moved because what it waits for did, as it is now. */
export const MovedTask = Task.pick({ id: true, startDate: true, endDate: true, version: true });
export type MovedTask = z.infer<typeof MovedTask>;

/** What a change of one task answers: the task as it is now, and what moved with it. */
export const ChangedTask = Task.extend({
	moved: z.array(MovedTask).describe("What its new dates pushed: tasks that wait for it, and theirs"),
});
export type ChangedTask = z.infer<typeof ChangedTask>;

/** What several changes answer: the tasks as they are now, what moved with them, and the changes that take it all back. */
export const ChangedTasks = z.object({
	tasks: z.array(Task).describe("Those that were named, in their order"),
	moved: z.array(MovedTask),
	undo: z
		.array(TaskChange.extend({ id, version }))
		.describe("Send these as `changes` to undo; empty when nothing differed"),
});
export type ChangedTasks = {
	tasks: Task[];
	moved: MovedTask[];
	undo: (z.input<typeof TaskChange> & { id: string })[];
};

/** A task that is repeated, and its occurrences in their order. */
export const RecurringTask = z.object({ task: Task, occurrences: z.array(Task) });

/** What is wrong with a task's dates, status and progress, judged on the whole row as it would be stored. */
export function taskIssues(task: {
	startDate: string | null;
	endDate: string | null;
	milestone: boolean;
	status: string;
	progress: number | null;
}): Issue[] {
	return [...dateIssues(task), ...completionIssues(task)];
}

/** What is wrong with a task's dates alone. */
export function dateIssues(task: {
	startDate: string | null;
	endDate: string | null;
	milestone: boolean;
}): Issue[] {
	if (task.startDate && task.endDate && task.endDate < task.startDate) {
		return [{ path: "endDate", message: "The end date must not be before the start date" }];
	}
	if (task.milestone && task.startDate !== task.endDate) {
		return [{ path: "endDate", message: "A milestone starts and ends on the same day" }];
	}
	return [];
}
