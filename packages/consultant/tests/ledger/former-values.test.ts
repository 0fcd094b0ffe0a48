import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

const pairOf = (content: string) => {
	const [measure] = caseOfText(content).measures;
	return [measure?.baseline?.figure.value, measure?.target?.figure.value];
};

describe("a value of an earlier time beside today's", () => {
	it.each([
		["en", "Rejects are at 7.4 % (2022: 4 %). By 30 September 2026 they must be at 3 %.", 7.4, 3],
		["en", "Staff turnover is 31 % (last year 22 %), says the office. Target: 18 %.", 31, 18],
		["en", "In 2021 we lost 11 % of the harvest, in 2025 it was 19 %. The goal is 8 %.", 19, 8],
		["en", "Occupancy fell to 62 % [previously 78 %]. The owners want 75 % by June 2027.", 62, 75],
		["de", "Der Ausschuss liegt bei 6,8 % (Vorjahr: 4,1 %). Ziel sind 3 %.", 6.8, 3],
		["de", "2022 lag die Quote bei 4 %, 2025 bei 9 %. Bis Ende 2026 sollen es 3 % sein.", 9, 3],
		["fr", "Le taux d'absence atteint 11,2 % (8 % en 2022). Il faut revenir à 7 %.", 11.2, 7],
		["fr", "16 % des colis arrivent abîmés (2021 : 7 %). Nous voulons 4 %.", 16, 4],
		["es", "El 17 % de los pedidos sale tarde (hace dos años, el 9 %). Meta: 6 %.", 17, 6],
		["es", "En 2021 se perdía el 8 % de la carga, en 2025 el 15 %. La meta es el 6 %.", 15, 6],
		["it", "Il tasso di scarto è al 9,2 % (nel 2021: 5,5 %). L'obiettivo è il 4 %.", 9.2, 4],
		["it", "Una riparazione richiede 22 giorni (prima 12 giorni). Traguardo: 10 giorni.", 22, 10],
		["nl", "Het uitvalpercentage is 7,9% (2022: 5%). Het moet naar 3%.", 7.9, 3],
		["nl", "Het verlies is 16% (vorig jaar 9%). Eind 2026 moet het 6% zijn.", 16, 6],
	])("is not where the measure starts (%s): %s", (_language, content, today, wanted) => {
		expect(pairOf(content)).toEqual([today, wanted]);
	});

	it("is today's where the bracket holds the later one", () => {
		expect(pairOf("Lost parcels were 5 % in 2021 (2025: 12 %). The goal is 2 %.")).toEqual([12, 2]);
	});

	it.each([
		["en", "The pool was closed on 37 days. Last year it was 11. At most 8 are wanted by June 2027."],
		["de", "Das Becken war an 37 Tagen geschlossen. Letztes Jahr waren es 11. Ziel sind 8 Tage."],
		["fr", "Le bassin est resté fermé 37 jours. L'an dernier c'était 11. L'objectif est de 8 jours."],
		["es", "La piscina cerró 37 días. El año pasado fueron 11. El objetivo son 8 días."],
		["it", "La piscina è rimasta chiusa 37 giorni. L'anno scorso erano 11. L'obiettivo è 8 giorni."],
		["nl", "Het bad was 37 dagen dicht. Vorig jaar waren het er 11. Het doel is 8 dagen."],
	])("is none where a short sentence behind it says it (%s)", (_language, content) => {
		const { ledger } = caseOfText(content);
		expect(ledger.filter(({ figure }) => figure.value === 11).map(({ role }) => role)).toEqual(["other"]);
		expect(ledger.find(({ figure }) => figure.value === 37)?.role).toBe("baseline");
	});

	it("stands where the sentence measures something else", () => {
		const { ledger } = caseOfText(
			"The pool was closed on 37 days. Last year 11 of the 26 lifeguards left and nobody came for them.",
		);
		expect(ledger.find(({ figure }) => figure.value === 11)?.role).not.toBe("other");
	});

	it.each([
		["en", "We shut on 23 days, in the year before on 6. Last year 9 of 40 staff left, this year 14 of 40."],
		[
			"de",
			"Wir hatten an 23 Tagen zu, im Jahr davor an 6. Letztes Jahr gingen 9 von 40 Leuten, dieses Jahr 14 von 40.",
		],
		[
			"fr",
			"Nous avons fermé 23 jours, l'année d'avant 6. L'an dernier 9 personnes sur 40 sont parties, cette année 14 sur 40.",
		],
		[
			"es",
			"Cerramos 23 días, el año anterior 6. El año pasado se fueron 9 de 40 personas, este año 14 de 40.",
		],
		[
			"it",
			"Abbiamo chiuso 23 giorni, l'anno prima 6. L'anno scorso sono andate via 9 persone su 40, quest'anno 14 su 40.",
		],
		[
			"nl",
			"We waren 23 dagen dicht, het jaar ervoor 6. Vorig jaar vertrokken 9 van 40 mensen, dit jaar 14 van 40.",
		],
	])("is the one whose clause says the earlier time (%s)", (_language, content) => {
		const roles = new Map(caseOfText(content).ledger.map(({ figure, role }) => [figure.value, role]));
		expect([23, 6, 9, 14].map((value) => roles.get(value))).toEqual([
			"baseline",
			"other",
			"other",
			"baseline",
		]);
	});
});
