import { describe, expect, it } from "vitest";
import { decisionsOf } from "../../src/consultant.ts";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { memoBesideGate } from "../late-deliveries.ts";
import { caseOfText, consultationOf, today } from "../read-text.ts";

const optionOf = (head: KnownLanguage, item: string) =>
	caseOfText(memoBesideGate(head, item)).options.find(({ label }) => label.startsWith(item.slice(0, 12)));

describe("the price of an option", () => {
	it.each<[string, KnownLanguage, string, number, string]>([
		["a rent for its own time", "en", "rent four vans for six months: £2,000 a month", 12_000, "2000 × 6"],
		[
			"a rent for its own time",
			"de",
			"vier Wagen mieten für sechs Monate: 2.000 € je Monat",
			12_000,
			"2000 × 6",
		],
		[
			"a rent for its own time",
			"fr",
			"louer quatre fourgons pendant 6 mois : 2 000 € par mois",
			12_000,
			"2000 × 6",
		],
		[
			"a rent for its own time",
			"es",
			"alquilar cuatro furgonetas durante 6 meses: 2.000 € al mes",
			12_000,
			"2000 × 6",
		],
		[
			"a rent for its own time",
			"it",
			"noleggiare quattro furgoni per 6 mesi: 2.000 € al mese",
			12_000,
			"2000 × 6",
		],
		[
			"a rent for its own time",
			"nl",
			"vier bestelwagens huren voor zes maanden: € 2.000 per maand",
			12_000,
			"2000 × 6",
		],
		[
			"a rent until a day",
			"de",
			"zwei Aushilfen bis Ende April 2027, 6.000 € je Monat",
			39_000,
			"6000 × 6.5",
		],
		[
			"a rent without an end, for a year",
			"en",
			"renew the gateway, £600 a month, live in 2 weeks",
			7_200,
			"600 × 12",
		],
		["so many people", "en", "train four planners in Leeds, £3,000 per person", 12_000, "4 × 3000"],
		["so many people", "de", "vier Planer in Köln schulen, 3.000 € pro Person", 12_000, "4 × 3000"],
		["so many people", "fr", "former quatre planificateurs à Lyon, 3 000 € par personne", 12_000, "4 × 3000"],
		["so many people", "es", "formar a cuatro planificadores, 3.000 € por persona", 12_000, "4 × 3000"],
		["so many people", "it", "formare quattro pianificatori, 3.000 € a testa", 12_000, "4 × 3000"],
		["so many people", "nl", "vier planners opleiden, € 3.000 per persoon", 12_000, "4 × 3000"],
		[
			"so many pieces of the same name",
			"es",
			"volver al cartón de antes, +0,08 € por caja, unas 400.000 cajas",
			32_000,
			"400000 × 0.08",
		],
		[
			"what is paid once and what is paid on",
			"en",
			"routing software: £50,000 one-off, £1,000 a month, 4 months",
			62_000,
			"50000 + 1000 × 12",
		],
		[
			"what is paid once and what is paid on",
			"it",
			"app per i giri, 50.000 euro una tantum più 1.000 al mese, 5 mesi",
			62_000,
			"50000 + 1000 × 12",
		],
		[
			"what is paid once and what is paid on",
			"nl",
			"routesoftware: eenmalig € 50.000, € 1.000 per maand, vier maanden",
			62_000,
			"50000 + 1000 × 12",
		],
	])("is %s", (_rule, head, item, max, arithmetic) => {
		expect(optionOf(head, item)?.price).toMatchObject({ max, arithmetic });
	});

	it("is what doing it costs, not what a customer pays or what a trial took", () => {
		const option = optionOf(
			"en",
			"deposit of £15 at booking, refunded on arrival. The Hull branch piloted it: late cancellations fell from 19% to 7% in eight weeks. IT wants £12k to roll out, 3 months.",
		);
		expect([option?.price?.max, option?.months]).toEqual([12_000, 3]);
	});

	it.each<[KnownLanguage, string]>([
		["en", "close on Wednesdays instead, nothing to pay"],
		["de", "mittwochs schließen, nichts zu bezahlen"],
		["fr", "fermer le mercredi, rien à payer"],
		["es", "cerrar los miércoles, nada que pagar"],
		["it", "chiudere il mercoledì, niente da pagare"],
		["nl", "op woensdag sluiten, niets te betalen"],
	])("is nothing where there is nothing to pay (%s)", (head, item) => {
		expect(optionOf(head, item)?.price).toMatchObject({ min: 0, max: 0 });
	});

	it.each<[KnownLanguage, string]>([
		["en", "paid returns, £4.90 a pair: customers would think twice"],
		["de", "Rücksendung gegen Gebühr, 4,90 € je Paar: die Kunden überlegen es sich"],
		["fr", "retour payant, 4,90 € la paire : les clients réfléchiraient"],
		["es", "devolución de pago, 4,90 € el par: los clientes lo pensarían"],
		["it", "reso a pagamento, 4,90 € a paio: i clienti ci penserebbero"],
		["nl", "betaald retour, € 4,90 per paar: klanten denken dan na"],
	])("is none where the text gives one for a piece only (%s)", (head, item) => {
		expect(optionOf(head, item)).toMatchObject({
			price: null,
			unitPrice: { text: expect.stringContaining("4") },
		});
	});

	it.each<[KnownLanguage, string]>([
		["en", "lift the threshold of free freight to £150, no spend"],
		["de", "die Schwelle für freie Fracht auf 150 € heben, kostet nichts"],
		["fr", "porter le seuil du port gratuit à 150 €, sans dépense"],
		["es", "subir el umbral de porte pagado a 150 €, sin gasto"],
		["it", "alzare la soglia del porto franco a 150 €, senza spese"],
		["nl", "de drempel voor vrachtvrije levering naar € 150 brengen, kost niets"],
	])("is nothing where only a level is named and it costs nothing (%s)", (head, item) => {
		expect(optionOf(head, item)?.price).toMatchObject({ min: 0, max: 0 });
	});

	it("is what is named, though it is free for others", () => {
		expect(optionOf("de", "App für die Fahrer, für sie kostenlos, 30.000 €")?.price?.max).toBe(30_000);
	});

	it("enters no sum as the price of a piece", () => {
		const { options } = caseOfText(
			memoBesideGate("it", "reso a pagamento, 4,90 € a paio: i clienti ci penserebbero"),
		);
		expect(options.map(({ price }) => price?.max ?? null)).toEqual([60_000, null]);
	});
});

describe("days of work that the text states", () => {
	it.each<[KnownLanguage, string]>([
		["en", "a converter for the tour files, own work, 15 person-days"],
		["de", "Konverter für die Tourdateien, Eigenentwicklung, 15 Personentage"],
		["fr", "convertisseur pour les tournées, en interne, 15 jours-homme"],
		["it", "convertitore per i giri, sviluppo interno, 15 giorni uomo"],
		["nl", "omzetter voor de ritten, eigen werk, 15 mandagen"],
	])("are effort, not time (%s)", (head, item) => {
		expect(optionOf(head, item)).toMatchObject({ personDays: 15, months: null, price: null });
	});

	it("are what the option costs", () => {
		const consultation = consultationOf(
			memoBesideGate("de", "Konverter für die Tourdateien, Eigenentwicklung, 15 Personentage"),
		);
		const [measures] = decisionsOf(
			consultation,
			{ rootCause: "niemand plant die Touren", whysPath: [], research: null },
			today,
		);
		const converter = measures?.options.find(({ label }) => label.startsWith("Konverter"));
		expect(converter?.estimated_cost).toEqual({ min: 7_500, max: 7_500 });
		expect(converter?.cost_basis).not.toContain("keinen Preis");
	});
});

describe("when an option is due", () => {
	it.each<[KnownLanguage, string, string | null]>([
		["fr", "former quatre planificateurs à Lyon dès janvier, 3 000 € par personne", null],
		["it", "tornare al vecchio corriere, contratto libero dal 1° marzo", null],
		["en", "central phone team, £90k a year, up and running by April", "2027-04-30"],
		["de", "Dispo neu aufstellen, bis 31. März 2027", "2027-03-31"],
		["de", "eine Halle mieten: 1.450 € im Monat von Dezember bis März", null],
		["nl", "vier planners inhuren, € 4.500 per maand, kan per 1 december", null],
		["es", "seguir con la naviera, el contrato obliga hasta 2028", null],
	])("is not when it begins (%s: %s)", (head, item, due) => {
		expect(optionOf(head, item)?.due).toBe(due);
	});
});

describe("a single payment and a rent", () => {
	const priceIn = (line: string) =>
		caseOfText(`Late orders are at 20 %, the target is 5 %.\n\nOptions\n- ${line}\n- do nothing yet`)
			.options[0]?.price;

	it("are told apart, and together are both for a year", () => {
		expect(priceIn("join the state association, 120,000 euros once and 66,000 euros a year")).toMatchObject({
			min: 186_000,
			max: 186_000,
			once: { min: 120_000, max: 120_000 },
			yearly: { min: 66_000, max: 66_000 },
			months: 12,
		});
	});

	it("of two ways in one sentence are not added up", () => {
		const price = priceIn(
			"a second yard (EUR 190,000, 4 months) or repair by a contractor for EUR 310,000 a year",
		);
		expect(price?.max).not.toBe(500_000);
	});

	it("of a trial are the price where the text has no other", () => {
		expect(priceIn("chip-tagged linen: the pilot took 38,000 euros")).toMatchObject({ max: 38_000 });
	});
});

describe("for how long something is agreed", () => {
	it.each<[KnownLanguage, string]>([
		["en", "Options:\n- A two-year deal for whoever does Breakfast, £4,000.\n- A new desk, £200."],
		["de", "Optionen:\n- Ein Wartungsvertrag über zwei Jahre, 4.000 €.\n- Ein neuer Tisch, 200 €."],
		["fr", "Options :\n- Un contrat de deux ans avec Morel, 4 000 €.\n- Un bureau neuf, 200 €."],
		["es", "Opciones:\n- Un contrato de dos años con Morel, 4.000 €.\n- Una mesa nueva, 200 €."],
		["it", "Opzioni:\n- Un contratto di due anni con Morel, 4.000 €.\n- Un tavolo nuovo, 200 €."],
		["nl", "Opties:\n- Een contract van twee jaar met Morel, € 4.000.\n- Een nieuw bureau, € 200."],
	])("is not how long it takes (%s)", (_, list) => {
		const [agreed] = caseOfText(`12 / 40.\n\n${list}`).options;
		expect(agreed?.price?.min).toBe(4000);
		expect([agreed?.time, agreed?.months]).toEqual([null, null]);
	});
});
