import { expect, test } from "vitest";
import { churn } from "../../../../tests/data/playbooks.ts";
import { sizeFigures, sizeWords } from "./size-figures.ts";

const task = (id: string, days: number, after: string[] = []) => ({
	id,
	name: { en: id },
	days: [days, days, days] as [number, number, number],
	after,
});
const workstreams = (...tasks: ReturnType<typeof task>[]) => [{ id: "all", title: { en: "All" }, tasks }];

test.each([
	["tasks side by side", workstreams(task("a", 5), task("b", 10)), 2],
	["a chain", workstreams(task("a", 5), task("b", 6, ["a"])), 3],
	["the longer of two chains", workstreams(task("a", 20), task("b", 5), task("c", 5, ["b", "a"])), 5],
	["a chain in another order", workstreams(task("b", 5, ["a"]), task("a", 5)), 2],
	["less than a week", workstreams(task("a", 1)), 1],
])("The weeks of %s are those of what waits longest", (_, work, weeks) => {
	expect(sizeFigures(work, "M").weeks).toBe(weeks);
});

test("A size is told in tasks and weeks", () => {
	expect(sizeWords(sizeFigures(churn.workstreams, "S"))).toBe("3 tasks · 2 weeks");
	expect(sizeWords(sizeFigures(churn.workstreams, "L"))).toBe("3 tasks · 9 weeks");
	expect(sizeWords({ tasks: 1, weeks: 1 })).toBe("1 task · 1 week");
});
