import type { Plan } from "@throughline/domain/consultant/plan";

type Task = Plan["workstreams"][number]["tasks"][number];

export const workDaysPerMonth = 21;

/** A task before it has its place in time. */
export type Unscheduled = Omit<Task, "start_day">;

/** The working day before which a task does not begin, by its id. */
export type Earliest = ReadonlyMap<string, number>;

/** Puts every task behind all that it waits for. Tasks that wait for something unknown wait for the rest only. */
export function schedule(tasks: readonly Unscheduled[], earliest: Earliest): Map<string, Task> {
	const byId = new Map(tasks.map((task) => [task.id, task]));
	const done = new Map<string, Task>();
	const underWay = new Set<string>();
	const place = (task: Unscheduled): Task => {
		const known = done.get(task.id);
		if (known) return known;
		underWay.add(task.id);
		const before = task.depends_on.flatMap((id) => {
			const other = byId.get(id);
			return other && !underWay.has(id) ? [place(other)] : [];
		});
		underWay.delete(task.id);
		const placed = {
			...task,
			depends_on: before.map(({ id }) => id),
			start_day: Math.max(
				earliest.get(task.id) ?? 0,
				...before.map(({ start_day, duration_days }) => start_day + duration_days),
			),
		};
		done.set(task.id, placed);
		return placed;
	};
	for (const task of tasks) place(task);
	return done;
}

/** From the first task's start to the last one's end, in quarters of a month. */
export function spanOf(tasks: readonly Task[]): { start: number; months: number } {
	const first = Math.min(...tasks.map(({ start_day }) => start_day));
	const last = Math.max(...tasks.map(({ start_day, duration_days }) => start_day + duration_days));
	const start = Math.floor((first / workDaysPerMonth) * 4) / 4;
	return { start, months: Math.max(0.25, Math.ceil((last / workDaysPerMonth) * 4) / 4 - start) };
}

/** Working days of so many months. */
export function workDays(months: number): number {
	return Math.max(1, Math.round(months * workDaysPerMonth));
}
