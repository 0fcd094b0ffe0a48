// @vitest-environment node

import { workingCalendar } from "@throughline/domain/task/calendar/calendar";
import { dayNumber } from "@throughline/domain/value/day";
import { describe, expect, test } from "vitest";
import type { GanttZoom } from "../gantt-props.ts";
import { axisTicks, shadedDays } from "./ticks.ts";
import { timeScale, xOf } from "./time-scale.ts";

const plan = { start: dayNumber("2026-11-02"), end: dayNumber("2027-12-31") };
const scaleOf = (zoom: GanttZoom) => timeScale(zoom, plan, 1000, plan.start);

/** The axis at the plan's first day. */
function axisAt(zoom: GanttZoom) {
	const scale = scaleOf(zoom);
	const left = Math.round(xOf(scale, plan.start));
	return axisTicks(scale, left, left + 300);
}

describe("The axis", () => {
	test.each([
		["day", ["November 2026"], ["Mon 2", "Tue 3", "Wed 4", "Thu 5", "Fri 6", "Sat 7", "Sun 8"]],
		["week", ["November 2026"], ["Nov 2", "Nov 9", "Nov 16", "Nov 23"]],
		["month", ["2026", "2027"], ["November", "December", "January"]],
		["quarter", ["2026", "2027"], ["Q4", "Q1", "Q2", "Q3"]],
	] as const)("at zoom %s reads %j over %j", (zoom, upper, lower) => {
		const axis = axisAt(zoom);
		expect(axis.upper.map(({ label }) => label)).toEqual(upper);
		expect(axis.lower.map(({ label }) => label)).toEqual(lower);
	});

	test.each(["day", "week", "month", "quarter", "fit"] as const)("has no gap at zoom %s", (zoom) => {
		const scale = scaleOf(zoom);
		const { upper, lower } = axisTicks(scale, 0, scale.width);
		for (const ticks of [upper, lower]) {
			expect(ticks[0]?.x).toBeLessThanOrEqual(0);
			for (const [index, tick] of ticks.entries()) {
				const next = ticks[index + 1];
				if (next) expect(next.x).toBe(tick.x + tick.width);
				else expect(tick.x + tick.width).toBeGreaterThanOrEqual(scale.width);
			}
		}
	});

	test("draws no more cells than the pane has room for, however long the plan is", () => {
		const long = timeScale("day", { start: plan.start, end: plan.start + 40_000 }, 1000, plan.start);
		expect(axisTicks(long, 500_000, 501_000).lower.length).toBeLessThan(25);
	});
});

describe("Days off", () => {
	const scale = scaleOf("week");
	const x = (date: string) => Math.round(xOf(scale, dayNumber(date)));

	test("are Saturday and Sunday, and a holiday beside them makes one stretch", () => {
		const calendar = workingCalendar(["2026-11-27"]);
		expect(shadedDays(scale, calendar, x("2026-11-16"), x("2026-11-30"))).toEqual([
			{ x: x("2026-11-21"), width: 28 },
			{ x: x("2026-11-27"), width: 42 },
		]);
	});

	test("are left out where a day is too thin to tell", () => {
		expect(shadedDays(scaleOf("quarter"), workingCalendar([]), 0, 1000)).toEqual([]);
	});
});
