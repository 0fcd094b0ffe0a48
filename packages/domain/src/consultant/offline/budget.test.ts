import { describe, expect, test } from "vitest";
import { materialOf } from "../../../tests/material.ts";
import { planOf } from "../../../tests/plan.ts";
import { costBase } from "./money.ts";

function budgetIn(text: string) {
	const base = costBase(materialOf(text));
	return base?.isBudget ? base : null;
}

describe("the budget of a program", () => {
	test.each([
		[
			"Verspätungen kosten uns 9 Mio. € im Jahr. Für das Programm stehen 4,8 Mio. € zur Verfügung.",
			4_800_000,
		],
		["We lost $9 million last year. We have $2.75M of uncommitted cash.", 2_750_000],
		["We lost €9 million last year. The program has €4.8 million available.", 4_800_000],
		["The board set aside $700,000. We lost $9 million last year.", 700_000],
		["The limit is €4.0 million, not €6.5 million.", 4_000_000],
		[
			"Die Obergrenze liegt nicht bei den alten Zahlen: das Budget beträgt 4 Mio. €, nicht 6,5 Mio. €.",
			4_000_000,
		],
		["The budget was cut from $6 million to $4 million.", 4_000_000],
		["The program has $4 million available. The IT budget is $1.9 million.", 4_000_000],
		["The budget is $4 million. Of this budget, $500,000 is for training.", 4_000_000],
	])("is what the material says can be spent: %s", (text, value) => {
		expect(budgetIn(text)?.value).toBe(value);
		expect(budgetIn(text)?.text).not.toMatch(/lower|niedriger/);
	});

	test.each([
		"The tool is available for $30,000 from two vendors.",
		"The system failed because the IT budget was frozen at €1.9 million.",
	])("is no price and nothing that was frozen: %s", (text) => {
		expect(budgetIn(text)).toBeNull();
	});

	test.each([
		["The budget is €4 million. Sales are slow. The budget is €6 million.", "€4 million, the lower of two"],
		[
			"The budget is €6.5 million. The CFO corrected that: the limit is €4.0 million, not €6.5 million.",
			"€4.0 million, the lower of two",
		],
		[
			"Das Budget beträgt 4 Mio. €. Der Vorstand hat 6 Mio. € genehmigt.",
			"4 Mio. €, das niedrigere von zweien",
		],
	])("is the lower one where two are named, and says so: %s", (text, said) => {
		expect(budgetIn(text)?.text).toBe(said);
		expect(planOf(text, text).funding.sources[0]?.source).toContain(said);
	});
});
