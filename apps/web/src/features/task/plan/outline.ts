import type { Task } from "@throughline/domain/task";
import type { WorkingCalendar } from "@throughline/domain/task/calendar/calendar";
import { ancestorsOf, childrenOf, descendantsOf } from "@throughline/domain/task/hierarchy/hierarchy";
import { shiftedDates } from "@throughline/domain/task/schedule/shift-dates";
import { dayNumber } from "@throughline/domain/value/day";
import type { ChangeOf } from "./changes/pending-changes.ts";

/** The change that makes a task the last sub-task of another. */
export function indented(tasks: readonly Task[], task: Task, parent: Task): ChangeOf[] {
	const last = childrenOf(tasks).get(parent.id)?.at(-1);
	const position = last && last.position >= task.position ? last.position + 1 : undefined;
	return [{ id: task.id, version: task.version, parentId: parent.id, ...(position && { position }) }];
}

/** The changes that take a task out of its parent and put it right after it; none for a task at the top. */
export function outdented(tasks: readonly Task[], task: Task): ChangeOf[] {
	const parent = tasks.find(({ id }) => id === task.parentId);
	if (!parent) return [];
	const siblings = childrenOf(tasks).get(parent.parentId) ?? [];
	const after = siblings.slice(siblings.indexOf(parent) + 1);
	let position = Math.max(
		parent.position + 1,
		task.position < (after[0]?.position ?? Infinity) ? task.position : 0,
	);
	const changes: ChangeOf[] = [
		{
			id: task.id,
			version: task.version,
			parentId: parent.parentId,
			...(position !== task.position && { position }),
		},
	];
	// Those behind make room, as far as they must.
	for (const { id, version, position: place } of after) {
		if (place > position) break;
		position++;
		changes.push({ id, version, position });
	}
	return changes;
}

/** What is worked on: tasks without sub-tasks as they are, and of summaries their leaves. Each once. */
export function leavesOf(tasks: readonly Task[], given: readonly Task[]): Task[] {
	const ids = new Set(given.map(({ id }) => id));
	const all = [...given, ...descendantsOf(tasks, ids)];
	return all.filter(({ summary }) => !summary);
}

/** A summary moved as a whole: its leaves, each later or earlier by as many working days. */
export function movedLeaves(
	tasks: readonly Task[],
	summary: Task,
	startDate: string,
	calendar: WorkingCalendar,
): ChangeOf[] {
	if (summary.startDate === null) return [];
	const position = (day: string) => calendar.position(dayNumber(day));
	const days = position(startDate) - position(summary.startDate);
	return leavesOf(tasks, [summary])
		.filter((leaf) => leaf.startDate !== null || leaf.endDate !== null)
		.map((leaf) => ({ id: leaf.id, version: leaf.version, ...shiftedDates(leaf, days, calendar) }));
}

/** The tasks that were found, with the summaries above them, in the order of all. */
export function withAncestors(
	all: readonly Task[],
	found: readonly Task[],
	byId: ReadonlyMap<string, Task>,
): readonly Task[] {
	if (found.length === all.length) return all;
	const ids = new Set(found.map(({ id }) => id));
	for (const task of found) for (const { id } of ancestorsOf(byId, task)) ids.add(id);
	return ids.size === found.length ? found : all.filter(({ id }) => ids.has(id));
}
