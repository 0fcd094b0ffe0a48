import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromCents, sum, toCents } from "../value/money.ts";
import { budgetTrend, type TrendInputs } from "./trend.ts";

const today = "2026-11-15";
const base: TrendInputs = {
	startDate: "2026-10-01",
	endDate: "2026-12-31",
	sources: [],
	expenses: [],
	today,
};
const source = (allocatedAmount: string, dateReceived: string | null = null) => ({
	allocatedAmount,
	dateReceived,
});
const spend = (amount: string, expenseDate: string) => ({ amount, expenseDate });

describe("planned spend", () => {
	it("spreads a source evenly over the days of the program", () => {
		const { months, unplanned } = budgetTrend({ ...base, sources: [source("9200.00")] });
		expect(months.map(({ month, planned }) => [month, planned])).toEqual([
			["2026-10", "3100.00"],
			["2026-11", "3000.00"],
			["2026-12", "3100.00"],
		]);
		expect(unplanned).toBe("0.00");
	});

	it("begins when the money is received, not before the program starts", () => {
		const late = budgetTrend({ ...base, sources: [source("6100.00", "2026-11-01")] });
		expect(late.months.map(({ planned }) => planned)).toEqual(["0.00", "3000.00", "3100.00"]);
		const early = budgetTrend({ ...base, sources: [source("9200.00", "2026-01-01")] });
		expect(early.months[0]).toMatchObject({ month: "2026-10", planned: "3100.00" });
	});

	it("puts money that comes after the end into the month in which it comes", () => {
		const { months } = budgetTrend({
			...base,
			endDate: "2026-10-31",
			sources: [source("5.00", "2026-11-03")],
		});
		expect(months.at(-1)).toMatchObject({ month: "2026-11", planned: "5.00" });
	});

	it("says what has no dates to be planned by", () => {
		const { months, unplanned } = budgetTrend({ ...base, endDate: null, sources: [source("5.00")] });
		expect(months.every(({ planned }) => planned === null)).toBe(true);
		expect(unplanned).toBe("5.00");
	});

	it("adds up to the budget, to the cent, whatever the dates", () => {
		const day = fc.constantFrom("2026-01-31", "2026-10-07", "2026-12-30", "2027-02-03");
		fc.assert(
			fc.property(
				fc.array(fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.option(day)), { minLength: 1 }),
				(sources) => {
					const given = sources.map(([cents, date]) => source(fromCents(cents), date));
					const { months } = budgetTrend({ ...base, sources: given });
					const all = given.map(({ allocatedAmount }) => allocatedAmount);
					expect(sum(months.map(({ planned }) => planned ?? "0.00"))).toBe(sum(all));
				},
			),
		);
	});
});

describe("actual spend", () => {
	it("is counted in the month of its date, and is unknown for months to come", () => {
		const expenses = [spend("10.00", "2026-10-31"), spend("5.00", "2026-11-01"), spend("2.50", "2026-11-15")];
		const { months, cumulative } = budgetTrend({ ...base, sources: [source("20.00")], expenses });
		expect(months.map(({ actual }) => actual)).toEqual(["10.00", "7.50", null]);
		expect(cumulative.map(({ date, actual }) => [date, actual])).toEqual([
			["2026-10-31", "10.00"],
			["2026-11-15", "17.50"],
			["2026-11-30", null],
			["2026-12-31", null],
		]);
	});

	it("before the program's start, or booked ahead, is shown too", () => {
		const expenses = [spend("1.00", "2026-08-03"), spend("2.00", "2027-01-10")];
		const { months } = budgetTrend({ ...base, expenses });
		expect(months.map(({ month }) => month)).toEqual([
			"2026-08",
			"2026-09",
			"2026-10",
			"2026-11",
			"2026-12",
			"2027-01",
		]);
		expect(months.at(-1)?.actual).toBe("2.00");
	});
});

describe("the forecast", () => {
	// 3,000 in three months is 1,000 a month: half of November is still to come.
	const expenses = [spend("3000.00", "2026-11-15")];

	it("goes on from what is spent at the burn rate, by the day", () => {
		const { cumulative } = budgetTrend({ ...base, sources: [source("100000.00")], expenses });
		expect(cumulative.slice(1, 4).map(({ date, forecast }) => [date, forecast])).toEqual([
			["2026-11-15", "3000.00"],
			["2026-11-30", "3500.00"],
			["2026-12-31", "4500.00"],
		]);
		expect(cumulative[0]?.forecast).toBeNull();
	});

	it.each([
		["3500.00", "2026-11"],
		["3500.01", "2026-12"],
		["4500.00", "2026-12"],
		["4500.01", "2027-01"],
		["15500.00", "2027-11"],
	])("with a budget of %s runs out in %s", (total, month) => {
		expect(budgetTrend({ ...base, sources: [source(total)], expenses }).runsOut).toEqual({
			when: "month",
			month,
		});
	});

	it("says when the money has run out already, and when it never will", () => {
		expect(budgetTrend({ ...base, sources: [source("3000.00")], expenses }).runsOut).toEqual({
			when: "already",
		});
		expect(budgetTrend({ ...base, sources: [source("5.00")] }).runsOut).toEqual({ when: "never" });
		expect(budgetTrend(base).runsOut).toEqual({ when: "never" });
		const cent = [spend("0.03", "2026-11-15")];
		expect(budgetTrend({ ...base, sources: [source("99999.00")], expenses: cent }).runsOut).toEqual({
			when: "never",
		});
	});

	it("reaches the budget in the month that it names, and not before", () => {
		fc.assert(
			fc.property(
				fc.bigInt({ min: 1n, max: 10n ** 9n }),
				fc.bigInt({ min: 1n, max: 10n ** 10n }),
				(spent, more) => {
					const given = {
						...base,
						sources: [source(fromCents(spent + more))],
						expenses: [spend(fromCents(spent), today)],
					};
					const { runsOut, cumulative } = budgetTrend(given);
					if (runsOut.when !== "month") return;
					const reached = cumulative.find(({ forecast }) => forecast && toCents(forecast) >= spent + more);
					// Drawn for two years beyond the end only.
					expect(reached?.date.slice(0, 7) ?? runsOut.month).toBe(runsOut.month);
				},
			),
		);
	});
});
