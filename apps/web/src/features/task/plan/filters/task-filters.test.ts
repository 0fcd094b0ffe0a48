import { expect, test } from "vitest";
import { idOf, taskOf } from "../../../../../tests/data/plan.ts";
import { filterTasks, isFiltered } from "./task-filters.ts";
import { type TaskFilters, timelineSearch } from "./timeline-search.ts";

const context = { today: "2026-05-12", criticalIds: new Set([idOf(1), idOf(3)]) };
const none = timelineSearch({}).filters;

const tasks = [
	taskOf(1, { name: "Map systems", description: "All of them", status: "In Progress", priority: "High" }),
	taskOf(2, { name: "Agree the model", status: "Delayed", endDate: "2026-05-11", ownerId: idOf(900) }),
	taskOf(3, { name: "Cut over", status: "Completed", endDate: "2026-05-01", workstreamId: idOf(800) }),
];

test.each<{ name: string; filters: Partial<TaskFilters>; shown: number[] }>([
	{ name: "none", filters: {}, shown: [1, 2, 3] },
	{ name: "a word of the name", filters: { words: "MODEL" }, shown: [2] },
	{ name: "words of name and description", filters: { words: "all map" }, shown: [1] },
	{ name: "words that no task has together", filters: { words: "map model" }, shown: [] },
	{ name: "one status", filters: { statuses: ["Delayed"] }, shown: [2] },
	{ name: "several statuses", filters: { statuses: ["Delayed", "Completed"] }, shown: [2, 3] },
	{ name: "a priority", filters: { priorities: ["High"] }, shown: [1] },
	{ name: "an owner", filters: { owner: idOf(900) }, shown: [2] },
	{ name: "nobody", filters: { owner: "none" }, shown: [1, 3] },
	{ name: "a workstream", filters: { workstream: idOf(800) }, shown: [3] },
	{ name: "no workstream", filters: { workstream: "none" }, shown: [1, 2] },
	{ name: "overdue", filters: { overdue: true }, shown: [2] },
	{ name: "the critical path", filters: { criticalOnly: true }, shown: [1, 3] },
	{ name: "two filters at once", filters: { criticalOnly: true, statuses: ["Completed"] }, shown: [3] },
])("Filtered by $name, tasks $shown are left", ({ filters, shown }) => {
	const left = filterTasks(tasks, { ...none, ...filters }, context);
	expect(left.map(({ id }) => id)).toEqual(shown.map(idOf));
	expect(isFiltered({ ...none, ...filters })).toBe(Object.keys(filters).length > 0);
});

test("Without a filter the tasks are the same array, so that nothing is laid out anew", () => {
	expect(filterTasks(tasks, none, context)).toBe(tasks);
});
