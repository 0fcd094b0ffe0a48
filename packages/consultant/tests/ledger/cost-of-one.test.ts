import { describe, expect, it } from "vitest";
import { problemCostOf } from "../../src/case/problem/problem-cost.ts";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { gainsOf } from "../../src/money/gains.ts";
import { memoOfMay } from "../due-day.ts";
import { papers, planOfText, proposals } from "../planned-texts.ts";
import { caseOfText } from "../read-text.ts";

describe("what one point or one hour of the problem costs", () => {
	it.each<[KnownLanguage, string, number]>([
		[
			"it",
			"In ottobre i negozi ci hanno reso il 14 % delle bottiglie, un anno fa erano il 6 %. Ogni punto percentuale ci costa circa 3.200 euro al mese.\n\nIl furgone parte tardi perché il carico si fa a mano.",
			8 * 3200 * 12,
		],
		[
			"en",
			"In October the shops sent back 14% of the bottles, a year ago it was 6%. Each point costs us about £3,200 a month.\n\nThe van leaves late because it is loaded by hand.",
			8 * 3200 * 12,
		],
		[
			"fr",
			"En octobre les tapis ont été à l'arrêt 26 heures. Une heure d'arrêt nous coûte environ 1 800 €.\n\nLe graissage n'est plus fait parce que personne n'en est chargé.\n\nObjectif : moins de 8 heures d'arrêt par mois d'ici fin mars 2027.",
			26 * 1800,
		],
	])("is counted up by as many as the text tells (%s)", (_language, text, amount) => {
		expect(problemCostOf(caseOfText(text))?.amount).toBe(amount);
	});

	it("is no sum where the text does not tell how many", () => {
		const text =
			"The belts stand still too often. An hour of standstill costs us about £1,800.\n\nNobody greases them because Gil has left.";
		expect(problemCostOf(caseOfText(text))?.amount ?? null).toBeNull();
	});
});

it("takes the time that a way needs for no value of today and no aim", () => {
	const { measures } = caseOfText(
		"In ottobre i negozi ci hanno reso il 14 % delle bottiglie di latte.\n\nPotremmo formare altri due magazzinieri per il muletto, 900 euro a testa, in due settimane.\nUn modulo d'ordine online: il nostro fornitore chiede 6.500 euro e sei settimane.",
	);
	expect(measures.map(({ target }) => target?.figure.unit)).not.toContain("week");
});

describe("what one piece costs, of which the text does not say how many", () => {
	it.each<[KnownLanguage, string, number]>([
		["en", "Each cancelled list costs us about £3,400 in idle theatre time.", 3400],
		["en", "For each bike that stands still we lose £6.50 a day.", 6.5],
		["en", "A return costs us £41 on average.", 41],
		["de", "Eine Rücksendung kostet uns im Schnitt 41 Euro.", 41],
		["de", "Pro Rücksendung verlieren wir 41 €.", 41],
		["fr", "Chaque rejet nous coûte 19 € et le patient doit être repiqué.", 19],
		["fr", "Nous perdons 19 € par rejet.", 19],
		["es", "Cada rechazo nos cuesta 19 €.", 19],
		["es", "Por cada bicicleta parada perdemos 6,50 € al día.", 6.5],
		["it", "Per ogni bicicletta ferma perdiamo in media 6,50 € al giorno.", 6.5],
		["it", "Un reso ci costa 41 €.", 41],
		["nl", "Elke retour kost ons € 41.", 41],
		["nl", "Per stilstaande fiets verliezen we € 6,50 per dag.", 6.5],
	])("is a cost of the problem, and no sum (%s): %s", (language, sentence, value) => {
		const cost = problemCostOf(caseOfText(`${memoOfMay[language]}\n\n${sentence}`));
		expect(cost?.entry.figure.value).toBe(value);
		expect(cost?.amount).toBeNull();
	});

	it.each<[KnownLanguage, string]>([
		["en", "We took them because they were £900 cheaper."],
		["de", "Wir haben sie genommen, weil sie 900 € weniger kosteten."],
		["fr", "Nous les avons pris parce qu'ils coûtaient 900 € de moins."],
		["es", "Los compramos porque costaban 900 € menos."],
		["it", "Li abbiamo presi perché costavano 900 euro in meno l'uno."],
		["nl", "We namen ze omdat ze € 900 goedkoper waren."],
	])("is not by how much a thing was cheaper (%s): %s", (language, sentence) => {
		expect(problemCostOf(caseOfText(`${memoOfMay[language]}\n\n${sentence}`))).toBeNull();
	});

	it.each<[KnownLanguage, string, number]>([
		["en", "We had 62 returns a month. A return costs us £41.", 62 * 12 * 41],
		["de", "Wir haben 62 Rücksendungen im Monat. Eine Rücksendung kostet uns 41 €.", 62 * 12 * 41],
		["fr", "Nous avons 62 rejets par mois. Chaque rejet nous coûte 19 €.", 62 * 12 * 19],
		["es", "Tenemos 62 rechazos al mes. Cada rechazo nos cuesta 19 €.", 62 * 12 * 19],
		["it", "Abbiamo 62 resi al mese. Ogni reso ci costa 41 €.", 62 * 12 * 41],
		["nl", "We hebben 62 retouren per maand. Een retour kost ons € 41.", 62 * 12 * 41],
	])("is counted up where it does (%s)", (language, sentences, amount) => {
		expect(problemCostOf(caseOfText(`${memoOfMay[language]}\n\n${sentences}`))?.amount).toBe(amount);
	});

	it.each<[KnownLanguage, string]>([
		[
			"en",
			"We lost 412 kegs this year.\n\nNobody counts the empties at the pub. A new keg costs us £85.\n\nThe loss must come down to 160 kegs by 31 December 2027.",
		],
		[
			"de",
			"Wir haben in diesem Jahr 412 Fässer verloren.\n\nNiemand zählt das Leergut beim Wirt. Ein Fass kostet uns 85 €.\n\nBis 31. Dezember 2027 dürfen es höchstens 160 Fässer sein.",
		],
		[
			"fr",
			"Nous avons perdu 412 fûts cette année.\n\nPersonne ne compte les vides au bar. Un fût neuf nous coûte 85 €.\n\nObjectif : 160 fûts au plus d'ici le 31 décembre 2027.",
		],
		[
			"es",
			"Hemos perdido 412 barriles este año.\n\nNadie cuenta los vacíos en el bar. Un barril nuevo nos cuesta 85 €.\n\nObjetivo: 160 barriles como máximo antes del 31 de diciembre de 2027.",
		],
		[
			"it",
			"Abbiamo perso 412 fusti quest'anno.\n\nNessuno conta i vuoti al bar. Un fusto nuovo ci costa 85 €.\n\nObiettivo: al massimo 160 fusti entro il 31 dicembre 2027.",
		],
		[
			"nl",
			"We zijn dit jaar 412 vaten kwijtgeraakt.\n\nNiemand telt het leeggoed in het café. Een nieuw vat kost ons € 85.\n\nDoel: hooguit 160 vaten op 31 december 2027.",
		],
	])("is counted up by what is measured of it (%s)", (_language, text) => {
		expect(problemCostOf(caseOfText(text))?.amount).toBe(412 * 85);
	});

	it("is not counted up by what there should be more of", () => {
		const text =
			"We deliver 412 boxes a week.\n\nNobody plans the tours. A box costs us £85.\n\nIt should be 600 boxes by 31 December 2027.";
		expect(problemCostOf(caseOfText(text))?.amount ?? null).toBeNull();
	});

	it("stands in the summary, and as a gain without an amount", () => {
		const paper = papers
			.en(["Repair the sorting belt: £9,000, two weeks"], "")
			.replace("Late parcels cost us EUR 90,000 a year.", "Each late parcel costs us £41.");
		const { summary = [], benefits } = planOfText(paper);
		expect(summary.map(({ text }) => text).join(" ")).toContain("“Each late parcel costs us £41”");
		expect(benefits.map(({ quantified_value }) => quantified_value)).toEqual([null]);
		expect(benefits[0]?.description).toContain("Each late parcel costs us £41");
		expect(benefits[0]?.derivation).toContain("in no sum");
	});
});

describe("what one point of the target brings", () => {
	it.each<[KnownLanguage, string]>([
		["en", "Every point is worth roughly $14,000 a year in rent."],
		["de", "Jeder Punkt ist rund 14.000 € im Jahr wert."],
		["fr", "Chaque point vaut environ 14 000 € par an."],
		["es", "Cada punto vale unos 14.000 € al año."],
		["it", "Ogni punto vale circa 14.000 € l'anno."],
		["nl", "Elk punt is ongeveer € 14.000 per jaar waard."],
	])("is gained for each between today and there, at most (%s): %s", (language, sentence) => {
		const paper = withoutCost(papers[language](proposals[language], ""), language, ` ${sentence}`);
		const [gain] = gainsOf(caseOfText(paper), []);
		expect(gain).toMatchObject({ amount: 23 * 14_000, yearly: true, upTo: true });
	});
});

describe("a text that states no gain", () => {
	it.each<KnownLanguage>(["en", "de", "fr", "es", "it", "nl"])(
		"gains what it wants to reach, and nothing foreign (%s)",
		(language) => {
			const { benefits } = planOfText(withoutCost(papers[language](proposals[language], ""), language));
			expect(benefits).toHaveLength(1);
			expect(benefits[0]?.description).toMatch(/8\s?%.*31\s?%/u);
			expect(benefits[0]?.quotes).not.toEqual([]);
		},
	);
});

/** The same paper with another sentence for what the problem costs, or none. */
function withoutCost(paper: string, language: KnownLanguage, sentence = ""): string {
	const [cost = ""] = /[^.]*90[.,\s]000[^.]*\./u.exec(paper) ?? [];
	expect(cost, language).not.toBe("");
	return paper.replace(cost, sentence);
}
