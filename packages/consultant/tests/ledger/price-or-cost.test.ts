import { describe, expect, it } from "vitest";
import { problemCostOf } from "../../src/case/problem/problem-cost.ts";
import { caseOfText } from "../read-text.ts";

const rolesIn = (text: string) =>
	caseOfText(text)
		.ledger.filter(({ figure }) => figure.kind === "money")
		.map(({ role }) => role);

describe("an amount", () => {
	it.each([
		["Our boats are moved by hand. New trailers cost £1,800.", "option cost"],
		["The batteries cost £23,800.", "option cost"],
		["Refunds cost us £46,300.", "problem cost"],
		["The recall at Port Arle cost £46,300, which nobody had planned.", "problem cost"],
		["Late returns of our boats cost £46,300 in 2025.", "problem cost"],
		["De gemeente legt er € 5.000 bij.", "funding"],
		["De vereniging wil 3.000 euro bijleggen.", "funding"],
		["Der Verein steuert noch 5.000 € bei.", "funding"],
		["Nous perdons 12 000 € par mois.", "problem cost"],
		["Con las barcas averiadas perdemos 12.000 € al mes.", "problem cost"],
	])("of %s is %s", (text, role) => {
		expect(rolesIn(text)).toEqual([role]);
	});

	it.each([
		"Ways\n- Friday changeover: no outlay, but we would lose £9,000 a year in short breaks",
		"Wege\n- Wechsel am Freitag: keine Anschaffung, aber wir verlieren 9.000 € im Jahr an Kurzmieten",
		"Solutions\n- changement le vendredi : aucune dépense, mais nous perdons 9 000 € par an de courts séjours",
		"Vías\n- cambio los viernes: sin desembolso, pero perdemos 9.000 € al año de estancias cortas",
		"Opzioni\n- cambio di venerdì: nessuna spesa, ma perdiamo 9.000 € l'anno di soggiorni brevi",
		"Opties\n- wisselen op vrijdag: geen uitgaven, maar we verliezen € 9.000 per jaar aan korte verblijven",
	])("that a way without a price loses is no price: %s", (text) => {
		expect(caseOfText(text).options.map(({ price }) => price?.max)).toEqual([0]);
	});
});

describe("a loss by the month that comes in a part of the year only", () => {
	it.each([
		"In summer we lose £12,000 a month to cancelled tours.",
		"In der Saison verlieren wir 12.000 € im Monat durch Ausfälle.",
		"En été, nous perdons 12 000 € par mois à cause des bateaux en panne.",
		"En temporada alta perdemos 12.000 € al mes por las barcas averiadas.",
		"D'estate perdiamo 12.000 € al mese.",
		"In het hoogseizoen verliezen we € 12.000 per maand.",
	])("is not counted twelve times: %s", (text) => {
		expect(problemCostOf(caseOfText(text))).toMatchObject({ amount: null, yearly: false });
	});

	it("is counted for the year without its season", () => {
		expect(problemCostOf(caseOfText("We lose £12,000 a month to cancelled tours."))?.amount).toBe(144_000);
	});
});

describe("the number of a house", () => {
	it.each([
		["The depot at 14 Station Road lost 31 bikes.", [31]],
		["Das Lager, Bahnhofstraße 14, verliert 31 Kisten.", [31]],
		["Le dépôt, 14 rue Pasteur, perd 31 caisses.", [31]],
		["La tienda, calle Mayor 14, pierde 31 cajas.", [31]],
		["Il deposito, via Roma 14, perde 31 casse.", [31]],
		["De winkel, Stationsstraat 14, verliest 31 dozen.", [31]],
		["On Main Street 14 bikes were stolen.", [14]],
		["In der Hauptstraße 14 Unfälle.", [14]],
	])("is no value: %s", (text, values) => {
		expect(caseOfText(text).ledger.map(({ figure }) => figure.value)).toEqual(values);
	});
});
