import { describe, expect, it } from "vitest";
import { decisionsOf, planOf } from "../../src/consultant.ts";
import { type PaperLanguage, papers } from "../planned-texts.ts";
import { caseOfText, consultationOf, today } from "../read-text.ts";

const measures: Record<PaperLanguage, string> = {
	en: "a camera above the belt, EUR 60,000, 3 months",
	de: "eine Kamera über dem Band, 60.000 €, 3 Monate",
	fr: "une caméra au-dessus du tapis, 60 000 €, 3 mois",
	es: "una cámara sobre la cinta, 60.000 €, 3 meses",
	it: "una telecamera sopra il nastro, 60.000 €, 3 mesi",
	nl: "een camera boven de band, € 60.000, 3 maanden",
};

/** A sentence below the facts of a paper, outside its proposals. */
const below = (language: PaperLanguage, sentence: string) =>
	[...papers[language]([], "").split("\n\n").slice(0, 2), sentence].join("\n\n");

const rolesOf = (text: string, value: number) =>
	caseOfText(text)
		.ledger.filter(({ figure }) => figure.value === value)
		.map(({ role }) => role);

const parts: [PaperLanguage, string][] = [
	["en", "We have EUR 25,000 in reserve. The bank would lend us EUR 14,000. The port contributes EUR 9,000."],
	["de", "Die Rücklage beträgt 25.000 €. Die Bank gäbe uns 14.000. Der Hafen steuert 9.000 € bei."],
	[
		"fr",
		"Nous avons 25 000 € en réserve. L'emprunt serait de 14 000 €. Le port participe à hauteur de 9 000 €.",
	],
	["es", "Tenemos ahorrados 25.000 €. El banco nos prestaría 14.000 €. El puerto aporta 9.000 €."],
	["it", "Abbiamo da parte 25.000 €. La banca ci presterebbe 14.000 €. Il porto partecipa con 9.000 €."],
	["nl", "We hebben € 25.000 gespaard. De bank wil € 14.000 lenen. De haven geeft € 9.000 subsidie."],
];

describe("what pays for the work", () => {
	it.each(parts)("is funding, neither a gain nor a limit (%s)", (language, money) => {
		const text = papers[language]([measures[language]], money);
		for (const value of [25_000, 14_000, 9_000]) expect(rolesOf(text, value)).toEqual(["funding"]);
		expect(caseOfText(text).limits.cap).toBeNull();
	});

	it.each(parts)("covers the plan, one's own money first and a loan last (%s)", (language, money) => {
		const consultation = consultationOf(papers[language]([measures[language]], money));
		const rootCause = consultation.case.causes[0]?.text ?? "";
		const decisions = decisionsOf(consultation, { rootCause, whysPath: [rootCause], research: null }, today);
		const selected = Object.fromEntries(
			decisions.map(({ id, options }) => [id, options.find(({ recommended }) => recommended)?.id ?? ""]),
		);
		const { funding, cost_estimate: cost } = planOf(consultation, { rootCause, decisions, selected }, today);
		const amounts = funding.sources.map(({ amount }) => amount);
		expect(amounts).toEqual([25_000, 9_000, 14_000, cost.total_max - 48_000]);
	});

	it.each<[PaperLanguage, string]>([
		["en", "The insurance paid EUR 4,500 for the last breakdown."],
		["de", "Die Versicherung zahlt 4.500 € für den letzten Ausfall."],
		["fr", "L'assurance a versé 4 500 € pour la dernière panne."],
		["es", "El seguro pagó 4.500 € por la última avería."],
		["it", "L'assicurazione ha pagato 4.500 € per l'ultimo guasto."],
		["nl", "De verzekering keerde € 4.500 uit voor de laatste storing."],
	])("may be what an insurance paid (%s)", (language, money) => {
		expect(rolesOf(below(language, money), 4_500)).toEqual(["funding"]);
	});

	it("is no limit's place: money of one's own that is all there is stays the limit", () => {
		const text = papers.en([measures.en], "EUR 25,000 is set aside for it, and not a cent more.");
		expect(caseOfText(text).limits.cap?.figure.value).toBe(25_000);
	});

	it.each([
		"We lost a grant of EUR 9,000.",
		"The loan costs EUR 9,000 a year in interest.",
		"Donations fell by EUR 9,000.",
	])("is not what is lost or paid (%s)", (sentence) => {
		expect(rolesOf(below("en", sentence), 9_000)).not.toContain("funding");
	});
});

describe("what a thing is to be had for", () => {
	it.each<[PaperLanguage, string]>([
		["en", "A second belt costs EUR 7,400."],
		["de", "Ein zweites Band kostet 7.400 €."],
		["de", "Ein Ersatz würde 7.400 € kosten."],
		["fr", "Remplacer le tapis coûterait 7 400 €."],
		["es", "Una segunda cinta cuesta 7.400 €."],
		["it", "Un secondo nastro costa 7.400 €."],
		["nl", "Een tweede band kost € 7.400."],
		["nl", "Een tweede band zou € 7.400 per jaar kosten."],
	])("is its price, not what the problem costs (%s: %s)", (language, sentence) => {
		expect(rolesOf(below(language, sentence), 7_400)).toEqual(["option cost"]);
	});

	it.each<[PaperLanguage, string]>([
		["en", "Each missed tour costs EUR 7,400."],
		["de", "Ein Ausfall kostet 7.400 €."],
		["fr", "Les retards nous coûtent 7 400 €."],
		["it", "I ritardi ci costano 7.400 €."],
	])("is none where a harm costs it, or somebody bears it (%s: %s)", (language, sentence) => {
		expect(rolesOf(below(language, sentence), 7_400)).toEqual(["problem cost"]);
	});
});
