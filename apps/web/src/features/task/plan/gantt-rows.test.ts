import { expect, test } from "vitest";
import { idOf, taskOf, workstreamOf } from "../../../../tests/plan.ts";
import { extentOf, ganttRows } from "./gantt-rows.ts";

const [systems, people] = [workstreamOf(800, "Systems"), workstreamOf(801, "People")];
const nameOf = (id: string | null) => (id ? "Maria Keller" : "Unassigned");

test("The outline follows the program's workstreams; tasks without one come last, empty ones not at all", () => {
	const rows = ganttRows(
		[
			taskOf(1),
			taskOf(2, { workstreamId: systems.id, ownerId: idOf(900), status: "Delayed" }),
			taskOf(3, { workstreamId: idOf(899) }),
			taskOf(4, { workstreamId: systems.id }),
		],
		[people, systems],
		nameOf,
	);
	expect(rows.map(({ name, tasks }) => [name, tasks.map(({ id }) => id)])).toEqual([
		["Systems", [idOf(2), idOf(4)]],
		["No workstream", [idOf(1), idOf(3)]],
	]);
	expect(rows[0]?.tasks[0]).toMatchObject({
		ownerLabel: "Maria Keller",
		tone: "critical",
		status: "Delayed",
	});
	expect(rows[1]?.tasks[0]).toMatchObject({ ownerLabel: "Unassigned" });
});

test.each([
	{ name: "no task", dates: [], expected: null },
	{ name: "half a date", dates: [["2026-03-01", null]], expected: null },
	{
		name: "two tasks",
		dates: [
			["2026-03-05", "2026-03-09"],
			["2026-03-07", "2026-04-01"],
			["2026-01-01", null],
		],
		expected: { startDate: "2026-03-05", endDate: "2026-04-01" },
	},
])("The chart of $name spans $expected", ({ dates, expected }) => {
	const tasks = dates.map(([startDate = null, endDate = null]) => ({ startDate, endDate }));
	expect(extentOf(tasks)).toEqual(expected);
});
