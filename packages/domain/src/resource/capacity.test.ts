import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { workingCalendar } from "../task/calendar/calendar.ts";
import { standardWeek } from "../task/calendar/working-week.ts";
import { addDays, dayNumber } from "../value/day.ts";
import { type Demand, daysAsked, isOverAllocated, ownerPercent, weekLoad, weeksFrom } from "./capacity.ts";

// A Wednesday.
const today = "2026-11-18";
const week = "2026-11-16";
const plain: Demand = {
	percent: 50,
	status: "In Progress",
	taskStart: null,
	taskEnd: null,
	from: null,
	to: null,
	calendar: workingCalendar([]),
};
const available = { calendar: workingCalendar([]), absences: [] };
const task = (taskStart: string | null, taskEnd: string | null, more: Partial<Demand> = {}): Demand => ({
	...plain,
	taskStart,
	taskEnd,
	...more,
});

it("begins with the week in which today lies", () => {
	expect(weeksFrom("2026-11-22", 3)).toEqual(["2026-11-16", "2026-11-23", "2026-11-30"]);
});

describe("What a task asks of its owner while nobody is assigned", () => {
	const calendar = workingCalendar(["2026-11-18"]);
	const dates = { startDate: "2026-11-16", endDate: "2026-11-27" };
	it.each([
		["its estimate over its working days, holidays left out", { estimate: "4.50", ...dates }, 50],
		["more than there is, where so much is estimated", { estimate: "18.00", ...dates }, 200],
		["at least a percent", { estimate: "0.01", ...dates }, 1],
		["on its one day, where it has one", { estimate: "2.00", startDate: null, endDate: "2026-11-27" }, 200],
		["a fifth without an estimate", { estimate: null, ...dates }, 20],
		["a fifth for an estimate of nothing", { estimate: "0.00", ...dates }, 20],
		["a fifth without dates", { estimate: "5.00", startDate: null, endDate: null }, 20],
		["a fifth on days off", { estimate: "5.00", startDate: "2026-11-21", endDate: "2026-11-22" }, 20],
	])("%s", (_, task, percent) => {
		expect(ownerPercent(task, calendar)).toBe(percent);
	});
});

describe("a task asks for a member", () => {
	it.each<[string, Demand, number]>([
		["all week", task("2026-11-02", "2026-12-20"), 5],
		["on both its first and its last day", task("2026-11-17", "2026-11-19"), 3],
		["on no weekend", task("2026-11-20", "2026-11-22"), 1],
		["not before it starts", task("2026-11-23", "2026-11-27"), 0],
		[
			"not after its assignment ends, even when it is late",
			task("2026-11-02", "2026-12-20", { to: "2026-11-17" }),
			2,
		],
		["from the assignment's own start", task("2026-11-02", "2026-12-20", { from: "2026-11-20" }), 1],
		["on its one date", task("2026-11-19", null), 1],
		["on its one date, when that is the end", task(null, "2026-11-19"), 1],
		["all the current week when it is late", task("2026-10-01", "2026-11-17"), 5],
		["all the current week when it is late since this week began", task("2026-11-17", "2026-11-17"), 5],
		["all the current week when it is worked on without dates", task(null, null), 5],
		["never without dates and not yet begun", task(null, null, { status: "Not Started" }), 0],
		["never when completed", task("2026-11-02", "2026-12-20", { status: "Completed" }), 0],
		["never while on hold", task("2026-11-02", "2026-12-20", { status: "On Hold" }), 0],
		["by its plan when it has not begun", task("2026-11-17", "2026-12-20", { status: "Not Started" }), 4],
		[
			"on one day when its assignment starts after its end",
			task("2026-11-02", "2026-11-03", { from: "2026-11-19" }),
			1,
		],
	])("%s", (_what, demand, days) => expect(daysAsked(demand, week, today)).toBe(days));

	it("in later weeks by its plan only, late or not", () => {
		expect(daysAsked(task("2026-10-01", "2026-11-17"), "2026-11-23", today)).toBe(0);
		expect(daysAsked(task(null, null), "2026-11-23", today)).toBe(0);
	});
});

describe("a week's load", () => {
	it("adds up percent of the days on which it is asked for", () => {
		const demands = [
			task("2026-11-02", "2026-12-20", { percent: 80 }),
			task("2026-11-19", "2026-11-20", { percent: 100 }),
		];
		expect(weekLoad(demands, available, week, today)).toEqual({
			asked: 6,
			available: 5,
			away: 0,
			load: 120,
		});
		expect([120, 100, null].map(isOverAllocated)).toEqual([true, false, true]);
	});

	it("has the working days of the task's program for its work, and of the organisation for the time", () => {
		const calendar = workingCalendar(["2026-11-18"], { ...standardWeek, saturday: true });
		const demands = [task("2026-11-02", "2026-12-20", { percent: 100, calendar })];
		const holiday = { ...available, calendar: workingCalendar(["2026-11-20"]) };
		expect(weekLoad(demands, holiday, week, today)).toEqual({
			asked: 5,
			available: 4,
			away: 0,
			load: 125,
		});
	});

	it("loses the days on which the member is away, and no work; without a day left any work is too much", () => {
		const demands = [task("2026-11-02", "2026-12-20", { percent: 50 })];
		const away = (startDate: string, endDate: string) =>
			weekLoad(demands, { ...available, absences: [{ startDate, endDate }] }, week, today);
		expect(away("2026-11-19", "2026-11-22")).toEqual({ asked: 2.5, available: 3, away: 2, load: 250 / 3 });
		expect(away("2026-11-01", "2026-12-22")).toEqual({ asked: 2.5, available: 0, away: 5, load: null });
		const allWeek = { ...available, absences: [{ startDate: week, endDate: addDays(week, 6) }] };
		expect(weekLoad([], allWeek, week, today)).toMatchObject({ available: 0, away: 5, load: 0 });
	});

	it("is what one gets who looks at each day of each calendar", () => {
		const dayIn = fc.integer({ min: -10, max: 24 }).map((count) => addDays(week, count));
		const span = fc.tuple(dayIn, fc.integer({ min: 0, max: 12 })).map(([startDate, length]) => ({
			startDate,
			endDate: addDays(startDate, length),
		}));
		const days = fc.record({
			holidays: fc.array(dayIn, { maxLength: 5 }),
			saturday: fc.boolean(),
			friday: fc.boolean(),
		});
		const work = fc.record({ span, days, percent: fc.integer({ min: 1, max: 100 }) });
		fc.assert(
			fc.property(
				fc.array(work, { maxLength: 4 }),
				days,
				fc.array(span, { maxLength: 3 }),
				(tasks, own, absences) => {
					const calendarOf = ({ holidays, ...changed }: typeof own) =>
						workingCalendar(holidays, { ...standardWeek, ...changed });
					const demands = tasks.map(({ span, days, percent }) =>
						task(span.startDate, span.endDate, {
							percent,
							status: "Not Started",
							calendar: calendarOf(days),
						}),
					);
					const calendar = calendarOf(own);
					// Seen from before everything, so that nothing is late.
					for (const week of weeksFrom("2026-11-02", 6)) {
						const inWeek = Array.from({ length: 7 }, (_, place) => addDays(week, place));
						const within = (day: string, { startDate, endDate }: { startDate: string; endDate: string }) =>
							startDate <= day && day <= endDate;
						const asked = inWeek.flatMap((day) =>
							tasks
								.filter(
									({ span, days }) => within(day, span) && calendarOf(days).isWorkingDay(dayNumber(day)),
								)
								.map(({ percent }) => percent),
						);
						const working = inWeek.filter((day) => calendar.isWorkingDay(dayNumber(day)));
						const away = working.filter((day) => absences.some((absence) => within(day, absence)));
						const load = weekLoad(demands, { calendar, absences }, week, "2026-11-02");
						expect(load.asked * 100).toBeCloseTo(asked.reduce((all, each) => all + each, 0));
						expect(load).toMatchObject({ available: working.length - away.length, away: away.length });
					}
				},
			),
		);
	});

	it("of all weeks together is what the task asks for on all its working days", () => {
		const days = fc.tuple(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 0, max: 60 }));
		fc.assert(
			fc.property(days, ([start, length]) => {
				const first = addDays(week, start);
				const demand = task(first, addDays(first, length));
				const asked = weeksFrom(today, 20).reduce((all, each) => all + daysAsked(demand, each, today), 0);
				const lasts = Array.from({ length: length + 1 }, (_, index) => addDays(first, index));
				expect(asked).toBe(lasts.filter(isWorkingDay).length);
			}),
		);
	});
});

function isWorkingDay(day: string): boolean {
	return ![0, 6].includes(new Date(day).getUTCDay());
}
