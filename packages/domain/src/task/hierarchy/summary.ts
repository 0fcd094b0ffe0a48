import type { Task } from "../../task.ts";
import { completedStatus, isCompleted } from "../completion.ts";
import { workDone } from "../work-done.ts";

/** What a summary task has of its leaves, and nobody sets. */
export type Computed = Pick<Task, "startDate" | "endDate" | "status" | "progress" | "estimate">;

export const computedFields = [
	"startDate",
	"endDate",
	"status",
	"progress",
	"estimate",
] as const satisfies readonly (keyof Computed)[];

const mostEstimated = 99_999_999;

/**
 * What a summary task comes to, from its leaves: the tasks below it that have no sub-tasks themselves.
 *
 * - It starts with the earliest of them and ends with the latest; a leaf with one date counts as that day.
 * - Its progress is what is done of them (`workDone`).
 * - It is Completed when all of them are, and Not Started when none has begun; Delayed or At Risk as soon as one is; of
 *   one other status that all open ones share; In Progress otherwise.
 * - Its estimate is the sum of theirs, at most 999,999.99 person-days; null without any.
 *
 * The database keeps the same (`keep_summary_tasks`); a property test holds both against each other.
 */
export function summaryOf(leaves: readonly Computed[]): Computed {
	const starts = leaves.flatMap(({ startDate, endDate }) => startDate ?? endDate ?? []).sort();
	const ends = leaves.flatMap(({ startDate, endDate }) => endDate ?? startDate ?? []).sort();
	const estimates = leaves.flatMap(({ estimate }) => estimate ?? []);
	const hundredths = estimates.reduce((sum, each) => sum + Math.round(Number(each) * 100), 0);
	return {
		startDate: starts[0] ?? null,
		endDate: ends.at(-1) ?? null,
		status: statusOf(leaves),
		progress: workDone(leaves.map((leaf) => ({ days: daysOf(leaf), progress: leaf.progress }))),
		estimate: estimates.length === 0 ? null : (Math.min(hundredths, mostEstimated) / 100).toFixed(2),
	};
}

function statusOf(leaves: readonly Computed[]): string {
	const open = leaves.filter((leaf) => !isCompleted(leaf)).map(({ status }) => status);
	if (open.length === 0) return completedStatus;
	for (const worst of ["Delayed", "At Risk"]) if (open.includes(worst)) return worst;
	const [first = ""] = open;
	const isShared = open.every((status) => status === first);
	return isShared && (first !== "Not Started" || open.length === leaves.length) ? first : "In Progress";
}

function daysOf({ startDate, endDate }: Computed): number | null {
	if (startDate === null || endDate === null) return null;
	return Math.round((Date.parse(endDate) - Date.parse(startDate)) / 86_400_000) + 1;
}
