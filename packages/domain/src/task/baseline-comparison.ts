import { dayNumber, workingCalendar } from "./calendar.ts";

type Planned = { startDate: string | null; endDate: string | null };

/** How a task stands against a baseline, in working days; positive is later or longer. */
export type Variance = {
	taskId: string;
	/** The dates that the baseline had; null where it had none. */
	baseline: Planned;
	/** Null while one of the two dates is missing. */
	start: number | null;
	finish: number | null;
	duration: number | null;
};

/**
 * The variance of each task that the baseline knows: now less baseline (PMI, Practice Standard for Earned Value
 * Management, schedule variance in time). Days off count nothing, so a finish that slips from Friday to Monday slips
 * by one day. Tasks that came after the baseline are absent.
 */
export function varianceAgainst(
	baseline: readonly (Planned & { taskId: string | null })[],
	tasks: readonly (Planned & { id: string })[],
	holidays: readonly { date: string }[],
): Map<string, Variance> {
	const calendar = workingCalendar(holidays.map(({ date }) => date));
	const startOf = (day: string | null) => (day === null ? null : calendar.position(dayNumber(day)));
	const finishOf = (day: string | null) => (day === null ? null : calendar.position(dayNumber(day) + 1));
	const lengthOf = ({ startDate, endDate }: Planned) => difference(finishOf(endDate), startOf(startDate));
	const then = new Map(baseline.map((row) => [row.taskId, row]));
	const variances = new Map<string, Variance>();
	for (const task of tasks) {
		const before = then.get(task.id);
		if (!before) continue;
		variances.set(task.id, {
			taskId: task.id,
			baseline: { startDate: before.startDate, endDate: before.endDate },
			start: difference(startOf(task.startDate), startOf(before.startDate)),
			finish: difference(finishOf(task.endDate), finishOf(before.endDate)),
			duration: difference(lengthOf(task), lengthOf(before)),
		});
	}
	return variances;
}

function difference(now: number | null, then: number | null): number | null {
	return now === null || then === null ? null : now - then;
}
