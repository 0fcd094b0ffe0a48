import { describe, expect, it } from "vitest";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { caseOfText } from "../read-text.ts";

/** A dated note with a problem, its cause and who was there. */
const notes: Record<KnownLanguage, string> = {
	en: "Note of 3 March 2026\n\nWe lose 12 of 40 boxes because nobody checks the labels.\nPresent: Nora Finch (stores), Jack Dale (web), Dr Rosa Marlow (quality).",
	de: "Vermerk vom 3. März 2026\n\nWir verlieren 12 von 40 Kisten, weil niemand die Etiketten prüft.\nAnwesend: Frau Nora Finke (Lager), Herr Jan Dahl (Versand), Herr Dr. Emil Marlow (Qualität).",
	fr: "Note du 3 mars 2026\n\nNous perdons 12 cartons sur 40 parce que personne ne contrôle les étiquettes.\nPrésents : Nora Finet (magasin), Jacques Dalle (site), Dr Rose Marlou (qualité).",
	es: "Nota del 3 de marzo de 2026\n\nPerdemos 12 de 40 cajas porque nadie revisa las etiquetas.\nAsisten: Nora Fuentes (almacén), Jaime Dávila (web), Dra. Rosa Marlo (calidad).",
	it: "Nota del 3 marzo 2026\n\nPerdiamo 12 scatole su 40 perché nessuno controlla le etichette.\nPresenti: Nora Fineschi (magazzino), Giacomo Dallari (sito), dott.ssa Rosa Marlo (qualità).",
	nl: "Notitie van 3 maart 2026\n\nWe verliezen 12 van de 40 dozen omdat niemand de etiketten controleert.\nAanwezig: Nora Visser (magazijn), Jaap Dal (web), dr. Roos Marlo (kwaliteit).",
};
const headings: Record<KnownLanguage, string> = {
	en: "To do",
	de: "Aufgaben",
	fr: "Suites à donner",
	es: "Tareas",
	it: "Chi fa cosa:",
	nl: "Afspraken",
};
const read = (language: KnownLanguage, lines: string) =>
	caseOfText(`${notes[language]}\n\n${headings[language]}\n${lines}`);

describe("what somebody is to do", () => {
	it.each<[KnownLanguage, string, string, string | null]>([
		[
			"en",
			"Nora - list of all the labels & which box they belong to, by March 20",
			"Nora Finch",
			"2026-03-20",
		],
		["en", "Jack: measure the time per box every day starting Monday", "Jack Dale", null],
		[
			"de",
			"Nora: Liste aller Etiketten und der Kisten, zu denen sie gehören, bis 20. März",
			"Nora Finke",
			"2026-03-20",
		],
		["de", "Jan – Zeit je Kiste messen, jeden Tag", "Jan Dahl", null],
		[
			"fr",
			"Nora : liste des étiquettes et des cartons auxquels elles appartiennent, avant le 20 mars",
			"Nora Finet",
			"2026-03-20",
		],
		["fr", "Jacques – mesurer le temps par carton", "Jacques Dalle", null],
		[
			"es",
			"Nora: lista de las etiquetas y de las cajas a las que pertenecen, antes del 20 de marzo",
			"Nora Fuentes",
			"2026-03-20",
		],
		["es", "Jaime – medir el tiempo por caja", "Jaime Dávila", null],
		[
			"it",
			"Nora: elenco delle etichette e delle scatole a cui appartengono, entro il 20 marzo",
			"Nora Fineschi",
			"2026-03-20",
		],
		["it", "Giacomo – misurare il tempo per scatola", "Giacomo Dallari", null],
		[
			"nl",
			"Nora: lijst van alle etiketten en de dozen waar ze bij horen, voor 20 maart",
			"Nora Visser",
			"2026-03-20",
		],
		["nl", "Jaap – tijd per doos meten", "Jaap Dal", null],
	])("stands behind the name in a list of tasks (%s: %s)", (language, line, owner, due) => {
		const { actions } = read(language, `${line}\n`);
		expect(actions.map((each) => [each.owner, each.due])).toEqual([[owner, due]]);
	});

	it.each<[KnownLanguage, string, string, string | null]>([
		["en", "Dr Rosa Marlow talks to the agency about a briefing of half a day.", "Rosa Marlow", null],
		["en", "Dr Marlow asks for two quotes for the scanners.", "Rosa Marlow", null],
		[
			"de",
			"Herr Dr. Marlow spricht mit der Zeitarbeitsfirma über eine Einweisung von einem halben Tag.",
			"Emil Marlow",
			null,
		],
		["de", "Herr Dr. Marlow klärt die Einweisung mit der Zeitarbeitsfirma.", "Emil Marlow", null],
		["fr", "Le Dr Marlou présente le choix au comité le 18 mars.", "Rose Marlou", "2026-03-18"],
		["fr", "Nora fait la liste des étiquettes.", "Nora Finet", null],
		["fr", "La Dre Marlou demande deux devis.", "Rose Marlou", null],
		["es", "La Dra. Marlo habla con la agencia sobre las etiquetas.", "Rosa Marlo", null],
		["es", "Nora hace la lista de etiquetas.", "Nora Fuentes", null],
		["it", "Nora fa l'elenco delle etichette (entro il 20 marzo).", "Nora Fineschi", "2026-03-20"],
		["it", "Giacomo si fa dare due preventivi per gli scanner.", "Giacomo Dallari", null],
		["it", "Giacomo chiede due preventivi per gli scanner.", "Giacomo Dallari", null],
		["it", "La dott.ssa Marlo presenta la scelta al comitato il 18 marzo.", "Rosa Marlo", "2026-03-18"],
		["nl", "De heer Dal maakt de lijst met etiketten.", "Jaap Dal", null],
		["nl", "Dr. Marlo overlegt met het uitzendbureau over een instructie.", "Roos Marlo", null],
	])("is done by whom the sentence begins with, by whatever title (%s: %s)", (language, line, owner, due) => {
		const { actions, causes } = read(language, line);
		expect(actions.map((each) => [each.owner, each.due])).toEqual([[owner, due]]);
		expect(causes.flatMap(({ statements }) => statements).some(({ plain }) => plain === line)).toBe(false);
	});

	it.each<[KnownLanguage, string, string, string, string | null]>([
		[
			"en",
			"Author: Dr Rosa Marlow, quality manager",
			"I report to the board on 18 March.",
			"Rosa Marlow",
			"2026-03-18",
		],
		[
			"de",
			"Verfasser: Dr. Emil Marlow, Leiter Qualität",
			"Ich selbst berichte am 18. März im Beirat.",
			"Emil Marlow",
			"2026-03-18",
		],
		[
			"fr",
			"Rédaction : Rose Marlou, responsable qualité",
			"Je prépare le support de formation pour le 18 mars.",
			"Rose Marlou",
			"2026-03-18",
		],
		[
			"es",
			"Autora: Rosa Marlo, jefa de calidad",
			"Yo firmo el acuerdo con la empresa el 18 de marzo.",
			"Rosa Marlo",
			"2026-03-18",
		],
		[
			"it",
			"Redatto da: Rosa Marlo, responsabile qualità",
			"Io firmo con il Comune il 18 marzo.",
			"Rosa Marlo",
			"2026-03-18",
		],
		[
			"nl",
			"Opgesteld door: Roos Marlo, hoofd kwaliteit",
			"Ik bespreek het op 18 maart met de directie.",
			"Roos Marlo",
			"2026-03-18",
		],
	])("is the author's where it says I (%s: %s – %s)", (language, author, line, owner, due) => {
		const content = `${author}\n${notes[language]}\n\n${headings[language]}\n${line}`;
		const { actions } = caseOfText(content);
		expect(actions.map((each) => [each.owner, each.due])).toEqual([[owner, due]]);
	});

	it.each<[KnownLanguage, string]>([
		["en", "Nora: the labels have been wrong since May."],
		["en", "Jack says that the boxes are late."],
		["en", "I think the boxes are late."],
		["de", "Nora: Die Etiketten waren seit Mai falsch."],
		["de", "Herr Dahl sagt, dass die Kisten fehlen."],
		["de", "Ich glaube, die Kisten fehlen."],
		["fr", "Jacques dit que les cartons manquent."],
		["fr", "Je pense que les cartons manquent."],
		["es", "Jaime dice que faltan cajas."],
		["es", "Yo creo que faltan cajas."],
		["it", "Giacomo dice che mancano scatole."],
		["it", "Io credo che manchino scatole."],
		["nl", "Jaap zegt dat er dozen ontbreken."],
		["nl", "Ik denk dat er dozen ontbreken."],
	])("is not what somebody says or thinks (%s: %s)", (language, line) => {
		expect(read(language, line).actions).toEqual([]);
	});

	it.each<[KnownLanguage, string, string]>([
		[
			"en",
			"The annual fire inspection takes place on 2 April; Jack will accompany it.",
			"Jack takes the list to the printer; Nora will check it.",
		],
		[
			"de",
			"Die jährliche Brandschau findet am 2. April statt; Herr Dahl begleitet sie.",
			"Herr Dahl bringt die Liste bis 20. März zur Druckerei; Frau Finke prüft sie.",
		],
		[
			"nl",
			"De jaarlijkse brandcontrole is op 2 april; Jaap begeleidt ze.",
			"Jaap brengt de lijst voor 20 maart naar de drukker; Nora controleert ze.",
		],
	])("is none where it is done with something beside the matter (%s)", (language, aside, task) => {
		expect(read(language, aside).actions).toEqual([]);
		expect(read(language, task).actions).toHaveLength(2);
	});
});
