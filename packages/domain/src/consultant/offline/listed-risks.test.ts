import { expect, test } from "vitest";
import { planOf } from "../../../tests/plan.ts";

test.each([
	[
		"Risks we see: 1) losing two of our senior engineers; 2) a delay of the new portal; 3) resistance in the branches.",
		["losing two of our senior engineers", "a delay of the new portal", "resistance in the branches"],
	],
	[
		"Risks: losing key accounts; failing the audit in March; and a strike of the drivers.",
		["losing key accounts", "failing the audit in March", "a strike of the drivers"],
	],
	[
		"Risiken: Abgang von Schlüsselkräften; Verzug der neuen Halle; Widerstand im Betriebsrat am 3. März.",
		["Abgang von Schlüsselkräften", "Verzug der neuen Halle", "Widerstand im Betriebsrat am 3. März"],
	],
	[
		"Die größten Risiken sind: 1. Abgang von Schlüsselkräften; 2. Verzug der neuen Halle.",
		["Abgang von Schlüsselkräften", "Verzug der neuen Halle"],
	],
])(
	"Each item of a list of risks is a risk of its own, with its own words as its quote: %s",
	(list, items) => {
		const text = `Late orders cost us $640,000 a year.\n${list}`;
		const risks = planOf(text, "Nobody books the returns").risks;
		const quotes = risks.flatMap(({ because }) => because ?? []);
		for (const item of items) {
			const risk = risks.find(({ because }) => because?.text === item);
			expect(risk?.description).toContain(item);
			expect(text.slice(risk?.because?.start, risk?.because?.end)).toBe(item);
		}
		expect(quotes.map(({ text: quote }) => quote)).not.toContain(list);
	},
);
