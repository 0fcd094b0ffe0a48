import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { kpiStatus } from "../kpi.ts";
import { oneLine } from "./notice.ts";
import {
	assigned,
	type Dated,
	dueSoon,
	gateDecided,
	kpiFell,
	overAllocated,
	overdue,
	riskCritical,
	runFinished,
} from "./rules.ts";

const task = {
	objectType: "task",
	objectId: "t1",
	title: "Prepare  the\ncutover",
	programId: "p1",
	ownerId: "ines",
};

describe("assigned", () => {
	test.each([
		["a new object with an owner", "ines", null, true],
		["a new object without one", null, null, false],
		["another owner", "ines", "tom", true],
		["the same owner", "ines", "ines", false],
		["an owner less", null, "ines", false],
	])("%s", (_case, ownerId, previous, told) => {
		const notice = assigned({ ...task, ownerId }, previous);
		expect(notice !== null).toBe(told);
		if (told) {
			expect(notice).toMatchObject({
				to: { memberId: "ines" },
				title: "Prepare the cutover",
				objectType: "task",
				onceKey: null,
			});
		}
	});
});

describe("due soon and overdue", () => {
	const today = "2026-11-21";
	const dated: Dated = { ...task, dueDate: today, done: false };
	test.each([
		["2026-11-20", null, "Was due on Nov 20, 2026."],
		["2026-11-21", "Due on Nov 21, 2026.", null],
		["2026-11-24", "Due on Nov 24, 2026.", null],
		["2026-11-25", null, null],
		[null, null, null],
	])("what is due on %s, on November 21", (dueDate, soon, late) => {
		expect(dueSoon({ ...dated, dueDate }, today)?.body ?? null).toBe(soon);
		expect(overdue({ ...dated, dueDate }, today)?.body ?? null).toBe(late);
	});

	test("are told once for each due date", () => {
		expect(dueSoon(dated, today)?.onceKey).toBe("due-soon/t1/2026-11-21");
		expect(overdue(dated, "2026-12-01")?.onceKey).toBe("overdue/t1/2026-11-21");
	});

	test("are not told of what is done, or is nobody's", () => {
		for (const rest of [{ done: true }, { ownerId: null }]) {
			expect(dueSoon({ ...dated, ...rest }, today)).toBeNull();
			expect(overdue({ ...dated, ...rest }, "2026-12-01")).toBeNull();
		}
	});

	test("exclude each other on every day", () => {
		const day = fc.date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true });
		fc.assert(
			fc.property(day, day, (one, other) => {
				const [dueDate, now] = [one.toISOString().slice(0, 10), other.toISOString().slice(0, 10)];
				const notices = [dueSoon({ ...dated, dueDate }, now), overdue({ ...dated, dueDate }, now)];
				expect(notices.filter((notice) => notice !== null).length).toBeLessThanOrEqual(1);
				expect(notices[1] !== null).toBe(dueDate < now);
			}),
		);
	});
});

describe("a decided gate", () => {
	test.each([
		["Passed", "In Review", true],
		["Failed", null, true],
		["On Hold", "In Review", true],
		["In Review", "On Hold", false],
		["Passed", "Passed", false],
		["Pending", null, false],
	] as const)("%s after %s", (status, previous, told) => {
		const review = { id: "r1", programId: "p1", status, note: "With two conditions." };
		const notice = gateDecided(review, "G2 Feasibility", previous);
		expect(notice !== null).toBe(told);
		if (told) {
			expect(notice).toMatchObject({
				to: { everybodyIn: "p1" },
				title: `G2 Feasibility: ${status}`,
				body: "With two conditions.",
			});
		}
	});
});

describe("a KPI", () => {
	const kpi = { id: "k1", programId: "p1", name: "Orders on time", targetValue: "100" };
	const standing = (currentValue: string, direction: "higher_is_better" | "lower_is_better") => ({
		...kpi,
		currentValue,
		direction,
	});

	test.each([
		["95", "89", "Fell from Excellent to On Track."],
		["95", "10", "Fell from Excellent to Below Target."],
		["89", "70", null],
		["69", "75", null],
		["50", "49.99", "Fell from At Risk to Below Target."],
	])("that went from %s to %s of 100", (from, to, told) => {
		const notice = kpiFell(standing(to, "higher_is_better"), standing(from, "higher_is_better"));
		expect(notice?.body ?? null).toBe(told);
	});

	test("falls exactly when its status is a worse one", () => {
		const order = ["Excellent", "On Track", "At Risk", "Below Target"];
		const any = fc.record({
			value: fc.integer({ min: 0, max: 200 }).map(String),
			direction: fc.constantFrom("higher_is_better" as const, "lower_is_better" as const),
		});
		fc.assert(
			fc.property(any, any, (one, other) => {
				const [before, after] = [standing(one.value, one.direction), standing(other.value, other.direction)];
				const fell = order.indexOf(kpiStatus(after)) > order.indexOf(kpiStatus(before));
				expect(kpiFell(after, before) !== null).toBe(fell);
			}),
		);
	});
});

describe("a risk", () => {
	test.each([
		["Critical", "Open", null, true],
		["Critical", "Open", { priority: "High", status: "Open" }, true],
		["Critical", "Monitoring", { priority: "Critical", status: "Closed" }, true],
		["Critical", "Open", { priority: "Critical", status: "Monitoring" }, false],
		["Critical", "Closed", { priority: "High", status: "Open" }, false],
		["High", "Open", null, false],
	] as const)("of priority %s that is %s", (priority, status, previous, told) => {
		const risk = {
			id: "x",
			programId: "p1",
			riskId: "R-007",
			description: "The roof leaks",
			priority,
			status,
		};
		const notice = riskCritical(risk, previous);
		expect(notice?.title ?? null).toBe(told ? "R-007 The roof leaks" : null);
	});
});

describe("a member's weeks", () => {
	test("are told of by the first that asks too much, once", () => {
		const weeks = [
			{ week: "2026-11-16", load: 100 },
			{ week: "2026-11-23", load: 140 },
			{ week: "2026-11-30", load: 101 },
		];
		expect(overAllocated("ines", weeks)).toMatchObject({
			to: { memberId: "ines" },
			title: "The week of Nov 23, 2026 asks for 140% of your time",
			body: "One later week does, too.",
			onceKey: "over-allocated/ines/2026-11-23",
		});
		expect(overAllocated("ines", weeks.slice(0, 2))?.body).toBeNull();
		expect(overAllocated("ines", weeks.slice(0, 1))).toBeNull();
	});
});

test("Who started long work is told how it ended, once", () => {
	const run = {
		id: "run",
		kind: "conversion",
		key: "conversion/strategy_1/3",
		version: 2,
		personId: "me",
		sessionId: "strategy_1",
		subject: "Freight",
		status: "failed",
		failure: "The model did not answer.",
	} as const;
	expect(runFinished(run)).toMatchObject({
		kind: "run-failed",
		to: { personId: "me" },
		title: "Program plan: Freight",
		body: "The model did not answer.",
		objectType: "strategy plan",
		objectId: "strategy_1/3",
		onceKey: "run-finished/run/2",
	});
	expect(runFinished({ ...run, kind: "research", status: "succeeded", failure: null })).toMatchObject({
		kind: "run-finished",
		title: "Research: Freight",
		body: "It is done.",
		objectType: "strategy research",
		objectId: "strategy_1",
	});
	const orchestrated = {
		...run,
		kind: "orchestration",
		key: "orchestration/task",
		sessionId: null,
		subject: null,
	} as const;
	expect(runFinished(orchestrated)).toMatchObject({
		title: "AI orchestrator",
		objectType: "orchestrator task",
		objectId: "task",
	});
	expect(runFinished({ ...run, kind: "root-cause", sessionId: null })).toMatchObject({
		objectType: "run",
		objectId: "run",
	});
});

test("A title stays on one line of a readable length", () => {
	expect(oneLine(" a \n b ")).toBe("a b");
	expect(oneLine("x".repeat(500))).toHaveLength(160);
});
