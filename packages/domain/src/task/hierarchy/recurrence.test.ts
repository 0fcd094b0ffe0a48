import { expect, test } from "vitest";
import { workingCalendar } from "../calendar/calendar.ts";
import { occurrencesOf, Recurrence, recurrenceText } from "./recurrence.ts";

const calendar = workingCalendar(["2027-01-06"]);
const rule = (given: object) => Recurrence.parse({ start: "2027-01-04", times: 4, ...given });
const text = (given: object) => recurrenceText(rule(given), (day) => day);

test.each([
	[
		"every day, days off skipped",
		{ unit: "day", every: 1 },
		["2027-01-04", "2027-01-05", "2027-01-07", "2027-01-08"],
	],
	[
		"every second day, later where it is off",
		{ unit: "day", every: 2, daysOff: "later" },
		["2027-01-04", "2027-01-07", "2027-01-08", "2027-01-11"],
	],
	[
		"weekdays of every second week, earlier where one is off",
		{ unit: "week", every: 2, on: ["wednesday", "monday"], daysOff: "earlier" },
		["2027-01-04", "2027-01-05", "2027-01-18", "2027-01-20"],
	],
	[
		"a weekday before the start waits for its next week",
		{ unit: "week", every: 1, on: ["tuesday"], start: "2027-01-13", times: 2 },
		["2027-01-19", "2027-01-26"],
	],
	[
		"the last day of shorter months",
		{ unit: "month", every: 1, on: { day: 31 }, daysOff: "earlier", times: 3 },
		["2027-01-29", "2027-02-26", "2027-03-31"],
	],
	[
		"the second Tuesday of every third month",
		{ unit: "month", every: 3, on: { weekday: "tuesday", week: 2 }, times: 3 },
		["2027-01-12", "2027-04-13", "2027-07-13"],
	],
	[
		"the last Friday",
		{ unit: "month", every: 1, on: { weekday: "friday", week: 5 }, times: 3 },
		["2027-01-29", "2027-02-26", "2027-03-26"],
	],
	[
		"until a day, that day included",
		{ unit: "week", every: 1, on: ["monday"], times: null, until: "2027-01-18" },
		["2027-01-04", "2027-01-11", "2027-01-18"],
	],
	["never, where all of its days are off", { unit: "week", every: 1, on: ["sunday"] }, []],
])("A task comes again %s", (_, given, days) => {
	expect(occurrencesOf(rule(given), calendar)).toEqual(days);
});

test("It comes at most two hundred times, whatever its last day", () => {
	const daily = rule({ unit: "day", every: 1, times: null, until: "2099-01-01" });
	expect(occurrencesOf(daily, calendar)).toHaveLength(200);
});

test("A rule is told in words", () => {
	expect(text({ unit: "week", every: 2, on: ["monday"], times: null, until: "2027-06-30" })).toBe(
		"Every 2 weeks on Monday until 2027-06-30",
	);
	expect(text({ unit: "week", every: 1, on: ["friday", "monday", "tuesday"] })).toBe(
		"Every week on Monday, Tuesday and Friday, 4 times",
	);
	expect(text({ unit: "month", every: 1, on: { weekday: "tuesday", week: 5 }, times: 1 })).toBe(
		"Every month on the last Tuesday, 1 time",
	);
	expect(text({ unit: "month", every: 3, on: { day: 15 } })).toBe("Every 3 months on day 15, 4 times");
	expect(text({ unit: "day", every: 1 })).toBe("Every day, 4 times");
});

test("It ends on a day or after so many times, and not before it begins", () => {
	const wrong = (given: object) =>
		Recurrence.safeParse({ unit: "day", every: 1, start: "2027-01-04", ...given }).error?.issues[0]?.message;
	expect(wrong({})).toBe("Say until when, or how many times");
	expect(wrong({ times: 3, until: "2027-02-01" })).toBe("Say until when, or how many times");
	expect(wrong({ until: "2027-01-01" })).toBe("The last day must not be before the first");
	expect(wrong({ times: 201 })).toBe("Repeat it 1 to 200 times");
});
