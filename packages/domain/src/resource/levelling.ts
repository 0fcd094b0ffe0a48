import type { Node, Plan, PlannedTask, Span } from "../task/schedule/network.ts";
import { type Task, taskPriorities } from "../task.ts";
import { addDays, daysBetween, mondayOf } from "../value/day.ts";
import { type Availability, type Demand, daysAsked, stretchOf, weeksFrom } from "./capacity.ts";
import { PlanState } from "./levelling/plan-state.ts";
import type { Levelling, Shift, StayReason, Unresolved } from "./levelling/proposal.ts";
import { WeekBoard, type WeekDays } from "./levelling/week-board.ts";

/** For how many weeks people are levelled, from the current one on. */
export const levelledWeeks = 52;
/** How far a task is shifted at most, in working days: half a year. */
const furthest = 130;

export type LevelledTask = PlannedTask & Pick<Task, "priority" | "version">;
export type LevelledProgram = {
	id: string;
	name: string;
	endDate: string | null;
	plan: Omit<Plan, "tasks"> & { tasks: readonly LevelledTask[] };
};
export type LevelledDemand = Demand & {
	resourceId: string;
	taskId: string;
	taskName: string;
	programId: string;
};

export type ToLevel = {
	/** Whose tasks may be shifted. */
	programs: readonly LevelledProgram[];
	/** Of everybody who works in them, in all programs. */
	demands: readonly LevelledDemand[];
	availabilityOf: (memberId: string) => Availability;
	today: string;
	/** Tasks that stay where they are, unless something pushes them. */
	leaveOut?: ReadonlySet<string>;
};

/** A task that asks for members and may be shifted, or why not. */
type Work = {
	task: LevelledTask;
	node: Node;
	state: PlanState;
	program: LevelledProgram;
	bookings: { memberId: string; percent: number }[];
};

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
	readonly #board: WeekBoard;
	readonly #states = new Map<string, PlanState>();
	readonly #workOf = new Map<Node, Work>();
	/** What asks for a member, by their id. */
	readonly #works = new Map<string, Set<Work>>();
	/** Demands that no shift changes. */
	readonly #fixed: LevelledDemand[] = [];
	readonly #shifted = new Map<Node, { relieved: Set<string>; finishDays: number }>();
	readonly #pushedBy = new Map<Node, Node>();

	constructor(given: ToLevel) {
		this.#given = given;
		this.#board = new WeekBoard(weeksOf(given), given.availabilityOf);
		for (const program of given.programs) this.#readProgram(program);
		for (const demand of given.demands) this.#readDemand(demand);
		for (const { node, state, bookings } of this.#workOf.values())
			for (const { memberId, percent } of bookings)
				this.#board.add(memberId, percent, state.daysAt(node, state.spanOf(node)));
	}

	run(): Levelling {
		const before = this.#board.totalExcess(levelledWeeks);
		const finishes = new Map([...this.#states].map(([id, state]) => [id, lastDay(state)]));
		for (let week = 0; week < levelledWeeks; week++)
			for (const memberId of this.#overloadedIn(week)) this.#relieve(memberId, week);
		return {
			shifts: [...this.#shifted.keys()].map((node) => this.#shiftOf(node)),
			excess: { before: before / 100, after: this.#board.totalExcess(levelledWeeks) / 100 },
			programs: this.#given.programs.flatMap(({ id, name, endDate }) => {
				const state = this.#states.get(id);
				const [first, after] = [finishes.get(id), state && lastDay(state)];
				return first && after ? [{ id, name, endDate, finish: { before: first, after } }] : [];
			}),
			unresolved: this.#unresolved(),
		};
	}

	#readProgram(program: LevelledProgram): void {
		const state = new PlanState(program.plan, this.#board.weeks, this.#given.today);
		this.#states.set(program.id, state);
		for (const task of program.plan.tasks) {
			const node = state.nodes.get(task.id);
			if (node) this.#workOf.set(node, { task, node, state, program, bookings: [] });
		}
	}

	#readDemand(demand: LevelledDemand): void {
		const { resourceId: memberId, taskId, programId, percent, from, to, status } = demand;
		if (status === "Completed" || status === "On Hold") return;
		const node = this.#states.get(programId)?.nodes.get(taskId);
		const work = node && this.#workOf.get(node);
		if (!work || from !== null || to !== null) {
			this.#fixed.push(demand);
			this.#board.add(memberId, percent, this.#daysOfFixed(demand));
			return;
		}
		work.bookings.push({ memberId, percent });
		this.#works.set(memberId, (this.#works.get(memberId) ?? new Set()).add(work));
	}

	#daysOfFixed(demand: LevelledDemand): WeekDays {
		const { weeks } = this.#board;
		const stretch = stretchOf(demand, this.#given.today);
		const first = weeks[0];
		if (!stretch || first === undefined) return [];
		const days: [number, number][] = [];
		const place = (day: string) => Math.floor(daysBetween(first, day) / 7);
		const last = Math.min(place(stretch.last), weeks.length - 1);
		for (let week = Math.max(place(stretch.first), 0); week <= last; week++) {
			const count = daysAsked(demand, weeks[week] ?? first, this.#given.today);
			if (count > 0) days.push([week, count]);
		}
		return days;
	}

	/** Who has too much in a week: the fullest first. */
	#overloadedIn(week: number): string[] {
		return this.#board.memberIds
			.map((id) => ({ id, excess: this.#board.excess(id, week) }))
			.filter(({ excess }) => excess > 0)
			.sort((one, other) => other.excess - one.excess || byText(one.id, other.id))
			.map(({ id }) => id);
	}

	#relieve(memberId: string, week: number): void {
		while (this.#board.excess(memberId, week) > 0) {
			const candidates = this.#candidates(memberId, week);
			const found = passes.some((pass) =>
				candidates.some((work) => this.#tryOut(work, memberId, week, pass)),
			);
			if (!found) return;
		}
	}

	#asksIn({ node, state }: Work, week: number): boolean {
		return asks(state.daysAt(node, state.spanOf(node)), week);
	}

	/** What may be shifted out of a member's week, in the order in which it is tried. */
	#candidates(memberId: string, week: number): Work[] {
		return [...(this.#works.get(memberId) ?? [])]
			.filter((work) => this.#whyNot(work) === null && this.#asksIn(work, week))
			.map((work) => ({ work, float: work.state.floatOf(work.node) }))
			.sort(
				(one, other) =>
					Number(other.float > 0) - Number(one.float > 0) ||
					urgency(one.work) - urgency(other.work) ||
					other.float - one.float ||
					byText(other.work.node.task.startDate, one.work.node.task.startDate) ||
					byText(one.work.task.id, other.work.task.id),
			)
			.map(({ work }) => work);
	}

	#whyNot({ node, state, task }: Work): StayReason | null {
		if (node.started) return "begun";
		if (node.pinned) return "pinned";
		if (task.milestone) return "milestone";
		if (this.#given.leaveOut?.has(task.id)) return "left out";
		return state.isInCircle(node) ? "circle" : null;
	}

	/** Shifts a task by as few working days as relieve the week most; answers whether any did. */
	#tryOut(work: Work, memberId: string, week: number, { withinFloat, mayBeAway }: Pass): boolean {
		const { node, state } = work;
		const { planned } = state.spanOf(node);
		const first = Math.max(planned + 1, state.earliest);
		const last = withinFloat ? Math.min(planned + state.floatOf(node), first + furthest) : first + furthest;
		let best = { start: -1, excess: this.#board.excess(memberId, week) };
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
		this.#board.begin();
		this.#rebook(state, spans);
		const excess = this.#board.isHarmless() ? this.#board.excess(memberId, week) : null;
		this.#board.end(false);
		return excess;
	}

	#rebook(state: PlanState, spans: ReadonlyMap<Node, Span>): void {
		for (const [node, span] of spans) {
			const [before, after] = [state.daysAt(node, state.spanOf(node)), state.daysAt(node, span)];
			for (const { memberId, percent } of this.#workOf.get(node)?.bookings ?? []) {
				this.#board.add(memberId, -percent, before);
				this.#board.add(memberId, percent, after);
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
		const work = this.#workOf.get(node);
		if (!work) throw new Error(`${node.task.id} is no task of these programs`);
		return work;
	}

	#unresolved(): Unresolved[] {
		const { weeks } = this.#board;
		return weeks.slice(0, levelledWeeks).flatMap((week, place) =>
			this.#overloadedIn(place).map((resourceId) => ({
				resourceId,
				week,
				...this.#board.at(resourceId, place),
				tasks: [...this.#stayingWork(resourceId, place), ...this.#stayingFixed(resourceId, week)],
			})),
		);
	}

	#stayingWork(memberId: string, week: number): Unresolved["tasks"] {
		return [...(this.#works.get(memberId) ?? [])]
			.filter((work) => this.#asksIn(work, week))
			.map((work) => {
				const { id, name } = work.task;
				const why = this.#whyNot(work) ?? (this.#isHeld(work) ? "held" : "full");
				return { id, name, programId: work.program.id, why };
			});
	}

	#isHeld({ node, state }: Work): boolean {
		const start = Math.max(state.spanOf(node).planned + 1, state.earliest) + furthest;
		return state.push(node, start).heldBy !== null;
	}

	#stayingFixed(memberId: string, week: string): Unresolved["tasks"] {
		return this.#fixed
			.filter((demand) => demand.resourceId === memberId && daysAsked(demand, week, this.#given.today) > 0)
			.map((demand) => {
				const { taskId: id, taskName: name, programId } = demand;
				return { id, name, programId, why: this.#whyFixed(demand) };
			});
	}

	#whyFixed({ programId, from, to }: LevelledDemand): StayReason {
		if (!this.#states.has(programId)) return "other program";
		return from === null && to === null ? "no dates" : "own days";
	}
}

const asks = (days: WeekDays, week: number) => days.some(([place]) => place === week);

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

/** The weeks that are levelled, and those after them into which something may be shifted or pushed. */
function weeksOf({ programs, demands, today }: ToLevel): string[] {
	const ends = [
		...programs.flatMap(({ plan }) => plan.tasks.flatMap(({ endDate }) => endDate ?? [])),
		...demands.flatMap(({ taskEnd, to }) => [taskEnd ?? today, to ?? today]),
	];
	const last = ends.reduce((latest, end) => (end > latest ? end : latest), addDays(today, levelledWeeks * 7));
	const count = Math.ceil(daysBetween(mondayOf(today), last) / 7) + 1;
	// A shift is half a year at most, on however few working days a week.
	return weeksFrom(today, count + furthest);
}
