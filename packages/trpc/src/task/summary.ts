import type { task } from "@throughline/db/schema";
import type { TaskChange } from "@throughline/domain/task";
import { type Computed, computedFields } from "@throughline/domain/task/hierarchy/summary";
import { CodedError } from "../error.ts";

type Change = Omit<TaskChange, "version">;
export type SummaryRow = Pick<typeof task.$inferSelect, "id" | "name" | "programId" | "summary"> & Computed;

/** Whether a change may lead to another one of a summary above the task. */
export function changesSummaries(change: Change): boolean {
	const fields = [...computedFields, "parentId", "programId", "milestone"] as const;
	return fields.some((field) => change[field] !== undefined);
}

const words: Record<keyof Computed, string> = {
	startDate: "start date follows",
	endDate: "end date follows",
	status: "status follows",
	progress: "progress follows",
	estimate: "estimate follows",
};

/** Throws SUMMARY_TASK where a change would set what follows from the sub-tasks, or what a summary cannot be. */
export function refuseComputed(
	summary: SummaryRow,
	change: Change,
	path: (field: string) => string = (field) => field,
): void {
	for (const field of computedFields)
		if (change[field] !== undefined && change[field] !== summary[field])
			throw refusedSummary(summary, `its ${words[field]} from its sub-tasks. Change those`, path(field));
	if (change.milestone) throw refusedSummary(summary, "a milestone has no sub-tasks", path("milestone"));
	if (change.programId !== undefined && change.programId !== summary.programId)
		throw refusedSummary(summary, "move its sub-tasks to the other program instead", path("programId"));
}

/** The refusal of what a summary task cannot have. */
export function refusedSummary({ name }: { name: string }, why: string, path: string): CodedError {
	const message = `“${name}” is a summary task: ${why}`;
	return new CodedError("SUMMARY_TASK", message, { issues: [{ path, message }] });
}
