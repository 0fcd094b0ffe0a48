import type { Task } from "@throughline/domain/task";
import { latenessOf } from "@throughline/domain/task/lateness";
import { outsideProgram } from "@throughline/domain/task/program-dates";
import type { Plan } from "./plan-context.ts";
import { workingDays } from "./task-words.ts";

/** What is not as it should be with a task's dates, in words. */
export type TaskMark = {
	words: string;
	/** Within a sentence, where that is not just the words in small letters. */
	heard?: string;
	tone: "critical" | "warning";
};

/** The ink in which a mark is written. */
export const markInk: Readonly<Record<TaskMark["tone"], string>> = {
	critical: "text-critical",
	warning: "text-warning",
};

/** Everything that is to be said of a task's dates, the most urgent first. */
export function marksOf(
	task: Task,
	{ today, program, schedule, away }: Pick<Plan, "today" | "program" | "schedule" | "away">,
): TaskMark[] {
	const marks: TaskMark[] = [];
	const late = latenessOf(task, today);
	if (late) marks.push({ words: late, tone: late === "Overdue" ? "critical" : "warning" });
	const missing = schedule.missingDays.get(task.id);
	if (missing) marks.push({ words: `${workingDays(missing)} too early`, tone: "critical" });
	const outside = outsideProgram(task, program);
	if (outside) marks.push({ words: outside, tone: "warning" });
	const owner = away.get(task.id);
	if (owner) marks.push({ words: owner.words, heard: owner.words, tone: "warning" });
	return marks;
}
