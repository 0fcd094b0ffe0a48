// @vitest-environment node

import { dayNumber } from "@throughline/domain/value/day";
import { describe, expect, test } from "vitest";
import type { GanttZoom } from "../gantt-props.ts";
import { barBox, diamondBox } from "./bar-box.ts";
import { dayAt, timeScale, xOf } from "./time-scale.ts";

const zooms: readonly GanttZoom[] = ["day", "week", "month", "quarter", "fit"];
const today = dayNumber("2026-11-21");
const start = dayNumber("2026-02-01");
/** Plans of one day to twenty years, in panes of a phone to a wall. */
const plans = [1, 2, 9, 60, 365, 730, 7300].flatMap((days) =>
	[120, 340, 1060, 5000].map((view) => ({ days, view, plan: { start, end: start + days } })),
);

/** Some forty days of a plan, from its first to its last. */
function daysOf(length: number): number[] {
	const step = Math.max(1, Math.floor(length / 40));
	return Array.from({ length: Math.ceil(length / step) }, (_, index) => start + index * step);
}

describe.each(zooms)("At zoom %s, whatever the plan and the pane", (zoom) => {
	test("days keep their order, each as wide as the other, and are found again", () => {
		for (const { days, view, plan } of plans) {
			const scale = timeScale(zoom, plan, view, today);
			expect(scale.pxPerDay).toBeGreaterThan(0);
			for (const day of daysOf(days)) {
				expect(xOf(scale, day + 1) - xOf(scale, day)).toBeCloseTo(scale.pxPerDay, 6);
				expect(dayAt(scale, xOf(scale, day))).toBeCloseTo(day, 6);
			}
		}
	});

	test("every bar and diamond is whole inside the timeline, never thinner than the least", () => {
		for (const { days, view, plan } of plans) {
			const scale = timeScale(zoom, plan, view, today);
			for (const day of daysOf(days)) {
				const bars = [1, 5, days].map((length) =>
					barBox(scale, { start: day, end: Math.min(day + length, plan.end) }),
				);
				for (const { x, width } of [...bars, diamondBox(scale, day)]) {
					expect(x).toBeGreaterThanOrEqual(0);
					expect(x + width).toBeLessThanOrEqual(scale.width);
				}
				for (const { width } of bars) expect(width).toBeGreaterThanOrEqual(scale.leastBar);
			}
		}
	});

	test("the timeline fills the pane", () => {
		for (const { view, plan } of plans) {
			expect(timeScale(zoom, plan, view, today).width).toBeGreaterThanOrEqual(view);
		}
	});
});

test("Fitted, the plan takes the pane's width and a bar is at least 2 % of it", () => {
	const plan = { start, end: start + 730 };
	const scale = timeScale("fit", plan, 1060, today);
	expect(scale.width).toBe(1060);
	expect(barBox(scale, { start, end: start + 1 }).width).toBe(22);
	expect(xOf(scale, plan.end)).toBeLessThanOrEqual(1060);
	expect(xOf(scale, plan.end)).toBeGreaterThan(900);
});

test("A bar twice as long is twice as wide", () => {
	const scale = timeScale("fit", { start, end: start + 100 }, 1060, today);
	const [short, long] = [20, 40].map((days) => barBox(scale, { start, end: start + days }).width);
	expect(Math.abs((long ?? 0) - 2 * (short ?? 0))).toBeLessThanOrEqual(1);
});

test("With nothing planned the weeks around today are in view", () => {
	const scale = timeScale("fit", null, 1060, today);
	expect(xOf(scale, today)).toBeGreaterThan(0);
	expect(xOf(scale, today)).toBeLessThan(1060);
});
