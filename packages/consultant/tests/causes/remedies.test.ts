import { describe, expect, test } from "vitest";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { expandWhys } from "../../src/whys/tree.ts";
import { caseOfText } from "../read-text.ts";

type Notes = { found: readonly [string, string, string, string]; way: string; other: string };

/** The last of what was found has a way against it. */
const kitchens: Record<KnownLanguage, Notes> = {
	en: {
		found: [
			"Nobody checks the trolleys when they leave.",
			"The lift in the east wing has been out of order since March.",
			"There is no deputy for the head cook.",
			"The heating plates are from 1998.",
		],
		way: "Replace the heating plates, €30,000, three months",
		other: "Print the menus in colour, €2,000, a week",
	},
	de: {
		found: [
			"Niemand prüft die Wagen beim Hinausfahren.",
			"Der Aufzug im Ostflügel ist seit März außer Betrieb.",
			"Für den Küchenchef gibt es keine Vertretung.",
			"Die Heizplatten sind von 1998.",
		],
		way: "Heizplatten ersetzen, 30.000 €, drei Monate",
		other: "Speisekarten farbig drucken, 2.000 €, eine Woche",
	},
	fr: {
		found: [
			"Personne ne contrôle les chariots au départ.",
			"L'ascenseur de l'aile est en panne depuis mars.",
			"Il n'y a pas de remplaçant pour le chef.",
			"La moitié des plaques chauffantes ne marche pas.",
		],
		way: "Réparer les plaques chauffantes, 30 000 €, trois mois",
		other: "Imprimer les menus en couleur, 2 000 €, une semaine",
	},
	es: {
		found: [
			"Nadie comprueba los carros al salir.",
			"El ascensor del ala este está averiado desde marzo.",
			"No hay suplente para el jefe de cocina.",
			"Las placas calefactoras son de 1998.",
		],
		way: "Sustituir las placas calefactoras, 30.000 €, tres meses",
		other: "Imprimir los menús en color, 2.000 €, una semana",
	},
	it: {
		found: [
			"Nessuno controlla i carrelli alla partenza.",
			"L'ascensore dell'ala est è guasto da marzo.",
			"Non c'è un sostituto per il capocuoco.",
			"Metà delle piastre riscaldanti non funziona.",
		],
		way: "Riparare le piastre riscaldanti, 30.000 €, tre mesi",
		other: "Stampare i menù a colori, 2.000 €, una settimana",
	},
	nl: {
		found: [
			"Niemand controleert de wagens bij vertrek.",
			"De lift in de oostvleugel is sinds maart buiten gebruik.",
			"Er is geen vervanger voor de chef-kok.",
			"De helft van de warmhoudplaten werkt niet.",
		],
		way: "De warmhoudplaten repareren, € 30.000, drie maanden",
		other: "De menukaarten in kleur drukken, € 2.000, een week",
	},
};

const frames: Record<KnownLanguage, (found: string, way: string) => string> = {
	en: (found, way) => `Cold meals are at 12 % today.\n\nCauses\n${found}\n\nProposals\n- ${way}`,
	de: (found, way) => `Kalte Mahlzeiten liegen heute bei 12 %.\n\nUrsachen\n${found}\n\nVorschläge\n- ${way}`,
	fr: (found, way) =>
		`Les repas froids sont à 12 % aujourd'hui.\n\nCauses\n${found}\n\nPropositions\n- ${way}`,
	es: (found, way) => `Las comidas frías están hoy en el 12 %.\n\nCausas\n${found}\n\nPropuestas\n- ${way}`,
	it: (found, way) => `I pasti freddi oggi sono al 12 %.\n\nCause\n${found}\n\nProposte\n- ${way}`,
	nl: (found, way) => `Koude maaltijden liggen nu op 12 %.\n\nOorzaken\n${found}\n\nVoorstellen\n- ${way}`,
};

/** The first option of the third level below what was found first and second. */
function thirdWhy(language: KnownLanguage, { found, way }: Pick<Notes, "found" | "way">): string {
	const list = found.map((each) => `- ${each}`).join("\n");
	const case_ = caseOfText(frames[language](list, way));
	return expandWhys(case_, null, [found[0], found[1]])[0]?.option ?? "";
}

describe.each(Object.keys(kitchens) as KnownLanguage[])(
	"of causes that the text does not connect (%s)",
	(language) => {
		const { found, way, other } = kitchens[language];

		test("the one that it names a way against is settled on", () => {
			expect(thirdWhy(language, { found, way })).toBe(found[3]);
		});

		test("the clearest comes first where its ways are about something else", () => {
			expect(thirdWhy(language, { found, way: other })).toBe(found[2]);
		});
	},
);
