import { expect, it } from "vitest";
import { workingCalendar } from "../calendar/calendar.ts";
import { compareWithBaseline, TaskVariance, varianceOf } from "./baseline-comparison.ts";

const calendar = workingCalendar(["2026-05-01"]);
type Pair = [string | null, string | null];
const dates = ([startDate, endDate]: Pair) => ({ startDate, endDate });

it.each<[string, Pair, Pair, (number | null)[]]>([
	["has not moved", ["2026-04-27", "2026-04-30"], ["2026-04-27", "2026-04-30"], [0, 0, 0]],
	["starts two days late", ["2026-04-20", "2026-04-24"], ["2026-04-22", "2026-04-28"], [2, 2, 0]],
	[
		"slips over a holiday and a weekend",
		["2026-04-27", "2026-04-30"],
		["2026-04-27", "2026-05-04"],
		[0, 1, 1],
	],
	["is ahead and shorter", ["2026-04-20", "2026-04-24"], ["2026-04-17", "2026-04-22"], [-1, -2, -1]],
	["has lost its end", ["2026-04-20", "2026-04-24"], ["2026-04-21", null], [1, null, null]],
	["was not dated then", [null, null], ["2026-04-21", "2026-04-22"], [null, null, null]],
])("a task that %s", (_, then, now, expected) => {
	const { start, finish, duration } = varianceOf(dates(now), dates(then), calendar);
	expect([start, finish, duration]).toEqual(expected);
});

it("tells kept tasks, those that came since and those that are gone apart", () => {
	const plan = dates(["2026-04-20", "2026-04-24"]);
	const later = dates(["2026-04-27", "2026-04-30"]);
	const [kept, added] = ["019a0000-0000-7000-8000-000000000001", "019a0000-0000-7000-8000-000000000002"];
	const result = compareWithBaseline(
		[
			{ id: kept, name: "Kept", ...later },
			{ id: added, name: "Added", ...plan },
		],
		[
			{ taskId: null, name: "Gone", ...plan },
			{ taskId: kept, name: "Old name", ...plan },
		],
		workingCalendar([]),
	);
	const unknown = { start: null, finish: null, duration: null };
	expect(result.map((one) => TaskVariance.parse(one))).toEqual([
		{ taskId: kept, name: "Kept", current: later, baseline: plan, start: 5, finish: 4, duration: -1 },
		{ taskId: added, name: "Added", current: plan, baseline: null, ...unknown },
		{ taskId: null, name: "Gone", current: null, baseline: plan, ...unknown },
	]);
});
