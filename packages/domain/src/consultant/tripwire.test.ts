import { describe, expect, test } from "vitest";
import { crosses, evaluateValue, reasonOf } from "./tripwire.ts";

describe("a threshold", () => {
	const table = [
		["above", "10", "10.0", false],
		["above", "10", "10.0000001", true],
		["above", "-1", "-2", false],
		["below", "90", "89.99", true],
		["below", "90", "90", false],
		["below", "0.1", "0.3", false],
	] as const;
	test.each(table)("%s %s is crossed by %s: %s", (direction, threshold, value, crossed) => {
		expect(crosses({ direction, threshold }, value)).toBe(crossed);
	});
});

describe("a value", () => {
	const wire = { direction: "above" as const, threshold: "10" };
	const [noon, later] = ["2026-11-21T12:00:00.000Z", "2026-11-21T13:00:00.000Z"];
	const table = [
		["reopens a decision that held", null, null, "11", "reopens"],
		["leaves one that holds", null, null, "10", null],
		["leaves one that is open, beyond or within", noon, null, "12", null],
		["leaves one that is open when it is back within", noon, null, "9", null],
		["leaves a settled one while it is still beyond", noon, later, "12", null],
		["lets a settled one hold again", noon, later, "9", "holds again"],
		["lets a settled one hold again when nothing is left to watch", noon, later, null, "holds again"],
		["reopens one that held again", null, later, "11", "reopens"],
		["is nothing without an object", null, null, null, null],
	] as const;
	test.each(table)("%s", (_, crossedAt, settledAt, value, outcome) => {
		expect(evaluateValue({ ...wire, crossedAt, settledAt }, value)).toBe(outcome);
	});
});

test("the reason names what is watched, its value, the threshold and the assumption", () => {
	const wire = {
		direction: "above" as const,
		threshold: "2400000",
		metric: "cost" as const,
		unit: "$",
		subject: "Approved spending",
		assumption: "The budget of $2.4 million suffices",
	};
	expect(reasonOf({ ...wire, unit: "EUR", threshold: "2400000.5" }, "2500000.00")).toContain(
		"is at €2,500,000, above €2,400,000.50.",
	);
	expect(reasonOf(wire, "2500000.00")).toBe(
		"Approved spending is at $2,500,000, above $2,400,000. The decision assumes: The budget of $2.4 million suffices",
	);
});
