import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

const pairsOf = (text: string) =>
	caseOfText(text).measures.map(({ name, baseline, target }) => [
		name,
		baseline?.figure.value,
		target?.figure.value,
	]);

describe("a value that is to be left for another", () => {
	it.each([
		["en", "We want to go from 6.8 % of tubes rejected down to 2.5 % by 28 February 2027.", "tubes rejected"],
		[
			"de",
			"Wir wollen von 6,8 % abgelehnter Röhrchen auf 2,5 % kommen, bis 28. Februar 2027.",
			"abgelehnter Röhrchen",
		],
		[
			"fr",
			"Nous voulons passer de 6,8 % de tubes rejetés à 2,5 % avant le 28 février 2027.",
			"tubes rejetés",
		],
		[
			"es",
			"Quiero que de 6.8 % de tubos rechazados bajemos a 2.5 % antes del 28 de febrero de 2027.",
			"tubos rechazados",
		],
		[
			"it",
			"Vogliamo scendere dal 6,8 % di provette respinte al 2,5 % entro il 28 febbraio 2027.",
			"provette respinte",
		],
		["nl", "We willen van 6,8 % afgekeurde buisjes naar 2,5 % voor 28 februari 2027.", "afgekeurde buisjes"],
	])("is a measure of what it is a share of: %s", (_, text, name) => {
		expect(pairsOf(text)).toEqual([[name, 6.8, 2.5]]);
	});

	it.each([
		["en", "Last year we went from 6.8 % of tubes rejected down to 2.5 %."],
		["fr", "L'an dernier nous sommes passés de 6,8 % de tubes rejetés à 2,5 %."],
		["de", "Voriges Jahr kamen wir von 6,8 % abgelehnter Röhrchen auf 2,5 %."],
	])("is none where it has happened: %s", (_, text) => {
		expect(pairsOf(text)).toEqual([]);
	});
});

describe("who sets a target", () => {
	it.each([
		[
			"en",
			"Families wait 17 weeks on average for a plan. The board has had it written down that it must be 8 weeks by 1 March 2027.",
			/board/iu,
		],
		[
			"de",
			"Kunden warten im Schnitt 17 Wochen auf ihren Bescheid. Der Vorstand hat beschlossen, dass es bis 1. März 2027 wieder 8 Wochen sein sollen.",
			/vorstand/iu,
		],
		[
			"fr",
			"Les familles attendent en moyenne 17 semaines leur plan. La direction a fait inscrire que cela doit revenir à 8 semaines avant le 1er mars 2027.",
			/direction/iu,
		],
		[
			"es",
			"Las familias esperan de media 17 semanas su plan. El comité ha dejado escrito que debe volver a 8 semanas antes del 1 de marzo de 2027.",
			/comité/iu,
		],
		[
			"it",
			"Le famiglie aspettano in media 17 settimane il loro piano. Il consiglio ha fatto scrivere che si deve tornare a 8 settimane entro il 1° marzo 2027.",
			/consiglio/iu,
		],
		[
			"nl",
			"Wie zich meldt wacht gemiddeld 17 weken op een plan. De raad heeft laten vastleggen dat het terug moet naar 8 weken, uiterlijk 1 januari 2027.",
			/raad/iu,
		],
	])("is no name of what is measured: %s", (_, text, who) => {
		const [pair, ...more] = pairsOf(text);
		expect([pair?.[1], pair?.[2], more]).toEqual([17, 8, []]);
		expect(pair?.[0]).toMatch(/\p{L}/u);
		expect(pair?.[0]).not.toMatch(who);
	});

	it("may be part of a name", () => {
		const [pair] = pairsOf(
			"Sitzungen des Vorstands dauern heute 9 Stunden. Bis 1. März 2027 sollen es 4 Stunden sein.",
		);
		expect(pair?.[0]).toMatch(/Vorstands/u);
	});
});
