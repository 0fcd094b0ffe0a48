import { expect, test } from "vitest";
import { taskOf } from "../../../../tests/data/plan.ts";
import { type RepeatValues, readRule, repeatValuesOf, withStart } from "./repeat-values.ts";

const monthly: RepeatValues = {
	...repeatValuesOf(taskOf(1, { startDate: "2027-03-30" }), "2027-01-01"),
	unit: "month" as const,
};
const onOf = (values: RepeatValues) => {
	const read = readRule(values);
	return "rule" in read && "on" in read.rule ? read.rule.on : read;
};

test("A rule's day follows its first day, also past what is no day while it is typed", () => {
	expect(onOf(monthly)).toEqual({ day: 30 });
	const typed = withStart(withStart(monthly, "2027-04-"), "2027-04-06");
	expect(onOf(typed)).toEqual({ day: 6 });
	expect(onOf({ ...typed, monthBy: "weekday" })).toEqual({ weekday: "tuesday", week: 1 });
	expect(onOf({ ...typed, unit: "week" })).toEqual(["tuesday"]);
});

test("A day that was chosen stays when the first day moves", () => {
	expect(onOf(withStart({ ...monthly, day: "15" }, "2027-04-06"))).toEqual({ day: 15 });
	const weekly: RepeatValues = { ...monthly, unit: "week", weekdays: ["monday", "friday"] };
	expect(onOf(withStart(weekly, "2027-04-06"))).toEqual(["monday", "friday"]);
});

test.each([
	["2027-03-30", "2027-03-30"],
	["2026-11-02", "2027-01-01"],
	[null, "2027-01-01"],
])("A task that starts on %s is proposed from %s on, not in the past", (startDate, start) => {
	expect(repeatValuesOf(taskOf(1, { startDate }), "2027-01-01")).toMatchObject({ start, followed: start });
});
