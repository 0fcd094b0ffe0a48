import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
	BenefitPlanChange,
	NewBenefit,
	NewBenefitPeriod,
	realizedOf,
	shareEvenly,
	tallyByCategory,
	tallyOf,
} from "../benefit.ts";
import { fromCents, sum, toCents } from "../value/money.ts";

const programId = "018f0000-0000-7000-8000-000000000000";
const valued = (targetValue: string, realizedValue: string, category = "Other") => ({
	targetValue,
	realizedValue,
	category,
});

describe("benefits together", () => {
	it.each([
		["none", [], { expected: "0.00", realized: "0.00", remaining: "0.00", progress: 0 }],
		[
			"half realized",
			[valued("100.10", "50.05")],
			{ expected: "100.10", realized: "50.05", remaining: "50.05", progress: 50 },
		],
		[
			"one that brought more than expected, which does not make up for the other",
			[valued("100.00", "150.00"), valued("100.00", "25.00")],
			{ expected: "200.00", realized: "175.00", remaining: "75.00", progress: 87.5 },
		],
		[
			"all of them more than expected",
			[valued("100.00", "150.00")],
			{ expected: "100.00", realized: "150.00", remaining: "0.00", progress: 100 },
		],
		[
			"one that nobody expected anything of",
			[valued("0.00", "5.00")],
			{ expected: "0.00", realized: "5.00", remaining: "0.00", progress: 100 },
		],
	])("%s add up", (_what, benefits, expected) => expect(tallyOf(benefits)).toEqual(expected));

	it("stand by category, the largest expectation first", () => {
		const found = tallyByCategory([
			valued("10.00", "0.00", "Quality"),
			valued("30.00", "15.00", "Other"),
			valued("5.00", "5.00", "Cost"),
			valued("25.00", "0.00", "Cost"),
			valued("10.00", "1.00", "Agility"),
		]);
		expect(
			found.map(({ category, count, expected, realized }) => [category, count, expected, realized]),
		).toEqual([
			["Cost", 2, "30.00", "5.00"],
			["Other", 1, "30.00", "15.00"],
			["Agility", 1, "10.00", "1.00"],
			["Quality", 1, "10.00", "0.00"],
		]);
	});

	it("lose no cent to the categories", () => {
		const cents = fc.bigInt({ min: 0n, max: 10n ** 15n }).map(fromCents);
		const one = fc.record({
			targetValue: cents,
			realizedValue: cents,
			category: fc.constantFrom("Cost", "Revenue", "Other"),
		});
		fc.assert(
			fc.property(fc.array(one, { maxLength: 20 }), (benefits) => {
				const all = tallyOf(benefits);
				const categories = tallyByCategory(benefits);
				for (const key of ["expected", "realized", "remaining"] as const) {
					expect(sum(categories.map((each) => each[key]))).toBe(all[key]);
				}
				const truth = benefits.reduce((total, { targetValue }) => total + toCents(targetValue), 0n);
				expect(toCents(all.expected)).toBe(truth);
			}),
		);
	});
});

test("The realized value follows the months that are accounted for", () => {
	expect(realizedOf([])).toBeNull();
	expect(realizedOf([{ actual: null }])).toBeNull();
	expect(realizedOf([{ actual: "0.00" }, { actual: null }])).toBe("0.00");
	expect(realizedOf([{ actual: "0.10" }, { actual: "0.20" }, { actual: null }])).toBe("0.30");
});

test("An amount that is shared evenly loses no cent, and no part is more than a cent larger", () => {
	expect(shareEvenly("100.00", 3)).toEqual(["33.33", "33.33", "33.34"]);
	fc.assert(
		fc.property(fc.bigInt({ min: 0n, max: 10n ** 16n }), fc.integer({ min: 1, max: 240 }), (cents, parts) => {
			const shares = shareEvenly(fromCents(cents), parts);
			expect(toCents(sum(shares))).toBe(cents);
			const sorted = shares.map(toCents).sort((a, b) => (a < b ? -1 : 1));
			expect((sorted.at(-1) ?? 0n) - (sorted[0] ?? 0n) <= 1n).toBe(true);
		}),
	);
});

describe("a new benefit", () => {
	it("needs a program and a name, and has a default for all else", () => {
		expect(NewBenefit.parse({ programId, name: " Fewer calls " })).toEqual({
			programId,
			name: "Fewer calls",
			description: null,
			category: "Other",
			targetValue: "0.00",
			realizedValue: "0.00",
			status: "Not Started",
			ownerId: null,
			ownerAfterClosureId: null,
		});
	});

	it.each([
		[{ name: "" }, ["name"], "Benefit name is required"],
		[{ targetValue: "-1" }, ["targetValue"], "The amount must not be negative"],
		[{ realizedValue: "1.234" }, ["realizedValue"], expect.stringContaining("Enter an amount")],
		[{ status: "Done" }, ["status"], expect.any(String)],
		[{ ownerId: "me" }, ["ownerId"], "This is not a valid id"],
	])("refuses %j at its field", (wrong, path, message) => {
		const { error } = NewBenefit.safeParse({ programId, name: "Fewer calls", ...wrong });
		expect(error?.issues).toMatchObject([{ path, message }]);
	});
});

describe("a month of the plan", () => {
	it.each([
		["2026-03", "2026-03-01"],
		["2026-03-01", "2026-03-01"],
	])("written %s is stored as its first day", (month, stored) => {
		expect(NewBenefitPeriod.parse({ month })).toEqual({ month: stored, planned: "0.00", actual: null });
	});

	it.each(["2026", "2026-13", "2026-03-02", "March 2026", "2200-01", 202603])("is not %j", (month) => {
		expect(NewBenefitPeriod.safeParse({ month }).success).toBe(false);
	});

	it("is named once in a change", () => {
		const { error } = BenefitPlanChange.safeParse({
			periods: [{ month: "2026-03" }, { month: "2026-03-01" }],
		});
		expect(error?.issues).toMatchObject([
			{ path: ["periods", 1, "month"], message: "2026-03 is named twice" },
		]);
	});
});
