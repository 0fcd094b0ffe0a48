import { expect, it } from "vitest";
import { isHighUtilization, loadBand, loadOf } from "../resource.ts";

it.each([
	[0, 0, "Available"],
	[2, 40, "Available"],
	[3, 60, "Optimal"],
	[4, 80, "High Load"],
	[5, 100, "Overloaded"],
	[9, 100, "Overloaded"],
])("%i active tasks are a load of %i percent: %s", (tasks, load, band) => {
	expect(loadOf(tasks)).toBe(load);
	expect(loadBand(load)).toBe(band);
});

it.each([
	[90, "Overloaded"],
	[89, "High Load"],
	[70, "High Load"],
	[69, "Optimal"],
	[50, "Optimal"],
	[49, "Available"],
])("a load of %i percent is %s", (load, band) => expect(loadBand(load)).toBe(band));

it.each([
	[69, false],
	[70, true],
])("a load of %i percent is high utilization: %s", (load, high) =>
	expect(isHighUtilization(load)).toBe(high),
);
