import { describe, expect, it } from "vitest";
import { levelBelow } from "../../src/consultant.ts";
import { caseOfText, consultationOf } from "../read-text.ts";

/** Two causes of a path, what only shares a word with the second, and a cause against which a way is named. */
const texts = {
	en: {
		text: "Note of 3 November 2026\n\n31 % of the parcels arrive late. Nobody plans the tours of the vans. Nobody at the yard gate has a second key. A lorry stood at the yard gate on Monday. The sorting belt is old and breaks down twice a shift.\n\nProposals\n- overhaul of the sorting belt, €4,000, 3 weeks",
		path: ["Nobody plans the tours of the vans.", "Nobody at the yard gate has a second key."],
		settled: "belt",
	},
	de: {
		text: "Vermerk vom 3. November 2026\n\n31 % der Pakete kommen zu spät an. Niemand plant die Touren der Wagen. Am Hoftor hat niemand einen zweiten Schlüssel. Am Hoftor stand am Montag ein Lastwagen. Das Sortierband ist alt und fällt zweimal je Schicht aus.\n\nVorschläge\n- Sortierband überholen, 4.000 €, 3 Wochen",
		path: ["Niemand plant die Touren der Wagen.", "Am Hoftor hat niemand einen zweiten Schlüssel."],
		settled: "Sortierband",
	},
	fr: {
		text: "Note du 3 novembre 2026\n\n31 % des colis arrivent en retard. Personne ne planifie les tournées. Au portail, personne n'a de seconde clé. Un camion était au portail lundi. Pour le tapis de tri, il manque des pièces depuis mars.\n\nPropositions\n- révision du tapis de tri, 4 000 €, 3 semaines",
		path: ["Personne ne planifie les tournées.", "Au portail, personne n'a de seconde clé."],
		settled: "tapis",
	},
	nl: {
		text: "Notitie van 3 november 2026\n\n31 % van de pakketten komt te laat aan. Niemand plant de ritten van de wagens. Bij de poort heeft niemand een tweede sleutel. Bij de poort stond maandag een vrachtwagen. De sorteerband is oud en valt twee keer per dienst uit.\n\nVoorstellen\n- de sorteerband reviseren, € 4.000, 3 weken",
		path: ["Niemand plant de ritten van de wagens.", "Bij de poort heeft niemand een tweede sleutel."],
		settled: "sorteerband",
	},
} as const;

describe.each(Object.entries(texts))(
	"the level from which a cause is settled on (%s)",
	(_, { text, path, settled }) => {
		it("begins with what can be acted on, before what only shares a word with the level above", () => {
			const [first] = levelBelow(consultationOf(text), [...path]);
			expect(first?.option).toContain(settled);
		});
	},
);

describe("what only says when", () => {
	it.each([
		["en", "31 % of the parcels arrive late. Nobody plans the tours. That was yesterday.", "yesterday"],
		["de", "31 % der Pakete kommen zu spät an. Niemand plant die Touren. Das war gestern.", "gestern"],
		["fr", "31 % des colis arrivent en retard. Personne ne planifie les tournées. C'était hier.", "hier"],
	])("explains nothing (%s)", (_, text, word) => {
		expect(
			caseOfText(text)
				.causes.map((cause) => cause.text)
				.join(),
		).not.toContain(word);
	});

	it("may explain where something is lacking", () => {
		const { causes } = caseOfText(
			"31 % of the parcels arrive late. Yesterday nobody was there to plan the tours.",
		);
		expect(causes.map(({ text }) => text).join()).toContain("nobody was there");
	});
});
