import type { Task } from "@throughline/domain/task";
import { latenessOf } from "@throughline/domain/task/lateness";
import { nobody, type TaskFilters } from "./timeline-search.ts";

/** What a filter is judged by besides the task itself. */
type FilterContext = {
	/** `YYYY-MM-DD`, the reader's day. */
	today: string;
	/** Tasks on the critical path. */
	criticalIds: ReadonlySet<string>;
};

/** Whether any filter hides something, in principle. */
export function isFiltered(filters: TaskFilters): boolean {
	return passes(filters).length > 0;
}

/** The tasks that pass every filter, in their order; the same array where no filter is set. */
export function filterTasks(
	tasks: readonly Task[],
	filters: TaskFilters,
	context: FilterContext,
): readonly Task[] {
	const checks = passes(filters);
	if (checks.length === 0) return tasks;
	return tasks.filter((task) => checks.every((check) => check(task, context)));
}

type Check = (task: Task, context: FilterContext) => boolean;

function passes(filters: TaskFilters): Check[] {
	const { statuses, priorities, owner, workstream } = filters;
	const words = filters.words.toLowerCase().split(/\s+/).filter(Boolean);
	const checks: Check[] = [];
	if (words.length > 0) {
		checks.push(({ name, description }) => {
			const text = `${name} ${description ?? ""}`.toLowerCase();
			return words.every((word) => text.includes(word));
		});
	}
	if (statuses.length > 0) checks.push(({ status }) => statuses.includes(status));
	if (priorities.length > 0) checks.push(({ priority }) => priorities.includes(priority));
	if (owner !== null) checks.push(({ ownerId }) => (ownerId ?? nobody) === owner);
	if (workstream !== null) checks.push(({ workstreamId }) => (workstreamId ?? nobody) === workstream);
	if (filters.overdue) checks.push((task, { today }) => latenessOf(task, today) === "Overdue");
	if (filters.criticalOnly) checks.push(({ id }, { criticalIds }) => criticalIds.has(id));
	return checks;
}
