import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

const problem: Record<string, string> = {
	en: "Guests wait 38 minutes on average. Nobody files the test report.",
	de: "Die Gäste stehen im Mittel 38 Minuten an. Niemand reicht den Prüfbericht ein.",
	fr: "Les clients attendent 38 minutes en moyenne. Personne ne dépose le rapport d'essai.",
	es: "Los clientes esperan 38 minutos de media. Nadie presenta el informe de ensayo.",
	it: "I clienti aspettano 38 minuti in media. Nessuno presenta il rapporto di prova.",
	nl: "De gasten wachten gemiddeld 38 minuten. Niemand dient het testrapport in.",
};
const read = (language: string, ...paragraphs: string[]) =>
	caseOfText([problem[language], ...paragraphs].join("\n\n"));
const labels = (language: string, ...paragraphs: string[]) =>
	read(language, ...paragraphs).options.map(({ label }) => label);

describe("ways", () => {
	it.each([
		["en", "Would be possible:\n1. Two ushers on peak days.\n2. An early tariff.\n3. Staggered courses."],
		[
			"de",
			"Möglich wäre aus meiner Sicht:\n1. Zwei Einweiser an Spitzentagen.\n2. Ein Frühtarif.\n3. Gestaffelte Kurse.",
		],
		[
			"fr",
			"Seraient possibles :\n1. Deux placiers les jours de pointe.\n2. Un tarif matinal.\n3. Des cours décalés.",
		],
		[
			"es",
			"Serían posibles:\n1. Dos acomodadores los días punta.\n2. Una tarifa temprana.\n3. Cursos escalonados.",
		],
		[
			"it",
			"Sarebbero possibili:\n1. Due addetti nei giorni di punta.\n2. Una tariffa mattutina.\n3. Corsi scaglionati.",
		],
		[
			"nl",
			"Mogelijk zou zijn:\n1. Twee begeleiders op piekdagen.\n2. Een vroegtarief.\n3. Gespreide lessen.",
		],
	])("are what is said to be possible, %s", (language, list) => {
		expect(labels(language, list)).toHaveLength(3);
	});

	it.each([
		[
			"en",
			"[09:44] Ilse: so what are we proposing\n[09:45] Tomek: intake check by one of us, zero €\n[09:48] Kofi: second reviewer, half time, €27,000 a year",
		],
		[
			"de",
			"[09:44] Ilse: was schlagen wir vor\n[09:45] Tomek: Eingangsprüfung durch einen von uns, null €\n[09:48] Kofi: zweite Prüferin, halbtags, 27.000 € im Jahr",
		],
	])("answer what is proposed, in a chat, %s", (language, chat) => {
		expect(labels(language, chat)).toHaveLength(2);
	});

	it("begin with their own name in an item, whatever it goes on with", () => {
		const list =
			"Zur Wahl stehen:\n– Feste Zuständigkeit: jede Akte bekommt einen Namen. Kostet uns zwei Tage.\n– Zeichnungsbefugnis für Standardschreiben.";
		expect(labels("de", list)).toEqual([
			"Feste Zuständigkeit: jede Akte bekommt einen Namen",
			"Zeichnungsbefugnis für Standardschreiben",
		]);
	});

	it("that one word names cost what stands right behind that word elsewhere", () => {
		const { options } = read(
			"de",
			"Der Delegierte will eine neue Sechserbahn. Das Angebot lautet auf CHF 9,8 Mio., Bauzeit zwei Jahre.",
			"Die Drehkreuze lesen die Karten nicht.",
			"Der Bus kommt um 9.25 Uhr.",
			"Niemand weiß, wer zuständig ist.",
			"Möglich wäre:\n1. Zwei Einweiser, CHF 19'000.\n2. Die Sechserbahn.\n3. Ein Frühtarif, CHF 35'000.",
		);
		const lift = options.filter(({ label }) => label.includes("Sechserbahn"));
		expect(lift.map(({ price }) => price?.max)).toEqual([9_800_000]);
	});
});

describe("a price", () => {
	it.each([
		["en", "Proposal: the Xolve program, £480 net per desk and month, we have 7 desks.", 480 * 7 * 12],
		[
			"de",
			"Vorschlag: das Programm Xolve, 480 € netto je Platz und Monat, wir haben 7 Plätze.",
			480 * 7 * 12,
		],
		[
			"nl",
			"Voorstel: het programma Xolve, € 480 excl. btw per plek en maand, we hebben 7 plekken.",
			480 * 7 * 12,
		],
		["de", "Vorschlag: den Vollzug vergeben, 89 € brutto je Akte, wir haben etwa 750 im Jahr.", 89 * 750],
		["en", "Proposal: hand the filing out, £89 gross per file, we have about 750 a year.", 89 * 750],
	])("with its tax is still for one of many, %s: %s", (language, proposal, total) => {
		expect(read(language, proposal).options.map(({ price }) => price?.max)).toEqual([total]);
	});
});

describe("what there is to spend", () => {
	it.each([
		["en", "Bruno, we have €70,000 for everything till the end of June."],
		["de", "Wir haben 70.000 € für alles."],
		["fr", "Nous avons 70 000 € pour tout."],
		["it", "Abbiamo 70.000 € per tutto."],
		["nl", "We hebben € 70.000 voor alles."],
	])("is what they have for everything, %s", (language, sentence) => {
		expect(read(language, sentence).limits.cap?.figure.value).toBe(70_000);
	});
});

describe("a sentence", () => {
	it("goes on behind an ordinal, and its next one may be the target", () => {
		const { measures } = caseOfText(
			"Zwischen Termin und Antrag vergehen bei uns 41 Kalendertage (Median, 3. Quartal, 187 Verträge). 14 sind das Ziel.\n\nNiemand ist zuständig.",
		);
		expect(measures.map(({ baseline, target }) => [baseline?.figure.value, target?.figure.value])).toEqual([
			[41, 14],
		]);
	});

	it("of a paragraph says whose time is to become the one that is wanted", () => {
		const { measures } = caseOfText(
			"Hinterfeld, 4. Mai 2026\n\nAn den 22 Spitzentagen standen die Gäste im Mittel 38 Minuten an, an gewöhnlichen Tagen sind es 6. Nach der Befragung kommen 14 Prozent nicht wieder. Der Tourismusverein hat uns schriftlich auf 15 Minuten verpflichtet, und zwar ab dem Saisonstart am 12. Dezember 2026.\n\nDer Gratisbus bringt drei volle Wagen auf einmal, danach vierzig Minuten lang nichts.",
		);
		expect(measures.map(({ baseline, target }) => [baseline?.figure.value, target?.figure.value])).toEqual([
			[38, 15],
		]);
	});
});
