import { describe, expect, it } from "vitest";
import { unplannedTours } from "../late-deliveries.ts";
import { caseOfText } from "../read-text.ts";

const namesIn = (language: keyof typeof unplannedTours, text: string) =>
	caseOfText(unplannedTours[language] + text).measures.map(({ name }) => name);

describe("a time that runs from one thing to another", () => {
	it.each([
		[
			"en",
			"From the order to the first delivery it takes 19 days. We want 8 days by 31 March 2027.",
			"time from the order to the first delivery",
		],
		[
			"de",
			"Zwischen Anmeldung und erster Abholung vergehen im Schnitt 19 Tage. Bis 31. März 2027 wollen wir 8 Tage erreichen.",
			"Zeit zwischen Anmeldung und erster Abholung",
		],
		[
			"fr",
			"Une famille attend aujourd'hui 19 jours entre la demande et le premier passage. Nous voulons revenir à 8 jours d'ici le 31 mars 2027.",
			"délai entre la demande et le premier passage",
		],
		[
			"es",
			"Desde la solicitud hasta la primera visita pasan de media 19 días. La ordenanza exige 8 días desde el 31 de marzo de 2027.",
			"tiempo desde la solicitud hasta la primera visita",
		],
		[
			"it",
			"Tra la richiesta e la prima visita passano in media 19 giorni. Vogliamo scendere a 8 giorni entro il 31 marzo 2027.",
			"tempo tra la richiesta e la prima visita",
		],
		[
			"nl",
			"Tussen aanmelding en eerste bezoek verstrijken gemiddeld 19 dagen. Voor 31 maart 2027 willen we op 8 dagen zitten.",
			"tijd tussen aanmelding en eerste bezoek",
		],
	] as const)("is called by both (%s: %s)", (language, text, name) => {
		expect(namesIn(language, text)).toContain(name);
	});

	it.each([
		["en", "Guests waited 38 minutes from Monday to Friday. We want 15 minutes by 31 March 2027."],
		["de", "Die Gäste warteten von Montag bis Freitag 38 Minuten. Bis 31. März 2027 wollen wir 15 Minuten."],
		["fr", "Les clients attendaient 38 minutes entre juin et août. Il faut 15 minutes au 31 mars 2027."],
	] as const)("is none of days and months (%s: %s)", (language, text) => {
		expect(namesIn(language, text).join()).not.toMatch(/^(?:time|Zeit|délai) /u);
	});
});

describe("the name of a measure", () => {
	it.each([
		[
			"en",
			"Disputed invoices: 5,610, that is 9.2 %. The bank wants 3 % by 31 March 2027.",
			"Disputed invoices",
		],
		[
			"it",
			"Fatture contestate: 5.610, pari al 9,2 %. La banca vuole il 3 % entro il 31 marzo 2027.",
			"Fatture contestate",
		],
		[
			"nl",
			"Betwiste facturen: 5.610, dat is 9,2 %. De bank wil 3 % voor 31 maart 2027.",
			"Betwiste facturen",
		],
	] as const)("is what stands before the colon (%s: %s)", (language, text, name) => {
		expect(namesIn(language, text)).toContain(name);
	});

	it.each([
		[
			"en",
			"Guests between 9.30 and 11 stood in line for 38 minutes. We want 15 minutes by 31 March 2027.",
			/9\.30/u,
		],
		[
			"de",
			"Im Mittel standen die Gäste zwischen 9.30 und 11 Uhr 38 Minuten an. Bis 31. März 2027 sollen es 15 Minuten sein.",
			/9\.30/u,
		],
		[
			"fr",
			"Les clients entre 9 h 30 et 11 h font la queue 38 minutes. Il faut 15 minutes au 31 mars 2027.",
			/11 h/u,
		],
	] as const)("is without the hours of the day (%s: %s)", (language, text, hours) => {
		const names = namesIn(language, text);
		expect(names.length).toBeGreaterThan(0);
		expect(names.join()).not.toMatch(hours);
	});
});
