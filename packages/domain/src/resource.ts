import { z } from "zod";
import {
	changedText,
	changeOf,
	id,
	instant,
	mostTogether,
	optionalText,
	percent,
	requiredText,
	version,
} from "./shape.ts";
import { TaskAssignment } from "./task/assignment.ts";

/** The department of a member for whom none is named. */
export const defaultDepartment = "Other";

const name = requiredText(200, "Name is required");
const emailSentence = "Enter an e-mail address, such as ada@example.com";

/** A team member, who owns and does the work of any program. */
export const Resource = z.object({
	id,
	name: z.string(),
	role: z.string().nullable().describe("What they are, such as Project Manager"),
	department: z.string().describe('"Other" unless one is named'),
	email: z.string().nullable(),
	personId: id.nullable().describe("The account as which they sign in, if they do"),
	version,
	createdAt: instant,
	updatedAt: instant,
});
export type Resource = z.infer<typeof Resource>;

/** What creates a team member. */
export const NewResource = z.strictObject({
	name,
	role: optionalText(200),
	department: optionalText(200).transform((value) => value ?? defaultDepartment),
	email: optionalText(320).refine(isAddress, emailSentence),
	personId: id.nullish().transform((value) => value ?? null),
});
export type NewResource = z.infer<typeof NewResource>;

/** What creates several team members, all or none. Whose account each is, an Admin says afterwards, or the sign-in does. */
export const NewResources = z.strictObject({
	members: z
		.array(NewResource.omit({ personId: true }))
		.min(1)
		.max(mostTogether),
});

/** What changes a team member: only the fields that are given. A department that is taken away becomes "Other". */
export const ResourceChange = changeOf({
	name: name.optional(),
	role: changedText(200),
	department: changedText(200).transform((value) => (value === null ? defaultDepartment : value)),
	email: changedText(320).refine((value) => value === undefined || isAddress(value), emailSentence),
	personId: id.nullable().optional(),
});
export type ResourceChange = z.infer<typeof ResourceChange>;

/** Several changes that happen together or not at all. */
export const ResourceChanges = z.strictObject({
	changes: z
		.array(ResourceChange.omit({ personId: true, email: true, name: true }).extend({ id }))
		.min(1)
		.max(mostTogether)
		.refine(
			(changes) => new Set(changes.map(({ id }) => id)).size === changes.length,
			"Name each of them once",
		),
});

/** Whether it could be an address: something, one @, something, no blanks. Null (none) passes. */
function isAddress(email: string | null): boolean {
	return email === null || /^[^\s@]+@[^\s@]+$/.test(email);
}

/** A member's load: 20 percent per active task (In Progress or At Risk), at most 100. */
export function loadOf(activeTasks: number): number {
	return Math.min(100, activeTasks * 20);
}

/** The bands of load, the highest first. */
export const loadBands = ["Overloaded", "High Load", "Optimal", "Available"] as const;
export type LoadBand = (typeof loadBands)[number];

/** The band of a load in percent. */
export function loadBand(load: number): LoadBand {
	if (load >= 90) return "Overloaded";
	if (load >= 70) return "High Load";
	if (load >= 50) return "Optimal";
	return "Available";
}

/** Whether a load counts as high utilization: 70 or more. */
export function isHighUtilization(load: number): boolean {
	return load >= 70;
}

/** What a member has to do over all programs in use, counted by the tasks that they own. */
export const Workload = z.object({
	resourceId: id,
	active: z.int().describe("Tasks In Progress or At Risk"),
	completed: z.int(),
	total: z.int(),
	activeInProgram: z.int().describe("Of the active ones, those of the asked program; 0 when none is asked"),
});
export type Workload = z.infer<typeof Workload>;

/** A task in which a member has a part, as its owner or by an assignment. */
export const MemberTask = z.object({
	id,
	programId: id,
	programName: z.string(),
	name: z.string(),
	status: z.string(),
	priority: z.string(),
	startDate: z.iso.date().nullable(),
	endDate: z.iso.date().nullable(),
	progress: percent.nullable(),
	owned: z.boolean(),
	assignedPercent: z.int().nullable().describe("Of the largest assignment; null without one"),
});
export type MemberTask = z.infer<typeof MemberTask>;

/** A member's share in a task, with the names of both. */
export const MemberAssignment = TaskAssignment.extend({
	taskName: z.string(),
	taskStatus: z.string(),
	taskStartDate: z.iso.date().nullable(),
	taskEndDate: z.iso.date().nullable(),
	programId: id,
	programName: z.string(),
});
export type MemberAssignment = z.infer<typeof MemberAssignment>;

/** Somebody who signs in, and the member who they are, if any. */
export const Account = z.object({ id, name: z.string(), resourceId: id.nullable() });
export type Account = z.infer<typeof Account>;

/** Who is how busy in the coming weeks. */
export const Capacity = z.object({
	weeks: z.array(z.iso.date()).describe("The Mondays"),
	members: z
		.array(
			z.object({
				resourceId: id,
				loads: z
					.array(percent.nullable())
					.describe(
						"One for each week: asked ÷ available. Above 100 is too much, and so is null: something is asked for, and no day is left",
					),
				asked: z.array(z.number()).describe("Person-days of work, by the calendar of each task's program"),
				available: z.array(z.int()).describe("Days on which they work: the organisation's, but for absences"),
				away: z.array(z.int()).describe("Working days on which they are away"),
			}),
		)
		.describe("Members whom nothing asks for and who are not away are left out"),
});
export type Capacity = z.infer<typeof Capacity>;

/** What a task asks of a member in one week. */
export const WeekTask = z.object({
	taskId: id,
	taskName: z.string(),
	programId: id,
	programName: z.string(),
	status: z.string(),
	percent: z
		.int()
		.describe(
			"Of working time on each of the days: as assigned, or of an owner without an assignment the estimate spread over the task's working days (20 without one)",
		),
	days: z.int().describe("Working days of its program, in the week, on which it asks for it"),
	load: percent
		.nullable()
		.describe("Of the days on which the member works: percent × days ÷ those days; null where there is none"),
	assigned: z.boolean().describe("False: nobody is assigned, so the owner is counted"),
});
export type WeekTask = z.infer<typeof WeekTask>;
