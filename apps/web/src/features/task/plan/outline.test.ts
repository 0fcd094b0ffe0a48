// @vitest-environment node

import type { Task } from "@throughline/domain/task";
import { workingCalendar } from "@throughline/domain/task/calendar/calendar";
import { withSummaries } from "@throughline/domain/task/hierarchy/hierarchy";
import { expect, test } from "vitest";
import { idOf, taskOf } from "../../../../tests/data/plan.ts";
import type { ChangeOf } from "./changes/pending-changes.ts";
import { indented, leavesOf, movedLeaves, outdented, withAncestors } from "./outline.ts";

const part = (number: number, parent: number, given: Partial<Task> = {}) =>
	taskOf(number, { parentId: idOf(parent), ...given });

/** The names of a plan after some changes, as an outline. */
function after(tasks: readonly Task[], changes: readonly ChangeOf[]): string[] {
	const changed = tasks.map((task) => {
		const { version: _, ...change } = changes.find(({ id }) => id === task.id) ?? { version: 0 };
		return { ...task, ...change } as Task;
	});
	const lines = (parent: string | null, depth: number): string[] =>
		changed
			.filter(({ parentId }) => parentId === parent)
			.sort((a, b) => a.position - b.position)
			.flatMap(({ id, name }) => [`${"-".repeat(depth)}${name}`, ...lines(id, depth + 1)]);
	return lines(null, 0);
}

test("An indented task comes last under the one before it", () => {
	const tasks = [taskOf(1), part(9, 1), taskOf(2), taskOf(3)];
	const [first, , second] = tasks;
	if (!first || !second) throw new Error("There is no plan");
	expect(after(tasks, indented(tasks, second, first))).toEqual(["Task 1", "-Task 9", "-Task 2", "Task 3"]);
});

test("An outdented task comes right after its parent, and moves as few others as it must", () => {
	const tasks = [taskOf(1), part(2, 1), part(9, 1), taskOf(3), taskOf(4), taskOf(7)];
	const out = (number: number) => outdented(tasks, tasks.find(({ id }) => id === idOf(number)) ?? taskOf(0));
	expect(out(2)).toHaveLength(1);
	expect(after(tasks, out(2))).toEqual(["Task 1", "-Task 9", "Task 2", "Task 3", "Task 4", "Task 7"]);
	expect(after(tasks, out(9))).toEqual(["Task 1", "-Task 2", "Task 9", "Task 3", "Task 4", "Task 7"]);
	expect(out(9).map(({ id }) => id)).not.toContain(idOf(7));
	const crowded = [taskOf(1), part(9, 1), taskOf(2), taskOf(3), taskOf(7)];
	const changes = outdented(crowded, crowded[1] ?? taskOf(0));
	expect(after(crowded, changes)).toEqual(["Task 1", "Task 9", "Task 2", "Task 3", "Task 7"]);
	expect(changes.map(({ id }) => id)).toEqual([idOf(9), idOf(2), idOf(3)]);
	expect(outdented(tasks, taskOf(1))).toEqual([]);
});

test("A summary is moved with its leaves, each over its own working days", () => {
	const tasks = withSummaries([
		taskOf(1),
		part(2, 1, { startDate: "2027-03-04", endDate: "2027-03-05" }),
		part(3, 1, { startDate: "2027-03-05", endDate: "2027-03-08" }),
		part(4, 1),
	]);
	const [summary] = tasks;
	if (!summary) throw new Error("There is no summary");
	expect(movedLeaves(tasks, summary, "2027-03-08", workingCalendar([]))).toEqual([
		{ id: idOf(2), version: 1, startDate: "2027-03-08", endDate: "2027-03-09" },
		{ id: idOf(3), version: 1, startDate: "2027-03-09", endDate: "2027-03-10" },
	]);
	expect(leavesOf(tasks, tasks).map(({ id }) => id)).toEqual([idOf(2), idOf(3), idOf(4)]);
});

test("What a filter finds is shown below the summaries that hold it", () => {
	const tasks = [taskOf(1), part(2, 1), part(3, 2), part(4, 1), taskOf(5)];
	const byId = new Map(tasks.map((task) => [task.id, task]));
	const found = tasks.filter(({ id }) => id === idOf(3));
	expect(withAncestors(tasks, found, byId).map(({ id }) => id)).toEqual([idOf(1), idOf(2), idOf(3)]);
	expect(withAncestors(tasks, tasks, byId)).toBe(tasks);
});
