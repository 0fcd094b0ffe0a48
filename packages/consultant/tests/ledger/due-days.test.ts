import { describe, expect, it } from "vitest";
import { buildCase } from "../../src/case/build.ts";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { readMaterial } from "../../src/read/read.ts";
import { dueOf, memoOfMay } from "../due-day.ts";
import { caseOfText, today } from "../read-text.ts";

describe("a time that is counted from a day", () => {
	it.each<[KnownLanguage, string, string]>([
		["en", "The inspector wants it gone within ten weeks of today.", "2026-07-12"],
		["en", "It has to be fixed within 60 days of 10 May.", "2026-07-09"],
		["en", "We have three months, counting from 1 June 2026.", "2026-09-01"],
		["en", "All gates must be repaired in the next four months.", "2026-09-03"],
		["de", "Das muss binnen zehn Wochen ab heute erledigt sein.", "2026-07-12"],
		["de", "Die Aufsicht verlangt Abhilfe innerhalb von 60 Tagen nach dem 10. Mai 2026.", "2026-07-09"],
		["de", "Wir haben drei Monate, gerechnet ab dem 1. Juni.", "2026-09-01"],
		["fr", "Tout doit être réglé sous 60 jours à compter du 10 mai 2026.", "2026-07-09"],
		[
			"fr",
			"La direction veut une solution dans un délai de dix semaines à partir d'aujourd'hui.",
			"2026-07-12",
		],
		["fr", "Il faut que ce soit prêt d'ici quatre mois.", "2026-09-03"],
		["es", "La inspección exige una solución en un plazo de 60 días a partir del 10 de mayo.", "2026-07-09"],
		["es", "Tiene que estar listo dentro de diez semanas contando desde hoy.", "2026-07-12"],
		["es", "Hay que cerrarlo en los próximos cuatro meses.", "2026-09-03"],
		["it", "La vigilanza vuole la soluzione entro 60 giorni dal 10 maggio.", "2026-07-09"],
		["it", "Abbiamo tre mesi, a decorrere dal 1 giugno 2026.", "2026-09-01"],
		["it", "Deve essere pronto entro dieci settimane da oggi.", "2026-07-12"],
		["nl", "De inspectie eist een oplossing binnen 60 dagen na 10 mei 2026.", "2026-07-09"],
		["nl", "Het moet klaar zijn binnen tien weken vanaf vandaag.", "2026-07-12"],
		["nl", "We hebben drie maanden, te rekenen vanaf 1 juni.", "2026-09-01"],
	])("ends on its day (%s): %s", (language, sentence, due) => {
		expect(dueOf(language, sentence)).toBe(due);
	});

	it.each<[KnownLanguage, string]>([
		["en", "Complaints are answered within two days of receipt."],
		["en", "The lease has run for 18 months since 1 January 2026."],
		["de", "Rechnungen zahlen wir binnen 30 Tagen nach Eingang."],
		["fr", "Le bail court depuis le 1er janvier 2026, pour 18 mois."],
		["es", "Las facturas se pagan a 30 días de la entrega."],
		["it", "Il contratto dura 18 mesi dal 1 gennaio 2026."],
		["nl", "Facturen betalen we binnen 30 dagen na ontvangst."],
	])("is not what comes again or runs (%s): %s", (language, sentence) => {
		expect(dueOf(language, sentence)).toBeNull();
	});
});

describe("a day that is named with what happens on it", () => {
	it.each<[KnownLanguage, string, string]>([
		["en", "The gates must work by the time the sales open on 30 November.", "2026-11-30"],
		["en", "We want the queues gone by the harvest weekend, 19 September.", "2026-09-19"],
		["en", "Everything ready in time for the fair (12 October).", "2026-10-12"],
		["en", "It has to run before the new term starts on 1 September 2026.", "2026-09-01"],
		["de", "Die Tore müssen bis zum Herbstmarkt laufen, also am 12. Oktober.", "2026-10-12"],
		["de", "Rechtzeitig zum Schulbeginn, dem 1. September, soll alles stehen.", "2026-09-01"],
		["de", "Vor der Messe, d. h. dem 12. Oktober 2026, muss die Planung stehen.", "2026-10-12"],
		["fr", "Tout doit rouler pour la foire, le 12 octobre.", "2026-10-12"],
		["fr", "Nous voulons être prêts avant la rentrée, soit le 1er septembre.", "2026-09-01"],
		["es", "Tiene que funcionar para la feria, el 12 de octubre.", "2026-10-12"],
		["es", "Queremos llegar antes del inicio del curso (1 de septiembre de 2026).", "2026-09-01"],
		["it", "Deve funzionare prima della fiera, cioè il 12 ottobre.", "2026-10-12"],
		["it", "Vogliamo arrivarci per l'inizio della scuola, il 1° settembre 2026.", "2026-09-01"],
		["nl", "Het moet draaien voor de beurs van 12 oktober.", "2026-10-12"],
		["nl", "Uiterlijk bij de start van het schooljaar (1 september 2026) is alles klaar.", "2026-09-01"],
	])("is the one by which it must be done (%s): %s", (language, sentence, due) => {
		expect(dueOf(language, sentence)).toBe(due);
	});

	it.each<[KnownLanguage, string]>([
		["en", "The doors were checked by the auditor on 12 March."],
		["en", "The fair for the growers is on 12 October."],
		["de", "Der Termin vor Ort war am 12. März."],
		["de", "Das Sommerfest für alle ist am 12. September."],
		["fr", "La fête pour les voisins a lieu le 12 septembre."],
		["es", "La fiesta para los vecinos es el 12 de septiembre."],
		["it", "La festa per i soci è il 12 settembre."],
		["nl", "Het feest voor de buren is op 12 september."],
	])("is no deadline where nothing is wanted (%s): %s", (language, sentence) => {
		expect(dueOf(language, sentence)).toBeNull();
	});

	it("is not the day on which something was said", () => {
		expect(dueOf("en", "Comment Ann 5 June: the drivers want their tours by 30 November.")).toBe(
			"2026-11-30",
		);
	});
});

describe("a text without a date", () => {
	const text = memoOfMay.en.slice(memoOfMay.en.indexOf("\n\n") + 2);

	it("names days of the year to come from the day on which it was put in", () => {
		const read = (received: string) => {
			const source = { id: "018f0000-0000-7000-8000-000000000001", name: "Text", received };
			const content = `${text}\n\nWe want 3 % by 30 June.`;
			return buildCase(readMaterial([{ ...source, content }], [], today)).limits.deadline?.figure.date?.to;
		};
		expect(read("2026-11-22")).toBe("2027-06-30");
		expect(read("2025-03-01")).toBe("2025-06-30");
	});

	it("was written earlier where it still wants something by a day that is over", () => {
		const read = caseOfText(`${text}\n\nWe want 3 % by 30 April 2026.`);
		expect(read.limits.deadline?.figure.date?.to).toBe("2026-04-30");
		expect(read.statements.map(({ asOf }) => asOf)).not.toContain(today);
	});
});

it.each([
	["fr", "Compte rendu – réunion du 2 mai", "M. Kaci demande deux devis avant le 3 mai.", "2026-05-03"],
	[
		"de",
		"Protokoll der Sitzung vom 2. Mai",
		"Herr Kaci holt bis zum 3. Mai zwei Angebote ein.",
		"2026-05-03",
	],
	["en", "Minutes of the meeting of 2 May", "Mr Kaci gets two quotes by 3 May.", "2026-05-03"],
])("minutes without a year are the latest of their day (%s)", (_, head, task, due) => {
	const { actions } = caseOfText(`${head}\n\n12 / 40.\n\n${task}`);
	expect(actions.map((action) => action.due)).toEqual([due]);
});

it("the end of a stretch of time is due where it stands beside what is wanted", () => {
	const due = (said: string) =>
		caseOfText(`Note of 4 November 2025\n\nReach is 23.4 %, it was 31.\n\n${said}`).limits.deadline?.figure
			.date?.to;
	expect(due("The aim is 28 in the survey that closes at the end of September 2026.")).toBe("2026-09-30");
	expect(due("The survey that we know closes at the end of September 2026.")).toBeUndefined();
});
