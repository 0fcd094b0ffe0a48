import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromCents, sum, toCents } from "../value/money.ts";
import { type ProjectionInputs, projectBenefits } from "./projection.ts";

const nothing: ProjectionInputs = {
	endDate: null,
	benefits: [],
	allocated: "0.00",
	expenses: [],
	discountRate: "0.00",
	today: "2026-06-15",
};
const planned = (...months: [month: string, planned: string, actual?: string][]) => ({
	targetValue: "0.00",
	realizedValue: "0.00",
	periods: months.map(([month, amount, actual]) => ({
		month: `${month}-01`,
		planned: amount,
		actual: actual ?? null,
	})),
});

describe("the projection of benefits", () => {
	// Spent 1,000 in January; 600 came in July 2026 and 600 in January 2027, six and twelve months later.
	it("is what one calculates by hand", () => {
		const found = projectBenefits({
			...nothing,
			expenses: [{ amount: "1000.00", expenseDate: "2026-01-20" }],
			benefits: [planned(["2026-07", "600.00"], ["2027-01", "600.00"])],
			discountRate: "10.00",
		});
		expect(found).toMatchObject({
			totalBenefit: "1200.00",
			totalCost: "1000.00",
			netBenefit: "200.00",
			roi: 20,
			paybackMonths: 12,
			// −1000 + 600 ÷ 1.1^0.5 + 600 ÷ 1.1 = −1000 + 572.0776 + 545.4545
			npv: "117.53",
			discountRate: "10.00",
		});
		expect(found?.months).toHaveLength(13);
		expect(found?.months.at(6)).toEqual({
			month: "2026-07",
			benefit: "600.00",
			cost: "0.00",
			cumulative: "-400.00",
		});
	});

	it("takes a month's actual where it is accounted for, and its plan where not", () => {
		const found = projectBenefits({
			...nothing,
			expenses: [{ amount: "100.00", expenseDate: "2026-01-01" }],
			benefits: [planned(["2026-04", "80.00", "30.00"], ["2026-05", "80.00"], ["2026-07", "80.00"])],
		});
		expect(found).toMatchObject({ totalBenefit: "190.00", roi: 90, paybackMonths: 4, npv: "90.00" });
	});

	it("says what leads from the targets to the sum that it calculates with", () => {
		const found = projectBenefits({
			...nothing,
			expenses: [{ amount: "100.00", expenseDate: "2026-01-01" }],
			benefits: [
				// 20 of the target are in no month's plan, and 50 less came than was planned.
				{ ...planned(["2026-04", "80.00", "30.00"], ["2026-07", "100.00"]), targetValue: "200.00" },
				// Without a plan, more came than was expected at all.
				{ ...planned(), targetValue: "40.00", realizedValue: "45.00" },
				{ ...planned(), targetValue: "60.00", realizedValue: "10.00" },
			],
		});
		expect(found).toMatchObject({
			totalTarget: "300.00",
			plansBeyondTargets: "-20.00",
			actualsBeyondPlans: "-45.00",
			totalBenefit: "235.00",
		});
	});

	it("spends what is left of the funding evenly until the program's end", () => {
		const found = projectBenefits({
			...nothing,
			endDate: "2026-08-31",
			allocated: "400.00",
			expenses: [{ amount: "100.00", expenseDate: "2026-05-02" }],
			benefits: [planned(["2026-10", "500.00"])],
		});
		expect(found?.months.map(({ month, cost }) => [month, cost])).toEqual([
			["2026-05", "100.00"],
			["2026-06", "100.00"],
			["2026-07", "100.00"],
			["2026-08", "100.00"],
			["2026-09", "0.00"],
			["2026-10", "0.00"],
		]);
		expect(found).toMatchObject({ totalCost: "400.00", roi: 25, paybackMonths: 5 });
	});

	it("counts what was spent beyond the funding", () => {
		const found = projectBenefits({
			...nothing,
			allocated: "400.00",
			expenses: [{ amount: "500.00", expenseDate: "2026-05-02" }],
			benefits: [planned(["2026-10", "250.00"])],
		});
		expect(found).toMatchObject({ totalCost: "500.00", roi: -50, paybackMonths: null, npv: "-250.00" });
	});

	it("lets a benefit without a plan come over the year after the program's end", () => {
		const found = projectBenefits({
			...nothing,
			endDate: "2026-09-30",
			allocated: "100.00",
			benefits: [{ targetValue: "130.00", realizedValue: "10.00", periods: [] }],
		});
		const came = found?.months.filter(({ benefit }) => benefit !== "0.00");
		expect(came?.map(({ month, benefit }) => [month, benefit])).toEqual([
			["2026-06", "10.00"],
			...["10", "11", "12"].map((month) => [`2026-${month}`, "10.00"]),
			...["01", "02", "03", "04", "05", "06", "07", "08", "09"].map((month) => [`2027-${month}`, "10.00"]),
		]);
	});

	it("counts a benefit without a plan that brought more than expected with what it brought", () => {
		const found = projectBenefits({
			...nothing,
			allocated: "100.00",
			benefits: [{ targetValue: "50.00", realizedValue: "150.00", periods: [] }],
		});
		expect(found).toMatchObject({ totalBenefit: "150.00", roi: 50, paybackMonths: 0 });
	});

	it("pays back when the debt is gone for good, not before a later cost brings it back", () => {
		const found = projectBenefits({
			...nothing,
			expenses: [
				{ amount: "100.00", expenseDate: "2026-01-05" },
				{ amount: "100.00", expenseDate: "2026-04-05" },
			],
			benefits: [planned(["2026-02", "120.00"], ["2026-06", "90.00"])],
		});
		expect(found?.paybackMonths).toBe(5);
	});

	it.each<[string, Partial<ProjectionInputs>]>([
		["without benefits", { allocated: "100.00" }],
		["with benefits worth nothing", { allocated: "100.00", benefits: [planned(["2026-07", "0.00"])] }],
		["without costs", { benefits: [planned(["2026-07", "10.00"])] }],
		["without anything", {}],
	])("is nothing %s", (_case, inputs) => expect(projectBenefits({ ...nothing, ...inputs })).toBeNull());

	const cents = fc.bigInt({ min: 1n, max: 10n ** 12n }).map(fromCents);
	const month = fc
		.tuple(fc.integer({ min: 2024, max: 2029 }), fc.integer({ min: 1, max: 12 }))
		.map(([year, each]) => `${year}-${String(each).padStart(2, "0")}`);
	const inputs: fc.Arbitrary<ProjectionInputs> = fc.record({
		endDate: fc.option(fc.constantFrom("2025-01-31", "2027-03-15"), { nil: null }),
		benefits: fc.array(
			fc.record({
				targetValue: cents,
				realizedValue: cents,
				periods: fc.array(
					fc.record({
						month: month.map((each) => `${each}-01`),
						planned: cents,
						actual: fc.option(cents, { nil: null }),
					}),
					{ maxLength: 6 },
				),
			}),
			{ minLength: 1, maxLength: 5 },
		),
		allocated: cents,
		expenses: fc.array(fc.record({ amount: cents, expenseDate: month.map((each) => `${each}-17`) }), {
			maxLength: 6,
		}),
		discountRate: fc.constant("0.00"),
		today: fc.constant("2026-06-15"),
	});

	it("adds up to the cent, month by month, and without a rate its present value is the net benefit", () => {
		fc.assert(
			fc.property(inputs, (each) => {
				const found = projectBenefits(each);
				if (!found) return;
				expect(sum(found.months.map(({ benefit }) => benefit))).toBe(found.totalBenefit);
				expect(sum(found.months.map(({ cost }) => cost))).toBe(found.totalCost);
				expect(found.months.at(-1)?.cumulative).toBe(found.netBenefit);
				expect(found.npv).toBe(found.netBenefit);
				const spent = each.expenses.reduce((total, { amount }) => total + toCents(amount), 0n);
				const cost = spent > toCents(each.allocated) ? spent : toCents(each.allocated);
				expect(toCents(found.totalCost)).toBe(cost);
				expect(found.paybackMonths === null).toBe(found.netBenefit.startsWith("-"));
			}),
		);
	});
});
