import { percentDone } from "./completion.ts";

/** Some work: its days, both ends included, null without both dates; and how much of it is done, 0 to 100. */
export type WorkPart = { days: number | null; progress: number | null };

/**
 * How much of several parts is done, in whole percent: the progress of a summary task, and of a workstream in the chart.
 * Each part weighs its days. One without both dates weighs a day: sub-tasks are written down before they are planned, and
 * what is ticked off has to show. It is rounded down, so that 100 % is all of the work; null while nobody measures any.
 *
 * A program's progress is another figure, `percentOfWork`: it stands against a plan, which only dated work has.
 */
export function workDone(parts: readonly WorkPart[]): number | null {
	if (parts.every(({ progress }) => progress === null)) return null;
	let done = 0;
	let all = 0;
	for (const part of parts) {
		const weight = part.days ?? 1;
		done += weight * percentDone(part);
		all += weight;
	}
	return Math.floor(done / all);
}
