import { describe, expect, it } from "vitest";
import { problemCostOf } from "../src/case/problem/problem-cost.ts";
import type { KnownLanguage } from "../src/languages/language.ts";
import { caseOfText } from "./read-text.ts";

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
