import type { Plan } from "../plan.ts";

type Task = Plan["workstreams"][number]["tasks"][number];

const workDaysPerMonth = 21;

/**
 * Makes a plan from outside consistent without adding anything to it: ids unique, dependencies only on tasks that are
 * there and never in a circle, each task after those that it waits for, workstreams long enough for their tasks, the
 * timeline long enough for the workstreams, and the totals the sums of their parts.
 */
export function finalizePlan(plan: Plan): Plan {
	const tasks = orderTasks(plan.workstreams.flatMap((stream) => stream.tasks));
	let at = 0;
	const workstreams = plan.workstreams.map((stream, index) => {
		const own = tasks.slice(at, at + stream.tasks.length);
		at += stream.tasks.length;
		const firstDay = Math.min(...own.map(({ start_day }) => start_day));
		const lastDay = Math.max(...own.map(({ start_day, duration_days }) => start_day + duration_days));
		const start =
			own.length > 0
				? Math.min(notNegative(stream.start_month), floorHalf(firstDay))
				: notNegative(stream.start_month);
		const end = Math.max(
			start + Math.max(0.5, stream.timeline_months),
			own.length > 0 ? ceilHalf(lastDay) : 0,
		);
		const min = Math.round(notNegative(stream.cost_allocation.min));
		return {
			...stream,
			id: `workstream-${index + 1}`,
			cost_allocation: { min, max: Math.max(min, Math.round(notNegative(stream.cost_allocation.max))) },
			start_month: start,
			timeline_months: end - start,
			required_team: stream.required_team.map(({ role, count }) => ({ role, count: Math.max(1, count) })),
			tasks: own,
		};
	});
	const total = (bound: "min" | "max") =>
		workstreams.reduce((sum, { cost_allocation }) => sum + cost_allocation[bound], 0);
	return {
		...plan,
		workstreams,
		cost_estimate: { total_min: total("min"), total_max: total("max") },
		timeline: {
			total_months: Math.max(
				0,
				...workstreams.map(({ start_month, timeline_months }) => start_month + timeline_months),
			),
		},
	};
}

function orderTasks(given: readonly Task[]): Task[] {
	const tasks = given.map((task, index) => ({ ...task, key: task.id, id: `task-${index + 1}` }));
	// Of two tasks with one id the first is meant.
	const byKey = new Map([...tasks].reverse().map((task) => [task.key, task]));
	const ordered = new Map<string, Task>();
	const underWay = new Set<string>();

	function place(task: (typeof tasks)[number]): Task | null {
		const known = ordered.get(task.id);
		if (known) return known;
		if (underWay.has(task.id)) return null;
		underWay.add(task.id);
		const before = [...new Set(task.depends_on)].flatMap((key) => {
			const other = byKey.get(key);
			return (other && other.id !== task.id && place(other)) || [];
		});
		const ready = Math.max(0, ...before.map(({ start_day, duration_days }) => start_day + duration_days));
		const { key: _, ...rest } = task;
		const done: Task = {
			...rest,
			start_day: Math.max(ready, Math.round(notNegative(task.start_day))),
			duration_days: Math.max(1, Math.round(task.duration_days)),
			depends_on: before.map(({ id }) => id),
		};
		ordered.set(task.id, done);
		return done;
	}

	return tasks.flatMap((task) => place(task) ?? []);
}

function notNegative(value: number): number {
	return Number.isFinite(value) ? Math.max(0, value) : 0;
}

function floorHalf(days: number): number {
	return Math.floor((days / workDaysPerMonth) * 2) / 2;
}

function ceilHalf(days: number): number {
	return Math.ceil((days / workDaysPerMonth) * 2) / 2;
}
