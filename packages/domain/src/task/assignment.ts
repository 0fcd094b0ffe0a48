import { z } from "zod";
import { changeOf, day, type Issue, id, instant, version } from "../shape.ts";

const percentSentence = "Enter a whole percentage from 1 to 100";
const percent = z.int(percentSentence).min(1, percentSentence).max(100, percentSentence);
const dayOrNull = day.nullish().transform((value) => value ?? null);

/** A team member's share in a task. */
export const TaskAssignment = z.object({
	id,
	taskId: id,
	resourceId: id.describe("A team member"),
	percent: z.int().describe("Of working time, 1 to 100"),
	startDate: z.iso.date().nullable().describe("Null: from the task's start"),
	endDate: z.iso.date().nullable().describe("Null: to the task's end"),
	version,
	createdAt: instant,
	updatedAt: instant,
});
export type TaskAssignment = z.infer<typeof TaskAssignment>;

const share = z.strictObject({
	resourceId: id,
	percent: percent.default(100),
	startDate: dayOrNull,
	endDate: dayOrNull,
});

/** What gives a team member a share in a given task. */
export const NewShare = share.superRefine(refuseIssues);

/** What gives a team member a share in a task. */
export const NewTaskAssignment = share.extend({ taskId: id }).superRefine(refuseIssues);
export type NewTaskAssignment = z.infer<typeof NewTaskAssignment>;

function refuseIssues(assignment: z.infer<typeof share>, context: z.RefinementCtx): void {
	for (const { path, message } of assignmentIssues(assignment))
		context.addIssue({ code: "custom", path: [path], message });
}

/** What changes a share: only the fields that are given. */
export const TaskAssignmentChange = changeOf({
	resourceId: id.optional(),
	percent: percent.optional(),
	startDate: day.nullable().optional(),
	endDate: day.nullable().optional(),
});
export type TaskAssignmentChange = z.infer<typeof TaskAssignmentChange>;

/** What is wrong with a share's dates, judged on the whole row as it would be stored. */
export function assignmentIssues(assignment: { startDate: string | null; endDate: string | null }): Issue[] {
	const { startDate, endDate } = assignment;
	if (startDate && endDate && endDate < startDate) {
		return [{ path: "endDate", message: "The end date must not be before the start date" }];
	}
	return [];
}
