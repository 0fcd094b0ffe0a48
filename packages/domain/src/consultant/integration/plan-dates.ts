import { workingCalendar } from "../../task/calendar/calendar.ts";
import { findCycle } from "../../task/cycle.ts";
import { schedule } from "../../task/schedule.ts";
import { addDays, dayNumber, dayOf, mondayOf } from "../../value/day.ts";
import { sameDayIn } from "../../value/month.ts";
import type { Plan } from "../plan.ts";

type PlanTask = Plan["workstreams"][number]["tasks"][number];
export type Dates = { startDate: string; endDate: string };
export type Link = { predecessorId: string; successorId: string };

/** The first working day of the program: today when that is a Monday, else the Monday that follows. */
export function startOfProgram(today: string): string {
	const monday = mondayOf(today);
	return monday === today ? today : addDays(monday, 7);
}

/** What waits for what: each pair once, both tasks of the plan, and none that would close a circle. */
export function linksOf(tasks: readonly PlanTask[]): Link[] {
	const known = new Set(tasks.map(({ id }) => id));
	const all = tasks.flatMap(({ id, depends_on }) =>
		[...new Set(depends_on)]
			.filter((other) => other !== id && known.has(other))
			.map((predecessorId) => ({ predecessorId, successorId: id })),
	);
	if (findCycle(all) === null) return all;
	// Only a plan that contradicts itself comes here.
	const links: Link[] = [];
	for (const link of all) if (findCycle([...links, link]) === null) links.push(link);
	return links;
}

/**
 * Each task's days, both included, on a calendar without holidays: where the plan puts it, or as much later as its
 * predecessors ask for.
 */
export function datesOf(
	tasks: readonly Pick<PlanTask, "id" | "name" | "start_day" | "duration_days">[],
	links: readonly Link[],
	start: string,
): Map<string, Dates> {
	const calendar = workingCalendar([]);
	const first = calendar.position(dayNumber(start));
	const dayAt = (position: number) => dayOf(calendar.dayAt(position));
	const dated = tasks.map((task) => {
		const from = first + whole(task.start_day);
		return {
			id: task.id,
			name: task.name,
			status: "Not Started",
			progress: 0,
			// A moment takes its day here, so that what waits for it never lies before it.
			milestone: false,
			scheduling: "auto" as const,
			startDate: dayAt(from),
			endDate: dayAt(from + Math.max(1, whole(task.duration_days)) - 1),
		};
	});
	const dependencies = links.map((link) => ({ ...link, kind: "FS" as const, lagDays: 0 }));
	const { moves } = schedule({ tasks: dated, dependencies, holidays: [] });
	return new Map<string, Dates>([
		...dated.map(({ id, startDate, endDate }) => [id, { startDate, endDate }] as const),
		...moves.map(({ id, to }) => [id, to] as const),
	]);
}

/** A moment rather than a stretch of work. */
export function isMilestone({ duration_days }: Pick<PlanTask, "duration_days">): boolean {
	return whole(duration_days) === 0;
}

/** The last day of the plan's timeline, or of its last task when that is later. */
export function endOfProgram(start: string, months: number, dates: Iterable<Dates>): string {
	const wholeMonths = Math.floor(Number.isFinite(months) ? Math.max(0, months) : 0);
	const rest = Math.round((months - wholeMonths) * 30) || 0;
	const planned = addDays(sameDayIn(start, wholeMonths), rest - 1);
	const days = [...dates].map(({ endDate }) => endDate);
	return [planned, start, ...days].reduce((last, day) => (day > last ? day : last));
}

/** A count of days; a plan of a hundred years is no plan. */
function whole(days: number): number {
	return Number.isFinite(days) ? Math.min(26_000, Math.max(0, Math.round(days))) : 0;
}
