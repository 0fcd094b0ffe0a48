import { expect, test } from "vitest";
import { idOf, taskOf, workstreamOf } from "../../../../tests/data/plan.ts";
import { ganttRows } from "./gantt-rows.ts";

const [systems, people] = [workstreamOf(800, "Systems"), workstreamOf(801, "People")];
const nameOf = (id: string | null) => (id ? "Maria Keller" : "Unassigned");

test("The outline follows the program's workstreams; tasks without one come last, empty ones not at all", () => {
	const rows = ganttRows(
		[
			taskOf(1, { startDate: "2026-03-30", endDate: "2026-04-01" }),
			taskOf(2, { workstreamId: systems.id, ownerId: idOf(900), status: "Delayed" }),
			taskOf(3, { workstreamId: idOf(899) }),
			taskOf(4, { workstreamId: systems.id }),
		],
		[people, systems],
		nameOf,
		{ startDate: null, endDate: "2026-03-31" },
	);
	expect(rows.map(({ name, tasks }) => [name, tasks.map(({ id }) => id)])).toEqual([
		["Systems", [idOf(2), idOf(4)]],
		["No workstream", [idOf(1), idOf(3)]],
	]);
	expect(rows[0]?.tasks[0]).toMatchObject({
		details: ["Medium priority", "Maria Keller"],
		status: "Delayed",
	});
	expect(rows[1]?.tasks[0]).toMatchObject({
		details: ["Medium priority", "Unassigned"],
		outside: "Ends after the program",
	});
});
