import { describe, expect, test } from "vitest";
import {
	byUrgency,
	endAttention,
	gateAttention,
	kpiAttention,
	linkAttention,
	memberAttention,
	spendingAttention,
	taskAttention,
} from "./attention.ts";

const today = "2026-06-15";

describe("A task", () => {
	const task = {
		id: "t",
		name: "Dredge",
		ownerId: null,
		version: 3,
		status: "In Progress",
		startDate: "2026-06-01",
		endDate: "2026-06-30",
		progress: 40,
		milestone: false,
	};
	test.each([
		["as far as its time", {}, null],
		["whose end passed", { endDate: "2026-06-14" }, "overdue task: 1 day overdue, 40% done"],
		[
			"whose end passed, unmeasured",
			{ endDate: "2026-06-01", progress: null },
			"overdue task: 14 days overdue, 0% done",
		],
		["that is completed", { endDate: "2026-06-14", status: "Completed" }, null],
		[
			"that should have begun",
			{ status: "Not Started", progress: 0 },
			"slipping task: Should have begun 14 days ago",
		],
		["that begins today", { status: "Not Started", startDate: today, progress: null }, null],
		["24 points behind", { progress: 26 }, null],
		["25 points behind", { progress: 25 }, "slipping task: 50% of its time has passed, 25% is done"],
		["without dates", { startDate: null, endDate: null }, null],
		["that nobody measures", { progress: null }, null],
	])("%s", (_, given, expected) => {
		const found = taskAttention({ ...task, ...given }, today);
		expect(found && `${found.kind}: ${found.reason}`).toBe(expected);
	});
});

test("A task that its dates put before what it waits for says by how much, and for what, the worst first", () => {
	const task = {
		id: "t",
		name: "Drive piles",
		ownerId: null,
		version: 3,
		status: "Not Started",
		startDate: null,
		milestone: false,
	};
	const broken = [
		{ predecessor: "Survey", missingDays: 1 },
		{ predecessor: "Dredge", missingDays: 4 },
	];
	const watched = { ...task, endDate: null, progress: null };
	expect(linkAttention(watched, [])).toBeNull();
	expect(linkAttention(watched, broken.slice(0, 1))?.reason).toBe("1 working day too early for Survey");
	expect(linkAttention(watched, broken)).toMatchObject({
		...{ kind: "broken link", id: "t", version: 3 },
		reason: "4 working days too early for Dredge, and too early for 1 other task",
	});
});

describe("A program's dates", () => {
	const program = {
		...{ programId: "p", status: "Active", version: 4, endDate: "2026-06-10", openTasks: 2 },
		leadId: "l",
		...{ after: 0, lastEnd: null as string | null, before: 0 },
	};
	const late = { after: 1, lastEnd: "2026-07-31" };
	test.each([
		["past its end", {}, "Its end on Jun 10, 2026 passed 5 days ago with 2 open tasks", null],
		["past its end with all done", { openTasks: 0 }, null, undefined],
		["that is over", { status: "Completed" }, null, undefined],
		["before its end", { endDate: "2026-06-30" }, null, undefined],
		[
			"with tasks on both sides of it",
			{ endDate: "2026-06-30", ...late, before: 3 },
			"1 open task ends after it, the last on Jul 31, 2026; 3 open tasks start before it",
			"2026-07-31",
		],
	])("%s", (_, given, reason, moveEndTo) => {
		const found = endAttention({ ...program, ...given }, today);
		expect(found?.reason ?? null).toBe(reason);
		expect(found?.moveEndTo).toBe(moveEndTo);
		if (found) expect(found.ownerId).toBe("l");
	});
});

describe("A member", () => {
	const week = (week: string, asked: number, load: number | null) => ({ week, asked, available: 3, load });
	test.each([
		["with time", [week("2026-06-15", 3, 100)], null],
		["with too much", [week("2026-06-15", 3.25, 108)], "3.3 of 3 days asked for in the week of Jun 15, 2026"],
		[
			"with too much more than once",
			[week("2026-06-15", 0, 0), week("2026-06-22", 1, null), week("2026-06-29", 4, 133)],
			"1 of 3 days asked for in the week of Jun 22, 2026, and too much in 1 later week",
		],
	])("%s", (_, weeks, reason) => {
		expect(memberAttention({ id: "m", name: "Mira", weeks })?.reason ?? null).toBe(reason);
	});

	test("is over capacity from the first week of it on", () => {
		const weeks = [week("2026-06-15", 1, 33), week("2026-06-22", 4, 133), week("2026-06-29", 4, 133)];
		expect(memberAttention({ id: "m", name: "Mira", weeks })?.since).toBe("2026-06-22");
	});
});

describe("A gate", () => {
	const gate = {
		id: "g",
		code: "G2",
		name: "Feasibility",
		status: "Pending" as const,
		reviewDate: "2026-06-20",
		ownerId: "m",
		criteria: { total: 3, unmet: 1 },
	};
	test.each([
		["due soon with a criterion that fails", {}, "Its review is in 5 days, and 1 of 3 criteria do not hold"],
		["due today", { reviewDate: today }, "Its review is today, and 1 of 3 criteria do not hold"],
		["due soon with none", { criteria: { total: 3, unmet: 0 } }, null],
		["due in more than two weeks", { reviewDate: "2026-06-30" }, null],
		[
			"overdue",
			{ reviewDate: "2026-06-10", criteria: { total: 0, unmet: 0 } },
			"Its review is 5 days overdue",
		],
		[
			"overdue with one that fails",
			{ reviewDate: "2026-06-10" },
			"Its review is 5 days overdue, and 1 of 3 criteria do not hold",
		],
		["without a day", { reviewDate: null }, null],
	])("%s", (_, given, expected) => {
		const found = gateAttention({ ...gate, ...given }, today);
		expect(found?.reason ?? null).toBe(expected);
		if (found) expect(found.since).toBe({ ...gate, ...given }.reviewDate);
	});
});

describe("A KPI", () => {
	const kpi = {
		id: "k",
		name: "First-call resolution",
		ownerId: null,
		version: 1,
		currentValue: "80",
		targetValue: "100",
		unit: "%",
		direction: "higher_is_better" as const,
		frequency: "Monthly" as const,
		addedOn: "2026-01-01",
		measuredOn: "2026-06-01",
	};
	test.each([
		["on track", {}, null],
		["far from its target", { currentValue: "10" }, "kpi: 10%, its target is 100%"],
		["at risk", { currentValue: "60", unit: "$" }, "kpi: $60, its target is $100"],
		[
			"that should come down",
			{ currentValue: "19", targetValue: "6", unit: "days", direction: "lower_is_better" as const },
			"kpi: 19 days, its target is at most 6 days",
		],
		["without a target", { currentValue: "0", targetValue: null }, null],
		["never measured", { measuredOn: null, currentValue: "0" }, "measurement: Never measured"],
		[
			"never measured, with a value that was entered",
			{ measuredOn: null, currentValue: "10" },
			"measurement: Never measured: 10%, its target is 100%",
		],
		["whose value is due today", { measuredOn: "2026-05-15" }, null],
		[
			"whose value is due",
			{ measuredOn: "2026-05-10" },
			"measurement: Measured monthly, and the next value is 5 days overdue",
		],
	])("%s", (_, given, expected) => {
		const found = kpiAttention({ ...kpi, ...given }, today);
		expect(found && `${found.kind}: ${found.reason}`).toBe(expected);
	});
});

describe("Spending", () => {
	const money = {
		programId: "p",
		spent: "500.00",
		budget: "1000.00",
		planned: "500.00",
		currency: "EUR",
		leadId: "l",
	};
	test.each([
		["as planned", {}, null],
		["beyond the plan", { planned: "450.00" }, "€50 more is spent than was planned by today"],
		["beyond the budget", { spent: "1200.00" }, "€200 is spent beyond the budget"],
		["without a plan", { planned: null }, null],
	])("%s", (_, given, expected) => {
		const found = spendingAttention({ ...money, ...given });
		expect(found?.reason ?? null).toBe(expected);
		if (found) expect(found.ownerId).toBe("l");
	});
});

test("What is urgent comes first: by kind, then by how long it is so, then by name", () => {
	const item = (kind: "gate" | "overdue task", since: string | null, title: string) => ({
		kind,
		id: title,
		title,
		reason: "",
		since,
		ownerId: null,
		version: null,
		task: null,
	});
	const items = [
		item("overdue task", "2026-06-02", "B"),
		item("overdue task", null, "A"),
		item("overdue task", "2026-06-01", "D"),
		item("overdue task", "2026-06-02", "A"),
		item("gate", null, "Z"),
	];
	expect(items.sort(byUrgency).map(({ title, since }) => `${title} ${since}`)).toEqual([
		"Z null",
		"D 2026-06-01",
		"A 2026-06-02",
		"B 2026-06-02",
		"A null",
	]);
});
