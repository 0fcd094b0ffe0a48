import { expect, test } from "vitest";
import { idOf, taskOf } from "../../../../tests/data/plan.ts";
import { areSameWork } from "./use-lasting-tasks.ts";

const tasks = [taskOf(1), taskOf(2, { startDate: "2027-03-01", endDate: "2027-03-05" })];
const [first = taskOf(1), second = taskOf(2)] = tasks;

test.each([
	[
		"the server took what was shown",
		[first, { ...second, version: 2, updatedAt: "2027-03-01T08:00:00.000Z" }],
		true,
	],
	["a day moved", [first, { ...second, endDate: "2027-03-08" }], false],
	["an owner went", [{ ...first, ownerId: idOf(900) }, second], false],
	["the order is another", [second, first], false],
	["one went", [first], false],
	["one came", [...tasks, taskOf(3)], false],
])("Chart and schedule are worked out again only for what they show: %s", (_, next, same) => {
	expect(areSameWork(tasks, next)).toBe(same);
});
