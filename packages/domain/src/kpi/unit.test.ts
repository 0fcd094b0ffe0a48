import { expect, test } from "vitest";
import { kpiInput, NewKpi } from "../kpi.ts";
import { type KpiUnit, kpiUnits, type StoredUnit, unitAfter, unitFromWords, unitOf } from "./unit.ts";

const custom = (unitLabel: string): StoredUnit => ({ unit: "custom", unitLabel });
const plain = (unit: KpiUnit | null): StoredUnit => ({ unit, unitLabel: null });
const kpi = { programId: "018f0000-0000-7000-8000-000000000000", name: "Throughput" };

test.each(kpiUnits)("a KPI may be in %s", (unit) => {
	const unitLabel = unit === "custom" ? "pallets / h" : null;
	expect(NewKpi.parse({ ...kpi, unit, unitLabel })).toMatchObject({ unit, unitLabel });
});

test.each<[StoredUnit, currency: string, expected: string | null]>([
	[plain("%"), "EUR", "%"],
	[plain("$"), "EUR", "$"],
	[plain("currency"), "EUR", "EUR"],
	[plain("currency"), "USD", "$"],
	[custom("tickets"), "USD", "tickets"],
	[custom("CHF"), "EUR", "CHF"],
	[plain(null), "EUR", null],
])("the values of %j in a program in %s are in %s", (stored, currency, expected) => {
	expect(unitOf(stored, currency)).toBe(expected);
});

test.each<[words: string | null, currency: string, expected: StoredUnit]>([
	[null, "USD", plain(null)],
	["  ", "USD", plain(null)],
	["%", "USD", plain("%")],
	["$", "EUR", plain("$")],
	["Days", "EUR", plain("days")],
	["currency", "PLN", plain("currency")],
	["EUR", "EUR", plain("currency")],
	["EUR", "USD", custom("EUR")],
	["custom", "USD", custom("custom")],
	["Fehler je 1.000 Sendungen", "EUR", custom("Fehler je 1.000 Sendungen")],
	["Stunden\nje Auftrag", "EUR", custom("Stunden je Auftrag")],
	["x".repeat(41), "EUR", custom(`${"x".repeat(39)}…`)],
])("the words %j for a program in %s become %j", (words, currency, expected) => {
	expect(unitFromWords(words, currency)).toEqual(expected);
});

test.each<[what: string, before: StoredUnit, change: Partial<StoredUnit>, after: StoredUnit]>([
	["another unit drops the label", custom("tickets"), { unit: "days" }, plain("days")],
	["no unit drops the label", custom("tickets"), { unit: null }, plain(null)],
	["the same unit keeps it", custom("tickets"), { unit: "custom" }, custom("tickets")],
	["a label alone keeps the unit", custom("tickets"), { unitLabel: "calls" }, custom("calls")],
	[
		"a label is given with the unit",
		plain("days"),
		{ unit: "custom", unitLabel: "shifts" },
		custom("shifts"),
	],
	[
		"a label for another unit stays wrong",
		plain("days"),
		{ unitLabel: "x" },
		{ unit: "days", unitLabel: "x" },
	],
])("%s", (_what, before, change, after) => {
	expect(unitAfter(before, change)).toEqual(after);
});

test("a label that stands longer may stay, and no other of its length comes", () => {
	const long = "Fehler je 1.000 Sendungen";
	const form = kpiInput(custom(long));
	expect(form.safeParse({ ...kpi, ...custom(long) }).success).toBe(true);
	expect(form.safeParse({ ...kpi, ...custom("Fehler je 2.000 Sendungen") }).success).toBe(false);
	expect(NewKpi.safeParse({ ...kpi, ...custom(long) }).success).toBe(false);
});
