import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ExpenseCategory } from "../funding.ts";
import { expenseCategories } from "../funding.ts";
import { fromCents, toCents } from "../value/money.ts";
import { budgetOf, burnRateOf, spendByCategory } from "./budget.ts";

const today = "2026-11-21";

function spend(
	amount: string,
	expenseDate = today,
	category: ExpenseCategory = "Software",
	approved = false,
) {
	return {
		amount,
		expenseDate,
		category,
		approvedById: approved ? "018f0000-0000-7000-8000-000000000000" : null,
	};
}

const cents = fc.bigInt({ min: 0n, max: 9_999_999_999_999_999n });
const spends = fc.array(
	fc.record({
		amount: cents.map(fromCents),
		category: fc.constantFrom(...expenseCategories),
		expenseDate: fc.constantFrom("2026-08-21", "2026-08-22", "2026-11-21", "2026-11-22"),
		approvedById: fc.constantFrom(null, "018f0000-0000-7000-8000-000000000000"),
	}),
);

describe("a budget", () => {
	it("adds up sources and expenses, and says what is left and used", () => {
		const sources = [
			{ allocatedAmount: "1000.10", dateReceived: null },
			{ allocatedAmount: "0.20", dateReceived: null },
		];
		const expenses = [spend("333.33"), spend("0.10", "2025-01-01", "Travel", true)];
		expect(budgetOf(sources, expenses, today)).toEqual({
			total: "1000.30",
			spent: "333.43",
			remaining: "666.87",
			utilization: 33.3,
			burnRate: "111.11",
			unapproved: "333.33",
			unapprovedCount: 1,
		});
	});

	it("without a source is 0 percent used, and what was spent is missing", () => {
		expect(budgetOf([], [spend("5.00")], today)).toMatchObject({ utilization: 0, remaining: "-5.00" });
	});

	it("is above 100 percent used when overspent", () => {
		const sources = [{ allocatedAmount: "100.00", dateReceived: null }];
		expect(budgetOf(sources, [spend("125.05")], today)).toMatchObject({
			utilization: 125.1,
			remaining: "-25.05",
		});
	});

	it("agrees with whole numbers of cents, to the cent, for any money", () => {
		fc.assert(
			fc.property(fc.array(cents), spends, (allocated, expenses) => {
				const sources = allocated.map((each) => ({ allocatedAmount: fromCents(each), dateReceived: null }));
				const total = allocated.reduce((all, each) => all + each, 0n);
				const spent = expenses.reduce((all, { amount }) => all + BigInt(amount.replace(".", "")), 0n);
				const open = expenses.reduce(
					(all, { amount, approvedById }) => all + (approvedById ? 0n : BigInt(amount.replace(".", ""))),
					0n,
				);
				const budget = budgetOf(sources, expenses, today);
				expect(toCents(budget.total)).toBe(total);
				expect(toCents(budget.spent)).toBe(spent);
				expect(toCents(budget.remaining)).toBe(total - spent);
				expect(toCents(budget.unapproved)).toBe(open);
				const perMille = total === 0n ? 0n : (spent * 2000n + total) / (2n * total);
				expect(budget.utilization).toBe(Number(perMille) / 10);
			}),
		);
	});
});

describe("the burn rate", () => {
	it.each<[string, string, string]>([
		["today counts", "2026-11-21", "100.00"],
		["tomorrow does not", "2026-11-22", "0.00"],
		["the day after three months ago counts", "2026-08-22", "100.00"],
		["the same day three months ago does not", "2026-08-21", "0.00"],
	])("is a third of the last three months' spend: %s", (_what, date, expected) => {
		expect(burnRateOf([spend("300.00", date)], today)).toBe(expected);
	});

	it("begins after the last day of a shorter month", () => {
		expect(burnRateOf([spend("3.00", "2026-02-28"), spend("6.00", "2026-03-01")], "2026-05-31")).toBe("2.00");
	});

	it.each([
		["0.01", "0.00"],
		["0.02", "0.01"],
		["100.00", "33.33"],
		["200.00", "66.67"],
	])("rounds a third of %s to %s", (amount, expected) =>
		expect(burnRateOf([spend(amount)], today)).toBe(expected),
	);
});

describe("spend by category", () => {
	it("names the largest first, with its share and what is open", () => {
		const expenses = [
			spend("10.00", today, "Travel"),
			spend("60.00", today, "Personnel", true),
			spend("30.00", today, "Personnel"),
		];
		expect(spendByCategory(expenses)).toEqual([
			{ category: "Personnel", amount: "90.00", share: 90, count: 2, unapproved: "30.00" },
			{ category: "Travel", amount: "10.00", share: 10, count: 1, unapproved: "10.00" },
		]);
	});

	it("adds up to all that was spent", () => {
		fc.assert(
			fc.property(spends, (expenses) => {
				const parts = spendByCategory(expenses).map(({ amount }) => toCents(amount));
				const spent = budgetOf([], expenses, today).spent;
				expect(parts.reduce((all, each) => all + each, 0n)).toBe(toCents(spent));
			}),
		);
	});
});
