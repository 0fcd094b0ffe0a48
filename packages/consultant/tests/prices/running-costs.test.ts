import { describe, expect, it } from "vitest";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { memoBesideGate } from "../late-deliveries.ts";
import { caseOfText } from "../read-text.ts";

const optionOf = (head: KnownLanguage, item: string) => caseOfText(memoBesideGate(head, item)).options[1];

describe("what runs on", () => {
	it.each<[KnownLanguage, string, string]>([
		["en", "rent a cold store: £1,400 a month from November to March", "1400 × 5"],
		["en", "rent a cold store: £1,400 a month (Nov–Mar)", "1400 × 5"],
		["de", "eine Kühlhalle mieten: 1.400 € im Monat von November bis März", "1400 × 5"],
		["fr", "louer une chambre froide : 1 400 € par mois de novembre à mars", "1400 × 5"],
		["es", "alquilar una cámara fría: 1.400 € al mes de noviembre a marzo", "1400 × 5"],
		["it", "noleggiare una cella fredda: 1.400 € al mese da novembre a marzo", "1400 × 5"],
		["nl", "een koelcel huren: € 1.400 per maand van november tot en met maart", "1400 × 5"],
	])("from one month to another is paid for the months between (%s: %s)", (head, item, arithmetic) => {
		expect(optionOf(head, item)?.price).toMatchObject({ max: 7_000, arithmetic });
	});

	it.each<[KnownLanguage, string]>([
		["en", "a second dispatcher, £2,300 a month for five months"],
		["en", "a second dispatcher, £2,300 a month over the next five months"],
		["de", "ein zweiter Disponent, 2.300 € im Monat für die ersten fünf Monate"],
		["fr", "un deuxième répartiteur, 2 300 € par mois pendant cinq mois"],
		["es", "un segundo coordinador, 2.300 € al mes por cinco meses"],
		["it", "un secondo coordinatore, 2.300 € al mese per cinque mesi"],
		["nl", "een tweede planner, € 2.300 per maand voor vijf maanden"],
	])("for some months is paid for those (%s: %s)", (head, item) => {
		expect(optionOf(head, item)?.price).toMatchObject({ max: 11_500, arithmetic: "2300 × 5" });
	});

	it.each<[KnownLanguage, string]>([
		["en", "give two tours to a haulier: £64,000 per winter"],
		["de", "zwei Touren an einen Spediteur geben: 64.000 € je Saison"],
		["fr", "confier deux tournées à un transporteur : 64 000 € par hiver"],
		["es", "ceder dos rutas a un transportista: 64.000 € por campaña"],
		["it", "affidare due giri a un vettore: 64.000 € per stagione"],
		["nl", "twee ritten aan een vervoerder geven: € 64.000 per winter"],
	])("by the season is paid once in a year (%s: %s)", (head, item) => {
		expect(optionOf(head, item)?.price).toMatchObject({ max: 64_000, min: 64_000 });
	});

	it("for a season of which nothing says how long it is has no price", () => {
		expect(optionOf("en", "a second dispatcher for the season, £2,300 a month")?.price).toBeNull();
	});

	it.each<[KnownLanguage, string]>([
		["en", "a second van: lease £1,150 a month, a driver £1,400 a month"],
		["de", "ein zweiter Wagen: Leasing 1.150 € im Monat, ein Fahrer 1.400 € im Monat"],
		["fr", "une camionnette de plus : location 1 150 € par mois, un chauffeur 1 400 € par mois"],
		["es", "otra furgoneta: alquiler 1.150 € al mes, un conductor 1.400 € al mes"],
		["it", "un altro furgone: noleggio 1.150 € al mese, un autista 1.400 € al mese"],
		["nl", "nog een bestelwagen: huur € 1.150 per maand, een chauffeur € 1.400 per maand"],
	])("for two things of one way forward is added up (%s)", (head, item) => {
		expect(optionOf(head, item)?.price).toMatchObject({ min: 30_600, max: 30_600 });
	});

	it.each<[KnownLanguage, string, string]>([
		[
			"en",
			"a pool of eight drivers, £4,000 a month",
			"The board has released £90,000 until 12 June 2027 and no more.",
		],
		["de", "ein Pool von acht Fahrern, 4.000 € im Monat", "Wir haben höchstens 90.000 € bis 12. Juni 2027."],
		[
			"fr",
			"une équipe de huit chauffeurs, 4 000 € par mois",
			"Nous avons 90 000 € au maximum jusqu'au 12 juin 2027.",
		],
		[
			"es",
			"un grupo de ocho conductores, 4.000 € al mes",
			"Tenemos como máximo 90.000 € hasta el 12 de junio de 2027.",
		],
		[
			"it",
			"un gruppo di otto autisti, 4.000 € al mese",
			"Abbiamo al massimo 90.000 € fino al 12 giugno 2027.",
		],
		[
			"nl",
			"een pool van acht chauffeurs, € 4.000 per maand",
			"We hebben hoogstens € 90.000 tot en met 12 juni 2027.",
		],
	])("runs up to the day until which money is given (%s)", (head, item, cap) => {
		expect(optionOf(head, `${item}\n\n${cap}`)?.price).toMatchObject({ max: 32_000, arithmetic: "4000 × 8" });
	});
});

describe("a price for each", () => {
	it.each<[KnownLanguage, string]>([
		[
			"en",
			"four scanners at the gates and in the yard, £3,900 per piece, 3 weeks; plus an alarm app, £190 a month",
		],
		[
			"de",
			"vier Scanner an den Toren und im Hof, 3.900 € je Stück, Einbau 3 Wochen; dazu eine Alarm-App, 190 € im Monat",
		],
		[
			"fr",
			"quatre lecteurs aux portes et dans la cour, 3 900 € pièce, 3 semaines ; en plus une application, 190 € par mois",
		],
		[
			"es",
			"cuatro lectores en las puertas y en el patio, 3.900 € por unidad, 3 semanas; además una aplicación, 190 € al mes",
		],
		[
			"it",
			"quattro lettori ai portoni e nel cortile, 3.900 € ciascuno, 3 settimane; inoltre un'app, 190 € al mese",
		],
		[
			"nl",
			"vier scanners bij de poorten en op het erf, € 3.900 per stuk, 3 weken; daarnaast een app, € 190 per maand",
		],
	])("is multiplied by how many there are, and what runs on beside it is added (%s)", (head, item) => {
		expect(optionOf(head, item)?.price).toMatchObject({
			min: 17_880,
			max: 17_880,
			once: { max: 15_600 },
			yearly: { max: 2_280, arithmetic: "190 × 12" },
		});
	});

	it.each<[KnownLanguage, string]>([
		["en", "rent meters for the 225 vans without one: £4 a month per van"],
		["de", "Zähler mieten für die 225 Wagen ohne einen: 4 € im Monat je Wagen"],
		["fr", "louer des compteurs pour les 225 fourgons : 4 € par mois par fourgon"],
		["es", "alquilar contadores para las 225 furgonetas: 4 € al mes por furgoneta"],
		["it", "noleggiare contatori per i 225 furgoni: 4 € al mese per furgone"],
		["nl", "meters huren voor de 225 bestelwagens: € 4 per maand per bestelwagen"],
	])("and for each month is multiplied by both (%s)", (head, item) => {
		expect(optionOf(head, item)?.price).toMatchObject({ max: 10_800, arithmetic: "225 × 4 × 12" });
	});

	it.each<[KnownLanguage, string]>([
		["en", "delivery contract within 24 hours, £9 per tonne more for about 1,600 t a year"],
		["de", "Liefervertrag binnen 24 Stunden, Aufpreis 9 € je Tonne bei rund 1.600 t im Jahr"],
		["fr", "contrat de livraison sous 24 heures, 9 € par tonne de plus pour environ 1 600 t par an"],
		["nl", "leveringscontract binnen 24 uur, € 9 per ton extra bij zo'n 1.600 t per jaar"],
	])("by weight goes with the weight, whatever its unit is called (%s)", (head, item) => {
		expect(optionOf(head, item)?.price).toMatchObject({ max: 14_400 });
	});

	it("counts the places that are named", () => {
		expect(
			optionOf("en", "travelling dispatchers for Leeds, Hull and York, £2,000 a month each")?.price,
		).toMatchObject({ max: 72_000, arithmetic: "3 × 2000 × 12" });
	});

	it.each<[KnownLanguage, string, string]>([
		["en", "handheld scanners at £1,400 each", "£1,400 each"],
		["de", "Handscanner, 1.400 € je Mitarbeiter und Jahr bei 2.500 Touren", "1.400 € je Mitarbeiter"],
		["nl", "een bonus van € 2.500 per nieuwe chauffeur", "€ 2.500 per nieuwe chauffeur"],
	])("is no price of the whole where nothing says how many (%s)", (head, item, written) => {
		expect(optionOf(head, item)).toMatchObject({
			price: null,
			unitPrice: { text: expect.stringContaining(written) },
		});
	});
});

describe("several amounts of one way forward", () => {
	it.each<[KnownLanguage, string]>([
		["en", "a new yard, £45,000, of which £10,000 this year"],
		["en", "a new yard, £45,000, last year it would have been £38,000"],
		["en", "a new yard, £45,000, with a penalty of £10,000 if it is late"],
		["en", "a new yard, £45,000 instead of £60,000"],
		["de", "ein neuer Hof, 45.000 €, davon 10.000 € in diesem Jahr"],
		["de", "ein neuer Hof, 45.000 € netto, 53.550 € brutto"],
		["fr", "une nouvelle cour, 45 000 €, dont 10 000 € cette année"],
		["es", "un patio nuevo, 45.000 €, de los cuales 10.000 € este año"],
		["it", "un cortile nuovo, 45.000 €, di cui 10.000 € quest'anno"],
		["nl", "een nieuw terrein, € 45.000, waarvan € 10.000 dit jaar"],
	])("are not added up where the second is not paid besides (%s: %s)", (head, item) => {
		expect(optionOf(head, item)?.price).toMatchObject({ max: 45_000 });
	});

	it.each<[KnownLanguage, string]>([
		["en", "a new yard for £45,000 and training for £5,000"],
		["en", "a new yard £45,000, training £5,000, in total £50,000"],
		["en", "a new yard and training: £45,000 + £5,000 = £50,000"],
		["de", "Hof 45.000 €, Schulung 5.000 €, zusammen 50.000 €"],
		["fr", "cour 45 000 €, formation 5 000 €, soit 50 000 € au total"],
		["es", "un patio por 45.000 € y la formación por 5.000 €"],
		["it", "un cortile per 45.000 € e la formazione per 5.000 €"],
		["nl", "een terrein voor € 45.000, training € 5.000, samen € 50.000"],
	])("come to what the text says that they come to (%s: %s)", (head, item) => {
		expect(optionOf(head, item)?.price).toMatchObject({ max: 50_000 });
	});
});

describe("so many at a price", () => {
	it.each<[KnownLanguage, string, number]>([
		["en", "50 licences at £120 a year", 6_000],
		["de", "50 Lizenzen à 120 € im Jahr", 6_000],
		["fr", "50 licences à 120 € par an", 6_000],
		["es", "50 licencias a 120 € al año", 6_000],
		["it", "50 licenze a 120 € l'anno", 6_000],
		["nl", "50 licenties à € 120 per jaar", 6_000],
		["en", "scanners at the doors: 3 × £4,500", 13_500],
		["de", "zwei Stellen in der Disposition, je 52.000 € im Jahr", 104_000],
		["nl", "twee functies op de planning, elk € 52.000 per jaar", 104_000],
		["en", "20 days of a consultant at £800 a day", 16_000],
		["de", "20 Tage Beratung zu 800 € am Tag", 16_000],
		["fr", "20 jours de conseil à 800 € par jour", 16_000],
		["es", "20 días de consultoría a 800 € al día", 16_000],
		["it", "20 giorni di consulenza a 800 € al giorno", 16_000],
		["nl", "20 dagen advies à € 800 per dag", 16_000],
		["en", "a shuttle, £300 per trip, 10 trips a month", 36_000],
		["fr", "une navette, 300 € par trajet, 10 trajets par mois", 36_000],
		["it", "formazione: 250 € per autista, abbiamo 60 autisti", 15_000],
	])("are multiplied (%s: %s)", (head, item, max) => {
		expect(optionOf(head, item)?.price).toMatchObject({ max });
	});
});
