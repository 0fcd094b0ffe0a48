import { describe, expect, it } from "vitest";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { memoBesideGate } from "../late-deliveries.ts";
import { caseOfText } from "../read-text.ts";

const optionOf = (head: KnownLanguage, item: string) =>
	caseOfText(memoBesideGate(head, item)).options.find(({ label }) => label.startsWith(item.slice(0, 12)));

describe("what is hired until something has happened", () => {
	it.each<[KnownLanguage, string]>([
		["en", "rent two vans until the parts are here: £1,150 a month"],
		["de", "zwei Wagen mieten, solange die Reparatur läuft: 1.150 € im Monat"],
		["fr", "louer deux fourgons jusqu'à ce que les pièces arrivent : 1 150 € par mois"],
		["es", "alquilar dos furgonetas hasta que lleguen las piezas: 1.150 € al mes"],
		["it", "noleggiare due furgoni finché non arrivano i pezzi: 1.150 € al mese"],
		["nl", "twee busjes huren zolang de reparatie duurt: € 1.150 per maand"],
	])("has no price of a year (%s): %s", (head, item) => {
		const option = optionOf(head, item);
		expect(option?.price).toBeNull();
		expect(option?.unitPrice?.text).toContain("1");
	});

	it.each<[KnownLanguage, string, number]>([
		["en", "rent two vans until further notice: £1,150 a month", 13_800],
		["de", "zwei Wagen mieten bis auf Weiteres: 1.150 € im Monat", 13_800],
	])("but without an end that of the first twelve months (%s): %s", (head, item, price) => {
		expect(optionOf(head, item)?.price?.max).toBe(price);
	});
});

describe("what takes no money", () => {
	it.each<[KnownLanguage, string]>([
		["en", "redirect the alarms to the office: three hours a week and no money"],
		["it", "approvare il bilancio a marzo: nessun costo, serve il voto del consiglio"],
		["es", "repartir los turnos por calle: ningún coste, hace falta avisar"],
	])("has the price 0 (%s): %s", (head, item) => {
		expect(optionOf(head, item)?.price?.max).toBe(0);
	});
});
