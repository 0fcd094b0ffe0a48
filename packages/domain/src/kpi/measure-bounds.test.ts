import { expect, test } from "vitest";
import { measureBounds } from "./measure-bounds.ts";

test.each<[string, string | null, string | null, number[], ReturnType<typeof measureBounds>]>([
	["Time to answer a customer", "hours", "4", [30, 12, 6], { min: 0, max: null }],
	["Open complaints", "number", null, [3, 0], { min: 0, max: null }],
	["Cost per call", "$", "20", [31, 24], { min: 0, max: null }],
	["Calls solved at once", "%", "85", [62, 76.5], { min: 0, max: 100 }],
	["Revenue against last year", "%", "120", [80, 99], { min: 0, max: null }],
	["Load of the hall", "%", "90", [80, 104], { min: 0, max: null }],
	["Days ahead of plan", "days", "2", [-3, 1], { min: null, max: null }],
	["Days behind plan", "days", "-1", [3, 1], { min: null, max: null }],
	["Net promoter score", "number", "40", [12, 5], { min: null, max: null }],
	["Operating margin", "%", "12", [4, 2], { min: null, max: null }],
	["Ergebnis je Filiale", "$", "100", [40, 2], { min: null, max: null }],
])("“%s” in %s with the target %s and %j stays within %j", (name, unit, targetValue, values, bounds) => {
	expect(measureBounds({ name, unit, targetValue }, values)).toEqual(bounds);
});
