import { describe, expect, it } from "vitest";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { lostBoxes } from "../lost-boxes.ts";
import { walkOf } from "../planned-texts.ts";
import { caseOfText } from "../read-text.ts";

const lists: Record<KnownLanguage, { present: string; ways: string; steps: string }> = {
	en: {
		present: "Present: Nora Finch (stores), Jack Dale (web).",
		ways: "Options\n- new scanners for the yard, £6,000, 3 weeks, possible from January\n- stronger boxes from the supplier, £9,000, 4 weeks",
		steps: "Next steps",
	},
	de: {
		present: "Anwesend: Frau Nora Finke (Lager), Herr Jan Dahl (Versand).",
		ways: "Vorschläge\n- neue Handscanner für den Hof, 6.000 €, 3 Wochen, möglich ab Januar\n- festere Kartons vom Lieferanten, 9.000 €, 4 Wochen",
		steps: "Nächste Schritte",
	},
	fr: {
		present: "Présents : Nora Finet (magasin), Jacques Dallot (achats).",
		ways: "Pistes\n- de nouvelles douchettes pour la cour, 6 000 €, 3 semaines, possible dès janvier\n- des caisses plus fortes du fournisseur, 9 000 €, 4 semaines",
		steps: "Suites à donner",
	},
	es: {
		present: "Asisten: Nora Fuentes (almacén), Jaime Dávila (compras).",
		ways: "Propuestas\n- lectores nuevos para el patio, 6.000 €, 3 semanas, posible desde enero\n- envases más fuertes del proveedor, 9.000 €, 4 semanas",
		steps: "Tareas",
	},
	it: {
		present: "Presenti: Nora Fineschi (magazzino), Giacomo Dallari (acquisti).",
		ways: "Proposte\n- lettori nuovi per il cortile, 6.000 €, 3 settimane, possibile da gennaio\n- imballi più forti dal fornitore, 9.000 €, 4 settimane",
		steps: "Chi fa cosa:",
	},
	nl: {
		present: "Aanwezig: Nora Visser (magazijn), Jaap Dal (inkoop).",
		ways: "Voorstellen\n- nieuwe scanners voor de werf, € 6.000, 3 weken, mogelijk vanaf januari\n- sterkere dozen van de leverancier, € 9.000, 4 weken",
		steps: "Afspraken",
	},
};
const textOf = (language: KnownLanguage, step: string) => {
	const { present, ways, steps } = lists[language];
	return `${lostBoxes[language]}\n${present}\n\n${ways}\n\n${steps}\n${step}\n`;
};
const owners = (language: KnownLanguage, step: string) =>
	caseOfText(textOf(language, step)).options.map(({ owner }) => owner);

describe("who does a way", () => {
	it.each<[KnownLanguage, string, string]>([
		["en", "Nora sets up the scanners.", "Nora Finch"],
		["de", "Frau Finke lässt die Scanner einrichten.", "Nora Finke"],
		["fr", "Nora installe les douchettes.", "Nora Finet"],
		["es", "Nora instala los lectores.", "Nora Fuentes"],
		["it", "Nora installa i lettori.", "Nora Fineschi"],
		["nl", "Nora installeert de scanners.", "Nora Visser"],
	])("is whose task is that way (%s: %s)", (language, step, owner) => {
		expect(owners(language, step)).toEqual([owner, null]);
	});

	it.each<[KnownLanguage, string]>([
		["en", "Nora gets two quotes for the scanners."],
		["en", "Jack talks to the supplier about the boxes by 20 January."],
		["en", "Nora counts the scanners."],
		["en", "Jack writes the leaflet by 15 January."],
		["de", "Frau Finke holt ein zweites Angebot für die Scanner ein."],
		["de", "Herr Dahl spricht mit dem Lieferanten über die Kartons."],
		["de", "Herr Dahl schreibt das Merkblatt bis 15. Januar."],
		["fr", "Nora demande trois devis pour les douchettes."],
		["fr", "Jacques discute avec le fournisseur des caisses."],
		["fr", "Jacques prépare la notice pour le 15 janvier."],
		["es", "Nora pide tres ofertas para los lectores."],
		["es", "Jaime habla con el proveedor sobre los envases."],
		["es", "Jaime lleva la cuenta semanal de las quejas."],
		["it", "Nora si fa dare due preventivi per i lettori."],
		["it", "Giacomo parla con il fornitore degli imballi."],
		["it", "Giacomo prepara il foglio entro il 15 gennaio."],
		["nl", "Nora vraagt twee offertes voor de scanners."],
		["nl", "Jaap praat met de leverancier over de dozen."],
		["nl", "Jaap schrijft de folder voor 15 januari."],
	])("is not who only prepares it, or does something else in the same weeks (%s: %s)", (language, step) => {
		expect(owners(language, step)).toEqual([null, null]);
	});

	it.each<[KnownLanguage, string, string]>([
		["en", "- Nora sets up the scanners herself, £600, 3 weeks", "Nora Finch"],
		["de", "- Frau Finke richtet die Scanner selbst ein, 600 €, 3 Wochen", "Nora Finke"],
		["fr", "- Nora installe elle-même les douchettes, 600 €, 3 semaines", "Nora Finet"],
		["es", "- Nora instala los lectores, 600 €, 3 semanas", "Nora Fuentes"],
		["it", "- Nora installa i lettori, 600 €, 3 settimane", "Nora Fineschi"],
		["nl", "- Nora installeert zelf de scanners, € 600, 3 weken", "Nora Visser"],
	])("is who does it in the words of the way itself (%s: %s)", (language, way, owner) => {
		const { present, ways } = lists[language];
		const read = caseOfText(`${lostBoxes[language]}\n${present}\n\n${ways}\n${way}\n`);
		expect(read.options.map((option) => option.owner)).toEqual([null, null, owner]);
	});
});

describe("a task that only prepares a way", () => {
	it("stays a task of its own, with its day", () => {
		const step = "Jack talks to the supplier about stronger boxes on 20 January 2027.";
		const { plan } = walkOf(textOf("en", step), "nobody checks the labels");
		const names = plan.workstreams.flatMap(({ tasks }) => tasks.map(({ name }) => name));
		expect(names.filter((name) => name.startsWith("Jack talks"))).toHaveLength(1);
	});
});
