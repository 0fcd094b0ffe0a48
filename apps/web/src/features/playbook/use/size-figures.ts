import { type Playbook, type PlaybookSize, playbookSizes } from "@throughline/domain/playbook/playbook";

/** Working days of a week, as the plan counts them. */
const daysOfWeek = 5;

/** What a size means: how many tasks, and the weeks from the first day to the last when nothing waits needlessly. */
export type SizeFigures = { tasks: number; weeks: number };

/** The longest chain of tasks that wait for each other decides how long workstreams take in a size. */
export function sizeFigures(workstreams: Playbook["workstreams"], size: PlaybookSize): SizeFigures {
	const at = playbookSizes.indexOf(size);
	const tasks = new Map(workstreams.flatMap((workstream) => workstream.tasks).map((task) => [task.id, task]));
	const ends = new Map<string, number>();
	// The schema refuses tasks that wait for each other in a circle.
	const endOf = (id: string): number => {
		const task = tasks.get(id);
		if (!task) return 0;
		const computed = ends.get(id);
		if (computed !== undefined) return computed;
		const end = Math.max(0, ...task.after.map(endOf)) + (task.days[at] ?? 0);
		ends.set(id, end);
		return end;
	};
	const days = Math.max(0, ...[...tasks.keys()].map(endOf));
	return { tasks: tasks.size, weeks: Math.ceil(days / daysOfWeek) };
}

/** "24 tasks · 9 weeks". */
export function sizeWords({ tasks, weeks }: SizeFigures): string {
	return `${tasks} ${tasks === 1 ? "task" : "tasks"} · ${weeks} ${weeks === 1 ? "week" : "weeks"}`;
}
