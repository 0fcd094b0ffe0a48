import { describe, expect, test } from "vitest";
import { countFindings, type Finding, type Validation, validatedFindings, validationOf } from "./research.ts";

const judged = (claim: string): Validation => ({
	claim,
	strength: "STRONG",
	details: "",
	contradicts: false,
	contradiction: null,
});

describe("The judgement that belongs to a fact", () => {
	test.each([
		["the same words", "Demand grew by 22 percent.", "Demand grew by 22 percent."],
		["other case and punctuation", "DEMAND grew, by “22 percent”!", "demand grew by 22 percent"],
		[
			"a claim that holds the fact",
			"Demand grew by 22 percent.",
			"In 2025 demand grew by 22 percent in Spain",
		],
		["a claim that is a part of the fact", "In 2025, demand grew by 22 percent in Spain.", "Demand grew"],
		["line breaks and dashes", "Same-day\n  delivery  grew", "same-day delivery grew"],
		["German letters", "Die Nachfrage wächst – überall.", "DIE NACHFRAGE WÄCHST ÜBERALL"],
	])("is found by %s", (_, fact, claim) => {
		expect(validationOf(fact, [judged("Something else entirely"), judged(claim)])?.claim).toBe(claim);
	});

	test("is none when nothing speaks of it", () => {
		expect(validationOf("Demand grew", [judged("Prices fell")])).toBeNull();
		expect(validationOf("Demand grew", [])).toBeNull();
	});

	test("is not one without words, which every text would hold", () => {
		expect(validationOf("Demand grew", [judged("…"), judged("")])).toBeNull();
		expect(validationOf("!", [judged("Demand grew")])).toBeNull();
	});

	test("is the nearest when several would do", () => {
		const near = "Demand grew by 22 percent in Spain";
		const found = validationOf("Demand grew by 22 percent", [judged("Demand"), judged(near), judged("grew")]);
		expect(found?.claim).toBe(near);
	});
});

test("Findings are counted as they are shown, each with the judgement beside it", () => {
	const fact = (text: string): Finding => ({ fact: text, confidence: "low", citation: "", quote: null });
	const findings = {
		sources: [],
		market_dynamics: [fact("Demand grew"), fact("Prices fell")],
		competitive_landscape: [],
		language_preferences: [],
		buyer_behavior: [fact("Nobody judged this")],
		regulatory_factors: [fact("Night work needs a permit")],
	};
	const validation: Validation[] = [
		judged("Demand grew"),
		{ ...judged("prices fell."), strength: "WEAK", contradicts: true },
		{ ...judged("Night work needs a permit"), strength: "MODERATE" },
		{ ...judged("Said in no finding that is shown"), contradicts: true },
	];
	const shown = validatedFindings({ findings, validation });
	expect(shown.map(({ finding, validation: of }) => [finding.fact, of?.strength])).toEqual([
		["Demand grew", "STRONG"],
		["Prices fell", "WEAK"],
		["Nobody judged this", undefined],
		["Night work needs a permit", "MODERATE"],
	]);
	expect(countFindings(shown)).toEqual({ all: 4, confirmed: 2, contradicted: 1 });
});
