import { describe, expect, it } from "vitest";
import type { DependencyKind } from "./dependency.ts";
import { type Plan, type PlannedLink, type PlannedTask, schedule } from "./schedule.ts";

/** `task("A", "2026-06-01", "2026-06-05")`: not started, no milestone. */
function task(id: string, startDate: string | null, endDate = startDate, more: Partial<PlannedTask> = {}) {
	return {
		id,
		name: `Task ${id}`,
		status: "Not Started",
		progress: null,
		milestone: false,
		scheduling: "auto",
		startDate,
		endDate,
		...more,
	} satisfies PlannedTask;
}
const milestone = (id: string, day: string) => task(id, day, day, { milestone: true });

/** `link("A FS B")`, `link("A SS B", 2)`. */
function link(text: string, lagDays = 0): PlannedLink {
	const [predecessorId = "", kind = "", successorId = ""] = text.split(" ");
	return { predecessorId, successorId, kind: kind as DependencyKind, lagDays };
}
const plan = (tasks: PlannedTask[], dependencies: PlannedLink[] = [], holidays: string[] = []): Plan => ({
	tasks,
	dependencies,
	holidays: holidays.map((date) => ({ date })),
});

/** What auto-schedule makes of each task that it moves: "B 2026-06-08 2026-06-12". */
const moved = (of: Plan) => schedule(of).moves.map(({ id, to }) => `${id} ${to.startDate} ${to.endDate}`);
const figures = (of: Plan) =>
	Object.fromEntries(
		schedule(of).tasks.map(({ id, totalFloat, freeFloat, critical }) => [
			id,
			`${totalFloat} ${freeFloat}${critical ? " critical" : ""}`,
		]),
	);

// June 2026: the 1st is a Monday.
describe("a textbook network", () => {
	// Five tasks from Monday: A 3 days, then B 4 and C 2, both before D 5; E 1 alone after A.
	const tasks = [
		task("A", "2026-06-01", "2026-06-03"),
		task("B", "2026-06-04", "2026-06-09"),
		task("C", "2026-06-04", "2026-06-05"),
		task("D", "2026-06-10", "2026-06-16"),
		task("E", "2026-06-04"),
	];
	const network = plan(tasks, [
		link("A FS B"),
		link("A FS C"),
		link("B FS D"),
		link("C FS D"),
		link("A FS E"),
	]);

	it("has its longest chain as critical path, and float beside it", () => {
		expect(figures(network)).toEqual({
			A: "0 0 critical",
			B: "0 0 critical",
			C: "2 2",
			D: "0 0 critical",
			E: "8 8",
		});
	});

	it("says early and late dates", () => {
		expect(schedule(network)).toMatchObject({
			start: "2026-06-01",
			finish: "2026-06-16",
			moves: [],
			cycle: null,
		});
		expect(schedule(network).tasks.find(({ id }) => id === "C")).toEqual({
			id: "C",
			earlyStart: "2026-06-04",
			earlyFinish: "2026-06-05",
			lateStart: "2026-06-08",
			lateFinish: "2026-06-09",
			totalFloat: 2,
			freeFloat: 2,
			critical: false,
		});
	});

	it("tells float that is shared along a chain from float of a task's own", () => {
		const chain = plan(
			[task("A", "2026-06-01"), task("B", "2026-06-02"), task("Z", "2026-06-01", "2026-06-05")],
			[link("A FS B")],
		);
		expect(figures(chain)).toEqual({ A: "3 0", B: "3 3", Z: "0 0 critical" });
	});
});

describe("each kind of link", () => {
	const two = (text: string, lag = 0, b = task("B", "2026-06-01", "2026-06-02")) =>
		plan([task("A", "2026-06-03", "2026-06-05"), b], [link(text, lag)]);

	it.each([
		["A FS B", 0, ["B 2026-06-08 2026-06-09"]],
		["A FS B", 2, ["B 2026-06-10 2026-06-11"]],
		["A FS B", -1, ["B 2026-06-05 2026-06-08"]],
		["A SS B", 0, ["B 2026-06-03 2026-06-04"]],
		["A SS B", 3, ["B 2026-06-08 2026-06-09"]],
		["A SS B", -2, []],
		["A FF B", 0, ["B 2026-06-04 2026-06-05"]],
		["A FF B", 1, ["B 2026-06-05 2026-06-08"]],
		["A SF B", 0, []],
		["A SF B", 2, ["B 2026-06-03 2026-06-04"]],
	])("%s with a lag of %i working days", (text, lag, moves) => {
		expect(moved(two(text, lag))).toEqual(moves);
	});

	it("leaves a successor that is late enough where it is", () => {
		expect(moved(two("A FS B", 0, task("B", "2026-06-15", "2026-06-16")))).toEqual([]);
	});
});

describe("days off", () => {
	it("are stepped over by what moves, which keeps its working days", () => {
		const tasks = [task("A", "2026-06-01", "2026-06-04"), task("B", "2026-06-01", "2026-06-02")];
		expect(moved(plan(tasks, [link("A FS B")], ["2026-06-05", "2026-06-09"]))).toEqual([
			"B 2026-06-08 2026-06-10",
		]);
	});

	it("leave a task its own dates while it need not move, a weekend at its end included", () => {
		const weekend = plan([task("A", "2026-06-05", "2026-06-07"), task("B", "2026-06-08")], [link("A FS B")]);
		expect(schedule(weekend)).toMatchObject({ moves: [], tasks: [{ earlyFinish: "2026-06-07" }, {}] });
	});

	it("may hold a whole task, which then costs the plan no time", () => {
		const cutover = [
			task("Test", "2026-06-05"),
			task("Cutover", "2026-06-06", "2026-06-07"),
			task("Care", "2026-06-08"),
		];
		const links = [link("Test FS Cutover"), link("Cutover FS Care")];
		expect(moved(plan(cutover, links))).toEqual([]);
		const late = [task("Test", "2026-06-05", "2026-06-08"), ...cutover.slice(1)];
		expect(moved(plan(late, links))).toEqual(["Cutover 2026-06-09 2026-06-09", "Care 2026-06-10 2026-06-10"]);
	});
});

describe("a milestone", () => {
	it("falls on the day on which what it waits for ends, and work goes on the day after", () => {
		const tasks = [
			task("A", "2026-06-01", "2026-06-03"),
			milestone("M", "2026-06-03"),
			task("B", "2026-06-04"),
		];
		expect(figures(plan(tasks, [link("A FS M"), link("M FS B")]))).toEqual({
			A: "0 0 critical",
			M: "0 0 critical",
			B: "0 0 critical",
		});
	});

	it("lets work begin on its own day when it waits for nothing", () => {
		const tasks = [milestone("Kick-off", "2026-06-01"), task("A", "2026-06-01", "2026-06-02")];
		expect(moved(plan(tasks, [link("Kick-off FS A")]))).toEqual([]);
	});

	it("moves to the last day of what it waits for", () => {
		const tasks = [
			task("A", "2026-06-01", "2026-06-05"),
			milestone("M", "2026-06-03"),
			task("B", "2026-06-04"),
		];
		expect(moved(plan(tasks, [link("A FS M"), link("M FS B")]))).toEqual([
			"M 2026-06-05 2026-06-05",
			"B 2026-06-08 2026-06-08",
		]);
	});
});

describe("what has begun", () => {
	const waiting = (more: Partial<PlannedTask>) =>
		plan(
			[task("A", "2026-06-01", "2026-06-05"), task("B", "2026-06-03", "2026-06-04", more)],
			[link("A FS B")],
		);

	it.each<[string, Partial<PlannedTask>]>([
		["is In Progress", { status: "In Progress" }],
		["has progress", { status: "Delayed", progress: 10 }],
		["is Completed", { status: "Completed" }],
	])("keeps its dates although it did not wait: it %s", (_, more) => {
		expect(moved(waiting(more))).toEqual([]);
	});

	it("keeps its dates when it is pinned, and what it waits for has less than no float", () => {
		const broken = waiting({ scheduling: "pinned" });
		expect(moved(broken)).toEqual([]);
		expect(figures(broken)).toEqual({ A: "-3 -3 critical", B: "1 1" });
		expect(schedule(broken).violations).toEqual([{ predecessorId: "A", successorId: "B", missingDays: 3 }]);
	});

	it("breaks no link once it has begun, and breaks one by the days that are missing before", () => {
		expect(schedule(waiting({ status: "In Progress" })).violations).toEqual([]);
		expect(schedule(waiting({})).violations).toMatchObject([{ missingDays: 3 }]);
	});

	it.each(["Not Started", "On Hold", "Delayed", "At Risk"])(
		"is not a task that is %s without progress",
		(status) => {
			expect(moved(waiting({ status, progress: 0 }))).toEqual(["B 2026-06-08 2026-06-09"]);
		},
	);

	it("still holds up what waits for it", () => {
		const tasks = [
			task("A", "2026-06-01", "2026-06-05", { status: "In Progress", progress: 20 }),
			task("B", "2026-06-03"),
		];
		expect(moved(plan(tasks, [link("A FS B")]))).toEqual(["B 2026-06-08 2026-06-08"]);
		expect(figures(plan(tasks, [link("A FS B")]))).toEqual({ A: "0 0 critical", B: "0 0 critical" });
	});

	it("has no float once it is completed, however early it ended", () => {
		const tasks = [
			task("A", "2026-06-01", "2026-06-05"),
			task("B", "2026-06-01", "2026-06-02", { status: "Completed" }),
		];
		expect(figures(plan(tasks))).toEqual({ A: "0 0 critical", B: "0 0" });
	});

	it("is never critical once it is completed, even if it ends last", () => {
		const tasks = [task("A", "2026-06-01", "2026-06-05", { status: "Completed" }), task("B", "2026-06-03")];
		expect(figures(plan(tasks))).toEqual({ A: "0 0", B: "2 2" });
	});
});

describe("what cannot be calculated", () => {
	it("is left out without both dates, with its links", () => {
		const tasks = [
			task("A", "2026-06-01"),
			task("B", null),
			task("C", "2026-06-02", null),
			task("D", "2026-06-01"),
		];
		const result = schedule(plan(tasks, [link("A FS B"), link("B FS D"), link("A FS C")]));
		expect(result.tasks.map(({ id }) => id)).toEqual(["A", "D"]);
		expect(result.moves).toEqual([]);
	});

	it("is left out when it waits in a circle, which is named", () => {
		const tasks = ["A", "B", "C", "D", "E"].map((id) => task(id, "2026-06-01"));
		const links = [link("A FS B"), link("B FS C"), link("C FS B"), link("C FS D"), link("A FS E")];
		const result = schedule(plan(tasks, links));
		expect(result.cycle).toEqual(["B", "C", "B"]);
		expect(figures(plan(tasks, links))).toEqual({ A: "0 0 critical", E: "0 0 critical" });
	});

	it("is nothing for a program without tasks", () => {
		expect(schedule(plan([]))).toEqual({
			tasks: [],
			moves: [],
			violations: [],
			start: null,
			finish: null,
			cycle: null,
		});
	});
});

it("goes through a chain of any length", () => {
	const tasks = Array.from({ length: 20_000 }, (_, at) => task(`t${at}`, "2026-06-01"));
	const links = tasks.slice(1).map((_, at) => link(`t${at} FS t${at + 1}`));
	const { moves, tasks: found } = schedule(plan(tasks, links));
	expect(moves).toHaveLength(19_999);
	expect(found.every(({ critical }) => critical)).toBe(true);
});
