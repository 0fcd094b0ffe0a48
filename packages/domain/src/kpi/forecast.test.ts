import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type DatedValue, forecast, forecastVerdict, studentQuantile975 } from "./forecast.ts";

const day = (number: number) => new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10);

describe("a forecast", () => {
	it("goes on along the line through the values, with no band when all lie on it", () => {
		const values = [0, 10, 20].map((x) => ({ date: day(x), value: 5 + 2 * x }));
		const found = forecast(values, day(30));
		expect(found?.slope).toBeCloseTo(2, 10);
		expect(found?.target).toMatchObject({ date: day(30) });
		for (const each of [found?.target.value, found?.target.low, found?.target.high]) {
			expect(each).toBeCloseTo(65, 8);
		}
	});

	// Calculated by hand: x 1…5, y 2 4 5 4 5: slope 0.6, intercept 2.2, s² = 2.4/3, t(0.975; 3) = 3.1824;
	// at x = 6: 5.8 ± 3.1824 · √0.8 · √(1 + 1/5 + 9/10).
	it("has the band that the textbook's formula gives", () => {
		const values = [2, 4, 5, 4, 5].map((value, index) => ({ date: day(index + 1), value }));
		const target = forecast(values, day(6))?.target;
		expect(target?.value).toBeCloseTo(5.8, 10);
		expect(target?.high).toBeCloseTo(5.8 + 4.1248, 3);
		expect(target?.low).toBeCloseTo(5.8 - 4.1248, 3);
	});

	it("stops at what the measure cannot leave, and says from which day on", () => {
		const falling = [30, 20, 12].map((value, index) => ({ date: day(index * 30), value }));
		const found = forecast(falling, day(365), { min: 0, max: null });
		// 29.667 − 0.3 a day: the line is at zero on day 98.9.
		expect(found?.reached).toEqual({ bound: 0, date: day(99) });
		expect(found?.target).toMatchObject({ value: 0, low: 0 });
		const points = found?.points ?? [];
		expect(Math.min(...points.flatMap(({ value, low, high }) => [value, low, high]))).toBe(0);

		const rising = [70, 80, 90].map((value, index) => ({ date: day(index * 30), value }));
		const share = forecast(rising, day(365), { min: 0, max: 100 });
		expect(share?.reached).toEqual({ bound: 100, date: day(90) });
		expect(share?.target).toMatchObject({ value: 100, low: 100, high: 100 });
		expect(forecast(rising, day(75), { min: 0, max: 100 })?.reached).toBeNull();
	});

	it("begins at the last measured day, ends at the target day, and widens on the way", () => {
		const values = [3, 9, 4, 12, 7].map((value, index) => ({ date: day(index * 30), value }));
		const points = forecast([...values].reverse(), day(400))?.points ?? [];
		expect([points[0]?.date, points.at(-1)?.date]).toEqual([day(120), day(400)]);
		const widths = points.map(({ low, high }) => high - low);
		expect(widths).toEqual([...widths].sort((a, b) => a - b));
		expect(new Set(points.map(({ date }) => date)).size).toBe(points.length);
	});

	it.each<[string, DatedValue[], string]>([
		["two values", [0, 1].map((x) => ({ date: day(x), value: x })), day(9)],
		["no value", [], day(9)],
		["a target day that has been measured", [0, 1, 2].map((x) => ({ date: day(x), value: x })), day(2)],
		["a target day in the past", [0, 1, 2].map((x) => ({ date: day(x), value: x })), day(1)],
	])("is not made from %s", (_what, values, until) => expect(forecast(values, until)).toBeNull());

	it("is the same whatever the order, and moves with the values", () => {
		const values = fc.uniqueArray(
			fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: -100, max: 100 })),
			{
				minLength: 3,
				maxLength: 20,
				selector: ([x]) => x,
			},
		);
		fc.assert(
			fc.property(values, fc.integer({ min: -50, max: 50 }), (pairs, lift) => {
				const plain = pairs.map(([x, value]) => ({ date: day(x), value }));
				const lifted = plain.map(({ date, value }) => ({ date, value: value + lift })).reverse();
				const one = forecast(plain, day(700))?.target;
				const other = forecast(lifted, day(700))?.target;
				expect((other?.value ?? Number.NaN) - (one?.value ?? Number.NaN)).toBeCloseTo(lift, 4);
				expect((other?.high ?? 0) - (other?.low ?? 0)).toBeCloseTo((one?.high ?? 0) - (one?.low ?? 0), 3);
			}),
		);
	});
});

test.each<[string, "higher_is_better" | "lower_is_better", number, string]>([
	["more is better and the worst case is above it", "higher_is_better", 80, "On course"],
	["more is better and the band reaches it", "higher_is_better", 90, "Uncertain"],
	["more is better and the best case is below it", "higher_is_better", 101, "Off course"],
	["less is better and the worst case is below it", "lower_is_better", 100, "On course"],
	["less is better and the band reaches it", "lower_is_better", 90, "Uncertain"],
	["less is better and the best case is above it", "lower_is_better", 79, "Off course"],
])("A target is judged by the band when %s", (_case, direction, target, verdict) => {
	expect(forecastVerdict({ low: 80, high: 100 }, target, direction)).toBe(verdict);
});

// Published tables (for instance NIST/SEMATECH, 1.3.6.7.2).
test.each([
	[1, 12.706],
	[2, 4.303],
	[10, 2.228],
	[11, 2.201],
	[15, 2.131],
	[30, 2.042],
	[60, 2.0],
	[120, 1.98],
	[100_000, 1.96],
])("With %d degrees of freedom t is %d", (degrees, expected) => {
	expect(studentQuantile975(degrees)).toBeCloseTo(expected, 3);
});
