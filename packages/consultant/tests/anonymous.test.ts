import { describe, expect, test } from "vitest";
import { anonymousText } from "../src/anonymous/anonymous-text.ts";
import { recognitionWords } from "../src/anonymous/recognition-words.ts";
import type { KnownLanguage } from "../src/languages/language.ts";

const given = (language: KnownLanguage, documents: string[] = []) => ({
	language,
	documents,
	program: [],
	people: [],
	library: [],
});

describe("words by which a case of its kind is recognised", () => {
	const cases: { language: KnownLanguage; text: string; words: string[] }[] = [
		{
			language: "en",
			text: "Please look at the courier from Leeds. Guests left in October because the courier waits two weeks for the keys, and that costs 400 euros a month.",
			words: ["courier", "keys"],
		},
		{
			language: "de",
			text: "Bitte prüfen: Die Retouren aus Kassel liegen seit Oktober, weil viele Kolleginnen das Lager verließen. Das kostet 400 Euro im Monat. Die Retouren bucht am Freitag niemand.",
			words: ["retouren", "lager"],
		},
		{
			language: "fr",
			text: "Merci de lire. Les couvertures de Lyon manquent depuis septembre : le magasinier ne les livre plus, et un deuxième relevé coûte 400 euros par mois. Les couvertures sont vieilles.",
			words: ["couvertures", "magasinier"],
		},
		{
			language: "es",
			text: "Las compuertas de Sevilla se mueven a mano desde enero: el guarda no las engrasa. Esperen, una avería cuesta 400 euros al mes. Las compuertas son viejas.",
			words: ["compuertas", "guarda", "avería"],
		},
		{
			language: "it",
			text: "Da noi i contenitori non li prendono da gennaio, perciò le famiglie di Lecce non hanno modo di accorgersene. I contenitori costano 400 euro al mese.",
			words: ["contenitori", "famiglie"],
		},
		{
			language: "nl",
			text: "Mensen komen gewoon niet opdagen in oktober: de afspraken van de kliniek in Utrecht staan verkeerd. Elke gemiste beurt kost 400 euro per maand. De afspraken zijn oud.",
			words: ["afspraken", "kliniek"],
		},
	];
	test.each(cases)("in $language are its nouns, not its months, places, amounts and verbs", (each) => {
		const { language, text, words } = each;
		const { isName } = anonymousText(given(language, [text]));
		const found = recognitionWords({ language, said: [text], texts: [text], library: [], isName });
		expect(found).toEqual(words);
	});
});

describe("a line of a program in a playbook", () => {
	test.each<[KnownLanguage, string]>([
		["en", "A returns team of three people"],
		["en", "Two more pickers at night"],
		["de", "Ein Retourenteam mit drei Personen"],
		["de", "Jedes sechste Teil ist falsch"],
		["fr", "Une équipe de trois personnes"],
		["es", "Un equipo de tres personas"],
		["it", "Due magazzinieri di notte"],
		["nl", "Een team van drie mensen"],
	])("is left out where it counts in words (%s: %s)", (language, line) => {
		const { text, leftOut } = anonymousText(given(language)).line(line);
		expect(text).toBeNull();
		expect(leftOut).toEqual([{ text: line, because: "figure" }]);
	});

	test.each<[KnownLanguage, string]>([
		["en", "The mechanic comes on Mondays"],
		["de", "Der Plan hängt freitags"],
		["fr", "Ouvrir le samedi"],
		["es", "Abrir los sábados"],
		["it", "Isola ecologica aperta il sabato"],
		["nl", "Nieuwe planning voor oktober"],
	])("is left out where it says a day or a month (%s: %s)", (language, line) => {
		expect(anonymousText(given(language)).line(line).leftOut).toEqual([{ text: line, because: "date" }]);
	});

	test.each<[KnownLanguage, string]>([
		["en", "One person decides"],
		["en", "We may set a first rule"],
		["de", "Eine Person entscheidet einmal im Monat"],
		["fr", "Un guichet pour une équipe"],
		["es", "Un gestor de una mar de datos"],
		["it", "Uno sportello per un set di dati"],
		["nl", "Een module voor de balie"],
	])("stays where it counts nothing and dates nothing (%s: %s)", (language, line) => {
		expect(anonymousText(given(language)).line(line).text).toBe(line);
	});

	test.each<[KnownLanguage, string, string]>([
		["en", "Measures of your text", "Measures"],
		["de", "Nächste Schritte aus Ihrem Text", "Nächste Schritte"],
		["fr", "Mesures proposées dans votre texte", "Mesures proposées"],
		["es", "Próximos pasos citados en su texto", "Próximos pasos citados"],
		["it", "Prossimi passi indicati nel testo", "Prossimi passi"],
		["nl", "Maatregelen uit uw tekst", "Maatregelen"],
	])("speaks of nobody's text (%s: %s)", (language, line, expected) => {
		const { line: say, prose } = anonymousText(given(language));
		expect(say(line).text).toBe(expected);
		expect(prose(line)).toEqual({ text: null, leftOut: [] });
	});
});

test("a sentence of prose is not cut at an abbreviation", () => {
	const said = anonymousText({ ...given("it"), people: [{ name: "Bassi", role: null }] }).prose(
		"L'ing. Bassi lo sa. Il magazzino è pieno.",
	);
	expect(said.leftOut.map(({ text }) => text)).toEqual(["L'ing. Bassi lo sa."]);
	expect(said.text).toBe("Il magazzino è pieno.");
});
