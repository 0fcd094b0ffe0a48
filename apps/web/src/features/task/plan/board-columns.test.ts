import { expect, test } from "vitest";
import { idOf, taskOf } from "../../../../tests/data/plan.ts";
import { boardColumns, neighbourOf, placeAfter } from "./board-columns.ts";

const statuses = ["Not Started", "In Progress", "Completed"];

test("The board has a column for each status, also for one without tasks", () => {
	const tasks = [taskOf(1, { status: "Completed" }), taskOf(2), taskOf(3, { status: "Completed" })];
	expect(
		boardColumns(tasks, statuses).map(({ status, tasks }) => [status, tasks.map(({ id }) => id)]),
	).toEqual([
		["Not Started", [idOf(2)]],
		["In Progress", []],
		["Completed", [idOf(1), idOf(3)]],
	]);
});

test.each([
	["Not Started", 1, "In Progress"],
	["In Progress", -1, "Not Started"],
	["Not Started", -1, null],
	["Completed", 1, null],
	["Unheard of", 1, null],
] as const)("From %s, %d column on lies %s", (status, step, expected) => {
	expect(neighbourOf(status, statuses, step)).toBe(expected);
});

test.each([
	{ key: "ArrowDown", from: [0, 0], to: [0, 1] },
	{ key: "ArrowDown", from: [0, 2], to: null },
	{ key: "ArrowUp", from: [0, 2], to: [0, 1] },
	{ key: "ArrowUp", from: [0, 0], to: null },
	{ key: "Home", from: [0, 2], to: [0, 0] },
	{ key: "End", from: [0, 0], to: [0, 2] },
	{ key: "ArrowRight", from: [0, 2], to: [2, 0] },
	{ key: "ArrowLeft", from: [2, 0], to: [0, 0] },
	{ key: "ArrowRight", from: [2, 0], to: null },
	{ key: "x", from: [0, 0], to: null },
])("On columns of 3, 0 and 1 cards, $key leads from $from to $to", ({ key, from, to }) => {
	const [column = 0, index = 0] = from;
	const place = placeAfter(key, { column, index }, [3, 0, 1]);
	expect(place && [place.column, place.index]).toEqual(to);
});
