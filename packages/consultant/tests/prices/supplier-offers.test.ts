import { describe, expect, it } from "vitest";
import { decisionsOf } from "../../src/consultant.ts";
import { caseOfText, consultationOf, today } from "../read-text.ts";

const note = {
	en: (offers: string) =>
		`Note of 3 November 2026\n\nThe ferry ramp was closed on 19 days because the hinge is rusty.\n\n${offers}\n\nWe can spend at most £60,000.`,
	de: (offers: string) =>
		`Vermerk vom 3. November 2026\n\nDie Fährrampe war an 19 Tagen gesperrt, weil das Gelenk verrostet ist.\n\n${offers}\n\nWir können höchstens 60.000 € ausgeben.`,
	fr: (offers: string) =>
		`Note du 3 novembre 2026\n\nLa rampe du bac a été fermée 19 jours parce que la charnière est rouillée.\n\n${offers}\n\nNous pouvons dépenser 60 000 € au maximum.`,
	es: (offers: string) =>
		`Nota del 3 de noviembre de 2026\n\nLa rampa estuvo cerrada 19 días porque la bisagra está oxidada.\n\n${offers}\n\nPodemos gastar 60.000 € como máximo.`,
	it: (offers: string) =>
		`Nota del 3 novembre 2026\n\nLa rampa è rimasta chiusa 19 giorni perché la cerniera è arrugginita.\n\n${offers}\n\nPossiamo spendere al massimo 60.000 €.`,
	nl: (offers: string) =>
		`Notitie van 3 november 2026\n\nDe veerklep was 19 dagen dicht omdat het scharnier verroest is.\n\n${offers}\n\nWe kunnen hoogstens € 60.000 uitgeven.`,
} as const;
type Head = keyof typeof note;

const optionsIn = (head: Head, offers: string) => caseOfText(note[head](offers)).options;
const toldIn = (head: Head, offers: string) =>
	optionsIn(head, offers).map(
		({ label, price, months }) => `${label} | ${price?.max ?? "–"} | ${months ?? "–"}`,
	);

describe("a supplier's offer", () => {
	it.each<[Head, string, string[]]>([
		[
			"en",
			"I have two quotes:\n\nMarway: £41,000 for a new hinge, six weeks.\nDelph: £9,000 a year, three years fixed.",
			["A new hinge (Marway) | 41000 | 1.5", "Offer by Delph | 27000 | –"],
		],
		[
			"en",
			"Two firms were asked. Marway wants £41,000 for a new hinge, delivery in six weeks. Delph is at £27,500 and could be here in eight weeks.",
			["A new hinge (Marway) | 41000 | 1.5", "Offer by Delph | 27500 | 1.75"],
		],
		[
			"de",
			"Zwei Angebote liegen vor:\n\nFirma Marwede: 41.000 € für ein neues Gelenk, Lieferzeit sechs Wochen.\nDelling GmbH: Miete einer Rampe, 900 € im Monat, Laufzeit 24 Monate.",
			["Ein neues Gelenk (Firma Marwede) | 41000 | 1.5", "Miete einer Rampe (Delling GmbH) | 21600 | –"],
		],
		[
			"de",
			"Marwede will 41.000 € für ein neues Gelenk, Lieferung in sechs Wochen. Delling liegt bei 27.500 €, kann aber erst im Mai anfangen.",
			["Ein neues Gelenk (Marwede) | 41000 | 1.5", "Angebot von Delling | 27500 | –"],
		],
		[
			"fr",
			"Nous avons deux devis pour la charnière :\n\nMarvy : 41 000 €, délai six semaines.\nDelorge : 12 000 € à la commande puis 400 € par mois pendant 24 mois.",
			["La charnière (Marvy) | 41000 | 1.5", "La charnière (Delorge) | 21600 | –"],
		],
		[
			"fr",
			"Marvy demande 41 000 € pour une charnière neuve, livraison en six semaines. Chez Delorge on serait à 27 500 €.",
			["Une charnière neuve (Marvy) | 41000 | 1.5", "Offre de Delorge | 27500 | –"],
		],
		[
			"es",
			"Tenemos dos presupuestos:\n\nMarbel: 41.000 € por una bisagra nueva, disponible de inmediato.\nDelgado: 12.000 € el primer año, luego 4.000 € al año para el segundo y el tercero.",
			["Una bisagra nueva (Marbel) | 41000 | 0.25", "Oferta de Delgado | 20000 | –"],
		],
		[
			"it",
			"Ho chiesto due preventivi. Marzani chiede 41.000 euro per una cerniera nuova, consegna in sei settimane. Delmonte sta sui 27.500, subito disponibile.",
			["Una cerniera nuova (Marzani) | 41000 | 1.5", "Offerta di Delmonte | 27500 | 0.25"],
		],
		[
			"nl",
			"Er zijn twee offertes:\n\nOfferte 1 (Marwijk): 41.000 euro voor een nieuw scharnier, levertijd zes weken.\nOfferte 2 (Delen): 12.000 euro in het eerste jaar, daarna 4.000 per jaar voor het tweede en derde jaar.",
			["Een nieuw scharnier (Marwijk) | 41000 | 1.5", "Offerte 2 (Delen) | 20000 | –"],
		],
	])("is an option with its price over its whole term (%s): %s", (head, offers, expected) => {
		expect(toldIn(head, offers)).toEqual(expected);
	});

	it("stands below a line with the name of who makes it", () => {
		const offers =
			"Two quotes for a new hinge:\n\nMarway Ltd\n£41,000, at once.\n\nDelph\n£27,500, eight weeks.";
		expect(toldIn("en", offers)).toEqual([
			"A new hinge (Marway Ltd) | 41000 | 0.25",
			"A new hinge (Delph) | 27500 | 1.75",
		]);
	});

	it("explains nothing, and is not what may be spent", () => {
		const offers =
			"I have two quotes:\n\nMarway: £71,000 for the hinge, everything included.\nDelph: 9,000 a year, three years fixed.";
		const { causes, limits } = caseOfText(note.en(offers));
		expect(causes.map(({ text }) => text).filter((text) => /Marway|Delph/u.test(text))).toEqual([]);
		expect(limits.cap?.figure.value).toBe(60_000);
	});

	it("excludes the others for the same thing, so that none are added up", () => {
		const offers = "Marway wants £21,000 for a new hinge, delivery in six weeks. Delph is at £17,500.";
		const [measures] = decisionsOf(
			consultationOf(note.en(offers)),
			{ rootCause: "the hinge is rusty", whysPath: [], research: null },
			today,
		);
		expect(measures?.options.some(({ id }) => id === "package")).toBe(false);
		expect(new Set(optionsIn("en", offers).map(({ rivals }) => rivals)).size).toBe(1);
	});

	it("that can only begin in May lasts until then and longer", () => {
		const offers =
			"Marwede will 41.000 €, Lieferung in sechs Wochen. Delling liegt bei 27.500 €, kann aber erst im Mai anfangen.";
		const [, late] = optionsIn("de", offers);
		expect([late?.begins, late?.due]).toEqual(["2027-05-01", null]);
		const [measures] = decisionsOf(
			consultationOf(note.de(offers)),
			{ rootCause: "das Gelenk ist verrostet", whysPath: [], research: null },
			today,
		);
		expect(measures?.options[1]?.estimated_timeline_months).toBeGreaterThan(5);
	});

	it.each<[Head, string]>([
		["en", "Last year the insurer wanted £4,000 more. Two firms have closed in the harbour."],
		["de", "Die Versicherung will 4.000 € mehr im Jahr. Zwei Firmen im Hafen haben geschlossen."],
		["fr", "Le port a perdu 4 000 € de taxes. Deux entreprises ont fermé."],
	])("is not made by whoever only costs money (%s)", (head, text) => {
		expect(optionsIn(head, text)).toEqual([]);
	});
});

describe("a way that is named in passing", () => {
	it.each<[Head, string, string]>([
		["en", "We could also simply rent a pontoon.", "Rent a pontoon"],
		["en", "Or we leave it to the county.", "We leave it to the county"],
		["de", "Oder wir lassen es vom Bauhof machen.", "Es vom Bauhof machen lassen"],
		["de", "Bleibt noch die Miete.", "Bleibt noch die Miete"],
		[
			"fr",
			"Reste la location, mais personne n'a demandé le prix.",
			"Reste la location, mais personne n'a demandé le prix",
		],
		["es", "También podríamos alquilar un pontón.", "También podríamos alquilar un pontón"],
		["it", "Potremmo anche noleggiare un pontile.", "Noleggiare un pontile"],
		["nl", "We kunnen ook gewoon een ponton huren.", "Een ponton huren"],
	])("is an option without a price (%s): %s", (head, sentence, label) => {
		expect(optionsIn(head, sentence).map((option) => [option.label, option.price])).toEqual([[label, null]]);
	});

	it.each<[Head, string]>([
		["en", "Or we lose the licence."],
		["en", "We could also hear the hinge squeak."],
		["de", "Oder wir verlieren die Genehmigung."],
		["nl", "Of we verliezen de vergunning."],
	])("is none where it only says what would happen (%s): %s", (head, sentence) => {
		expect(optionsIn(head, sentence)).toEqual([]);
	});

	it("does in place of the offers before it", () => {
		const options = optionsIn(
			"en",
			"Marway wants £21,000 for a new hinge, delivery in six weeks. Delph is at £17,500. We could also simply rent a pontoon.",
		);
		expect(options).toHaveLength(3);
		expect(new Set(options.map(({ rivals }) => rivals)).size).toBe(1);
	});
});
