import type { WorkingCalendar } from "@throughline/domain/task/calendar/calendar";
import { spanFrom, workingDaysIn } from "@throughline/domain/task/schedule/working-span";
import type { DaySpan } from "./days.ts";

/** What a drag, or a key, does to a bar. */
export type DragKind = "move" | "start" | "end";

/**
 * The days after a drag by so many days; an end that is dragged past the other leaves one day. A bar that is moved keeps
 * its working days: it starts on the working day it is dragged to, on the way from a day off to the next one. An end that
 * is a working day goes on to the next one where it would come to lie on a day off.
 */
export function draggedDays(kind: DragKind, days: DaySpan, by: number, calendar: WorkingCalendar): DaySpan {
	const { start, end } = days;
	const onWork = (from: number, day: number) =>
		calendar.isWorkingDay(from) ? nextWorkingDay(day, by < 0 ? -1 : 1, calendar) : day;
	if (kind === "start") return { start: Math.min(onWork(start, start + by), end - 1), end };
	if (kind === "end") return { start, end: Math.max(onWork(end - 1, end - 1 + by), start) + 1 };
	const holdsNoWork = workingDaysIn(days, calendar) === 0;
	if (by === 0 || holdsNoWork) return { start: start + by, end: end + by };
	const to = start + by;
	const isOff = !calendar.isWorkingDay(to);
	return spanFrom(calendar.position(to) - (isOff && by < 0 ? 1 : 0), days, calendar);
}

/** The day itself, or the next working one on the way; after a year of days off the day itself. */
function nextWorkingDay(day: number, step: 1 | -1, calendar: WorkingCalendar): number {
	for (let passed = 0; passed < 366; passed++)
		if (calendar.isWorkingDay(day + passed * step)) return day + passed * step;
	return day;
}

/** The days from one day to another, whichever comes first: what drawing a new bar gives. */
export function drawnDays(anchor: number, day: number): DaySpan {
	return { start: Math.min(anchor, day), end: Math.max(anchor, day) + 1 };
}
