import type { Task } from "@throughline/domain/task";
import { useMemo, useState } from "react";

/**
 * The tasks as they were while nothing but their versions and the times of their changes is new: after a change of
 * thousands that was shown before the server took it, chart and schedule have nothing to do again. What is sent takes its
 * version from the tasks themselves.
 */
export function useLastingTasks(tasks: readonly Task[]): readonly Task[] {
	const [lasting, setLasting] = useState(tasks);
	const isSame = useMemo(() => areSameWork(lasting, tasks), [lasting, tasks]);
	if (isSame) return lasting;
	setLasting(tasks);
	return tasks;
}

const bookkeeping: ReadonlySet<string> = new Set<keyof Task>(["version", "updatedAt"]);

/** Whether two lists of tasks differ in their versions and times of change at most. */
export function areSameWork(some: readonly Task[], others: readonly Task[]): boolean {
	return (
		some === others ||
		(some.length === others.length &&
			some.every((task, place) => {
				const other = others[place];
				return task === other || (other !== undefined && isSameWork(task, other));
			}))
	);
}

function isSameWork(task: Task, other: Task): boolean {
	for (const key in task) {
		if (!bookkeeping.has(key) && !Object.is(task[key as keyof Task], other[key as keyof Task])) return false;
	}
	return true;
}
