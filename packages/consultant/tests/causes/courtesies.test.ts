import { describe, expect, it } from "vitest";
import { papers, proposals } from "../planned-texts.ts";
import { caseOfText } from "../read-text.ts";

const opened = {
	en: "Note of 3 November 2026\n\nWe deliver parcels to 64 shops.\n\nI am writing because the customers have lost patience. First of all, many thanks for the effort of this season. Today 31 % of the parcels arrive late, in 2024 it was 8 %. The belt stops every night because nobody oils it. Nobody knows why it was set like this.",
	de: "Vermerk vom 3. November 2026\n\nWir liefern Pakete an 64 Läden.\n\nIch schreibe Ihnen, weil die Kunden die Geduld verloren haben. Zunächst vielen Dank für den Einsatz. Heute kommen 31 % der Pakete zu spät an, 2024 waren es 8 %. Das Band steht jede Nacht, weil es niemand ölt. Warum es so eingestellt ist, weiß keiner.",
	fr: "Note du 3 novembre 2026\n\nNous livrons des colis à 64 magasins.\n\nJe vous écris parce que les clients ont perdu patience. Avant tout, bravo pour les efforts. Aujourd'hui, 31 % des colis arrivent en retard, en 2024 c'était 8 %. Le tapis s'arrête chaque nuit parce que personne ne le graisse. Personne ne sait pourquoi il est réglé ainsi.",
	es: "Nota del 3 de noviembre de 2026\n\nRepartimos paquetes a 64 tiendas.\n\nLes escribo porque los clientes han perdido la paciencia. Antes de nada, gracias por el esfuerzo. El 31 % de los paquetes llega tarde, en 2024 era el 8 %. La cinta se para cada noche porque nadie la engrasa. Nadie sabe por qué está ajustada así.",
	it: "Nota del 3 novembre 2026\n\nConsegniamo pacchi a 64 negozi.\n\nVi scrivo perché i clienti hanno perso la pazienza. Prima di tutto, grazie per lo sforzo. Oggi il 31 % dei pacchi arriva in ritardo, nel 2024 era l'8 %. Il nastro si ferma ogni notte perché nessuno lo ingrassa. Nessuno sa perché è regolato così.",
	nl: "Notitie, 3 november 2026\n\nWij leveren pakketten aan 64 winkels.\n\nIk schrijf u omdat de klanten het geduld hebben verloren. Allereerst veel dank voor de inzet. Vandaag komt 31 % van de pakketten te laat, in 2024 was dat 8 %. De band staat elke nacht stil omdat niemand hem smeert. Niemand weet waarom die zo is ingesteld.",
};

/** An opinion, and what was counted against it. */
const opinions = {
	en: "Lucy thinks the customers order too late. The order book shows that only 4 of the 38 were late orders.",
	de: "Frau Kern meint, die Kunden bestellten zu spät. Die Zählung zeigt, dass nur 4 der 38 zu spät bestellt waren.",
	fr: "Luc estime que les clients commandent trop tard. Le registre montre que 4 commandes seulement étaient tardives.",
	es: "Pilar opina que los clientes piden demasiado tarde. El registro dice que solo 4 de 38 pedidos llegaron tarde.",
	it: "Secondo Bruno i clienti ordinano troppo tardi. Il registro dice che gli ordini tardivi sono stati solo 4.",
	nl: "Henk denkt dat klanten te laat bestellen. Uit het register blijkt dat maar 4 van de 38 te laat waren.",
};

const languages = ["en", "de", "fr", "es", "it", "nl"] as const;

describe("what explains nothing", () => {
	it.each(languages)("is why one writes, thanks, what one does, what nobody knows (%s)", (language) => {
		const found = caseOfText(opened[language]).causes.map(({ text }) => text);
		expect(found).toHaveLength(1);
		expect(found[0]).toMatch(/night|nacht|nuit|noche|notte/iu);
	});

	it.each(languages)("is an opinion that was counted otherwise, nor the count (%s)", (language) => {
		const found = caseOfText(papers[language](proposals[language], opinions[language])).causes;
		const causes = found.map(({ text }) => text).join("\n");
		for (const sentence of opinions[language].split(/(?<=\.)\s(?=\p{Lu})/u))
			expect(causes).not.toContain(sentence);
	});

	it.each([
		["en", "We spoke to the drivers and to the people at the counter."],
		["de", "Namens des Beirats schreibe ich Ihnen, weil es so nicht weitergeht."],
		["de", "Wir haben mit den Fahrern und der Leitstelle gesprochen."],
		["fr", "Nous avons parlé avec les chauffeurs et le quai."],
		["it", "Abbiamo parlato con gli autisti e con il magazzino."],
		["nl", "Namens de raad schrijf ik u omdat het zo niet langer kan."],
		["nl", "Wij hebben met chauffeurs en met de planning gesproken."],
	] as const)("is whom one spoke to, and on whose behalf one writes (%s: %s)", (language, said) => {
		const found = caseOfText(papers[language](proposals[language], said)).causes.map(({ text }) => text);
		expect(found.length).toBeGreaterThan(0);
		expect(found).not.toContain(said);
	});

	it("is who answers for what", () => {
		const said = "Ana Gil se encarga de la recepción, Luis Mora del almacén.";
		const found = caseOfText(papers.es(proposals.es, said)).causes.map(({ text }) => text);
		expect(found).not.toContain(said);
	});
});
