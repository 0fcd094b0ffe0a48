import { describe, expect, it } from "vitest";
import { orderOf } from "../../src/decisions/weigh-measures.ts";
import { lostBoxes } from "../lost-boxes.ts";
import { caseOfText } from "../read-text.ts";

const texts = {
	en: (verb: string) =>
		`Present: Nora Finch (stores), Jack Dale (web).\n\n${lostBoxes.en}\n\nOptions\n- put the batteries on the maintenance list, no cost\n\nNext steps\nNora ${verb} the batteries by 4 December 2026.`,
	de: (verb: string) =>
		`Anwesend: Frau Nora Finke (Lager), Herr Jan Dahl (Versand).\n\n${lostBoxes.de}\n\nVorschläge\n- Batterien in den Wartungsplan aufnehmen, kostet nichts\n\nNächste Schritte\nFrau Finke ${verb} die Batterien bis 4. Dezember 2026.`,
	nl: (verb: string) =>
		`Aanwezig: Nora Visser (magazijn), Jaap Dal (inkoop).\n\n${lostBoxes.nl}\n\nVoorstellen\n- batterijen in het onderhoudsplan opnemen, kost niets\n\nAfspraken\nNora ${verb} de batterijen vóór 4 december 2026.`,
} as const;

const orderIn = (text: string) => {
	const case_ = caseOfText(text);
	return case_.options[0] ? orderOf(case_, case_.options[0]) : undefined;
};

describe("a way of which somebody has a task", () => {
	it.each([
		["en", "lists"],
		["de", "erfasst"],
		["nl", "inventariseert"],
	] as const)("is still to be decided where they only list what it is about (%s)", (language, verb) => {
		expect(orderIn(texts[language](verb))).toBeNull();
	});

	it.each([
		["en", "replaces"],
		["de", "ersetzt"],
		["nl", "vervangt"],
	] as const)("is not where they do it (%s)", (language, verb) => {
		expect(orderIn(texts[language](verb))).not.toBeNull();
	});
});
