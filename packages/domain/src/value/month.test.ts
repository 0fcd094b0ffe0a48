import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "./day.ts";
import { addMonths, lastDayOf, monthOf, monthsFrom, sameDayIn } from "./month.ts";

const day = fc
	.date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
	.map((date) => date.toISOString().slice(0, 10));

describe("months", () => {
	it.each([
		["2026-11", 2, "2027-01"],
		["2026-01", -1, "2025-12"],
		["2026-03", -27, "2023-12"],
	])("%s and %i months is %s", (month, count, expected) => expect(addMonths(month, count)).toBe(expected));

	it.each([
		["2026-05-31", -3, "2026-02-28"],
		["2028-05-31", -3, "2028-02-29"],
		["2026-11-21", -3, "2026-08-21"],
		["2026-01-30", 1, "2026-02-28"],
	])("the same day as %s, %i months on, is %s", (from, count, expected) =>
		expect(sameDayIn(from, count)).toBe(expected),
	);

	it("follow each other without a gap", () => {
		expect(monthsFrom("2026-11", "2027-02")).toEqual(["2026-11", "2026-12", "2027-01", "2027-02"]);
		expect(monthsFrom("2026-11", "2026-10")).toEqual([]);
	});

	it("end the day before the next one begins", () => {
		fc.assert(
			fc.property(day, (each) => {
				expect(addDays(lastDayOf(monthOf(each)), 1)).toBe(`${addMonths(monthOf(each), 1)}-01`);
			}),
		);
	});
});
