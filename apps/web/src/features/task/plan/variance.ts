import type { Task } from "@throughline/domain/task";
import { dayNumber, type WorkingCalendar } from "@throughline/domain/task/calendar";
import type { GanttDates } from "../gantt/gantt-props.ts";

/** By how many working days a task ends after the day that a baseline had planned; negative: before it. */
export function finishVariance(
	{ startDate, endDate }: Pick<Task, "startDate" | "endDate">,
	baseline: GanttDates | undefined,
	calendar: WorkingCalendar,
): number | null {
	if (startDate === null || endDate === null || !baseline) return null;
	return calendar.position(dayNumber(endDate) + 1) - calendar.position(dayNumber(baseline.endDate) + 1);
}
