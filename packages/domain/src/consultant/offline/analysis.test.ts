import { describe, expect, test } from "vitest";
import { Analysis, confidenceBand, EnhancedAnalysis } from "../analysis.ts";
import type { Passage } from "../evidence.ts";
import { readMaterial } from "../reading/material.ts";
import { sentencesOf } from "../text/passages.ts";
import { offlineAnalysis, offlineEnhancedAnalysis } from "./analysis.ts";
import { offlineResearch } from "./research.ts";

const documentId = "018f0000-0000-7000-8000-000000000001";
const memo = `Customers in Spain cancel contracts when a delivery is late.
A survey in Spain says that customers cancel contracts after the second late delivery.
Key accounts complain about late deliveries.
Our market share in Spain is 14 percent.
The sales team puts our market share in Spain at 22 percent.
Late deliveries happen because the stock is wrong.`;

const passages: Passage[] = sentencesOf(memo, "en").map(({ start, end, text }, position) => ({
	id: `018f0000-0000-7000-8000-1${String(position).padStart(11, "0")}`,
	documentId,
	position,
	start,
	end,
	text,
}));
const material = readMaterial([{ id: documentId, name: "Memo", content: memo }], passages);
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
