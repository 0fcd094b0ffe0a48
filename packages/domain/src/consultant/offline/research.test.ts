import { describe, expect, test } from "vitest";
import { documentId, materialOf } from "../../../tests/material.ts";
import { offlineResearch } from "./research.ts";

const study = `Demand for same-day delivery grew by 22 percent in 2025.
Sales of same-day delivery grew, and demand for it will go on growing.
Two competitors offer delivery within two hours.
Customers in Spain cancel contracts when a delivery is late.
A survey says that customers cancel contracts after the second late delivery.
Our market share in Spain is 14 percent.
The sales team puts our market share in Spain at 22 percent.
Night work needs a permit from the works council.`;

function research(text = study) {
	const material = materialOf(text, "Market study");
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

/** Each fact of a text with its group. */
function factsOf(text: string): Record<string, string> {
	const { sources, ...found } = research(text).findings;
	return Object.fromEntries(
		Object.entries(found).flatMap(([group, facts]) => facts.map(({ fact }) => [fact, group])),
	);
}

/** What was weighed of a text, in a section or not. */
function weighedIn(text: string): string[] {
	return research(text).validation.map(({ claim }) => claim);
}

/** What is said of how well each fact of a text is backed, in the order of the text. */
function backing(text: string): string[] {
	const { validation } = research(text);
	return validation
		.toSorted((one, other) => text.indexOf(one.claim) - text.indexOf(other.claim))
		.map(({ strength, details }) => `${strength} ${details}`);
}

describe("what supports a finding", () => {
	const alone = "WEAK Said once; nothing else in the material confirms it.";
	const one = "MODERATE 1 other passage supports this.";

	test("is no step of the same chain of causes", () => {
		const chain =
			"Orders leave late because pickers search for articles. Pickers search because the stock is wrong. The stock is wrong because nobody books the returns.";
		expect(backing(chain)).toEqual([alone, alone, alone]);
	});

	test("is a passage that gives the same reason, or says what the finding says", () => {
		expect(
			backing(
				"The stock is wrong because nobody books the returns. The audit found that the stock is wrong because nobody books returns. A count of March says that the stock is wrong.",
			),
		).toEqual([one, one, "STRONG 2 other passages support this."]);
	});

	test("is no passage that leaves out its figure", () => {
		expect(
			backing(
				"Late deliveries cost us 14 percent of our customers in Spain. Late deliveries cost us customers in Spain. The survey says that late deliveries cost 14 percent of customers in Spain.",
			),
		).toEqual([one, "STRONG 2 other passages support this.", one]);
	});

	test("is not disputed for what its reason denies, but for what denies it", () => {
		const [because, count, not] = [
			"The stock is wrong because nobody books the returns.",
			"A count of March says that the stock is wrong.",
			"The stock is not wrong, says the warehouse.",
		];
		const disputedIn = (text: string) =>
			research(text)
				.validation.filter(({ contradicts }) => contradicts)
				.map(({ claim }) => claim);
		expect(disputedIn(`${because} ${count}`)).toEqual([]);
		expect(disputedIn(`${because} ${count} ${not}`).sort()).toEqual([count, because, not].sort());
	});

	test("is said in German of German material", () => {
		const german =
			"Aufträge gehen zu spät hinaus, weil die Kommissionierer Artikel suchen. Die Kommissionierer suchen, weil der Bestand falsch ist. Laut Prüfung ist der Bestand falsch.";
		expect(backing(german)).toEqual([
			"WEAK Einmal gesagt; nichts sonst im Material bestätigt es.",
			"WEAK Einmal gesagt; nichts sonst im Material bestätigt es.",
			"MODERATE 1 weitere Stelle stützt das.",
		]);
	});
});

describe("what becomes a finding", () => {
	test("goes where it belongs by what it says, not by a stray word", () => {
		expect(
			factsOf(
				"Travel and wages are booked to the region and not to the repair. Nobody acts on the first-time fix rate, so 30 percent of the visits fail. The stock list costs $90,000 a year. Customers in Wales prefer to be served in Welsh. Sales of spare parts fell by 9 percent. The vacancies stem from a pay gap of 11 percent to two national competitors. Contracts are lost because reports are written in English only. Night work needs a permit from the works council.",
			),
		).toEqual({
			"Customers in Wales prefer to be served in Welsh.": "language_preferences",
			"Sales of spare parts fell by 9 percent.": "market_dynamics",
			"The vacancies stem from a pay gap of 11 percent to two national competitors.": "market_dynamics",
			"Contracts are lost because reports are written in English only.": "language_preferences",
			"Night work needs a permit from the works council.": "regulatory_factors",
		});
	});

	test("goes where it belongs in German too", () => {
		expect(
			factsOf(
				"Die Kunden in Wales wollen auf Walisisch bedient werden. Die Nachfrage nach Hauben wuchs um 8 Prozent. Die Liste der Bestände kostet 90.000 Euro im Jahr.",
			),
		).toEqual({
			"Die Kunden in Wales wollen auf Walisisch bedient werden.": "language_preferences",
			"Die Nachfrage nach Hauben wuchs um 8 Prozent.": "market_dynamics",
		});
	});

	test.each([
		["Betriebsbedingte Kündigungen sind durch den Tarif ausgeschlossen.", null],
		["Der KIS-Hersteller kündigt den Support zum Jahresende.", null],
		["Die Mitarbeiter beschweren sich über die späten Dienstpläne.", null],
		["Shifts are announced late because the staff cancel at short notice.", null],
		["We must not interrupt operations in the peak season.", null],
		["Der Betrieb darf in der Saison nicht unterbrochen werden.", null],
		["Risks we see: 1) the supplier loses its licence, 2) the crane fails.", null],
		["LineCold and FrigoTrans together won 6 of our last 11 tenders.", "competitive_landscape"],
		["Two customers make 60% of revenue.", "buyer_behavior"],
		["Kunden kündigen ihre Verträge nach der zweiten Verspätung.", "buyer_behavior"],
		["Customers complain that the staff cancel visits.", "buyer_behavior"],
	])("goes where it belongs by whom it is about: “%s”", (sentence, group) => {
		expect(factsOf(sentence)).toEqual(group === null ? {} : { [sentence]: group });
	});

	test("is neither a title, an announcement, a table's head nor what nobody knows", () => {
		const text =
			"A market study for the board of Halden, July 2026.\n\nI owe the board a candid account of how customers left.\n\nCountry | Kitchens | Spending in $ million | Growth a year\nNorway | 40 | 12 | 3 percent\n\nWe do not know what customers would pay. Orders are late because the oven is old.";
		expect(weighedIn(text)).toEqual(["Orders are late because the oven is old."]);
	});

	test.each([
		["Orders are late because it is unclear who decides on them.", null],
		["Aufträge sind spät, weil noch nicht entschieden ist, wer die Schichten plant.", null],
		[
			"We do not know whether customers leave because of the price.",
			"We do not know whether customers leave because of the price.",
		],
		[
			"Ob die Kunden wegen des Preises gehen, ist bisher unbekannt.",
			"Ob die Kunden wegen des Preises gehen, ist bisher unbekannt.",
		],
	])("is what nobody knows only where that is the cause of something: “%s”", (sentence, gap) => {
		expect(weighedIn(sentence)).toEqual(gap === null ? [sentence] : []);
		expect(research(sentence).gaps.filter((each) => each === sentence)).toEqual(gap === null ? [] : [gap]);
	});

	test("is weighed once, with what happens inside, which stands in no section", () => {
		const inside = "Second visits took 400 hours of dispatch.";
		const { findings, validation } = research(`${study}\n${inside}`);
		const { sources, ...found } = findings;
		const facts = Object.values(found).flat();
		expect(validation.map(({ claim }) => claim)).toEqual([...facts.map(({ fact }) => fact), inside]);
		expect(sources).toHaveLength(1);
	});

	test("makes the best source the measure of relevance", () => {
		for (const { relevance_score } of research(`${study}\nThe roof is red.`).findings.sources)
			expect(relevance_score).toBe(1);
	});
});
