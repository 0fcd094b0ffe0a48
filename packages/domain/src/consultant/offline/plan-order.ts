import type { Plan } from "../plan.ts";
import { type Phase, phases } from "./plan-words.ts";

type Workstream = Plan["workstreams"][number];
type Task = Workstream["tasks"][number];
type UndatedTask = Omit<Task, "start_day"> & { phase: Phase };
/** A workstream whose tasks last as long as they last, and begin whenever what they wait for is over. */
export type Undated = Omit<Workstream, "start_month" | "tasks"> & { tasks: UndatedTask[] };

export const workDaysPerMonth = 21;

/** For each task the tasks of other workstreams that it waits for, by their ids. */
export function waitsIn(streams: readonly Undated[], answersFirst: boolean): Map<string, string[]> {
	const tasksOf = (id: string) => streams.find((stream) => stream.id === id)?.tasks ?? [];
	const [approach, rollout, ownership] = [tasksOf("approach"), tasksOf("rollout"), tasksOf("ownership")];
	const owner = ownership.slice(0, 1).map(({ id }) => id);
	const answers = answersFirst ? tasksOf("evidence").slice(-1) : [];
	const waits = new Map<string, string[]>([
		...shiftsBetween(approach, rollout),
		...shiftsBetween(rollout, approach),
	]);
	const add = (task: UndatedTask | undefined, ids: readonly string[]) => {
		if (task) waits.set(task.id, [...new Set([...(waits.get(task.id) ?? []), ...ids])]);
	};
	add(approach[1], [...owner, ...answers.map(({ id }) => id)]);
	add(rollout[0], owner);
	// The end of the whole waits for the end of everything else.
	const lasts = streams.filter(({ tasks }) => tasks !== ownership).flatMap(({ tasks }) => tasks.slice(-1));
	add(
		ownership.at(-1),
		lasts.map(({ id }) => id),
	);
	return waits;
}

/** Where a workstream comes to a phase, it waits for what the other one does in the phases before. */
function shiftsBetween(
	tasks: readonly UndatedTask[],
	others: readonly UndatedTask[],
): [task: string, waitsFor: string[]][] {
	return tasks.flatMap(({ id, phase }, at): [string, string[]][] => {
		if (at > 0 && tasks[at - 1]?.phase === phase) return [];
		const before = others.findLast((other) => phases.indexOf(other.phase) < phases.indexOf(phase));
		// The solution is completed whether or not the units are prepared for it.
		if (!before || (phase === "complete" && before.phase === "prepare")) return [];
		return [[id, [before.id]]];
	});
}

/**
 * Puts every task after all that it waits for. The roll-out prepares itself just before it is needed; whoever leads
 * steers until the rest is over. A workstream takes at least the months that were chosen, and those in which it waits.
 */
export function dated(
	streams: readonly Undated[],
	waits: ReadonlyMap<string, readonly string[]>,
): Workstream[] {
	const linked = streams.map((stream) => ({
		...stream,
		tasks: stream.tasks.map((task) => ({
			...task,
			depends_on: [...task.depends_on, ...(waits.get(task.id) ?? [])],
		})),
	}));
	const starts = earliest(linked.flatMap(({ tasks }) => tasks));
	for (const { id, tasks } of linked) if (id === "rollout") prepareLate(tasks, starts);
	return linked.map(({ tasks, ...stream }) => {
		const placed = tasks.map(
			({ phase: _, ...task }): Task => ({ ...task, start_day: starts.get(task.id) ?? 0 }),
		);
		return spanned(stream, stream.id === "ownership" ? staying(placed, stream.timeline_months) : placed);
	});
}

/** The first day on which each task can begin. What waits for what holds no circle. */
function earliest(tasks: readonly UndatedTask[]): Map<string, number> {
	const byId = new Map(tasks.map((task) => [task.id, task]));
	const starts = new Map<string, number>();
	const startOf = ({ id, depends_on }: UndatedTask): number => {
		const known = starts.get(id);
		if (known !== undefined) return known;
		const ends = depends_on.flatMap((each) => {
			const before = byId.get(each);
			return before ? startOf(before) + before.duration_days : [];
		});
		const start = Math.max(0, ...ends);
		starts.set(id, start);
		return start;
	};
	for (const task of tasks) startOf(task);
	return starts;
}

function prepareLate(tasks: readonly UndatedTask[], starts: Map<string, number>): void {
	const first = tasks.findIndex(({ phase }) => phase !== "prepare");
	let until = starts.get(tasks[first]?.id ?? "") ?? 0;
	for (const { id, duration_days } of tasks.slice(0, Math.max(0, first)).toReversed()) {
		until -= duration_days;
		starts.set(id, until);
	}
}

/** What goes on before the last task lasts until that begins, and that to the end of its month. */
function staying(tasks: readonly Task[], months: number): Task[] {
	const end = tasks.at(-1);
	if (!end) return [];
	const until = Math.max(months, Math.ceil((end.start_day + 1) / workDaysPerMonth)) * workDaysPerMonth;
	return tasks.map((task, at) => {
		if (task === end) return { ...end, duration_days: until - end.start_day };
		return at === tasks.length - 2 ? { ...task, duration_days: end.start_day - task.start_day } : task;
	});
}

/** The whole months in which its tasks lie, and no fewer than were chosen. */
function spanned(stream: Omit<Undated, "tasks">, tasks: Task[]): Workstream {
	const from = Math.min(...tasks.map(({ start_day }) => start_day));
	const until = Math.max(...tasks.map(({ start_day, duration_days }) => start_day + duration_days));
	const start = tasks.length === 0 ? 0 : Math.floor(from / workDaysPerMonth);
	const months = tasks.length === 0 ? 0 : Math.ceil(until / workDaysPerMonth) - start;
	return {
		...stream,
		start_month: start,
		timeline_months: Math.max(stream.timeline_months, months),
		tasks,
	};
}
