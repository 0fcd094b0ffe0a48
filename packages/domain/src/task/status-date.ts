import type { Task } from "../task.ts";
import { dayNumber } from "../value/day.ts";
import type { WorkingCalendar } from "./calendar/calendar.ts";
import { isCompleted, percentDone } from "./completion.ts";

/** How a task stands against its dates at the end of a day. */
export type Standing = {
	/** Whole percent of its working days that have passed by then. */
	expected: number;
	/** Working days, to a tenth, by which its progress is behind; negative: ahead; 0 for what is done. */
	behind: number;
	/** The day, as a number with its fraction, to which its progress reaches; null where that is no other than expected. */
	reached: number | null;
};

type Judged = Pick<Task, "startDate" | "endDate" | "progress"> & { status: string };

/**
 * A task's work is spread evenly over its working days: by the end of a day so much of it should be done, and its progress
 * reaches so far into them. Between the two lie the working days by which it is behind, also those after its end (the
 * status or progress line of PMI, Practice Standard for Scheduling, and of MS Project). Work that nobody measures has done
 * nothing. Null without both dates.
 */
export function standingOn(
	{ startDate, endDate, ...task }: Judged,
	day: string,
	calendar: WorkingCalendar,
): Standing | null {
	if (startDate === null || endDate === null) return null;
	const start = calendar.position(dayNumber(startDate));
	const duration = calendar.position(dayNumber(endDate) + 1) - start;
	const passed = calendar.position(dayNumber(day) + 1) - start;
	const isOver = endDate <= day;
	const share = duration > 0 ? Math.min(Math.max(passed / duration, 0), 1) : Number(isOver);
	const expected = Math.round(share * 100);
	const percent = isCompleted(task) ? 100 : percentDone(task);
	if (percent === 100) return { expected, behind: 0, reached: null };
	const done = (duration * percent) / 100;
	// Before it should begin, nothing is late; what is done already is ahead.
	const behind = Math.round((Math.max(passed, 0) - done) * 10) / 10;
	return { expected, behind, reached: behind === 0 ? null : dayReached(start, done, calendar) };
}

function dayReached(start: number, done: number, calendar: WorkingCalendar): number {
	const whole = Math.floor(done);
	const part = done - whole;
	// What is done to the end of a day reaches to that end, and not over the days off behind it.
	if (part === 0 && whole > 0) return calendar.dayAt(start + whole - 1) + 1;
	return calendar.dayAt(start + whole) + part;
}
