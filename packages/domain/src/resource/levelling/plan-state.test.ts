import { describe, expect, test } from "vitest";
import type { PlannedLink, PlannedTask } from "../../task/schedule/network.ts";
import { PlanState } from "./plan-state.ts";

// A Monday.
const today = "2027-03-01";

const taskOf = (
	id: string,
	startDate: string,
	endDate: string,
	scheduling: PlannedTask["scheduling"] = "auto",
): PlannedTask => ({
	...{ id, name: id, status: "Not Started", startDate, endDate, progress: null },
	...{ milestone: false, scheduling },
});
const linkOf = (predecessorId: string, successorId: string): PlannedLink => ({
	...{ predecessorId, successorId, kind: "FS", lagDays: 0 },
});

function stateOf(tasks: PlannedTask[], ...dependencies: PlannedLink[]) {
	const state = new PlanState({ tasks, dependencies, holidays: [] }, [today], today);
	const node = state.nodes.get("a");
	if (!node) throw new Error("There is no task a");
	return { float: state.floatOf(node), heldBy: state.push(node, node.planned + 1).heldBy };
}

const a = taskOf("a", "2027-03-01", "2027-03-05");
const pinned = (from: string) => taskOf("p", from, "2027-03-12", "pinned");

describe("What waits pinned for a task", () => {
	test.each<[string, PlannedTask, number, string | null]>([
		["gives it the days between them", pinned("2027-03-10"), 2, null],
		["holds it where they touch", pinned("2027-03-08"), 0, "p"],
		["holds it where it stands too early already", pinned("2027-03-03"), -3, "p"],
	])("%s", (_what, successor, float, heldBy) => {
		expect(stateOf([a, successor], linkOf("a", "p"))).toEqual({ float, heldBy });
	});

	test("holds it through what it pushes, too early already for that", () => {
		const between = taskOf("b", "2027-03-08", "2027-03-09");
		const late = stateOf([a, between, pinned("2027-03-09")], linkOf("a", "b"), linkOf("b", "p"));
		expect(late).toEqual({ float: -1, heldBy: "p" });
	});
});

test("What waits in a circle, too early already, holds a task: it has no place to go to", () => {
	const circle = ["b", "c"].map((id) => taskOf(id, "2027-03-02", "2027-03-03"));
	const links = [linkOf("a", "b"), linkOf("b", "c"), linkOf("c", "b")];
	expect(stateOf([a, ...circle], ...links).heldBy).toBe("b");
});
