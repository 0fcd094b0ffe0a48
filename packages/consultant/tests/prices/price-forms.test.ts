import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

const texts = {
	en: (ways: string, more = "") =>
		`Memo of 3 November 2026\n\nCard payments at our shops fail too often, because nobody tested the signal. 9 % of them failed in October.\n\nOptions\n${ways}\n\n${more}`,
	de: (ways: string, more = "") =>
		`Vermerk vom 3. November 2026\n\nDie Kartenzahlungen in unseren Läden scheitern zu oft, weil niemand das Signal geprüft hat. 9 % sind im Oktober gescheitert.\n\nVorschläge\n${ways}\n\n${more}`,
	fr: (ways: string, more = "") =>
		`Note du 3 novembre 2026\n\nLes paiements dans nos magasins échouent trop souvent, parce que personne n'a testé le signal. 9 % ont échoué en octobre.\n\nPistes\n${ways}\n\n${more}`,
	es: (ways: string, more = "") =>
		`Nota del 3 de noviembre de 2026\n\nLos pagos en nuestras tiendas fallan demasiado, porque nadie probó la señal. El 9 % falló en octubre.\n\nPropuestas\n${ways}\n\n${more}`,
	it: (ways: string, more = "") =>
		`Nota del 3 novembre 2026\n\nI pagamenti nei nostri negozi falliscono troppo spesso, perché nessuno ha provato il segnale. Il 9 % è fallito in ottobre.\n\nProposte\n${ways}\n\n${more}`,
	nl: (ways: string, more = "") =>
		`Notitie van 3 november 2026\n\nDe betalingen in onze winkels mislukken te vaak, omdat niemand het signaal heeft getest. 9 % is in oktober mislukt.\n\nVoorstellen\n${ways}\n\n${more}`,
};

type Known = keyof typeof texts;

/** What is paid once and by the year of the first way; null where it has no price. */
function pricesOf(language: Known, way: string, more?: string) {
	const other = { en: "£9,900", de: "9.900 €", fr: "9 900 €", es: "9.900 €", it: "9.900 €", nl: "€ 9.900" };
	const { options } = caseOfText(texts[language](`- ${way}\n- test: ${other[language]}`, more));
	const price = options[0]?.price;
	return price ? [price.once?.min ?? null, price.yearly?.min ?? null] : null;
}

describe("a price", () => {
	it.each<[Known, string]>([
		["en", "dual SIM routers at the three bad sites, £410 per site plus install 250 each, 3 weeks"],
		["fr", "routeurs dans les trois mauvais magasins, 410 € par magasin plus pose 250 chacun, 3 semaines"],
		["es", "routers en las tres tiendas malas, 410 € por tienda más instalación 250 cada uno, 3 semanas"],
		["it", "router nei tre negozi peggiori, 410 euro per negozio più installazione 250 ciascuno"],
		["nl", "routers in de drie slechte winkels, 410 euro per winkel plus montage 250 per stuk"],
	])("for each of some things holds what is added for each without a currency (%s)", (language, way) => {
		expect(pricesOf(language, way)).toEqual([1980, null]);
	});

	it.each<[Known, string]>([
		["en", "replace the terminals with the X2: £2,300 each, 64 pieces, 5 months"],
		["en", "replace all terminals: £2,300 each, 64 terminals, 5 months"],
		["fr", "remplacer tous les terminaux : 2 300 € pièce, 64 pièces, 5 mois"],
		["es", "sustituir todos los terminales: 2.300 € cada uno, 64 unidades, 5 meses"],
		["it", "sostituire tutti i terminali: 2.300 euro l'uno, 64 pezzi, 5 mesi"],
		["nl", "alle terminals vervangen: 2.300 euro per stuk, 64 stuks, 5 maanden"],
	])("of a piece is multiplied by the pieces that stand behind it (%s)", (language, way) => {
		expect(pricesOf(language, way)).toEqual([147_200, null]);
	});

	it.each<[Known, string]>([
		["en", "replace the terminals with the X2: £2,300 each, 12 fitters needed for it"],
		["de", "die Terminals ersetzen: je 2.300 €, 12 Monteure nötig"],
		["it", "sostituire i terminali: 2.300 euro l'uno, 12 operai per il montaggio"],
	])("of a piece is not multiplied by another count behind it (%s)", (language, way) => {
		expect(pricesOf(language, way)).toBeNull();
	});

	it.each<[Known, string]>([
		["en", "a monitoring tool: £9,800 + £2,400 maintenance a year"],
		["de", "Überwachung: 9.800 € + 2.400 € Wartung jährl."],
		["fr", "surveillance : 9 800 € + 2 400 € de maintenance par an"],
		["es", "vigilancia: 9.800 € + 2.400 € de mantenimiento al año"],
		["it", "controllo: 9.800 euro + 2.400 euro di manutenzione all'anno"],
		["nl", "bewaking: 9.800 euro + 2.400 euro onderhoud per jaar"],
	])(
		"that is paid once stands beside one a year, with a word for what it is for between (%s)",
		(language, way) => {
			expect(pricesOf(language, way)).toEqual([9800, 2400]);
		},
	);

	it.each<[Known, string]>([
		["en", "an alarm for the night: £9,800 paid twice a year"],
		["de", "ein Alarm für die Nacht: 9.800 € weniger als vor einem Jahr"],
		["nl", "een alarm voor de nacht: 9.800 euro, vorig jaar besteld"],
	])("is not read as one a year by other words before the year (%s)", (language, way) => {
		expect(pricesOf(language, way)?.[1] ?? null).toBeNull();
	});

	it.each<[Known, string, (number | null)[]]>([
		["en", "a second technician, 24,000 a year", [null, 24_000]],
		["en", "a sorting machine with camera 195,000 – far too dear, says Ann", [195_000, null]],
		["de", "Sortiermaschine mit Kamera 195.000 – viel zu teuer, sagt Anna", [195_000, null]],
		["fr", "un deuxième technicien, 24 000 par an", [null, 24_000]],
		["es", "máquina con cámara 195.000 – demasiado cara", [195_000, null]],
		["it", "un secondo tecnico, 24.000 all'anno", [null, 24_000]],
		["nl", "tweede scout, 0,6 fte, 24.000 per jaar", [null, 24_000]],
	])("needs no currency beside prices that have one (%s): %s", (language, way, expected) => {
		expect(pricesOf(language, way)).toEqual(expected);
	});

	it.each<[Known, string]>([
		["en", "a bigger stock, from 9,000 to 12,000"],
		["de", "Umstellung auf die Serie 4.000 des Herstellers"],
		["nl", "een groter magazijn voor 12.000 pallets"],
	])("is no number that counts or says how far (%s): %s", (language, way) => {
		expect(pricesOf(language, way)).toBeNull();
	});

	it.each<[Known, string]>([
		["en", "signing authority for the purchasing manager up to £20,000"],
		["de", "Unterschriftsvollmacht für die Einkäuferin bis 20.000 €"],
		["fr", "délégation de signature à la responsable des achats jusqu'à 20 000 €"],
		["es", "poder de firma para la jefa de compras hasta 20.000 €"],
		["it", "delega di firma al capo acquisti fino a 20.000 euro"],
		["nl", "tekenbevoegdheid voor de inkoper tot 20.000 euro"],
	])("is not what somebody may sign for (%s)", (language, way) => {
		expect(pricesOf(language, way)).toBeNull();
	});

	it.each<[Known, string]>([
		["de", "neue Unterschriftenmappe für 2.000 €"],
		["en", "a signature pad for each counter, £2,000"],
		["it", "firma digitale per gli acquisti, 2.000 euro"],
	])("is what a thing costs that is signed with (%s)", (language, way) => {
		expect(pricesOf(language, way)).toEqual([2000, null]);
	});

	it.each<[Known, string]>([
		["en", "a spare terminal for every customer, free of charge: £19 per unit"],
		["de", "jedem Kunden gratis ein Ersatzgerät geben: 19 € pro Stück"],
		["es", "dar gratis un aparato a cada cliente: 19 € por unidad"],
		["it", "dare gratis un apparecchio a ogni cliente: 19 euro per pezzo"],
	])("of a piece is not zero because whoever gets it pays nothing (%s)", (language, way) => {
		expect(pricesOf(language, way)).toBeNull();
	});

	it.each<[Known, string]>([
		["en", "roll back to firmware 4.1 (free, 2 days, but loses the tariff display)"],
		["en", "roll back to the old firmware, £0, 2 days"],
		["de", "zurück zur alten Firmware (0 €, 2 Tage)"],
		["fr", "revenir à l'ancien logiciel (gratuit, 2 jours)"],
		["es", "volver al programa anterior (gratuito, 2 días)"],
	])("is nothing where the text says so in a word between marks (%s)", (language, way) => {
		const { options } = caseOfText(texts[language](`- ${way}\n- test: 9.900 €`));
		expect(options[0]?.price).toMatchObject({ min: 0, max: 0 });
	});

	it.each<[Known, string]>([
		["en", "another printer (no investment, £5.35 per room, four months)"],
		["de", "eine andere Druckerei (keine Investition, 5,35 € pro Zimmer, vier Monate)"],
		["it", "un'altra tipografia (senza investimenti, 5,35 euro per camera, quattro mesi)"],
	])("is nothing where no outlay is said, whatever is paid for each piece (%s)", (language, way) => {
		expect(pricesOf(language, way)).toEqual([null, null]);
	});

	it("is not nothing because something is free to be used", () => {
		expect(pricesOf("en", "use the free slots of the night, with two people more")).toBeNull();
	});

	it.each<[Known, string, string]>([
		["en", "back to the old cards. Costs the 14k saving again", "The new cards saved 14k a year."],
		[
			"de",
			"zurück zu den alten Karten. Kostet wieder die Ersparnis von 14.000 €",
			"Die neuen Karten haben 14.000 € im Jahr gespart.",
		],
		[
			"it",
			"tornare alle vecchie schede. Costa di nuovo il risparmio di 14.000 euro",
			"Le nuove schede hanno portato un risparmio di 14.000 euro all'anno.",
		],
	])("that gives up a saving is paid as often as that came (%s)", (language, way, more) => {
		expect(pricesOf(language, way, more)).toEqual([null, 14_000]);
	});

	it.each<[Known, string, string]>([
		[
			"en",
			'remote fitting with the software "AuriLink": licence £1,150 per branch, 4 months',
			"I recommend AuriLink in eight branches first.",
		],
		[
			"de",
			'Fernanpassung über die Software "AuriLink": Lizenz 1.150 € je Filiale, 4 Monate',
			"Ich empfehle AuriLink zunächst in acht Filialen.",
		],
		[
			"fr",
			"réglage à distance avec le logiciel « AuriLink » : licence 1 150 € par magasin, 4 mois",
			"Je propose AuriLink dans huit magasins d'abord.",
		],
	])(
		"of a piece is multiplied by the pieces that the text counts with the way's name (%s)",
		(language, way, more) => {
			expect(pricesOf(language, way, more)).toEqual([9200, null]);
		},
	);

	it.each<[Known, string, string]>([
		[
			"en",
			'remote fitting with the software "AuriLink": licence £1,150 per branch, 4 months',
			"Customers of eight branches have complained.",
		],
		[
			"de",
			'Fernanpassung über die Software "AuriLink": Lizenz 1.150 € je Filiale, 4 Monate',
			"In acht Filialen haben sich Kunden beschwert.",
		],
	])("of a piece is not multiplied by what is counted without the way's name (%s)", (language, way, more) => {
		expect(pricesOf(language, way, more)).toBeNull();
	});
});
