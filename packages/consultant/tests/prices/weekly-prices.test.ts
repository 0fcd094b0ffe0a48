import { describe, expect, it } from "vitest";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { memoBesideGate } from "../late-deliveries.ts";
import { caseOfText } from "../read-text.ts";

const priceOf = (head: KnownLanguage, item: string) =>
	caseOfText(memoBesideGate(head, item)).options[1]?.price;

describe("the price of an option", () => {
	it.each<[KnownLanguage, string]>([
		["en", "a courier at noon, £123 a week, two weeks to roll out"],
		["de", "ein Bote am Mittag, 123 € pro Woche; Umstellung in zwei Wochen"],
		["fr", "un coursier à midi, 123 € par semaine, prêt en deux semaines"],
		["es", "un mensajero al mediodía, 123 € a la semana, listo en dos semanas"],
		["it", "un corriere a mezzogiorno, 123 € a settimana, pronto in due settimane"],
		["nl", "een koerier om twaalf uur, € 123 per week, klaar in twee weken"],
	])("by the week runs on beside the time that setting it up takes (%s: %s)", (head, item) => {
		expect(priceOf(head, item)).toMatchObject({
			once: null,
			yearly: { max: 6_396, arithmetic: "123 × 52" },
		});
	});

	it.each<[KnownLanguage, string]>([
		["en", "a courier at noon, £123 a day, set up in twelve days"],
		["de", "ein Bote am Mittag, 123 € am Tag, eingerichtet in zwölf Tagen"],
	])("by the day is not multiplied by the time that setting it up takes (%s: %s)", (head, item) => {
		expect(priceOf(head, item)?.max ?? 0).not.toBe(1_476);
	});

	it.each<[KnownLanguage, string]>([
		["en", "ready packs from the pharmacy, £3.20 per resident and week for 84 residents"],
		["de", "fertige Beutel aus der Apotheke, 3,20 Euro pro Bewohner und Woche bei 84 Bewohnern, ab Februar"],
		["fr", "des sachets de la pharmacie, 3,20 € par résident et par semaine pour 84 résidents"],
		["es", "bolsas de la farmacia, 3,20 € por residente y semana para 84 residentes"],
		["it", "buste dalla farmacia, 3,20 € per residente e settimana per 84 residenti"],
		["nl", "zakjes van de apotheek, € 3,20 per bewoner en week voor 84 bewoners"],
	])("for each of something and week comes 52 times a year (%s: %s)", (head, item) => {
		expect(priceOf(head, item)).toMatchObject({ once: null, yearly: { max: 13_977.6 } });
	});

	it.each<[KnownLanguage, string]>([
		["en", "tags on all 9,000 kegs: £2.10 a tag plus £11,000 for the readers"],
		["de", "Etiketten an allen 9.000 Fässern: 2,10 € je Etikett plus 11.000 € für die Lesegeräte"],
		["fr", "des étiquettes sur les 9 000 fûts : 2,10 € par étiquette plus 11 000 € pour les lecteurs"],
		["es", "etiquetas en los 9.000 barriles: 2,10 € por etiqueta más 11.000 € para los lectores"],
		["it", "etichette su tutti i 9.000 fusti: 2,10 € per etichetta più 11.000 € per i lettori"],
		["nl", "labels op alle 9.000 vaten: € 2,10 per label plus € 11.000 voor de lezers"],
	])("of a piece is for as many as the text puts them on (%s: %s)", (head, item) => {
		expect(priceOf(head, item)?.max).toBe(29_900);
	});

	it.each<[KnownLanguage, string]>([
		["en", "an outside archive, £190 a month for six desks"],
		["de", "ein Archiv außer Haus, 190 € im Monat für sechs Plätze"],
		["fr", "une archive externe, 190 € par mois pour six postes"],
		["es", "un archivo externo, 190 € al mes para seis puestos"],
		["it", "un archivio esterno, 190 € al mese per sei postazioni"],
		["nl", "een archief buitenshuis, € 190 per maand voor zes plekken"],
	])("by the month for so many is the price for all (%s: %s)", (head, item) => {
		expect(priceOf(head, item)).toMatchObject({ yearly: { max: 2_280 } });
	});
});

describe("the name of an option", () => {
	it.each<[KnownLanguage, string, string]>([
		["en", "New lock and lights at Millbrook - £2,750, done in two weeks", "lights at Millbrook"],
		["de", "Neues Schloss und Licht in Mühlbach - 2.750 €, fertig in zwei Wochen", "Licht in Mühlbach"],
		["fr", "Serrure et lampes neuves à Moulin - 2 750 €, prêt en deux semaines", "neuves à Moulin"],
		["es", "Cerradura y luces nuevas en Molino - 2.750 €, listo en dos semanas", "nuevas en Molino"],
		["it", "Serratura e luci nuove a Mulino - 2.750 €, pronto in due settimane", "nuove a Mulino"],
		["nl", "Nieuw slot en licht in Molenbeek - € 2.750, klaar in twee weken", "licht in Molenbeek"],
	])("ends before a dash and its price (%s)", (head, item, end) => {
		const [, option] = caseOfText(memoBesideGate(head, item)).options;
		expect(option?.label.endsWith(end)).toBe(true);
		expect(option?.price?.max).toBe(2_750);
	});
});
