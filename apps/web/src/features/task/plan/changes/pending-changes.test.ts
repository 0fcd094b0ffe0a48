import { expect, test } from "vitest";
import { idOf, taskOf } from "../../../../../tests/data/plan.ts";
import { withAnswered, withChanges } from "./pending-changes.ts";

const tasks = [taskOf(1, { status: "In Progress", version: 4 }), taskOf(2)];

test("What is on its way is shown, a later change over an earlier one, whatever else stays", () => {
	const shown = withChanges(tasks, [
		{ id: idOf(1), status: "Delayed", ownerId: null },
		{ id: idOf(1), status: "Completed", progress: undefined },
	]);
	expect(shown[0]).toEqual({ ...tasks[0], status: "Completed", progress: 100, ownerId: null });
	expect(shown[1]).toBe(tasks[1]);
	expect(withChanges(tasks, [])).toBe(tasks);
});

test("An answer takes its task's place, but not that of a newer one", () => {
	const answer = { ...taskOf(1), status: "Completed", version: 5 };
	expect(withAnswered(tasks, { tasks: [answer], moved: [] })[0]).toEqual(answer);
	expect(withAnswered([{ ...taskOf(1), version: 6 }], { tasks: [answer], moved: [] })[0]?.version).toBe(6);
	const moved = { id: idOf(2), startDate: "2027-03-09", endDate: "2027-03-10", version: 2 };
	expect(withAnswered(tasks, { tasks: [], moved: [moved] })[1]).toEqual({ ...taskOf(2), ...moved });
	expect(withAnswered(tasks, { tasks: [taskOf(9)], moved: [] })).toEqual(tasks);
});
