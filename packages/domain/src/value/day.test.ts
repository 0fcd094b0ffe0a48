import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, dayNumber, dayOf, daysBetween, mondayOf, weekdayOf } from "./day.ts";

const day = fc
	.date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
	.map((date) => date.toISOString().slice(0, 10));

describe("days as numbers", () => {
	it("count from 1 January 1970, a Thursday", () => {
		expect(dayNumber("1970-01-01")).toBe(0);
		expect(weekdayOf(0)).toBe(3);
		expect(dayNumber("2000-02-29")).toBe(11016);
	});

	it("agree with the platform's calendar, there and back", () => {
		fc.assert(
			fc.property(day, (text) => {
				const number = dayNumber(text);
				expect(number).toBe(Date.parse(text) / 86_400_000);
				expect(dayOf(number)).toBe(text);
				expect(weekdayOf(number)).toBe((new Date(text).getUTCDay() + 6) % 7);
			}),
		);
	});
});

describe("days", () => {
	it("cross months, years and the change to summer time", () => {
		expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
		expect(addDays("2026-03-29", 1)).toBe("2026-03-30");
	});

	it("count days forth and back", () => {
		fc.assert(
			fc.property(day, fc.integer({ min: -5000, max: 5000 }), (each, count) => {
				expect(daysBetween(each, addDays(each, count))).toBe(count);
			}),
		);
	});

	it.each([
		["2026-11-16", "2026-11-16"],
		["2026-11-21", "2026-11-16"],
		["2026-11-22", "2026-11-16"],
		["2026-11-23", "2026-11-23"],
	])("%s lies in the week of %s", (each, monday) => expect(mondayOf(each)).toBe(monday));
});
