import { expect, test } from "vitest";
import { groupOfNew, newTaskFields } from "./new-task.ts";
import { nobody, type TaskFilters } from "./timeline-search.ts";

const all: TaskFilters = {
	words: "",
	statuses: [],
	priorities: [],
	owner: null,
	workstream: null,
	overdue: false,
	criticalOnly: false,
};

test("a new task begins as the form has it", () => {
	expect(newTaskFields(all, null)).toEqual({
		status: "Not Started",
		priority: "Medium",
		ownerId: null,
		workstreamId: null,
	});
});

test("a new task takes over what the filters ask for, so that it is seen", () => {
	const filters = { ...all, statuses: ["At Risk", "Delayed"], priorities: ["Low", "Medium"], owner: "mia" };
	expect(newTaskFields(filters, null)).toEqual({
		status: "At Risk",
		priority: "Medium",
		ownerId: "mia",
		workstreamId: null,
	});
});

test("a new task stands in the chosen group, which is where it would stand anyway at first", () => {
	expect(newTaskFields(all, { by: "workstream", id: "design" }).workstreamId).toBe("design");
	expect(newTaskFields({ ...all, owner: "mia" }, { by: "owner", id: nobody }).ownerId).toBeNull();
	expect(groupOfNew("status", all)).toBe("Not Started");
	expect(groupOfNew("priority", { ...all, priorities: ["High"] })).toBe("High");
	expect(groupOfNew("owner", all)).toBe(nobody);
});
