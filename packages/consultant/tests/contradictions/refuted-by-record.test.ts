import { describe, expect, it } from "vitest";
import { treeOf } from "../../src/consultant.ts";
import { caseOfText, consultationOf } from "../read-text.ts";

const pairsIn = (text: string) =>
	caseOfText(text).contradictions.map(({ one, other }) => `${one.plain} <> ${other.plain}`);

const scales = {
	en: "One parcel in six is underweight because the scale is not calibrated.\n\nWe pack from six to two.\n\nThe log shows the scale was calibrated on 12 September.",
	de: "Jedes sechste Paket ist zu leicht, weil die Waage nicht kalibriert ist.\n\nGepackt wird von sechs bis zwei.\n\nDas Prüfbuch zeigt, dass die Waage am 12. September kalibriert wurde.",
	fr: "Un colis sur six est trop léger parce que la balance n'est pas étalonnée.\n\nOn emballe de six à deux heures.\n\nLe registre montre que la balance a été étalonnée le 12 septembre.",
	es: "Uno de cada seis paquetes pesa poco porque la báscula no está calibrada.\n\nSe empaqueta de seis a dos.\n\nEl registro muestra que la báscula se calibró el 12 de septiembre.",
	it: "Un pacco su sei pesa poco perché la bilancia non è tarata.\n\nSi confeziona dalle sei alle due.\n\nIl registro mostra che la bilancia è stata tarata il 12 settembre.",
	nl: "Een op de zes pakketten is te licht omdat de weegschaal niet geijkt is.\n\nWe pakken van zes tot twee.\n\nHet logboek laat zien dat de weegschaal op 12 september is geijkt.",
};

describe("what is said not to be done, and a record of the day on which it was", () => {
	it.each(Object.entries(scales))("contradict each other (%s)", (_, text) => {
		expect(pairsIn(text)).toEqual([expect.stringMatching(/<>.*12\.? .*[Ss]e[pt]t/u)]);
	});

	it.each(Object.entries(scales))("leave the record out of the causes (%s)", (_, text) => {
		expect(caseOfText(text).causes.filter(({ text: cause }) => cause.includes("12"))).toEqual([]);
	});

	it.each([
		["en, of another thing", scales.en.replace("log shows the scale", "log shows the printer")],
		[
			"en, of another hall",
			scales.en
				.replace("the scale is", "the scale in hall 2 is")
				.replace("the scale was", "the scale in hall 1 was"),
		],
		[
			"de, still to be done",
			scales.de.replace(
				/Das Prüfbuch.*/u,
				"Der Plan sieht vor, dass die Waage bis 12. Dezember kalibriert wird.",
			),
		],
		["fr, done before", scales.fr.replace("n'est pas étalonnée", "n'est plus étalonnée depuis octobre")],
		["it, should have been done", scales.it.replace("è stata tarata", "andava tarata")],
		["nl, not done either", scales.nl.replace("op 12 september is", "op 12 september niet is")],
	])("go together (%s)", (_, text) => {
		expect(pairsIn(text)).toEqual([]);
	});
});

describe("what is said of most, all or none, and what was counted of the same", () => {
	it.each([
		[
			"en",
			"Nine in a hundred lenses are ground twice.\nOwen: Most of the remakes come because practices send wrong prescriptions.\nMarta: We ship at noon.\nMarta: Wrong prescriptions are 8 % of remakes, not most.",
			/Most.*<>.*8 %/u,
		],
		[
			"de",
			"Neun von hundert Gläsern werden doppelt geschliffen.\nOwen: Die meisten Nachbesserungen kommen von falschen Rezepten der Praxen.\nMarta: Versandt wird mittags.\nMarta: Falsche Rezepte sind 8 % der Nachbesserungen, nicht die meisten.",
			/meisten.*<>.*8 %/u,
		],
		[
			"it",
			"Nove lenti su cento vengono molate due volte.\nOwen: La maggior parte dei rifacimenti viene da ricette sbagliate degli studi.\nMarta: Si spedisce a mezzogiorno.\nMarta: Le ricette sbagliate sono l'8 % dei rifacimenti.",
			/maggior.*<>.*8 %/u,
		],
		[
			"nl",
			"Negen op de honderd glazen worden twee keer geslepen.\nOwen: De meeste herstellingen komen door verkeerde recepten van de praktijken.\nMarta: We verzenden om twaalf uur.\nMarta: Verkeerde recepten zijn 8 % van de herstellingen.",
			/meeste.*<>.*8 %/u,
		],
		[
			"fr, nobody",
			"Des commandes se perdent.\nTom: Plus personne n'utilise le papier.\nMia: On commence à six heures.\nMia: J'ai compté : 9 commandes sur 30 arrivent sur papier.",
			/personne.*<>.*9/u,
		],
		[
			"es, nobody",
			"Se pierden pedidos.\nTom: Ya nadie usa papel.\nMia: Empezamos a las seis.\nMia: Conté: 14 de 30 pedidos llegan en papel.",
			/nadie.*<>.*14/u,
		],
		[
			"en, nobody",
			"Orders get lost.\nTom: Nobody uses paper any more.\nMia: We start at six.\nMia: I counted: 14 of 30 sheets are on paper.",
			/Nobody.*<>.*14/u,
		],
		[
			"de, every",
			"Aufträge gehen verloren.\nTom: Jede Palette wird vor der Abfahrt etikettiert.\nMia: Wir beginnen um sechs.\nMia: Bei der Prüfung waren 9 von 40 Paletten nicht etikettiert.",
			/Jede.*<>.*9/u,
		],
		[
			"en, every",
			"Orders get lost.\nTom: Every pallet is labelled before it leaves.\nMia: We start at six.\nMia: In the audit 9 of 40 pallets had no label.",
			/Every.*<>.*9/u,
		],
	])("contradict each other (%s)", (_, text, pair) => {
		expect(pairsIn(text)).toEqual([expect.stringMatching(pair)]);
	});

	it.each([
		[
			"en, it is most",
			"Nine in a hundred lenses are ground twice.\nOwen: Most of the remakes come because practices send wrong prescriptions.\nMarta: Wrong prescriptions are 61 % of remakes.",
		],
		[
			"de, of another kind",
			"Neun von hundert Gläsern werden doppelt geschliffen.\nOwen: Die meisten Nachbesserungen kommen von falschen Rezepten der Praxen.\nMarta: Kratzer sind 8 % der Nachbesserungen.",
		],
		[
			"es, a share of others",
			"Nueve de cada cien lentes se tallan dos veces.\nOwen: La mayoría de las repeticiones viene de recetas equivocadas de las consultas.\nMarta: El 8 % de las recetas llega por fax.",
		],
		[
			"nl, so many more",
			"Negen op de honderd glazen worden twee keer geslepen.\nOwen: De meeste herstellingen komen door verkeerde recepten van de praktijken.\nMarta: Verkeerde recepten zijn er 8 % meer dan vorig jaar.",
		],
		[
			"en, something else done with it",
			"Orders get lost.\nTom: Nobody checks the paper bin.\nMia: We start at six.\nMia: 14 of 30 sheets are on paper.",
		],
		[
			"en, it lacks in most",
			"Orders get lost.\nTom: Most complaints are about missing labels.\nMia: We start at six.\nMia: Missing labels are 61 % of the complaints.",
		],
		[
			"de, each week",
			"Aufträge gehen verloren.\nTom: Jede Woche verlieren wir Paletten.\nMia: Wir beginnen um sechs.\nMia: 9 von 40 Paletten haben wir letzte Woche verloren.",
		],
		[
			"it, years ago",
			"Gli ordini si perdono.\nTom: Nessuno usa più la carta.\nMia: Si comincia alle sei.\nMia: Nel 2019 9 ordini su 30 arrivavano su carta.",
		],
		[
			"fr, elsewhere",
			"Des commandes se perdent.\nTom: Plus personne n'utilise le papier à Metz.\nMia: On commence à six heures.\nMia: À Nancy, 9 commandes sur 30 arrivent sur papier.",
		],
	])("go together (%s)", (_, text) => {
		expect(pairsIn(text)).toEqual([]);
	});
});

describe("a claim that a record refutes", () => {
	it.each([
		[
			"en",
			"One parcel in six is underweight. The scale is not calibrated because the kit is in Leeds.\n\nThe bags are filled by hand because the filler is broken.\n\nThe log shows the scale was calibrated on 12 September.",
			/filler/u,
			/not calibrated/u,
		],
		[
			"de",
			"Jedes sechste Paket ist zu leicht. Die Waage ist nicht kalibriert, weil das Gerät in Ulm liegt.\n\nDie Beutel werden von Hand gefüllt, weil der Abfüller kaputt ist.\n\nDas Prüfbuch zeigt, dass die Waage am 12. September kalibriert wurde.",
			/Abfüller/u,
			/nicht kalibriert/u,
		],
		[
			"es",
			"Uno de cada seis paquetes pesa poco. La báscula no está calibrada porque el equipo está en León.\n\nLas bolsas se llenan a mano porque la llenadora está averiada.\n\nEl registro muestra que la báscula se calibró el 12 de septiembre.",
			/llenadora/u,
			/no está calibrada/u,
		],
	])("is offered after the others, with its answer beside it (%s)", (_, text, first, refuted) => {
		const { branches } = treeOf(consultationOf(text));
		const stated = branches.filter(({ supporting }) => supporting.length > 0);
		expect(stated.map(({ option }) => option)).toEqual([
			expect.stringMatching(first),
			expect.stringMatching(refuted),
		]);
		expect(stated[1]?.counter.map(({ text: quote }) => quote)).toEqual([expect.stringMatching(/12/u)]);
	});
});
