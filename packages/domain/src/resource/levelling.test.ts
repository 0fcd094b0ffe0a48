import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { workingCalendar } from "../task/calendar/calendar.ts";
import { durationOf } from "../task/schedule/shift-dates.ts";
import { type Plan, schedule } from "../task/schedule.ts";
import { addDays } from "../value/day.ts";
import { type Availability, weekLoad, weeksFrom } from "./capacity.ts";
import type { Levelling } from "./levelling/proposal.ts";
import type { LevelledDemand, LevelledTask, ToLevel } from "./levelling/workload.ts";
import { level } from "./levelling.ts";

// A Monday.
const today = "2027-03-01";
const dayAt = (offset: number) => addDays(today, offset);
const calendar = workingCalendar([]);
const always: Availability = { calendar, absences: [] };

type Given = Partial<LevelledTask> & {
	id: string;
	from?: number;
	to?: number;
	who?: string;
	percent?: number;
};

const taskOf = ({ id, from = 0, to = 4, who: _, percent: __, ...more }: Given): LevelledTask => ({
	...{ id, name: id, status: "Not Started", startDate: dayAt(from), endDate: dayAt(to), progress: null },
	...{ milestone: false, scheduling: "auto", priority: "Medium", version: 1 },
	...more,
});
const links = (...pairs: [string, string][]) =>
	pairs.map(([predecessorId, successorId]) => ({
		...{ predecessorId, successorId, kind: "FS" as const, lagDays: 0 },
	}));

/** One program, whose tasks each ask all of Mira's time unless said otherwise. */
function toLevel(
	given: Given[],
	plan: Partial<Omit<Plan, "tasks">> = {},
	more: Partial<ToLevel> = {},
): ToLevel {
	const tasks = given.map(taskOf);
	const demands = given.map(({ who = "mira", percent = 100 }, place): LevelledDemand => {
		const { id, name, status, startDate, endDate } = tasks[place] as LevelledTask;
		return {
			...{ resourceId: who, taskId: id, taskName: name, programId: "program", percent, status },
			...{ taskStart: startDate, taskEnd: endDate, from: null, to: null, calendar },
		};
	});
	return {
		programs: [
			{
				...{ id: "program", name: "Program", endDate: null },
				plan: { tasks, dependencies: [], holidays: [], ...plan },
			},
		],
		demands,
		availabilityOf: () => always,
		today,
		...more,
	};
}

const told = ({ shifts }: Levelling) =>
	shifts.map(({ id, to, days }) => `${id} to ${to.startDate} – ${to.endDate}, ${days} later`);
const reasons = ({ unresolved }: Levelling) =>
	unresolved.map(({ week, tasks }) => [week, ...tasks.map(({ id, why }) => `${id}: ${why}`)].join(" "));

describe("Levelling", () => {
	test("shifts what has float before what has none, as few days as relieve the week", () => {
		const plan = { dependencies: links(["a", "z"]) };
		const proposal = level(
			toLevel([{ id: "a" }, { id: "b" }, { id: "z", from: 7, to: 25, who: "ben" }], plan),
		);
		expect(told(proposal)).toEqual(["b to 2027-03-08 – 2027-03-12, 5 later"]);
		expect(proposal.excess).toEqual({ before: 5, after: 0 });
		expect(proposal.shifts[0]).toMatchObject({ memberIds: ["mira"], pushes: [], finishDays: 0 });
	});

	test("shifts the least urgent first", () => {
		const tasks: Given[] = [
			{ id: "low", priority: "Low" },
			{ id: "critical", priority: "Critical" },
			{ id: "end", from: 0, to: 60, who: "ben" },
		];
		expect(told(level(toLevel(tasks)))).toEqual(["low to 2027-03-08 – 2027-03-12, 5 later"]);
	});

	test("moves nothing further away from a pinned task that stands too early for it", () => {
		const tasks: Given[] = [
			{ id: "a", priority: "Low" },
			{ id: "b", priority: "Critical" },
			{ id: "p", from: 2, to: 3, who: "ben", scheduling: "pinned" },
		];
		const proposal = level(toLevel(tasks, { dependencies: links(["a", "p"]) }));
		expect(told(proposal)).toEqual(["b to 2027-03-08 – 2027-03-12, 5 later"]);
	});

	test("says of what nothing else can make room for that a pinned task holds it, too early already", () => {
		const tasks: Given[] = [
			{ id: "a" },
			{ id: "b", progress: 1 },
			{ id: "p", from: 2, to: 3, who: "ben", scheduling: "pinned" },
		];
		const proposal = level(toLevel(tasks, { dependencies: links(["a", "p"]) }));
		expect(proposal.shifts).toEqual([]);
		expect(reasons(proposal)).toEqual(["2027-03-01 a: held b: begun"]);
	});

	test("shifts what just fits before what is too late already, also where that is less urgent", () => {
		const tasks: Given[] = [
			{ id: "a", priority: "Low" },
			{ id: "b" },
			{ id: "next", from: 2, to: 30, who: "ben" },
			{ id: "end", from: 7, to: 30, who: "zoe" },
		];
		const proposal = level(toLevel(tasks, { dependencies: links(["a", "next"], ["b", "end"]) }));
		expect(told(proposal)).toEqual(["b to 2027-03-08 – 2027-03-12, 5 later"]);
	});

	test("takes along what waits for it, and says by how much the program ends later", () => {
		const tasks: Given[] = [
			{ id: "a", priority: "Critical", who: "mira" },
			{ id: "b" },
			{ id: "next", from: 7, to: 11, who: "ben" },
		];
		const proposal = level(toLevel(tasks, { dependencies: links(["b", "next"], ["a", "next"]) }));
		expect(told(proposal)).toEqual(["b to 2027-03-08 – 2027-03-12, 5 later"]);
		expect(proposal.shifts[0]).toMatchObject({
			finishDays: 5,
			pushes: [{ id: "next", to: { startDate: "2027-03-15", endDate: "2027-03-19" } }],
		});
		expect(proposal.programs[0]?.finish).toEqual({ before: "2027-03-12", after: "2027-03-19" });
	});

	test("leads work past an absence", () => {
		const availabilityOf = () => ({ calendar, absences: [{ startDate: dayAt(0), endDate: dayAt(9) }] });
		const proposal = level(toLevel([{ id: "a" }], {}, { availabilityOf }));
		expect(told(proposal)).toEqual(["a to 2027-03-11 – 2027-03-17, 8 later"]);
	});

	test("plans no work on days on which who does it is away, if it can", () => {
		const absences = [{ startDate: dayAt(2), endDate: dayAt(4) }];
		const availabilityOf = (id: string) => ({ calendar, absences: id === "mira" ? absences : [] });
		// Thursday and Friday of an absence would do for the week, but not for Mira.
		const proposal = level(toLevel([{ id: "a" }, { id: "end", to: 60, who: "ben" }], {}, { availabilityOf }));
		expect(told(proposal)).toEqual(["a to 2027-03-08 – 2027-03-12, 5 later"]);
	});

	test("begins nothing in the past: what is late and has not begun starts today at the earliest", () => {
		const late: Given[] = [
			{ id: "late", from: -14, to: -10 },
			{ id: "b", status: "In Progress" },
		];
		expect(told(level(toLevel(late)))).toEqual(["late to 2027-03-08 – 2027-03-12, 15 later"]);
	});

	test.each<[string, Given[], Partial<Omit<Plan, "tasks">>, Partial<ToLevel>, string]>([
		[
			"has begun",
			[
				{ id: "a", progress: 10 },
				{ id: "b", status: "In Progress" },
			],
			{},
			{},
			"a: begun b: begun",
		],
		[
			"is pinned",
			[
				{ id: "a", scheduling: "pinned" },
				{ id: "b", progress: 1 },
			],
			{},
			{},
			"a: pinned b: begun",
		],
		[
			"holds up something pinned",
			[{ id: "a" }, { id: "b", progress: 1 }, { id: "p", from: 7, to: 8, who: "x", scheduling: "pinned" }],
			{ dependencies: links(["a", "p"]) },
			{},
			"a: held b: begun",
		],
		[
			"was left out",
			[{ id: "a" }, { id: "b", progress: 1 }],
			{},
			{ leaveOut: new Set(["a"]) },
			"a: left out b: begun",
		],
		[
			"waits in a circle",
			[{ id: "a" }, { id: "b", progress: 1 }, { id: "c", who: "x" }],
			{ dependencies: links(["a", "c"], ["c", "a"]) },
			{},
			"a: circle b: begun",
		],
	])("leaves what %s, and says so", (_what, tasks, plan, more, expected) => {
		const proposal = level(toLevel(tasks, plan, more));
		expect(proposal.shifts).toEqual([]);
		expect(reasons(proposal)).toEqual([`2027-03-01 ${expected}`]);
		expect(proposal.unresolved[0]).toMatchObject({ resourceId: "mira", asked: 10, available: 5 });
	});

	test("fills no week above what there is: where all later weeks are full, it says so", () => {
		const full: Given[] = [{ id: "a" }, { id: "b", progress: 1, to: 400 }];
		const [first] = reasons(level(toLevel(full)));
		expect(first).toBe("2027-03-01 a: full b: begun");
	});

	test("counts work elsewhere, and shifts none of it", () => {
		const given = toLevel([{ id: "a" }]);
		const [own] = given.demands;
		const elsewhere = { ...own, taskId: "e", taskName: "E", programId: "other" } as LevelledDemand;
		const proposal = level({ ...given, demands: [...given.demands, elsewhere] });
		expect(told(proposal)).toEqual(["a to 2027-03-08 – 2027-03-12, 5 later"]);
		const pinned = toLevel([{ id: "a", scheduling: "pinned" }]);
		expect(reasons(level({ ...pinned, demands: [...pinned.demands, elsewhere] }))).toEqual([
			"2027-03-01 a: pinned e: other program",
		]);
	});
});

/** Small plans of two programs with a few people, some away, with links of all kinds, one a pair, circles too. */
const small = fc
	.record({
		tasks: fc.array(
			fc.record({
				from: fc.integer({ min: -10, max: 20 }),
				length: fc.integer({ min: 0, max: 12 }),
				status: fc.constantFrom(
					"Not Started",
					"Not Started",
					"Delayed",
					"In Progress",
					"Completed",
					"On Hold",
				),
				progress: fc.constantFrom(null, null, 0, 30),
				milestone: fc.boolean(),
				scheduling: fc.constantFrom("auto" as const, "auto" as const, "auto" as const, "pinned" as const),
				priority: fc.constantFrom("Critical" as const, "Medium" as const, "Low" as const),
				program: fc.integer({ min: 0, max: 1 }),
				who: fc.integer({ min: 0, max: 2 }),
				percent: fc.constantFrom(20, 50, 80, 100),
			}),
			{ minLength: 2, maxLength: 8 },
		),
		links: fc.uniqueArray(
			fc.record({
				from: fc.nat(7),
				to: fc.nat(7),
				kind: fc.constantFrom("FS" as const, "SS" as const, "FF" as const, "SF" as const),
				lagDays: fc.integer({ min: -2, max: 3 }),
			}),
			{ maxLength: 6, selector: ({ from, to }) => `${from} ${to}` },
		),
		holidays: fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 4 }),
		away: fc.array(
			fc.record({
				who: fc.integer({ min: 0, max: 2 }),
				from: fc.integer({ min: -3, max: 25 }),
				days: fc.integer({ min: 0, max: 8 }),
			}),
			{ maxLength: 3 },
		),
	})
	.map(({ tasks, links, holidays, away }) => {
		const off = holidays.map((day) => ({ date: dayAt(day) }));
		const calendars = [workingCalendar(off.map(({ date }) => date)), calendar];
		const made = tasks.map(
			({ from, length, milestone, program: _, who: __, percent: ___, ...more }, place) => {
				const moment = milestone && place % 3 === 0;
				const span = { from, to: moment ? from : from + length, milestone: moment };
				return taskOf({ id: `t${place}`, ...span, ...more });
			},
		);
		const programs = [0, 1].map((program) => {
			const own = made.filter((_, place) => tasks[place]?.program === program);
			const ids = new Set(own.map(({ id }) => id));
			const dependencies = links
				.map(({ from, to, ...link }) => ({ predecessorId: `t${from}`, successorId: `t${to}`, ...link }))
				.filter(
					({ predecessorId: one, successorId: other }) => one !== other && ids.has(one) && ids.has(other),
				);
			return {
				...{ id: `p${program}`, name: `p${program}`, endDate: null },
				plan: { tasks: own, dependencies, holidays: program === 0 ? off : [] },
			};
		});
		const demands = made.map(({ id, name, status, startDate, endDate }, place): LevelledDemand => {
			const { who = 0, percent = 0, program = 0 } = tasks[place] ?? {};
			return {
				...{ resourceId: `m${who}`, taskId: id, taskName: name, programId: `p${program}`, percent, status },
				...{ taskStart: startDate, taskEnd: endDate, from: null, to: null },
				calendar: calendars[program] ?? calendar,
			};
		});
		const availabilityOf = (id: string) => ({
			calendar,
			absences: away
				.filter(({ who }) => id === `m${who}`)
				.map(({ from, days }) => ({ startDate: dayAt(from), endDate: dayAt(from + days) })),
		});
		return { programs, demands, availabilityOf, today } satisfies ToLevel;
	});

/** The dates that a proposal gives the tasks. */
function applied({ programs, demands, ...given }: ToLevel, { shifts }: Levelling): ToLevel {
	const dates = new Map(shifts.flatMap((shift) => [shift, ...shift.pushes]).map(({ id, to }) => [id, to]));
	return {
		...given,
		programs: programs.map((program) => ({
			...program,
			plan: {
				...program.plan,
				tasks: program.plan.tasks.map((task) => ({ ...task, ...dates.get(task.id) })),
			},
		})),
		demands: demands.map((demand) => {
			const { startDate, endDate } = dates.get(demand.taskId) ?? {};
			return { ...demand, taskStart: startDate ?? demand.taskStart, taskEnd: endDate ?? demand.taskEnd };
		}),
	};
}

/** Above what there is, in percent-days by member and week, counted by the rule of the allocation. */
function excesses({ demands, availabilityOf }: ToLevel): Map<string, number> {
	const found = new Map<string, number>();
	for (const member of ["m0", "m1", "m2"])
		for (const week of weeksFrom(today, 60)) {
			const own = demands.filter(({ resourceId }) => resourceId === member);
			const { asked, available } = weekLoad(own, availabilityOf(member), week, today);
			found.set(`${member} ${week}`, Math.max(Math.round((asked - available) * 100), 0));
		}
	return found;
}

const sum = (all: Map<string, number>) => [...all.values()].reduce((total, each) => total + each, 0);

/** The links that a plan breaks and another did not, and those to pinned tasks that it breaks further. */
function worsened(before: Plan, after: Plan) {
	const keyOf = (link: { predecessorId: string; successorId: string }) =>
		`${link.predecessorId} ${link.successorId}`;
	const known = new Map(schedule(before).violations.map((each) => [keyOf(each), each.missingDays]));
	const pinned = new Set(
		before.tasks.filter(({ scheduling }) => scheduling === "pinned").map(({ id }) => id),
	);
	return schedule(after).violations.filter((each) => {
		const missing = known.get(keyOf(each));
		return missing === undefined || (pinned.has(each.successorId) && each.missingDays > missing);
	});
}

describe("Whatever the plan, levelling", () => {
	test("overloads no week more than it was, breaks no link, and none to a pinned task further", () => {
		fc.assert(
			fc.property(small, (given) => {
				const proposal = level(given);
				const after = applied(given, proposal);
				const [was, is] = [excesses(given), excesses(after)];
				for (const [week, excess] of is) expect(excess).toBeLessThanOrEqual(was.get(week) ?? 0);
				expect(proposal.excess.before * 100).toBeCloseTo(sum(was));
				expect(proposal.excess.after * 100).toBeCloseTo(sum(is));
				if (proposal.shifts.length > 0) expect(sum(is)).toBeLessThan(sum(was));
				for (const [place, { plan }] of given.programs.entries())
					expect(worsened(plan, after.programs[place]?.plan as Plan)).toEqual([]);
			}),
			{ numRuns: 400 },
		);
	});

	test("keeps working durations, goes later only, and proposes the same twice", () => {
		fc.assert(
			fc.property(small, (given) => {
				const proposal = level(given);
				expect(level(given)).toEqual(proposal);
				const all = given.programs.flatMap(({ plan }) =>
					plan.tasks.map((task) => [task.id, { task, off: plan.holidays }] as const),
				);
				const byId = new Map(all);
				for (const { id, from, to } of proposal.shifts.flatMap((shift) => [shift, ...shift.pushes])) {
					const { task, off } = byId.get(id) as (typeof all)[number][1];
					expect(task.scheduling).toBe("auto");
					expect(task.status).not.toMatch(/Completed|In Progress/);
					expect(task.progress ?? 0).toBe(0);
					expect(to.startDate >= from.startDate).toBe(true);
					const own = workingCalendar(off.map(({ date }) => date));
					const [was, is] = [from, to].map((dates) => durationOf(dates.startDate, dates.endDate, own));
					if (!task.milestone) expect(is).toBe(Math.max(was ?? 0, 1));
				}
			}),
			{ numRuns: 150 },
		);
	});
});
