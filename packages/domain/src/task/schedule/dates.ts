import { dayOf } from "../../value/day.ts";
import type { WorkingCalendar } from "../calendar/calendar.ts";
import type { Node } from "./network.ts";

export type Dates = { startDate: string; endDate: string };

/** The days of a node that starts at a position and takes so many working days. */
export type DatesOf = (node: Node, start: number, duration: number) => Dates;

/** Where a node is planned to start, its days are its own. */
export function shownDates(calendar: WorkingCalendar): DatesOf {
	const days = new Map<number, string>();
	const dayAt = (position: number) => {
		const day = days.get(position) ?? dayOf(calendar.dayAt(position));
		days.set(position, day);
		return day;
	};
	return ({ task, planned, atEndOfDay }, start, duration) => {
		if (start === planned) return { startDate: task.startDate, endDate: task.endDate };
		if (duration > 0) return { startDate: dayAt(start), endDate: dayAt(start + duration - 1) };
		const day = dayAt(atEndOfDay ? start - 1 : start);
		return { startDate: day, endDate: day };
	};
}
