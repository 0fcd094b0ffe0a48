import { describe, expect, test } from "vitest";
import { materialOf } from "../../../tests/material.ts";
import { Analysis, confidenceBand, EnhancedAnalysis } from "../analysis.ts";
import { offlineAnalysis, offlineEnhancedAnalysis } from "./analysis.ts";
import { marketNamed } from "./market.ts";
import { offlineResearch } from "./research.ts";

const memo = `Customers in Spain cancel contracts when a delivery is late.
A survey in Spain says that customers cancel contracts after the second late delivery.
Key accounts complain about late deliveries.
Our market share in Spain is 14 percent.
The sales team puts our market share in Spain at 22 percent.
Late deliveries happen because the stock is wrong.`;

const material = materialOf(memo);
const question = {
	rootCause: "The stock is wrong",
	whysPath: ["Late deliveries", "Picking is slow", "The stock is wrong"],
};
const research = offlineResearch(material, question);

describe("the standard analysis", () => {
	const analysis = offlineAnalysis(material, { ...question, research });

	test("has the documented shape", () => {
		expect(Analysis.parse(analysis)).toEqual(analysis);
	});

	test("tells the path of the whys, and no more than was walked", () => {
		expect(analysis.five_whys.why_2).toEqual({
			question: "Why is this so: “Late deliveries”?",
			answer: "Picking is slow",
		});
		expect(analysis.five_whys.why_4).toBeNull();
	});

	test("fills a force with what the material says, and names the silent ones", () => {
		expect(analysis.porters_five_forces.buyer_power.level).toBe("high");
		for (const factor of analysis.porters_five_forces.buyer_power.factors) expect(memo).toContain(factor);
		expect(analysis.porters_five_forces.supplier_power).toMatchObject({ level: "unknown", factors: [] });
		expect(analysis.recommended_market).toBe("Spain");
	});
});

describe("the enhanced analysis", () => {
	const analysis = offlineEnhancedAnalysis(material, { ...question, research });

	test("has the documented shape, and a score that its words explain", () => {
		expect(EnhancedAnalysis.parse(analysis)).toEqual(analysis);
		expect(analysis.confidenceExplanation).toContain(`${analysis.confidenceScore} of 100`);
	});

	test("flags the forces of which the material does not speak", () => {
		expect(analysis.portersAnalysis.supplier_power.insufficientData).toBe(true);
		expect(analysis.portersAnalysis.buyer_power.insufficientData).toBe(false);
	});

	test("is no surer of a force than its passages are", () => {
		const bare = {
			...research,
			validation: research.validation.map((each) => ({ ...each, strength: "WEAK" as const })),
		};
		const { portersAnalysis } = offlineEnhancedAnalysis(material, { ...question, research: bare });
		expect(portersAnalysis.buyer_power.confidence).toBe(30);
	});

	test("counts the findings that are shown, in sentences that agree with their numbers", () => {
		const [first] = research.validation;
		const extra = first ? { ...first, claim: "Said in no finding.", contradicts: true } : [];
		const more = { ...research, validation: [...research.validation, extra].flat() };
		const { sources: _, ...groups } = research.findings;
		const shown = Object.values(groups).flat().length;
		const { executiveSummary, confidenceExplanation } = offlineEnhancedAnalysis(material, {
			...question,
			research: more,
		});
		expect(executiveSummary).toContain(`The research shows ${shown} facts of your material`);
		expect(confidenceExplanation).toContain(` of ${shown} facts `);
		expect(confidenceExplanation).not.toMatch(/\b1 of \d+ facts are\b|of five forces/);
	});

	test.each([
		[
			"Hello there.",
			"shows no fact of your material. This",
			"no fact about market, competitors, customers or rules was found, and",
		],
		[
			"Orders leave late because nobody books the returns.",
			"shows no fact of your material; one, about the inside of the organization, belongs to none of its sections. This",
			"no fact about market, competitors, customers or rules was found, and",
		],
		[
			"Customers cancel contracts after late deliveries.\nA survey says that customers cancel contracts after late deliveries.\nThe stock is wrong because nobody books the returns.",
			"shows 2 facts of your material; one more, about the inside of the organization, belongs to none of its sections. This",
			"2 of 2 facts are confirmed by another passage, none is disputed, and",
		],
		[
			"Customers leave because our support is slow.\nA survey of customers says that our support is slow.",
			"shows 2 facts of your material. This",
			"1 of 2 facts is confirmed by another passage, none is disputed, and",
		],
		[
			"Customers leave because our support is slow.\nBuyers in Spain pay late.\nWe have 40 engineers.\nWe have 25 engineers.",
			"shows 2 facts of your material; 2 more, about the inside of the organization, belong to none of its sections. This",
			"none of 2 facts is confirmed by another passage, 2 about the inside of the organization are disputed, and",
		],
		[
			"Kunden gehen, weil der Bestand falsch ist.\nUnsere Marge steigt.\nUnsere Marge sinkt.",
			"zeigt eine Aussage Ihres Materials; 2 weitere über das Innere der Organisation gehören in keinen ihrer Abschnitte. Dies",
			"die eine gefundene Aussage bestätigt keine andere Stelle, 2 über das Innere der Organisation sind umstritten, und",
		],
		[
			"Hier steht der Plan für uns.",
			"zeigt keine Aussage Ihres Materials. Dies",
			"es wurde keine Aussage über Markt, Wettbewerber, Kunden oder Regeln gefunden, und",
		],
		[
			"Der Bestand ist falsch, weil niemand die Retouren bucht.",
			"zeigt keine Aussage Ihres Materials; eine über das Innere der Organisation gehört in keinen ihrer Abschnitte. Dies",
			"es wurde keine Aussage über Markt, Wettbewerber, Kunden oder Regeln gefunden, und",
		],
		[
			"Kunden gehen, weil der Bestand falsch ist.",
			"zeigt eine Aussage Ihres Materials. Dies",
			"die eine gefundene Aussage bestätigt keine andere Stelle, und",
		],
		[
			"Der Bestand ist falsch, weil niemand die Retouren bucht.\nLaut Lager gehen 14 Prozent der Kunden wegen später Aufträge.\nLaut Vertrieb gehen 30 Prozent der Kunden wegen später Aufträge.",
			"zeigt 2 Aussagen Ihres Materials, 2 davon widerspricht eine andere Stelle; eine weitere über das Innere der Organisation gehört in keinen ihrer Abschnitte. Dies",
			"keine von 2 Aussagen bestätigt eine andere Stelle, 2 sind umstritten, und",
		],
	])("says of “%s” how much was found, in a sentence that agrees", (content, summary, explanation) => {
		const given = materialOf(content);
		const asked = { rootCause: "The stock is wrong", whysPath: [] };
		const found = offlineResearch(given, asked);
		const told = offlineEnhancedAnalysis(given, { ...asked, research: found });
		expect(told.executiveSummary).toContain(summary);
		expect(told.confidenceExplanation).toContain(`: ${explanation}`);
		expect(offlineAnalysis(given, { ...asked, research: found }).executive_summary).toBe(
			told.executiveSummary,
		);
	});

	test("asks to settle what is disputed", () => {
		expect(analysis.recommendations.map(({ text }) => text)).toContainEqual(
			expect.stringMatching(/^Settle which holds.*market share/),
		);
	});
});

test.each([
	[75, "high"],
	[74.9, "medium"],
	[50, "medium"],
	[49, "low"],
])("A confidence of %d is %s", (score, band) => {
	expect(confidenceBand(score)).toBe(band);
});

test.each([
	[
		"Die Bleche sind knapp. Als Alternative wurde geprüft, die Bleche bei einem Lieferanten in Polen stanzen zu lassen.",
		null,
	],
	["Prices fall in Norway. Spending on repairs rose in Norway.", null],
	[
		"# Service in Great Britain and the Nordic countries\n\nWe hold 9 percent of the market in Great Britain. Spending rose in Norway.",
		"Great Britain and the Nordic countries",
	],
	["We sell to customers in Poland, Germany and the Netherlands.", "Poland, Germany and the Netherlands"],
	["Our markets are Poland, Germany and the Netherlands. Our customers in Germany leave.", "Germany"],
	[
		"Unsere Kunden sind in Polen, Deutschland und den Niederlanden zu Hause.",
		"Polen, Deutschland und den Niederlanden",
	],
	["Our customers in Spain stay. Our customers in Italy leave.", null],
	["Our customers in Spain leave. The motors come from a supplier in Italy, Italy alone.", "Spain"],
])("The market of “%s” is %s", (content, market) => {
	expect(marketNamed(materialOf(content))).toBe(market);
});
