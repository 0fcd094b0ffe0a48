import { expect, test } from "vitest";
import { workingCalendar } from "../calendar/calendar.ts";
import { shiftedDates } from "./shift-dates.ts";

// 2026-03-02 is a Monday; the Wednesday after it is a holiday.
const calendar = workingCalendar(["2026-03-04"]);

test.each([
	{ name: "within the week", from: ["2026-03-02", "2026-03-02"], days: 1, to: ["2026-03-03", "2026-03-03"] },
	{ name: "over a holiday", from: ["2026-03-02", "2026-03-03"], days: 1, to: ["2026-03-03", "2026-03-05"] },
	{ name: "over a weekend", from: ["2026-03-05", "2026-03-06"], days: 1, to: ["2026-03-06", "2026-03-09"] },
	{ name: "back", from: ["2026-03-09", "2026-03-10"], days: -1, to: ["2026-03-06", "2026-03-09"] },
	{ name: "from a weekend", from: ["2026-03-07", "2026-03-08"], days: 1, to: ["2026-03-10", "2026-03-10"] },
	{ name: "with a start alone", from: ["2026-03-02", null], days: 1, to: ["2026-03-03", null] },
	{ name: "with an end alone", from: [null, "2026-03-02"], days: 1, to: [null, "2026-03-03"] },
	{ name: "without dates", from: [null, null], days: 1, to: [null, null] },
])("A task is shifted $name", ({ from: [startDate = null, endDate = null], days, to }) => {
	expect(Object.values(shiftedDates({ startDate, endDate }, days, calendar))).toEqual(to);
});
