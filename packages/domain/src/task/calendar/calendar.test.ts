import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayNumber, dayOf, weekdayOf } from "../../value/day.ts";
import { workingCalendar } from "./calendar.ts";
import { weekdays } from "./working-week.ts";

describe("a working calendar", () => {
	const summer = workingCalendar(["2026-07-03", "2026-07-06", "2026-07-06", "2026-07-11"]);

	it.each([
		["2026-07-02", true],
		["2026-07-03", false],
		["2026-07-04", false],
		["2026-07-05", false],
		["2026-07-06", false],
		["2026-07-07", true],
	])("%s is a working day: %s", (text, works) => {
		expect(summer.isWorkingDay(dayNumber(text))).toBe(works);
	});

	it("steps over weekends and holidays", () => {
		const thursday = summer.position(dayNumber("2026-07-02"));
		expect([0, 1, 2, 3, 4, 5].map((step) => dayOf(summer.dayAt(thursday + step)))).toEqual([
			"2026-07-02",
			"2026-07-07",
			"2026-07-08",
			"2026-07-09",
			"2026-07-10",
			"2026-07-13",
		]);
	});

	it("counts like somebody who goes through it day by day", () => {
		const near = fc.integer({ min: -40, max: 80 }).map((offset) => dayOf(dayNumber("2026-01-01") + offset));
		const someWeek = fc
			.record({
				monday: fc.boolean(),
				tuesday: fc.boolean(),
				wednesday: fc.boolean(),
				thursday: fc.boolean(),
				friday: fc.boolean(),
				saturday: fc.boolean(),
				sunday: fc.boolean(),
			})
			.filter((week) => weekdays.some((day) => week[day]));
		fc.assert(
			fc.property(fc.array(near, { maxLength: 20 }), someWeek, (holidays, week) => {
				const calendar = workingCalendar(holidays, week);
				let position = calendar.position(dayNumber("2025-12-01"));
				for (let number = dayNumber("2025-12-01"); number < dayNumber("2026-03-20"); number++) {
					expect(calendar.position(number)).toBe(position);
					const { length } = holidays.filter((holiday) => dayNumber(holiday) === number);
					const works = week[weekdays[weekdayOf(number)] ?? "monday"] && length === 0;
					expect(calendar.isWorkingDay(number)).toBe(works);
					if (works) expect(calendar.dayAt(position++)).toBe(number);
				}
			}),
			{ numRuns: 50 },
		);
	});
});
