import { type Dates, shownDates } from "./dates.ts";
import {
	type Edge,
	isDated,
	missingDays,
	type Node,
	networkOf,
	type Plan,
	type PlannedTask,
	type Span,
} from "./network.ts";
import { inOrder } from "./passes.ts";
import { brokenAmong } from "./violations.ts";

/** A task that goes along, and where to. */
export type Moved = Dates & { id: string; name: string };

/** A pinned task that stays although a link now asks it to start so many working days later. */
export type Held = { id: string; name: string; missingDays: number };

/** What follows from a change of dates, each task after those that it waits for. */
export type Cascade = {
	moved: Moved[];
	held: Held[];
	/** Of the links of what is changed or moved: those that are not kept to then. */
	broken: ReturnType<typeof brokenAmong>;
};

/**
 * What moves when tasks of a plan get other dates. A change pushes what it newly violates and pulls nothing: a link that
 * held before holds afterwards, because its successor goes along, as little as it must and with as many working days as
 * it had; a link that was broken before binds nobody. The changed tasks themselves, work that has begun or is over, and
 * pinned tasks stay.
 *
 * The plan is read once; each call then costs one pass over it.
 * @param plan as it is before the change
 * @returns what follows from the changed tasks, given as they will be
 */
export function cascadeOf(plan: Plan): (changed: readonly PlannedTask[]) => Cascade {
	const known = readPlan(plan);
	const datedBefore = new Set(plan.tasks.filter(isDated).map(({ id }) => id));
	return (changed) => {
		const newcomers = new Map(
			changed.filter((task) => isDated(task) && !datedBefore.has(task.id)).map((task) => [task.id, task]),
		);
		if (newcomers.size === 0) return cascade(known, changed, newcomers);
		const tasks = plan.tasks.map((task) => newcomers.get(task.id) ?? task);
		return cascade(readPlan({ ...plan, tasks }), changed, newcomers);
	};
}

function readPlan(plan: Plan) {
	const { calendar, nodes, spanOf } = networkOf(plan);
	return { spanOf, order: inOrder(nodes), datesOf: shownDates(calendar) };
}

/** @param newcomers tasks that had no dates before: no link to them was broken */
function cascade(
	{ spanOf, order, datesOf }: ReturnType<typeof readPlan>,
	changed: readonly PlannedTask[],
	newcomers: ReadonlyMap<string, PlannedTask>,
): Cascade {
	const spans = new Map<Node, Span>();
	for (const task of changed) {
		const placed = spanOf(task);
		if (placed) spans.set(placed.node, placed);
	}
	const fixed = new Set(spans.keys());
	const result: Cascade = { moved: [], held: [], broken: [] };
	const binds = (edge: Edge) =>
		newcomers.has(edge.from.task.id) || missingDays(edge, edge.from, edge.to) <= 0;
	/** By how many working days a task would lie too early there for the links that bind it to what has moved. */
	const missingFor = ({ incoming }: Node, span: Span) => {
		let most = 0;
		for (const edge of incoming) {
			const from = spans.get(edge.from);
			if (from && binds(edge)) most = Math.max(most, missingDays(edge, from, span));
		}
		return most;
	};
	for (const node of order) {
		const missing = fixed.has(node) ? 0 : missingFor(node, node);
		if (missing === 0) continue;
		const { id, name } = node.task;
		if (node.pinned) {
			result.held.push({ id, name, missingDays: missing });
			continue;
		}
		const span = push(node, missing, (to) => missingFor(node, to));
		spans.set(node, span);
		result.moved.push({ id, name, ...datesOf(node, span.planned, span.duration) });
	}
	const touched = new Set([...spans.keys()].flatMap(({ incoming, outgoing }) => [...incoming, ...outgoing]));
	result.broken = brokenAmong([...touched], (node) => spans.get(node) ?? node);
	return result;
}

/** Where a task goes. Moved off its days off, work takes a working day, as in the forward pass. */
function push({ planned, duration, task }: Node, missing: number, missingAt: (span: Span) => number): Span {
	if (duration > 0 || task.milestone) return { planned: planned + missing, duration };
	const nextDay = { planned: planned + 1, duration: 1 };
	return { planned: nextDay.planned + missingAt(nextDay), duration: 1 };
}
