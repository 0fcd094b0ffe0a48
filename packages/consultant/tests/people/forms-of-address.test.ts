import { describe, expect, it } from "vitest";
import { calledOf } from "../../src/case/people/people.ts";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { lostBoxes } from "../lost-boxes.ts";
import { caseOfText } from "../read-text.ts";

const peopleWith = (language: KnownLanguage, said: string) =>
	caseOfText(`${lostBoxes[language]}\n\n${said}`).people;
const calledWith = (language: KnownLanguage, said: string) =>
	peopleWith(language, said).map(calledOf).toSorted();

describe("somebody", () => {
	it.each([
		[
			"de",
			"Frau Dr. Petersen (Leitung) prüft die Kisten mit Herrn Kolb.",
			["Frau Dr. Petersen", "Herr Kolb"],
		],
		["fr", "Mme Le Guen (finances) dit que tout arrive en retard.", ["Mme Le Guen"]],
		[
			"es",
			"Don Anselmo responde de las cajas. La Sra. Vidal dice que faltan.",
			["Don Anselmo", "Sra. Vidal"],
		],
		["it", "La sig.ra Conti segue le scatole.", ["Sig.ra Conti"]],
		["nl", "Mevrouw van der Veen zegt dat de dozen te laat zijn.", ["Mevrouw van der Veen"]],
		["en", "Mr Kolb says that the boxes are late.", ["Mr Kolb"]],
	] as const)("with no more than a surname is called as in the text (%s: %s)", (language, said, expected) => {
		expect(calledWith(language, said)).toEqual(expected);
	});

	it.each([
		["en", "Dr. Ines Okafor says that the boxes are late.", ["Ines Okafor"]],
		["de", "Frau Petra Kolb leitet den Versand. Frau Kolb zählt die Kisten.", ["Petra Kolb"]],
	] as const)("with a given name needs none (%s: %s)", (language, said, expected) => {
		expect(calledWith(language, said)).toEqual(expected);
	});

	it.each([
		["en", "Some think that the customers left. Many say that it is the weather."],
		["de", "Einige meinen, es liege am Wetter. Manche sagen, die Kunden seien weg."],
		["fr", "Certains pensent que nos clients sont infidèles. Beaucoup disent que c'est la météo."],
		["es", "Algunos piensan que es la lluvia. Otros dicen que faltan cajas."],
		["it", "Alcuni pensano che sia la pioggia. Altri dicono che mancano scatole."],
		["nl", "Sommigen denken dat het de regen is. Velen zeggen dat er dozen ontbreken."],
	] as const)("is no word for several (%s: %s)", (language, said) => {
		expect(peopleWith(language, said)).toEqual([]);
	});

	it.each([
		["en", "The provider Clearvale asks 2,100 € a month. Clearvale says it is ready in ten weeks."],
		["de", "Der Anbieter Blankweiß verlangt 2.100 € im Monat. Blankweiß sagt, es dauert zehn Wochen."],
		["fr", "L'éditeur Prevoo demande 2 100 € par mois pour les 18 magasins."],
		["es", "La plataforma Turnia pide 2.100 € al mes. Turnia dice que tarda diez semanas."],
		["it", "La piattaforma Girasole chiede 2.100 € al mese. Girasole dice che servono dieci settimane."],
		["nl", "Het platform Schoonmax vraagt € 2.100 per maand. Schoonmax zegt dat het tien weken duurt."],
	] as const)("is no firm that sells something (%s: %s)", (language, said) => {
		expect(peopleWith(language, said)).toEqual([]);
	});

	it.each([
		["en", "Since the departure of Moira Keane nobody follows it. Ask Moira Keane."],
		["en", "Since Moira Keane's retirement nobody follows it. Moira Keane checked the boxes."],
		["de", "Seit dem Weggang von Frau Keane prüft niemand. Frau Keane zählte die Kisten."],
		["fr", "Depuis le départ de Mme Keane personne ne suit."],
		["es", "Desde la marcha de la Sra. Keane nadie lo sigue."],
		["it", "Dopo le dimissioni della sig.ra Keane nessuno segue."],
		["it", "Dopo le dimissioni di Moira Keane nessuno segue. Moira Keane dice che manca tempo."],
		["nl", "Sinds het vertrek van mevrouw Keane volgt niemand het op."],
	] as const)("has left by a noun that says so (%s: %s)", (language, said) => {
		expect(peopleWith(language, said).map(({ left }) => left)).toEqual([true]);
	});

	it.each([
		["en", "Notes of Dana Whitlock, second line, for Rob (head of product):", "second line"],
		["de", "Notizen von Dana Whitlock, zweite Ebene, für die Leitung:", "zweite Ebene"],
		["fr", "Notes de Dana Whitlock, deuxième niveau, pour la direction :", "deuxième niveau"],
		["es", "Apuntes de Dana Whitlock, segunda línea, para la dirección:", "segunda línea"],
		["it", "Appunti di Dana Whitlock, secondo livello, per la direzione:", "secondo livello"],
		["nl", "Notities van Dana Whitlock, tweede lijn, voor de directie:", "tweede lijn"],
	] as const)("is who wrote a paper, with what they are (%s: %s)", (language, said, role) => {
		const author = peopleWith(language, said).find(({ name }) => name === "Dana Whitlock");
		expect(author?.role).toBe(role);
	});
});
