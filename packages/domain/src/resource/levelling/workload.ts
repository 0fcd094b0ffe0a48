import type { Node, Plan, PlannedTask } from "../../task/schedule/network.ts";
import type { Task } from "../../task.ts";
import { addDays, daysBetween, mondayOf } from "../../value/day.ts";
import { type Availability, type Demand, daysAsked, stretchOf, weeksFrom } from "../capacity.ts";
import { PlanState } from "./plan-state.ts";
import { WeekBoard, type WeekDays } from "./week-board.ts";

/** For how many weeks people are levelled, from the current one on. */
export const levelledWeeks = 52;
/** How far a task is shifted at most, in working days: half a year. */
export const furthest = 130;
/** So many weeks are counted; what is planned for later than these twelve years is not. */
const mostWeeks = 630;

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
export type Work = {
	task: LevelledTask;
	node: Node;
	state: PlanState;
	program: LevelledProgram;
	bookings: { memberId: string; percent: number }[];
};

/** What is levelled: who is asked for what, and what of it may be shifted. */
export type Workload = {
	board: WeekBoard;
	/** By their programs. */
	states: ReadonlyMap<string, PlanState>;
	workOf: ReadonlyMap<Node, Work>;
	/** By the members for whom they ask. */
	worksOf: ReadonlyMap<string, ReadonlySet<Work>>;
	/** Demands that no shift changes. */
	fixed: readonly LevelledDemand[];
};

/** Reads the plans and books what they ask of whom. */
export function readWorkload(given: ToLevel): Workload {
	const board = new WeekBoard(weeksOf(given), given.availabilityOf);
	const states = new Map<string, PlanState>();
	const workOf = new Map<Node, Work>();
	for (const program of given.programs) {
		const state = new PlanState(program.plan, board.weeks, given.today);
		states.set(program.id, state);
		for (const task of program.plan.tasks) {
			const node = state.nodes.get(task.id);
			if (node) workOf.set(node, { task, node, state, program, bookings: [] });
		}
	}
	const worksOf = new Map<string, Set<Work>>();
	const fixed: LevelledDemand[] = [];
	for (const demand of given.demands) {
		const { resourceId: memberId, percent } = demand;
		const work = movableWork(demand, states, workOf);
		if (work) {
			work.bookings.push({ memberId, percent });
			worksOf.set(memberId, (worksOf.get(memberId) ?? new Set()).add(work));
		} else {
			fixed.push(demand);
			board.add(memberId, percent, daysOfFixed(demand, board.weeks, given.today));
		}
	}
	for (const { node, state, bookings } of workOf.values())
		for (const { memberId, percent } of bookings)
			board.add(memberId, percent, state.daysAt(node, state.spanOf(node)));
	return { board, states, workOf, worksOf, fixed };
}

/** The task whose shift moves what a demand asks for; none for one with days of its own. */
function movableWork(
	{ programId, taskId, from, to, status }: LevelledDemand,
	states: ReadonlyMap<string, PlanState>,
	workOf: ReadonlyMap<Node, Work>,
): Work | undefined {
	if (from !== null || to !== null || status === "Completed" || status === "On Hold") return undefined;
	const node = states.get(programId)?.nodes.get(taskId);
	return node && workOf.get(node);
}

function daysOfFixed(demand: LevelledDemand, weeks: readonly string[], today: string): WeekDays {
	const stretch = stretchOf(demand, today);
	const first = weeks[0];
	if (!stretch || first === undefined) return [];
	const days: [number, number][] = [];
	const place = (day: string) => Math.floor(daysBetween(first, day) / 7);
	const last = Math.min(place(stretch.last), weeks.length - 1);
	for (let week = Math.max(place(stretch.first), 0); week <= last; week++) {
		const count = daysAsked(demand, weeks[week] ?? first, today);
		if (count > 0) days.push([week, count]);
	}
	return days;
}

/** Whether a task asks for its people in a week, where it lies now. */
export function asksIn({ node, state }: Work, week: number): boolean {
	return asks(state.daysAt(node, state.spanOf(node)), week);
}

export const asks = (days: WeekDays, week: number): boolean => days.some(([place]) => place === week);

/** The weeks that are levelled, and those after them into which something may be shifted or pushed. */
function weeksOf({ programs, demands, today }: ToLevel): string[] {
	const ends = [
		...programs.flatMap(({ plan }) => plan.tasks.flatMap(({ endDate }) => endDate ?? [])),
		...demands.flatMap(({ taskEnd, to }) => [taskEnd ?? today, to ?? today]),
	];
	const last = ends.reduce((latest, end) => (end > latest ? end : latest), addDays(today, levelledWeeks * 7));
	const count = Math.ceil(daysBetween(mondayOf(today), last) / 7) + 1;
	// A shift is half a year at most, on however few working days a week.
	return weeksFrom(today, Math.min(count + furthest, mostWeeks));
}
