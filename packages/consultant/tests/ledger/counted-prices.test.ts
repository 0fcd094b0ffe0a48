import { expect, it } from "vitest";
import { problemCostOf } from "../../src/case/problem/problem-cost.ts";
import { caseOfText } from "../read-text.ts";

it.each([
	["We could give each driver a key safe: £65 each for 14 buses, done in two weeks.", 910],
	["Wir könnten Schlüsselkästen einbauen: je 65 € für 14 Busse, in zwei Wochen.", 910],
	["Podríamos poner cajas: 65 € cada una para 14 autobuses, en dos semanas.", 910],
	["We could buy key safes: £900 for 14 buses, done in two weeks.", 900],
])("a price for each counts as often as is said behind it: %s", (way, price) => {
	const { options } = caseOfText(
		`3 November 2026\n\n19 % of the runs are late.\n\n- ${way}\n- Do a pilot: £900, one week.`,
	);
	expect(options[0]?.price?.max).toBe(price);
});

it.each([
	"The county deducts £140 for every late run, which was £23,800 between September and November.",
	"Das Amt zieht 140 € für jede verspätete Fahrt ab, zusammen 23.800 € von September bis November.",
])("a sum behind the price of one is the problem's cost: %s", (said) => {
	const cost = problemCostOf(caseOfText(`24 November 2026\n\n19 % of the runs are late.\n\n${said}`));
	expect([cost?.entry.figure.value, cost?.amount !== null]).toEqual([23_800, true]);
});
