import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

const heads = {
	en: "Note of 3 November 2026\n\n14 % of our parcels arrive damaged. Nobody checks the boxes.\n\nProposals\n",
	de: "Vermerk vom 3. November 2026\n\n14 % unserer Pakete kommen beschädigt an. Niemand prüft die Kartons.\n\nVorschläge\n",
	fr: "Note du 3 novembre 2026\n\n14 % de nos colis arrivent abîmés. Personne ne vérifie les cartons.\n\nPropositions\n",
	es: "Nota del 3 de noviembre de 2026\n\nEl 14 % de nuestros paquetes llega dañado. Nadie revisa las cajas.\n\nPropuestas\n",
	it: "Nota del 3 novembre 2026\n\nIl 14% dei nostri pacchi arriva danneggiato. Nessuno controlla le scatole.\n\nProposte\n",
	nl: "Notitie van 3 november 2026\n\n14% van onze pakketten komt beschadigd aan. Niemand controleert de dozen.\n\nVoorstellen\n",
} as const;

const labelOf = (language: keyof typeof heads, way: string) =>
	caseOfText(`${heads[language]}- ${way}`).options.map(({ label }) => label)[0];

describe("the name of a way", () => {
	it.each([
		["en", "Hannah's idea of a second taping line, £4,000", "A second taping line"],
		["en", "The proposal is to line the cages with felt, £900", "Line the cages with felt"],
		["en", "Line the cages with felt, suggested by the drivers", "Line the cages with felt"],
		["de", "Hannahs Idee, eine zweite Klebelinie aufzubauen, 4.000 €", "Eine zweite Klebelinie aufbauen"],
		["de", "Käfige mit Filz auskleiden (Vorschlag: Frau Ruppert)", "Käfige mit Filz auskleiden"],
		["de", "Käfige mit Filz auskleiden, macht der Hausmeister", "Käfige mit Filz auskleiden"],
		["fr", "L'idée d'Hélène de monter une seconde ligne, 4 000 €", "Monter une seconde ligne"],
		["fr", "Doubler les cages de feutre (Mme Rault s'en charge)", "Doubler les cages de feutre"],
		["fr", "Doubler les cages de feutre, idée du chef de quai", "Doubler les cages de feutre"],
		["es", "La idea de Marta de montar una segunda línea, 4.000 €", "Montar una segunda línea"],
		["es", "Forrar las jaulas con fieltro, propuesta del turno de noche", "Forrar las jaulas con fieltro"],
		["it", "L'idea di Marta di montare una seconda linea, 4.000 €", "Montare una seconda linea"],
		["it", "Foderare le gabbie di feltro (Rossi se ne occupa)", "Foderare le gabbie di feltro"],
		["nl", "Het idee van Marijke om een tweede lijn op te bouwen, € 4.000", "Een tweede lijn opbouwen"],
		["nl", "Kooien met vilt bekleden (Ilse regelt het)", "Kooien met vilt bekleden"],
		[
			"en",
			"A planner for the tours (proposal: Ms Bow), 12 hours a week",
			"A planner for the tours, 12 hours a week",
		],
		[
			"nl",
			"Een planner voor de ritten (voorstel: mevrouw Bos), 12 uur per week",
			"Een planner voor de ritten, 12 uur per week",
		],
	] as const)("is without whose it is (%s: %s)", (language, way, name) => {
		expect(labelOf(language, way)).toBe(name);
	});

	it.each([
		["en", "A suggestion box for the drivers"],
		["en", "Line the cages, which the drivers look after, with felt"],
		["de", "Ideenkasten für die Fahrer, Leitungen neu verlegen"],
		["fr", "Une boîte à idées pour les chauffeurs"],
		["nl", "Ideeënbus voor de chauffeurs"],
	] as const)("keeps what is a part of the way (%s: %s)", (language, way) => {
		expect(labelOf(language, way)).toBe(way);
	});
});
