import { describe, expect, it } from "vitest";
import { serviceTo } from "../../src/decisions/serves-cause.ts";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { caseOfText } from "../read-text.ts";

/** How the first of two ways has to do with a cause. */
function link(text: string, cause: string) {
	const read = caseOfText(text);
	const [option] = read.options;
	if (!option) throw new Error("no option was read");
	return serviceTo(read, cause)(option);
}

const memos: Record<KnownLanguage, (way: string) => string> = {
	en: (way) =>
		`Note of 3 October 2026\n\nLate parcels are at 22 %.\n\nProposals\n- ${way}\n- A second gate, £1,800, 2 weeks`,
	de: (way) =>
		`Vermerk vom 3. Oktober 2026\n\nVerspätete Pakete liegen bei 22 %.\n\nVorschläge\n- ${way}\n- Ein zweites Tor, 1.800 €, 2 Wochen`,
	fr: (way) =>
		`Note du 3 octobre 2026\n\nLes colis en retard sont à 22 %.\n\nPropositions\n- ${way}\n- Une deuxième porte, 1 800 €, 2 semaines`,
	es: (way) =>
		`Nota del 3 de octubre de 2026\n\nLos paquetes con retraso están en el 22 %.\n\nPropuestas\n- ${way}\n- Una segunda puerta, 1.800 €, 2 semanas`,
	it: (way) =>
		`Nota del 3 ottobre 2026\n\nI pacchi in ritardo sono al 22 %.\n\nProposte\n- ${way}\n- Un secondo portone, 1.800 €, 2 settimane`,
	nl: (way) =>
		`Notitie van 3 oktober 2026\n\nTe late pakketten liggen op 22 %.\n\nVoorstellen\n- ${way}\n- Een tweede poort, € 1.800, 2 weken`,
};

describe("A way forward has nothing to do with a cause", () => {
	it.each<[KnownLanguage, string, string]>([
		[
			"de",
			"Ein Merkblatt auf der Seite, kostet nichts, kann nächste Woche geschehen",
			"Für eine Einzelvergabe brauchen wir drei Angebote, das kostet rund fünf Wochen",
		],
		[
			"de",
			"Ein Merkblatt auf der Seite, kann nächste Woche geschehen",
			"Strom und Wasser graben nacheinander",
		],
		[
			"fr",
			"Une commande quotidienne, 2 100 € par mois pour les 18 magasins",
			"La prime a été conçue sans que la perte soit mesurée par magasin",
		],
		["es", "Una app de turnos, 180 € al mes, la ponen en dos semanas", "El repuesto llega semanas después"],
		["es", "Un rodamiento desde Italia: 2.300 € y llega en cuatro días", "El aviso llega tarde a la línea"],
		[
			"en",
			"A leaflet on the site, costs nothing, takes a week",
			"Each tender takes three weeks and costs a fee",
		],
		[
			"it",
			"Un volantino sul sito, costa poco, pronto in otto settimane",
			"Il bando dura sei settimane e costa molto",
		],
		[
			"nl",
			"Een folder op de site, kost niets, binnen een week",
			"De melding komt pas binnen een week en kost tijd",
		],
		[
			"en",
			"Packing of blister boxes by the pharmacy in town, £900",
			"The draft is from a house that has a pharmacy",
		],
		[
			"de",
			"Verblistern der Ware durch die Apotheke am Markt, 900 €",
			"Die Vorlage stammt aus einem Haus mit eigener Apotheke",
		],
		[
			"fr",
			"Préparation des doses par la pharmacie du marché, 900 €",
			"Le modèle vient d'une maison qui a sa pharmacie",
		],
		[
			"es",
			"Preparación de dosis por la farmacia del mercado, 900 €",
			"El modelo viene de una casa que tiene farmacia",
		],
		[
			"it",
			"Preparazione delle dosi da una farmacia del mercato, 900 €",
			"Il modello viene da una casa che ha la farmacia",
		],
		[
			"nl",
			"Verpakken van doses door de apotheek op de markt, € 900",
			"Het model komt uit een huis met een eigen apotheek",
		],
	])(
		"by a verb, a time, who does it or the number of things that a price is for (%s: %s | %s)",
		(language, way, cause) => {
			expect(link(memos[language](way), cause)).toBeNull();
		},
	);

	it.each<[KnownLanguage, string, string, string]>([
		[
			"de",
			"Ein Portal mit Antragsformular, 6.400 €, 5 Wochen",
			"Der Antrag ist ein altes Formular, das niemand prüft",
			"Antragsformular",
		],
		[
			"en",
			"A baker who checks the oven timer, £6,000, 4 weeks",
			"The oven timer has been broken since Easter",
			"timer",
		],
		[
			"es",
			"Un ordenador nuevo para la báscula, 1.900 €",
			"La báscula se atasca porque el ordenador se rompió",
			"báscula",
		],
	])(
		"but by the thing that both name, also inside a longer word (%s: %s | %s)",
		(language, way, cause, word) => {
			const service = link(memos[language](way), cause);
			expect(service).toMatchObject({ by: "words", words: expect.arrayContaining([word]) });
		},
	);
});

it("A noun behind an Italian article names what a cause speaks of", () => {
	const way = "Sostituire i 620 lucchetti, 14.000 €, due mesi";
	expect(link(memos.it(way), "I lucchetti nuovi si aprono con un colpo secco")).not.toBeNull();
});
