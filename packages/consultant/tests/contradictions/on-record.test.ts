import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

const pairsIn = (text: string) =>
	caseOfText(text).contradictions.map(({ one, other }) => `${one.plain} <> ${other.plain}`);

const causesIn = (text: string) => caseOfText(text).causes.map(({ text: cause }) => cause);

describe("what somebody says, and what a record has right behind", () => {
	it.each([
		[
			"en",
			"One order in five leaves late. The planner says the lift was serviced in August. By the logbook it was last serviced on 3 February.",
			/lift.*<>.*logbook/u,
		],
		[
			"de",
			"Jede fünfte Lieferung ist zu spät. Der Leiter erklärt, das Band werde jeden Monat geprüft. Im Prüfbuch ist die letzte Prüfung für den März 2025 eingetragen.",
			/Band.*<>.*Prüfbuch/u,
		],
		[
			"nl",
			"Een op de vijf zendingen is te laat. De chef verklaarde dat de lift in augustus is nagekeken. Volgens het logboek was de laatste beurt op 3 februari.",
			/lift.*<>.*logboek/u,
		],
		[
			"it",
			"Un ordine su cinque parte tardi. Nella relazione si legge che il portone è aperto dalle sei. Ma la porta è chiusa da mesi.",
			/relazione.*<>.*chiusa/u,
		],
		[
			"es",
			"Uno de cada cinco pedidos sale tarde. Ana dice que la espuma es la de siempre, 30 kg. El laboratorio del proveedor da 34 kg.",
			/espuma.*<>.*laboratorio/u,
		],
		[
			"fr",
			"Une commande sur cinq part en retard. Le fournisseur assure qu'il n'y a aucun défaut dans la version 4. Son courriel du 3 mars parle d'un problème connu.",
			/aucun défaut.*<>.*courriel/u,
		],
	])("contradict each other (%s)", (_, text, pair) => {
		expect(pairsIn(text)).toEqual([expect.stringMatching(pair)]);
	});

	it.each([
		[
			"en, rounded",
			"One order in five leaves late. The planner says it takes 2 days. The log shows 2.1 days.",
		],
		[
			"de, the same day",
			"Jede fünfte Lieferung ist zu spät. Der Leiter erklärt, das Band sei im März 2025 geprüft worden. Im Prüfbuch ist die letzte Prüfung für März 2025 eingetragen.",
		],
		[
			"fr, borne out",
			"Une commande sur cinq part en retard. Le chef dit que la grue est en service. Le journal le confirme aussi : rien ne manque.",
		],
		[
			"nl, of something wanted",
			"Een op de vijf zendingen is te laat. De chef zegt dat het 3 dagen duurt. In het rooster moet dat 1 dag worden.",
		],
	])("go together (%s)", (_, text) => {
		expect(pairsIn(text)).toEqual([]);
	});
});

describe("what has not been done since a day, and a record of it after that day", () => {
	it.each([
		[
			"en",
			"Nine in a hundred lenses are ground twice.\n\nTom: The blocker has not been calibrated since May because the kit is in Leeds.\n\nWe ship at noon.\n\nMia: The log says the blocker was calibrated on 12 September.",
		],
		[
			"de",
			"Neun von hundert Gläsern werden doppelt geschliffen.\n\nTom: Der Schleifer wurde seit Mai nicht kalibriert, weil das Gerät in Ulm ist.\n\nMittags wird versandt.\n\nMia: Laut Protokoll wurde der Schleifer am 12. September kalibriert.",
		],
		[
			"nl",
			"Negen op de honderd glazen worden twee keer geslepen.\n\nTom: De slijper is sinds mei niet gekalibreerd omdat de set in Breda ligt.\n\nWe verzenden om twaalf uur.\n\nMia: Volgens het logboek is de slijper op 12 september gekalibreerd.",
		],
	])("contradict each other (%s)", (_, text) => {
		expect(pairsIn(text)).toEqual([expect.stringMatching(/(?:May|Mai|mei).*<>.*12/u)]);
	});

	it("do not where it is only to be done", () => {
		const text =
			"Nine in a hundred lenses are ground twice.\n\nTom: The blocker has not been calibrated since May because the kit is in Leeds.\n\nMia: Tom: get the kit back and calibrate the blocker this week.";
		expect(pairsIn(text)).toEqual([]);
	});
});

describe("one thing that is on by one and off by another", () => {
	it.each([
		["en", "Dee: The gate is set to block at 220.\nJo: The gate is off since the alarm test in April."],
		["de", "Dee: Die Schranke ist eingeschaltet.\nJo: Die Schranke ist abgeschaltet seit dem Test im April."],
		["es", "Dee: La barrera está activa.\nJo: La barrera está desconectada desde la prueba de abril."],
	])("is a contradiction (%s)", (_, text) => {
		expect(pairsIn(text)).toHaveLength(1);
	});

	it("is none of two things", () => {
		expect(pairsIn("Dee: The gate is open.\nJo: The canteen is shut since the alarm test in April.")).toEqual(
			[],
		);
	});
});

describe("a remark that two have to be cleared up", () => {
	it.each([
		[
			"fr",
			"Les élus affirment que 14 salariées sont parties. Le service RH, lui, compte 6 départs. Il faudrait tirer cela au clair.",
		],
		[
			"de",
			"Der Betriebsrat behauptet, 14 Leute seien gegangen. Die Personalabteilung zählt 6 Abgänge. Das muss aufgeklärt werden.",
		],
		[
			"en",
			"The union says 14 people have left. The HR log counts 6 departures. That needs to be cleared up.",
		],
	])("makes them a pair (%s)", (_, text) => {
		expect(pairsIn(text)).toEqual([expect.stringMatching(/14.*<>.*6/u)]);
	});
});

describe("a claim that the text refutes, and what refutes it", () => {
	it.each([
		[
			"en, hardly more",
			"A quarter of calls is not answered because two posts are vacant. Several managers say that demand has doubled. Calls rose from 2,198 to 2,316.",
			/doubled|2,316/u,
		],
		[
			"de, hardly more",
			"Ein Viertel der Anrufe bleibt liegen, weil zwei Stellen leer sind. Manche sagen, die Nachfrage habe sich verdoppelt. Die Anrufe stiegen von 2.198 auf 2.316.",
			/verdoppelt|2\.316/u,
		],
		[
			"fr, as before",
			"Un quart des visites manque parce que deux postes sont vacants.\nOn entend que l'absentéisme explose.\nOr le taux est de 8,9 % contre 9,1 % l'an passé.",
			/explose|8,9/u,
		],
		[
			"en, so no",
			"Tom: The customers do not understand it, it is a user problem.\nMia: 9 of 10 never reach the bank, the log shows no network. So no.",
			/user problem|9 of 10/u,
		],
		[
			"de, not the paper",
			"Tom: Liegt am Papier, das neue reißt.\nMia: Nach der Strichliste entfallen 6 von 94 Stopps auf Risse. Das Papier ist es nicht.",
			/Liegt am Papier|6 von 94/u,
		],
		[
			"en, something else",
			"Ruth: It is the price, everybody moans about it.\nMia: The exit survey says something else: 97 of 212 found it too crowded.",
			/price|survey/u,
		],
	])("are no causes (%s)", (_, text, refuted) => {
		expect(causesIn(text).filter((cause) => refuted.test(cause))).toEqual([]);
	});

	it("stays a cause where it really has become much more", () => {
		const text =
			"A quarter of calls is not answered because two posts are vacant. Demand has doubled because the clinic closed. Calls rose from 1,100 to 2,316.";
		expect(causesIn(text).filter((cause) => /doubled/u.test(cause))).toHaveLength(1);
	});
});

describe("the question beside a pair", () => {
	it("names only words that stand side by side, and no deed", () => {
		const text =
			"One order in five leaves late. Tom: The new loading dock is never checked. Mia: The protocol shows the loading dock was checked on 3 May.";
		for (const { topic } of caseOfText(text).contradictions) expect(topic).not.toMatch(/checked/u);
	});
});
