import { describe, expect, test } from "vitest";
import { asTitle, causeTitle, mostOfTitle } from "../src/case/title.ts";
import type { Language } from "../src/languages/language.ts";

describe("A long sentence becomes a title", () => {
	test.each<[string, Language, string, string]>([
		[
			"where a clause ends",
			"en",
			"The weighing station at the quarry gate closes at four in the afternoon, so the last six lorries tip unweighed",
			"The weighing station at the quarry gate closes at four in the afternoon",
		],
		[
			"without what stands in brackets",
			"en",
			"Replace the two gearboxes of the old cable ferry (quotation of 12 May by Harrow & Pike, valid until August)",
			"Replace the two gearboxes of the old cable ferry",
		],
		[
			"where a sentence ends",
			"en",
			"Nobody compares the meter of the dairy with the bill. Last year it took Mrs Okafor eleven weeks to find out",
			"Nobody compares the meter of the dairy with the bill",
		],
		[
			"and is not cut behind a title of a person",
			"en",
			"The keys of the pump house by the lower weir are kept by Dr. Penhallow, who works on Tuesdays and Fridays only",
			"The keys of the pump house by the lower weir are kept by Dr. Penhallow",
		],
		[
			"and is not cut before what one knows",
			"de",
			"Die Disponenten der Frühschicht in Uelzen wissen am Montagmorgen nicht, welche Hänger fahrbereit sind und wo sie stehen",
			"Die Disponenten der Frühschicht in Uelzen wissen am Montagmorgen nicht …",
		],
		[
			"and says that a needed clause is gone",
			"de",
			"Die Kühlwagen dürfen die Rampe am Nordtor nach der neuen Ordnung nur benutzen, wenn der Pförtner vorher den Poller absenkt",
			"Die Kühlwagen dürfen die Rampe am Nordtor nach der neuen Ordnung nur benutzen …",
		],
		[
			"at a main clause",
			"de",
			"Im Pelletlager am Südhang wird der Füllstand mit der Stange gemessen, danach bestellt der Hausmeister aus dem Gedächtnis",
			"Im Pelletlager am Südhang wird der Füllstand mit der Stange gemessen …",
		],
		[
			"and no number is cut",
			"de",
			"Die Kelterei hat im vergangenen Herbst rund 1,4 Mio. Liter Most gepresst, davon standen am Ende des Winters noch 0,3 Mio. im Keller",
			"Die Kelterei hat im vergangenen Herbst rund 1,4 Mio. Liter Most gepresst",
		],
		[
			"at a comma",
			"fr",
			"Les bons de livraison de la scierie partent par courrier une fois par semaine, le comptable les ressaisit le lundi",
			"Les bons de livraison de la scierie partent par courrier une fois par semaine",
		],
		[
			"at a comma",
			"es",
			"Las cubas de la bodega vieja se limpian a mano entre una vendimia y otra, nadie apunta cuándo toca la siguiente",
			"Las cubas de la bodega vieja se limpian a mano entre una vendimia y otra …",
		],
		[
			"at a comma",
			"it",
			"Le bolle del caseificio vengono ricopiate ogni sera dal magazziniere su un quaderno, che il lunedì passa in ufficio",
			"Le bolle del caseificio vengono ricopiate ogni sera dal magazziniere su un quaderno",
		],
		[
			"before a needed clause",
			"nl",
			"De sluiswachters op het zijkanaal horen pas bij het begin van hun dienst, welke schepen er die dag worden verwacht",
			"De sluiswachters op het zijkanaal horen pas bij het begin van hun dienst …",
		],
		[
			"before a phrase, where no clause ends",
			"en",
			"Repainting of every single platform sign on the northern branch by the apprentices of the track maintenance depot",
			"Repainting of every single platform sign on the northern branch by the apprentices …",
		],
	])("%s (%s)", (_how, language, sentence, title) => {
		expect(asTitle(sentence, language)).toBe(title);
	});

	test("that is short enough keeps every word, without its full stop", () => {
		expect(asTitle("The seal leaks (pump 3), since March.", "en")).toBe(
			"The seal leaks (pump 3), since March",
		);
	});

	test("of one quoted sentence has no lone quotation mark", () => {
		const said =
			"“We open the gate whenever somebody rings and we write down the number plate if there is a pen at hand that day”";
		expect(asTitle(said, "en")).toBe(
			"We open the gate whenever somebody rings and we write down the number plate …",
		);
	});

	test("never gets longer than its limit, whatever it is of", () => {
		for (const text of [
			"x".repeat(500),
			"word ".repeat(90),
			"(a) ".repeat(80),
			"«".repeat(200),
			"a, ".repeat(99),
		])
			for (const language of ["en", "de", "unknown"] as const)
				expect(asTitle(text, language).length).toBeLessThanOrEqual(mostOfTitle);
	});
});

describe("A long cause becomes a title of its why", () => {
	test.each<[Language, string, string]>([
		[
			"en",
			"Every second pallet for the island has to be packed again at the quay because the loading plan is only sent when the ship has sailed",
			"The loading plan is only sent when the ship has sailed",
		],
		[
			"de",
			"Jede zweite Palette für die Insel muss am Kai noch einmal umgepackt werden, weil der Ladeplan erst nach dem Ablegen kommt",
			"Der Ladeplan kommt erst nach dem Ablegen",
		],
		[
			"fr",
			"Une palette sur deux pour l'île doit être refaite sur le quai parce que le plan de chargement n'arrive qu'après le départ",
			"Le plan de chargement n'arrive qu'après le départ",
		],
		[
			"it",
			"Un bancale su due per l'isola va rifatto sulla banchina ogni giorno perché il piano di carico arriva solo dopo la partenza",
			"Il piano di carico arriva solo dopo la partenza",
		],
		[
			"es",
			"Uno de cada dos palés para la isla se rehace en el muelle porque el plan de carga no llega hasta que zarpa el barco",
			"El plan de carga no llega hasta que zarpa el barco",
		],
		[
			"nl",
			"Elke tweede pallet voor het eiland wordt op de kade overgepakt, omdat het laadplan pas na vertrek van de boot binnenkomt",
			"Het komt doordat het laadplan pas na vertrek van de boot binnenkomt",
		],
	])("in %s", (language, cause, title) => {
		expect(causeTitle(cause, language)).toBe(title);
	});

	test("but keeps what it says where the why is of another sentence", () => {
		const cause =
			"The loading plan for the island comes when the ship has sailed. They broke the pallets up because the stevedores had no other work that week";
		expect(causeTitle(cause, "en")).toBe("The loading plan for the island comes when the ship has sailed");
	});
});
