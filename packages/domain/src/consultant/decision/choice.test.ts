import { expect, test } from "vitest";
import type { Decision, DecisionOption } from "../decision.ts";
import { budgetAssumed, chosenOption, firstUndecided, totalOfChoice, validChoice } from "./choice.ts";
import { partsTogether } from "./cost-parts.ts";

function option(id: string, min: number, max: number, months: number): DecisionOption {
	return {
		id,
		label: id,
		description: "",
		warning: null,
		reasoning: "",
		estimated_cost: { min, max },
		cost_basis: "",
		estimated_timeline_months: months,
		recommended: false,
		pros: [],
		cons: [],
	};
}

function decision(id: string, options: DecisionOption[]): Decision {
	return { id, question: `${id}?`, context: "", options, assumptions: [], quotes: [] };
}

const decisions = [
	decision("approach", [
		option("carts", 1_700_000, 2_100_000, 13),
		option("conveyor", 2_900_000, 3_800_000, 18),
	]),
	decision("rollout", [option("zones", 150_000, 240_000, 8), option("weekend", 90_000, 130_000, 1)]),
];

test("The chosen options' costs add up, and the longest of them says the time", () => {
	expect(totalOfChoice(decisions, { approach: "carts", rollout: "weekend" })).toEqual({
		chosen: 2,
		decisions: 2,
		cost: { min: 1_790_000, max: 2_230_000 },
		parts: null,
		currency: "USD",
		months: 13,
	});
	expect(totalOfChoice(decisions, {})).toMatchObject({ chosen: 0, cost: { min: 0, max: 0 }, months: 0 });
});

test("What is chosen costs what the decisions are counted in", () => {
	const inEuros = decisions.map((each) => ({ ...each, currency: "EUR" }));
	expect(totalOfChoice(inEuros, {}).currency).toBe("EUR");
});

test("What an option comes to depends on what it goes with", () => {
	const crew: DecisionOption = {
		...option("crew", 100_000, 200_000, 13),
		cost_basis: "Of the carts",
		depending_on: [
			{
				decisionId: "approach",
				optionId: "conveyor",
				warning: "Above the budget",
				estimated_cost: { min: 300_000, max: 400_000 },
				cost_basis: "Of the conveyor",
				estimated_timeline_months: 20,
			},
		],
	};
	const all = [...decisions, decision("ownership", [crew])];
	const chosen = { rollout: "weekend", ownership: "crew" };
	expect(totalOfChoice(all, { ...chosen, approach: "carts" })).toMatchObject({
		cost: { min: 1_890_000, max: 2_430_000 },
		months: 13,
	});
	expect(totalOfChoice(all, { ...chosen, approach: "conveyor" })).toMatchObject({
		cost: { min: 3_290_000, max: 4_330_000 },
		months: 20,
	});
	expect(chosenOption(decision("ownership", [crew]), { ...chosen, approach: "conveyor" })).toMatchObject({
		id: "crew",
		warning: "Above the budget",
		cost_basis: "Of the conveyor",
	});
});

test("A choice that the decisions no longer offer counts as none", () => {
	const selected = { approach: "carts", rollout: "by-night", former: "anything" };
	expect(validChoice(decisions, selected)).toEqual({ approach: "carts" });
	expect(firstUndecided(decisions, selected)?.id).toBe("rollout");
	expect(firstUndecided(decisions, { approach: "carts", rollout: "zones" })).toBeNull();
});

test("What is paid once and what recurs add up each for itself; where nothing recurs there are no parts", () => {
	const cost = { min: 10_000, max: 20_000 };
	const recurring = {
		once: { min: 1_000, max: 1_000 },
		yearly: { min: 12_000, max: 12_000 },
		counted_months: 8,
	};
	expect(partsTogether([{ cost }, { cost: { min: 9_000, max: 9_000 }, parts: recurring }])).toEqual({
		once: { min: 11_000, max: 21_000 },
		yearly: { min: 12_000, max: 12_000 },
		counted_months: 8,
	});
	expect(partsTogether([{ cost }, { cost, parts: null }])).toBeNull();
});

test("What is counted over different times still adds up to what it costs", () => {
	const flat = (amount: number) => ({ min: amount, max: amount });
	const rent = (yearly: number, months: number) => ({
		cost: flat((yearly * months) / 12),
		parts: { once: flat(0), yearly: flat(yearly), counted_months: months },
	});
	// A half-year's rent is over before the year is.
	expect(partsTogether([rent(24_000, 12), rent(6_000, 6)])).toEqual({
		once: flat(3_000),
		yearly: flat(24_000),
		counted_months: 12,
	});
	expect(partsTogether([rent(24_000, 24), rent(6_000, 12)])).toEqual({
		once: flat(24_000),
		yearly: flat(30_000),
		counted_months: 12,
	});
	expect(partsTogether([rent(24_000, 6), rent(6_000, 3)])).toEqual({
		once: flat(1_500),
		yearly: flat(24_000),
		counted_months: 6,
	});
});

test("What may be spent is what the first assumption with a budget says", () => {
	const assuming = (...budgets: (number | null | undefined)[]) => ({
		...decision("approach", []),
		assumptions: budgets.map((budget, index) => ({ id: `a${index}`, text: "", quote: null, budget })),
	});
	expect(budgetAssumed([assuming(undefined, null), assuming(4_100_000), assuming(850_000)])).toBe(4_100_000);
	expect(budgetAssumed([assuming(null)])).toBeNull();
});
