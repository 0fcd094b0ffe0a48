import { expect, it } from "vitest";
import { varianceAgainst } from "./baseline-comparison.ts";

const holidays = [{ date: "2026-05-01" }];
const compare = (then: [string | null, string | null], now: [string | null, string | null]) => {
	const baseline = [{ taskId: "t", startDate: then[0], endDate: then[1] }];
	const tasks = [{ id: "t", startDate: now[0], endDate: now[1] }];
	const variance = varianceAgainst(baseline, tasks, holidays).get("t");
	return [variance?.start, variance?.finish, variance?.duration];
};

it.each<[string, Parameters<typeof compare>, (number | null)[]]>([
	[
		"has not moved",
		[
			["2026-04-27", "2026-04-30"],
			["2026-04-27", "2026-04-30"],
		],
		[0, 0, 0],
	],
	[
		"starts two days late",
		[
			["2026-04-20", "2026-04-24"],
			["2026-04-22", "2026-04-28"],
		],
		[2, 2, 0],
	],
	[
		"slips over a holiday and a weekend",
		[
			["2026-04-27", "2026-04-30"],
			["2026-04-27", "2026-05-04"],
		],
		[0, 1, 1],
	],
	[
		"is ahead and shorter",
		[
			["2026-04-20", "2026-04-24"],
			["2026-04-17", "2026-04-22"],
		],
		[-1, -2, -1],
	],
	[
		"has lost its end",
		[
			["2026-04-20", "2026-04-24"],
			["2026-04-21", null],
		],
		[1, null, null],
	],
	[
		"was not dated then",
		[
			[null, null],
			["2026-04-21", "2026-04-22"],
		],
		[null, null, null],
	],
])("a task that %s", (_, [then, now], expected) => {
	expect(compare(then, now)).toEqual(expected);
});

it("leaves out what came after the baseline and what is gone since", () => {
	const baseline = [
		{ taskId: null, startDate: "2026-04-20", endDate: "2026-04-24" },
		{ taskId: "kept", startDate: "2026-04-20", endDate: "2026-04-24" },
	];
	const tasks = [
		{ id: "kept", startDate: "2026-04-20", endDate: "2026-04-24" },
		{ id: "new", startDate: "2026-04-20", endDate: "2026-04-24" },
	];
	expect([...varianceAgainst(baseline, tasks, []).keys()]).toEqual(["kept"]);
});
