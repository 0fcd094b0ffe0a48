import type { WorkingCalendar } from "../../task/calendar/calendar.ts";
import { type Dates, shownDates } from "../../task/schedule/dates.ts";
import {
	distance,
	type Edge,
	missingDays,
	type Node,
	networkOf,
	type Plan,
	type Span,
} from "../../task/schedule/network.ts";
import { backwardPass, inOrder } from "../../task/schedule/passes.ts";
import { dayNumber } from "../../value/day.ts";
import { daysAway } from "../absence.ts";
import type { WeekDays } from "./week-board.ts";

/** Where tasks would lie, or the task that keeps them from it, because it is pinned or in a circle. */
export type Push = { spans: ReadonlyMap<Node, Span>; heldBy: null } | { spans: null; heldBy: string };

/**
 * A program's plan while its tasks are shifted: only ever later, and each with what waits for it. A link that is broken
 * from the start pushes nobody, and to a task that cannot move none is broken further.
 */
export class PlanState {
	readonly nodes: ReadonlyMap<string, Node>;
	readonly #rank: ReadonlyMap<Node, number>;
	readonly #spans = new Map<Node, Span>();
	readonly #binding = new Set<Edge>();
	readonly #datesOf: ReturnType<typeof shownDates>;
	/** Working days before each week, and before the end of the last one. */
	readonly #bounds: readonly number[];
	readonly #calendar: WorkingCalendar;
	readonly #today: string;
	/** The first position on which something may be planned anew. */
	readonly earliest: number;

	constructor(plan: Plan, weeks: readonly string[], today: string) {
		const { calendar, nodes } = networkOf(plan);
		const order = inOrder(nodes);
		// Without a forward pass before it: late starts against the dates as they are planned.
		backwardPass(order);
		this.nodes = new Map(nodes.map((node) => [node.task.id, node]));
		this.#rank = new Map(order.map((node, place) => [node, place]));
		for (const node of nodes) {
			this.#spans.set(node, { planned: node.planned, duration: node.duration });
			for (const edge of node.outgoing) if (missingDays(edge, node, edge.to) <= 0) this.#binding.add(edge);
		}
		this.#datesOf = shownDates(calendar);
		this.#calendar = calendar;
		const mondays = weeks.map((week) => calendar.position(dayNumber(week)));
		const last = weeks.at(-1);
		this.#bounds = last === undefined ? [] : [...mondays, calendar.position(dayNumber(last) + 7)];
		this.#today = today;
		this.earliest = calendar.position(dayNumber(today));
	}

	spanOf(node: Node): Span {
		return this.#spans.get(node) ?? node;
	}

	/** A task with another start. Moved off its days off, work takes a working day. */
	spanFrom(node: Node, start: number): Span {
		const { duration } = this.spanOf(node);
		return { planned: start, duration: node.task.milestone ? 0 : Math.max(duration, 1) };
	}

	datesOf(node: Node): Dates {
		const { planned, duration } = this.spanOf(node);
		return this.#datesOf(node, planned, duration);
	}

	/** On how many of a task's working days there is an absence, if it lay there. */
	daysAwayAt(node: Node, { planned, duration }: Span, absences: readonly Dates[]): number {
		return daysAway(absences, this.#datesOf(node, planned, duration), this.#calendar);
	}

	/** Tasks that wait for each other in a circle, and what follows them, have no place to be shifted to. */
	isInCircle(node: Node): boolean {
		return !this.#rank.has(node);
	}

	/**
	 * Working days by which a task can slip now without moving the finish that the plan had, or what is pinned. Less than
	 * none where it is too late already: "-3" ends three days into a pinned task that waits for it.
	 */
	floatOf(node: Node): number {
		return node.late - this.spanOf(node).planned;
	}

	/** The last position of the plan. */
	finish(): number {
		let last = Number.NEGATIVE_INFINITY;
		for (const { planned, duration } of this.#spans.values()) last = Math.max(last, planned + duration);
		return last;
	}

	/** What would move if a task began at a position, and to where. */
	push(node: Node, start: number): Push {
		const spans = new Map([[node, this.spanFrom(node, start)]]);
		const open = new Set([node]);
		for (;;) {
			const from = this.#firstOf(open);
			if (!from) return { spans, heldBy: null };
			open.delete(from);
			for (const edge of from.outgoing) {
				const { to } = edge;
				const span = this.#binding.has(edge) ? this.#pushed(to, spans) : null;
				if (this.#isHeld(edge, span)) return { spans: null, heldBy: to.task.name };
				if (!span) continue;
				spans.set(to, span);
				open.add(to);
			}
		}
	}

	/** Whether what waits cannot go to where it must, or stands too early already and would even more. */
	#isHeld(edge: Edge, span: Span | null): boolean {
		if (!edge.to.pinned && !this.isInCircle(edge.to)) return false;
		return span !== null || !this.#binding.has(edge);
	}

	move(spans: ReadonlyMap<Node, Span>): void {
		for (const [node, span] of spans) this.#spans.set(node, span);
	}

	/** On how many working days of which weeks a task is done, if it lay there. */
	daysAt(node: Node, span: Span): WeekDays {
		const unmoved = span.planned === node.planned && span.duration === node.duration;
		if (unmoved && node.task.endDate < this.#today) return this.#wholeWeek();
		const { planned, duration } = span;
		if (!node.task.milestone) return this.#daysBetween(planned, planned + duration);
		if (unmoved && !this.#calendar.isWorkingDay(dayNumber(node.task.startDate))) return [];
		const day = node.atEndOfDay ? planned - 1 : planned;
		return this.#daysBetween(day, day + 1);
	}

	/** What is late counts for all of the current week. */
	#wholeWeek(): WeekDays {
		const [first = 0, second = 0] = this.#bounds;
		return [[0, second - first]];
	}

	#daysBetween(from: number, to: number): WeekDays {
		const days: [number, number][] = [];
		for (let week = weekAt(this.#bounds, from); week + 1 < this.#bounds.length; week++) {
			const [start = 0, end = 0] = [this.#bounds[week], this.#bounds[week + 1]];
			if (start >= to) break;
			const count = Math.min(end, to) - Math.max(start, from);
			if (count > 0) days.push([week, count]);
		}
		return days;
	}

	#firstOf(open: ReadonlySet<Node>): Node | null {
		let first: Node | null = null;
		for (const node of open)
			if (!first || (this.#rank.get(node) ?? 0) < (this.#rank.get(first) ?? 0)) first = node;
		return first;
	}

	/** Where a task must go for what has moved; null where it may stay. */
	#pushed(to: Node, spans: ReadonlyMap<Node, Span>): Span | null {
		const before = spans.get(to) ?? this.spanOf(to);
		const missing = this.#missing(to, before, spans);
		if (missing <= 0) return null;
		if (before.duration > 0 || to.task.milestone) return { ...before, planned: before.planned + missing };
		// As in the forward pass: moved off its days off, work takes a working day.
		const nextDay = { planned: before.planned + 1, duration: 1 };
		return { ...nextDay, planned: nextDay.planned + this.#missing(to, nextDay, spans) };
	}

	#missing(to: Node, span: Span, spans: ReadonlyMap<Node, Span>): number {
		let most = 0;
		for (const edge of to.incoming) {
			const from = spans.get(edge.from);
			if (!from || !this.#binding.has(edge)) continue;
			most = Math.max(most, from.planned + distance(edge, from.duration, span.duration) - span.planned);
		}
		return most;
	}
}

/** The last week that begins at a position or before it; the first for what lies before all. */
function weekAt(bounds: readonly number[], position: number): number {
	let [low, high] = [0, bounds.length - 1];
	while (low < high) {
		const middle = (low + high + 1) >>> 1;
		if ((bounds[middle] ?? 0) <= position) low = middle;
		else high = middle - 1;
	}
	return low;
}
