import type { Task } from "@throughline/domain/task";
import type { TaskSchedule } from "@throughline/domain/task/schedule";
import { formatNumber } from "@throughline/domain/value/writing";
import { formatCount } from "../../../format/count.ts";
import { formatDay, formatRange } from "../../../format/date.ts";

const notSet = "Not set";

/** Start to end for a list: `Mar 2 – 13, 2026`, "Not set" for what is missing. */
export function datesText({ startDate, endDate }: Pick<Task, "startDate" | "endDate">): string {
	if (startDate === null && endDate === null) return notSet;
	if (startDate !== null && endDate !== null) return formatRange(startDate, endDate);
	return `${startDate ? formatDay(startDate) : notSet} – ${endDate ? formatDay(endDate) : notSet}`;
}

/** "1 working day", "12 working days". */
export function workingDays(count: number): string {
	return `${count} working ${count === 1 ? "day" : "days"}`;
}

/** How a task is scheduled: "Automatic", "Pinned"; any other word as it is. */
export function schedulingText(scheduling: string): string {
	return { auto: "Automatic", pinned: "Pinned" }[scheduling] ?? scheduling;
}

/** How far a task can slip, as a sentence. */
export function floatText(
	{ critical, totalFloat, freeFloat }: Pick<TaskSchedule, "critical" | "totalFloat" | "freeFloat">,
	status: string,
): string {
	if (status === "Completed") return "Completed: it can delay nothing any more.";
	if (critical || totalFloat <= 0) {
		return "On the critical path: every working day that it slips moves the program's finish.";
	}
	const float = `${workingDays(totalFloat)} of float`;
	if (freeFloat >= totalFloat) return `${float}; no other task is affected.`;
	if (freeFloat <= 0) return `${float}; any slip moves another task.`;
	return `${float}, ${freeFloat} of them without moving another task.`;
}

/** Working days against a baseline: "3 days late", "1 day early", "On baseline". */
export function varianceText(days: number): string {
	if (days === 0) return "On baseline";
	const count = Math.abs(days);
	return `${count} ${count === 1 ? "day" : "days"} ${days > 0 ? "late" : "early"}`;
}

/** Working days against what is expected by a day: "2.5 days behind", "1 day ahead", "On time". */
export function behindText(days: number): string {
	if (days === 0) return "On time";
	const count = Math.abs(days);
	return `${formatNumber(count)} ${count === 1 ? "day" : "days"} ${days > 0 ? "behind" : "ahead"}`;
}

/** "1 task", "12 tasks". */
export function taskCount(count: number): string {
	return `${formatCount(count)} ${count === 1 ? "task" : "tasks"}`;
}

/** Which pinned tasks stay too early, by name, with the missing days; the first three of many. */
export function heldText(held: readonly { name: string; missingDays: number }[]): string[] {
	const words = held
		.slice(0, 3)
		.map(({ name, missingDays }) => `${name} is pinned and stays, ${workingDays(missingDays)} too early`);
	return held.length > 3 ? [...words, `So do ${held.length - 3} more`] : words;
}

/** The lag of a link: "No lag", "2 working days", "1 working day earlier". */
export function lagText(lagDays: number): string {
	if (lagDays === 0) return "No lag";
	return lagDays > 0 ? workingDays(lagDays) : `${workingDays(-lagDays)} earlier`;
}
