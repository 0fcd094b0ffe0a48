import { describe, expect, test } from "vitest";
import type { Passage } from "../evidence.ts";
import { readMaterial } from "../reading/material.ts";
import { sentencesOf } from "../text/passages.ts";
import { offlineResearch } from "./research.ts";

const documentId = "018f0000-0000-7000-8000-000000000001";
const study = `Demand for same-day delivery grew by 22 percent in 2025.
Sales of same-day delivery grew, and demand for it will go on growing.
Two competitors offer delivery within two hours.
Customers in Spain cancel contracts when a delivery is late.
A survey says that customers cancel contracts after the second late delivery.
Our market share in Spain is 14 percent.
The sales team puts our market share in Spain at 22 percent.
Night work needs a permit from the works council.`;

function research() {
	const passages: Passage[] = sentencesOf(study, "en").map(({ start, end, text }, position) => ({
		id: `018f0000-0000-7000-8000-1${String(position).padStart(11, "0")}`,
		documentId,
		position,
		start,
		end,
		text,
	}));
	const material = readMaterial([{ id: documentId, name: "Market study", content: study }], passages);
	return offlineResearch(material, { rootCause: "Late delivery makes customers cancel", whysPath: [] });
}

describe("research on a market study", () => {
	const { findings, validation, sources } = { ...research(), sources: research().findings.sources };
	const facts = [
		findings.market_dynamics,
		findings.competitive_landscape,
		findings.language_preferences,
		findings.buyer_behavior,
		findings.regulatory_factors,
	].flat();

	test("sorts what the study says into the groups", () => {
		expect(findings.regulatory_factors.map(({ fact }) => fact)).toEqual([
			"Night work needs a permit from the works council.",
		]);
		expect(findings.competitive_landscape.map(({ fact }) => fact)).toContain(
			"Two competitors offer delivery within two hours.",
		);
		expect(findings.buyer_behavior.length).toBeGreaterThan(0);
	});

	test("states nothing that the study does not say, word for word", () => {
		for (const { fact, quote, citation } of facts) {
			expect(study).toContain(fact);
			expect(quote && study.slice(quote.start, quote.end)).toBe(fact);
			expect(citation).toContain(documentId);
		}
	});

	test("reports the contradiction, and holds both sides for weak", () => {
		const disputed = validation.filter(({ contradicts }) => contradicts);
		expect(disputed.map(({ claim }) => claim).sort()).toEqual([
			"Our market share in Spain is 14 percent.",
			"The sales team puts our market share in Spain at 22 percent.",
		]);
		expect(disputed.every(({ strength }) => strength === "WEAK")).toBe(true);
	});

	test("holds for stronger what is said twice", () => {
		const claim = validation.find(({ claim }) => claim.startsWith("A survey says"));
		expect(claim).toMatchObject({ strength: "MODERATE", contradicts: false });
	});

	test("names its source with how much it says about the question", () => {
		expect(sources).toEqual([{ title: "Market study", url: expect.any(String), relevance_score: 1 }]);
	});

	test("is the same again", () => {
		expect(research()).toEqual(research());
	});
});
