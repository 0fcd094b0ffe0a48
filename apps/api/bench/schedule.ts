import { dependencyKinds } from "@throughline/domain/task/dependency";
import { type Plan, schedule } from "@throughline/domain/task/schedule";
import { cascadeOf } from "@throughline/domain/task/schedule/cascade";
import { dayNumber, dayOf } from "@throughline/domain/value/day";

const targetMs = 50;
const rounds = 21;

/**
 * The critical path of 10,000 tasks with 8,000 dependencies, in this process as in a browser.
 * @returns whether the target was met
 */
export async function benchSchedule(print: (line: string) => void): Promise<boolean> {
	const plan = largePlan();
	const times = Array.from({ length: rounds }, () => {
		const before = performance.now();
		schedule(plan);
		return performance.now() - before;
	});
	const [first = 0] = times;
	const median = times.toSorted((one, other) => one - other)[(rounds - 1) / 2] ?? 0;
	const met = median <= targetMs;
	print(`Critical path of ${plan.tasks.length} tasks with ${plan.dependencies.length} dependencies`);
	print(
		`median of ${rounds}  ${median.toFixed(1)} ms  target ${targetMs} ms  ${met ? "met" : "MISSED"}  (the first, cold: ${first.toFixed(1)} ms)`,
	);
	return [met, benchPreview(print)].every(Boolean);
}

const frameMs = 1000 / 60;

/** What follows from each day of a drag whose task 2,000 others wait for, among the 10,000. */
function benchPreview(print: (line: string) => void): boolean {
	const { tasks, holidays } = largePlan();
	const [first, ...others] = tasks;
	if (!first) throw new Error("no task");
	const dependencies = others.slice(0, 2_000).map(({ id }, at) => ({
		predecessorId: at % 2 ? first.id : (others[at - 1]?.id ?? first.id),
		successorId: id,
		kind: "FS" as const,
		lagDays: -700,
	}));
	const follow = cascadeOf({ tasks, dependencies, holidays });
	const times = Array.from({ length: rounds }, (_, by) => {
		const start = dayNumber("2034-01-02") + by;
		const before = performance.now();
		const { moved } = follow([{ ...first, startDate: dayOf(start), endDate: dayOf(start + 3) }]);
		if (moved.length !== dependencies.length) throw new Error(`${moved.length} tasks moved`);
		return performance.now() - before;
	});
	const median = times.toSorted((one, other) => one - other)[(rounds - 1) / 2] ?? 0;
	const met = median <= frameMs;
	print(
		`What a drag moves, once a day   ${median.toFixed(1)} ms  target ${frameMs.toFixed(1)} ms  ${met ? "met" : "MISSED"}`,
	);
	return met;
}

/** Two years of work; links lead from earlier to later tasks, of every kind and with lag. */
function largePlan(): Plan {
	const start = dayNumber("2026-01-01");
	const tasks = Array.from({ length: 10_000 }, (_, at) => {
		const first = start + ((at * 7) % 700);
		return {
			id: taskId(at),
			name: `Task ${at}`,
			status: "Not Started",
			progress: null,
			milestone: false,
			scheduling: "auto" as const,
			startDate: dayOf(first),
			endDate: dayOf(first + 2 + (at % 9)),
		};
	});
	const dependencies = Array.from({ length: 8_000 }, (_, at) => ({
		predecessorId: taskId(at),
		successorId: taskId(at + 1 + ((at * 31) % 40)),
		kind: dependencyKinds[at % dependencyKinds.length] ?? "FS",
		lagDays: (at % 5) - 2,
	}));
	return { tasks, dependencies, holidays: [{ date: "2026-05-01" }, { date: "2026-12-25" }] };
}

/** As long as the keys of the product. */
function taskId(number: number): string {
	return `019a0000-0000-7000-8000-${String(number).padStart(12, "0")}`;
}
