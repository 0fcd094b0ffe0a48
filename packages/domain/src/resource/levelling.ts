import type { Node, Span } from "../task/schedule/network.ts";
import { taskPriorities } from "../task.ts";
import type { PlanState } from "./levelling/plan-state.ts";
import type { Levelling, Shift } from "./levelling/proposal.ts";
import { overloadedIn, unresolvedWeeks, whyNot } from "./levelling/unresolved.ts";
import {
	asks,
	asksIn,
	furthest,
	levelledWeeks,
	readWorkload,
	type ToLevel,
	type Work,
	type Workload,
} from "./levelling/workload.ts";

/** How far tasks may be shifted, and on which share of their days who does them may be away. */
type Pass = { withinFloat: boolean; mayBeAway: number };

/** Each is tried with all tasks of a week before the next. A long task may pass over a few days of absence. */
const passes: readonly Pass[] = [
	{ withinFloat: true, mayBeAway: 0 },
	{ withinFloat: true, mayBeAway: 0.2 },
	{ withinFloat: false, mayBeAway: 0 },
	{ withinFloat: false, mayBeAway: 0.2 },
	{ withinFloat: false, mayBeAway: 1 },
];

/**
 * Proposes shifts of tasks so that nobody is asked for more than their time, week by week from the first on. A task goes
 * later, never earlier, with as many working days as it had, and takes along what waits for it. Those are shifted first
 * that have float, and no further than it reaches; of these the least urgent ones, then those with most float. Then those
 * that move the program's finish. What has begun or is over, milestones and pinned tasks stay, and no week of anybody gets
 * fuller than it may be or was: so there is never more overload than before. The same plan gives the same proposal.
 *
 * A priority-rule heuristic (serial, forward): Kolisch, Serial and parallel resource-constrained project scheduling
 * methods revisited, 1996. The best plan of all would take exponential time.
 */
export function level(given: ToLevel): Levelling {
	return new Leveller(given).run();
}

class Leveller {
	readonly #given: ToLevel;
	readonly #workload: Workload;
	readonly #shifted = new Map<Node, { relieved: Set<string>; finishDays: number }>();
	readonly #pushedBy = new Map<Node, Node>();

	constructor(given: ToLevel) {
		this.#given = given;
		this.#workload = readWorkload(given);
	}

	run(): Levelling {
		const { board, states } = this.#workload;
		const before = board.totalExcess(levelledWeeks);
		const finishes = new Map([...states].map(([id, state]) => [id, lastDay(state)]));
		for (let week = 0; week < levelledWeeks; week++)
			for (const memberId of overloadedIn(this.#workload, week)) this.#relieve(memberId, week);
		return {
			shifts: [...this.#shifted.keys()].map((node) => this.#shiftOf(node)),
			excess: { before: before / 100, after: board.totalExcess(levelledWeeks) / 100 },
			programs: this.#given.programs.flatMap(({ id, name, endDate }) => {
				const state = states.get(id);
				const [first, after] = [finishes.get(id), state && lastDay(state)];
				return first && after ? [{ id, name, endDate, finish: { before: first, after } }] : [];
			}),
			unresolved: unresolvedWeeks(this.#workload, this.#given),
		};
	}

	#relieve(memberId: string, week: number): void {
		const { board } = this.#workload;
		while (board.excess(memberId, week) > 0) {
			const candidates = this.#candidates(memberId, week);
			const found = passes.some((pass) =>
				candidates.some((work) => this.#tryOut(work, memberId, week, pass)),
			);
			if (!found) return;
		}
	}

	/** What may be shifted out of a member's week, in the order in which it is tried. */
	#candidates(memberId: string, week: number): Work[] {
		return [...(this.#workload.worksOf.get(memberId) ?? [])]
			.filter((work) => whyNot(work, this.#given.leaveOut) === null && asksIn(work, week))
			.map((work) => ({ work, float: work.state.floatOf(work.node) }))
			.sort(
				(one, other) =>
					Math.sign(other.float) - Math.sign(one.float) ||
					urgency(one.work) - urgency(other.work) ||
					other.float - one.float ||
					byText(other.work.node.task.startDate, one.work.node.task.startDate) ||
					byText(one.work.task.id, other.work.task.id),
			)
			.map(({ work }) => work);
	}

	/** Shifts a task by as few working days as relieve the week most; answers whether any did. */
	#tryOut(work: Work, memberId: string, week: number, { withinFloat, mayBeAway }: Pass): boolean {
		const { node, state } = work;
		const { planned } = state.spanOf(node);
		const first = Math.max(planned + 1, state.earliest);
		const last = withinFloat ? Math.min(planned + state.floatOf(node), first + furthest) : first + furthest;
		let best = { start: -1, excess: this.#workload.board.excess(memberId, week) };
		for (let start = first; start <= last && best.excess > 0; start++) {
			const span = state.spanFrom(node, start);
			const excess = this.#excessAfter(work, span, { memberId, week });
			const isBetter = excess !== null && excess < best.excess;
			if (isBetter && this.#shareAway(work, span) <= mayBeAway) best = { start, excess };
			// Once it has left the week, further is no better.
			if (best.start >= 0 && !asks(state.daysAt(node, span), week)) break;
		}
		if (best.start < 0) return false;
		this.#accept(work, best.start, memberId);
		return true;
	}

	/** What a week would still ask too much; null where another one would be the worse for it, or a link. */
	#excessAfter(work: Work, span: Span, target: { memberId: string; week: number }): number | null {
		const alone = this.#trial(work.state, new Map([[work.node, span]]), target);
		// What goes along costs more to find out.
		if (alone === null) return null;
		const { spans } = work.state.push(work.node, span.planned);
		if (spans === null) return null;
		return spans.size === 1 ? alone : this.#trial(work.state, spans, target);
	}

	/** On which share of a task's working days somebody who does it would be away, the worst of them. */
	#shareAway({ node, state, bookings }: Work, span: Span): number {
		const shares = bookings.map(({ memberId }) => {
			const { absences } = this.#given.availabilityOf(memberId);
			return absences.length === 0 ? 0 : state.daysAwayAt(node, span, absences) / Math.max(span.duration, 1);
		});
		return Math.max(0, ...shares);
	}

	#trial(
		state: PlanState,
		spans: ReadonlyMap<Node, Span>,
		{ memberId, week }: { memberId: string; week: number },
	): number | null {
		const { board } = this.#workload;
		board.begin();
		this.#rebook(state, spans);
		const excess = board.isHarmless() ? board.excess(memberId, week) : null;
		board.takeBack();
		return excess;
	}

	#rebook(state: PlanState, spans: ReadonlyMap<Node, Span>): void {
		const { board, workOf } = this.#workload;
		for (const [node, span] of spans) {
			const [before, after] = [state.daysAt(node, state.spanOf(node)), state.daysAt(node, span)];
			for (const { memberId, percent } of workOf.get(node)?.bookings ?? []) {
				board.add(memberId, -percent, before);
				board.add(memberId, percent, after);
			}
		}
	}

	#accept({ node, state }: Work, start: number, memberId: string): void {
		const { spans } = state.push(node, start);
		if (spans === null) throw new Error("A shift that was tried is refused");
		const finish = state.finish();
		this.#rebook(state, spans);
		state.move(spans);
		const known = this.#shifted.get(node) ?? { relieved: new Set<string>(), finishDays: 0 };
		known.relieved.add(memberId);
		known.finishDays += Math.max(state.finish() - finish, 0);
		this.#shifted.set(node, known);
		for (const pushed of spans.keys()) if (pushed !== node) this.#pushedBy.set(pushed, node);
	}

	#shiftOf(node: Node): Shift {
		const work = this.#requireWork(node);
		const { state, task, program } = work;
		const pushed = [...this.#pushedBy].filter(([each, by]) => by === node && !this.#shifted.has(each));
		const { relieved, finishDays } = this.#shifted.get(node) ?? { relieved: [], finishDays: 0 };
		return {
			...movedOf(state, node),
			version: task.version,
			programId: program.id,
			programName: program.name,
			memberIds: [...relieved],
			days: state.spanOf(node).planned - node.planned,
			pushes: pushed.map(([each]) => movedOf(state, each)),
			finishDays,
		};
	}

	#requireWork(node: Node): Work {
		const work = this.#workload.workOf.get(node);
		if (!work) throw new Error(`${node.task.id} is no task of these programs`);
		return work;
	}
}

const byText = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** The least urgent first. */
function urgency({ task }: Work): number {
	return -taskPriorities.indexOf(task.priority);
}

function movedOf(state: PlanState, node: Node) {
	const { id, name, startDate, endDate } = node.task;
	return { id, name, from: { startDate, endDate }, to: state.datesOf(node) };
}

function lastDay(state: PlanState): string | null {
	let last: string | null = null;
	for (const node of state.nodes.values()) {
		const { endDate } = state.datesOf(node);
		if (last === null || endDate > last) last = endDate;
	}
	return last;
}
