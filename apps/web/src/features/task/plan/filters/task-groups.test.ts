import { expect, test } from "vitest";
import { idOf, taskOf, workstreamOf } from "../../../../../tests/data/plan.ts";
import { groupingOf, statusesOf } from "./task-groups.ts";

const task = taskOf(1, { status: "Blocked", priority: "Low", ownerId: idOf(900), workstreamId: idOf(800) });
const context = {
	workstreams: [workstreamOf(800, "Systems")],
	statuses: statusesOf([task]),
	members: [{ id: idOf(900), name: "Maria Keller" }],
};

test("Statuses are those that the screens offer, then words of one's own", () => {
	expect(statusesOf([task, taskOf(2), taskOf(3, { status: "Blocked" })])).toEqual([
		"Not Started",
		"In Progress",
		"At Risk",
		"Delayed",
		"On Hold",
		"Completed",
		"Blocked",
	]);
});

test.each([
	["workstream", ["Systems", "No workstream"], "Systems", "No workstream"],
	["owner", ["Maria Keller", "Unassigned"], "Maria Keller", "Unassigned"],
	[
		"status",
		["Not Started", "In Progress", "At Risk", "Delayed", "On Hold", "Completed", "Blocked"],
		"Blocked",
		"Not Started",
	],
	["priority", ["Critical", "High", "Medium", "Low"], "Low", "Medium"],
] as const)("Grouped by %s the heads are %j", (by, heads, own, plain) => {
	const { groups, of } = groupingOf(by, context);
	expect(groups.map(({ label }) => label)).toEqual(heads);
	const labelOf = (id: string) => groups.find((group) => group.id === id)?.label;
	expect(labelOf(of(task))).toBe(own);
	expect(labelOf(of(taskOf(2)))).toBe(plain);
});
