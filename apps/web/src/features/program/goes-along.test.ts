import { expect, test } from "vitest";
import { summary } from "../../../tests/data/portfolio.ts";
import { goesAlong } from "./goes-along.ts";

test.each([
	["everything, before it is counted", undefined, /^Everything in it goes with it/],
	[
		"what there is, counted",
		summary,
		/^41 tasks, 14 active risks, 9 KPIs, and 7 benefits and everything else/,
	],
	[
		"one as one",
		{ ...summary, tasks: { ...summary.tasks, total: 1 }, kpis: 0 },
		/^1 task, 14 active risks, and 7/,
	],
	[
		"nothing, in a program without anything",
		{
			...summary,
			tasks: { ...summary.tasks, total: 0 },
			risks: { active: 0, high: 0 },
			kpis: 0,
			benefits: 0,
		},
		/^It holds no tasks/,
	],
])("The question before a deletion names %s", (_, given, expected) => {
	expect(goesAlong(given)).toMatch(expected);
});
