import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, dayNumber } from "../value/day.ts";
import { workingCalendar } from "./calendar/calendar.ts";
import { standingOn } from "./status-date.ts";

// Monday to the Friday of the next week, with the second Wednesday off: nine working days.
const dates = { startDate: "2027-03-01", endDate: "2027-03-12" };
const calendar = workingCalendar(["2027-03-10"]);
const task = (status: string, progress: number | null, more: object = {}) => ({
	status,
	progress,
	...dates,
	...more,
});
const moment = { startDate: "2027-03-05", endDate: "2027-03-05" };

test.each([
	["half done in time", task("In Progress", 50), "2027-03-05", 56, 0.5],
	["to have done its first day", task("In Progress", 0), "2027-03-01", 11, 1],
	["as far over a weekend as before it", task("In Progress", 0), "2027-03-07", 56, 5],
	["as far on a holiday as before it", task("In Progress", 0), "2027-03-10", 78, 7],
	["behind by the days after its end, too", task("In Progress", 100 / 3), "2027-03-16", 100, 8],
	["ahead", task("In Progress", 100 / 3), "2027-03-02", 22, -1],
	["not late before it should begin", task("Not Started", null), "2027-02-20", 0, 0],
	["ahead of its start", task("In Progress", 100 / 3), "2027-02-20", 0, -3],
	["on time once it is completed", task("Completed", 100), "2027-04-20", 100, 0],
	["behind where nobody measures it", task("In Progress", null), "2027-03-02", 22, 2],
	["a milestone on its day, behind by that day", task("Not Started", 0, moment), "2027-03-05", 100, 1],
	["a milestone before its day, on time", task("Not Started", 0, moment), "2027-03-04", 0, 0],
])("A task is %s", (_what, given, day, expected, behind) => {
	expect(standingOn(given, day, calendar)).toMatchObject({ expected, behind });
});

test("Progress reaches to the day, in working days, to which its share of the work does", () => {
	const reached = (progress: number) =>
		standingOn(task("In Progress", progress), "2027-03-16", calendar)?.reached;
	expect(reached(0)).toBe(dayNumber("2027-03-01"));
	expect(reached((5 / 9) * 100)).toBeCloseTo(dayNumber("2027-03-06"));
	expect(reached(50)).toBeCloseTo(dayNumber("2027-03-05") + 0.5);
	expect(standingOn(task("In Progress", 0), "2027-02-20", calendar)?.reached).toBeNull();
	expect(standingOn({ ...task("In Progress", 0), endDate: null }, "2027-03-01", calendar)).toBeNull();
});

test("Expected progress is the share of working days that have passed, counted one by one", () => {
	const days = fc.integer({ min: -5, max: 40 });
	fc.assert(
		fc.property(
			days,
			fc.integer({ min: 0, max: 30 }),
			fc.integer({ min: 0, max: 20 }),
			(on, from, length) => {
				const day = addDays("2027-03-01", on);
				const own = { startDate: addDays("2027-03-01", from), endDate: addDays("2027-03-01", from + length) };
				const all = Array.from({ length: length + 1 }, (_, place) => addDays(own.startDate, place));
				const worked = all.filter((each) => calendar.isWorkingDay(dayNumber(each)));
				const passed = worked.filter((each) => each <= day);
				const share = worked.length > 0 ? passed.length / worked.length : Number(own.endDate <= day);
				expect(standingOn({ ...own, status: "Not Started", progress: null }, day, calendar)?.expected).toBe(
					Math.round(share * 100),
				);
			},
		),
	);
});
