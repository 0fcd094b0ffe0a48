import { describe, expect, it } from "vitest";
import { unplannedTours } from "../late-deliveries.ts";
import { planOfText } from "../planned-texts.ts";
import { caseOfText } from "../read-text.ts";

describe("The name of a share", () => {
	it.each([
		[
			"en",
			"31 % of the parcels came back. We want 12 % by 31 March 2027.",
			"share of the parcels that came back",
		],
		[
			"en",
			"31 % of the parcels unopened after a week. We want 12 % by 31 March 2027.",
			"share of the parcels unopened after a week",
		],
		[
			"de",
			"31 % der Pakete kamen zurück. Ziel: 12 % bis 31. März 2027.",
			"Anteil der Pakete, die zurückkamen",
		],
		[
			"fr",
			"31 % des colis sont revenus. Objectif : 12 % au 31 mars 2027.",
			"part des colis qui sont revenus",
		],
		[
			"es",
			"El 31 % de los paquetes volvió. Objetivo: 12 % a 31 de marzo de 2027.",
			"proporción de los paquetes que volvió",
		],
		[
			"it",
			"Il 31 % dei pacchi torna indietro. Obiettivo: 12 % entro il 31 marzo 2027.",
			"quota dei pacchi che torna indietro",
		],
		[
			"nl",
			"31 % van de pakketten kwam terug. Doel: 12 % op 31 maart 2027.",
			"aandeel van de pakketten dat terugkwam",
		],
		[
			"de",
			"Im Januar sind uns 6,2 % der Pakete verloren gegangen. Ziel: 2 % bis 31. März 2027.",
			"Anteil der Pakete, die verloren gegangen sind",
		],
		[
			"nl",
			"17 % van de ritten begint meer dan een half uur te laat. Doel: 7 % op 31 maart 2027.",
			"aandeel van de ritten dat meer dan een half uur te laat begint",
		],
		[
			"it",
			"A ottobre è finito nel bidone il 29 % del cibo servito. Obiettivo: 15 % entro il 31 marzo 2027.",
			"quota del cibo servito che è finito nel bidone",
		],
		[
			"fr",
			"31 % de notre récolte 2025 est partie en vrac. Objectif : 10 % au 31 mars 2027.",
			"part de récolte qui est partie en vrac",
		],
	] as const)("says of what it is and what becomes of that (%s)", (language, text, name) => {
		expect(caseOfText(unplannedTours[language] + text).measures.map((measure) => measure.name)).toEqual([
			name,
		]);
	});

	it.each([
		[
			"en",
			"From January to September our shops took back 1,140 of 3,620 fitted aids. That is 31.5 %; the year before it was 22 %.\n\nBy 30 June 2027 we must be under 20 %.",
			"share of fitted aids",
		],
		[
			"de",
			"In den 22 Filialen wurden von Januar bis September 1.140 von 3.620 angepassten Geräten nach der Probezeit zurückgegeben. Das sind 31,5 %; im Vorjahr waren es 22 %.\n\nDer Vorstand entscheidet bis zum 30. Juni 2027; bis dahin müssen wir unter 20 % liegen.",
			"Anteil von angepassten Geräten",
		],
		[
			"nl",
			"Van januari tot september namen onze winkels 1.140 van de 3.620 aangepaste toestellen terug. Dat is 31,5 %; vorig jaar was het 22 %.\n\nVoor 30 juni 2027 moeten we onder de 20 % zitten.",
			"aandeel van aangepaste toestellen",
		],
	] as const)("says that it is one where only its whole is named (%s)", (language, text, name) => {
		expect(caseOfText(unplannedTours[language] + text).measures.map((measure) => measure.name)).toEqual([
			name,
		]);
	});

	it.each([
		["en", "We lost 31 % of everything we packed. We want 12 % by 31 March 2027."],
		["en", "Of 200 parcels 62 came back. That's 31 %. We want 12 % by 31 March 2027."],
		["de", "Von 200 Paketen kamen 62 zurück. Das sind 31 %. Ziel: 12 % bis 31. März 2027."],
		["fr", "Sur 200 colis, 62 sont revenus. Ce sont 31 %. Objectif : 12 % au 31 mars 2027."],
		["nl", "Van 200 pakketten kwamen er 62 terug. Dat is 31 %. Doel: 12 % op 31 maart 2027."],
	] as const)("is nobody's word and points to no sentence before it (%s: %s)", (language, text) => {
		for (const { name } of caseOfText(unplannedTours[language] + text).measures)
			expect(name).not.toMatch(/^(?:that|das|ce|dat|everything|we)\b|…/iu);
	});
});

describe("A count in a program's name", () => {
	it.each([
		[
			"en",
			"Last year 620 parcels went missing. Target: at most 90 missing parcels in 2027.",
			/620 to 90(?!\d| missing)/,
		],
		[
			"de",
			"Im Vorjahr gingen 620 Pakete verloren. Ziel: höchstens 90 fehlende Pakete im Jahr 2027.",
			/von 620 auf 90$/,
		],
	] as const)("has its baseline, and what is counted once (%s)", (language, text, title) => {
		expect(planOfText(unplannedTours[language] + text).title).toMatch(title);
	});
});
