import { describe, expect, it } from "vitest";
import { unplannedTours } from "../late-deliveries.ts";
import { caseOfText } from "../read-text.ts";

const capIn = (language: keyof typeof unplannedTours, text: string) =>
	caseOfText(unplannedTours[language] + text).limits.cap?.figure.value ?? null;

describe("what a way sets a limit to", () => {
	it.each([
		["en", "Options\n- raise the limit for approval to £600, costs nothing\n- a second van, £6,500, 6 weeks"],
		[
			"de",
			"Vorschläge\n- die Grenze für Freigaben auf 600 € anheben, kostet nichts\n- ein zweiter Wagen, 6.500 €, 6 Wochen",
		],
		[
			"fr",
			"Propositions\n- porter le plafond d'accord à 600 €, ne coûte rien\n- une seconde camionnette, 6 500 €, 6 semaines",
		],
		[
			"es",
			"Propuestas\n- subir el límite de autorización a 600 €, no cuesta nada\n- una segunda furgoneta, 6.500 €, 6 semanas",
		],
		[
			"it",
			"Proposte\n- portare il limite di approvazione a 600 €, non costa nulla\n- un secondo furgone, 6.500 €, 6 settimane",
		],
		[
			"nl",
			"Voorstellen\n- de grens voor goedkeuring naar € 600 brengen, kost niets\n- een tweede bestelbus, € 6.500, 6 weken",
		],
	] as const)("is no money to be spent (%s)", (language, text) => {
		expect(capIn(language, text)).toBeNull();
	});

	it.each([
		["en", "Above £250 the council has to sign first, and nobody rings them."],
		["de", "Über 250 € muss erst die Gemeinde unterschreiben, und niemand ruft dort an."],
		["nl", "Boven € 250 moet de gemeente eerst tekenen, en niemand belt daar achteraan."],
	] as const)("nor is a sum from which somebody has to sign (%s)", (language, text) => {
		expect(capIn(language, text)).toBeNull();
	});

	it.each([
		["en", "There is £20,000 for improving the service."],
		["de", "Laut Bericht gibt es 20.000 € für die Verbesserung des Dienstes."],
		["fr", "Selon le rapport, il y a 20 000 € pour l'amélioration du service."],
		["es", "Según el informe, hay 20.000 € para la mejora del servicio."],
		["it", "Secondo la relazione ci sono 20.000 € per il miglioramento del servizio."],
		["nl", "Volgens het verslag is er € 20.000 voor verbetering van de dienst."],
	] as const)("but what there is for it is (%s)", (language, text) => {
		expect(capIn(language, text)).toBe(20_000);
	});

	it.each([
		["en", "We can go to £60,000 at most.", 60_000],
		["de", "Nichts über 60.000 €, das ist die Grenze.", 60_000],
		["nl", "Niets boven de € 60.000, dat is de grens.", 60_000],
	] as const)("and what may be spent at most stays so (%s)", (language, text, cap) => {
		expect(capIn(language, text)).toBe(cap);
	});
});
