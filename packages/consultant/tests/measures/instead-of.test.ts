import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

const pairOf = (text: string) => {
	const [measure] = caseOfText(text).measures;
	return [measure?.name, measure?.baseline?.figure.value, measure?.target?.figure.value];
};

describe("a value that stands instead of another", () => {
	it.each([
		[
			"en",
			"In spring 2,140 final bills went out late, on average 47 days after the reading instead of the agreed 42 days. Nobody checks the meters.",
			"final bills (duration)",
		],
		[
			"de",
			"Im Frühjahr gingen 2.140 Schlussrechnungen verspätet hinaus, im Mittel 47 Tage nach Ablesung statt der vorgeschriebenen 42 Tage. Niemand prüft die Zähler.",
			"Schlussrechnungen (Dauer)",
		],
		[
			"fr",
			"Au printemps 2 140 factures sont parties en retard, en moyenne 47 jours après le relevé au lieu des 42 jours prévus. Personne ne contrôle les compteurs.",
			"factures (durée)",
		],
		[
			"es",
			"En primavera 2.140 facturas salieron tarde, de media 47 días tras la lectura en lugar de los 42 días previstos. Nadie revisa los contadores.",
			"facturas (duración)",
		],
		[
			"it",
			"In primavera 2.140 bollette sono partite in ritardo, in media 47 giorni dopo la lettura invece dei 42 giorni previsti. Nessuno controlla i contatori.",
			"bollette (durata)",
		],
		[
			"nl",
			"In het voorjaar gingen 2.140 eindafrekeningen te laat de deur uit, gemiddeld 47 dagen na de opname in plaats van de afgesproken 42 dagen. Niemand controleert de meters.",
			"eindafrekeningen (duur)",
		],
	])("is how it is, the other how it should be, of what was counted before (%s)", (_, text, name) => {
		expect(pairOf(text)).toEqual([name, 47, 42]);
	});

	it.each([
		["en", "A bill takes 47 days. We want to be at 20 days instead of 47 days by June."],
		["de", "Eine Rechnung dauert 47 Tage. Wir wollen bis Juni bei 20 Tagen statt 47 Tagen sein."],
		["fr", "Une facture prend 47 jours. Nous voulons être à 20 jours au lieu de 47 jours d'ici juin."],
	])("is wanted where somebody wants it (%s)", (_, text) => {
		expect(pairOf(text).slice(1)).toEqual([47, 20]);
	});
});

describe("a share that only says how often", () => {
	it.each([
		[
			"en",
			"The hotel rejected 312 of 4,100 sheets last week. That is the third week above 7%. The contract says max 2%.",
		],
	])("is of what was counted the sentence before, and not of the third week (%s)", (_, text) => {
		expect(pairOf(text)).toEqual(["sheets rejected", 7, 2]);
	});
});
