import type { PortfolioProgram, ProgramMoney } from "@throughline/domain/portfolio";
import { describe, expect, test } from "vitest";
import { partsOf, shownCurrencies, shownMoney, sumsOf } from "./portfolio-money.ts";

const money = (budget: string): ProgramMoney => ({
	budget,
	spent: "0.00",
	forecast: null,
	exposure: "0.00",
	contingency: "0.00",
	benefitsPlanned: "0.00",
	benefitsForecast: "0.00",
	benefitsRealized: "0.00",
});

function program(currency: string, budget: string, converted?: string): PortfolioProgram {
	const rate = {
		fromCurrency: currency,
		toCurrency: "EUR",
		rate: "0.5",
		validFrom: "2026-01-01",
		inverse: false,
	};
	return {
		id: `${currency}${budget}`,
		name: "P",
		status: "Active",
		startDate: null,
		endDate: null,
		currency,
		portfolioId: null,
		version: 1,
		rating: null,
		reasons: [],
		tasks: { total: 0, completed: 0, overdue: 0, afterEnd: 0, lastEnd: null },
		progress: { done: null, planned: null },
		nextGate: null,
		money: money(budget),
		converted: converted === undefined ? null : { rate, money: money(converted) },
		people: { members: 0, overloaded: 0 },
		waiting: { expenses: 0, reviews: 0, decisions: 0 },
		lastChangeAt: null,
	};
}

const programs = [
	program("EUR", "100.00"),
	program("USD", "10.00", "5.00"),
	program("USD", "30.00", "15.00"),
	program("GBP", "7.00"),
];

describe("Sums of programs in several currencies", () => {
	test("are one per currency, the most frequent first, and never add two", () => {
		expect(sumsOf(programs, null, "budget")).toEqual([
			{ currency: "USD", amount: "40.00" },
			{ currency: "EUR", amount: "100.00" },
			{ currency: "GBP", amount: "7.00" },
		]);
	});

	test("hold what was converted, and keep apart what has no rate", () => {
		expect(shownCurrencies(programs, "EUR")).toEqual(["EUR", "GBP"]);
		expect(sumsOf(programs, "EUR", "budget")).toEqual([
			{ currency: "EUR", amount: "120.00" },
			{ currency: "GBP", amount: "7.00" },
		]);
		expect(shownMoney(program("GBP", "7.00"), "EUR").currency).toBe("GBP");
	});

	test("are made of what each program brings, the most first", () => {
		expect(partsOf(programs, "EUR", "budget", "EUR").map(({ amount }) => amount)).toEqual([
			"100.00",
			"15.00",
			"5.00",
		]);
		expect(partsOf(programs, null, "spent", "USD")).toEqual([]);
	});

	test("that come to nothing are left out", () => {
		expect(sumsOf(programs, null, "spent")).toEqual([]);
	});
});
