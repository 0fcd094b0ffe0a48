import { describe, expect, it } from "vitest";
import type { StatedOption } from "../../../src/case/options/stated-option.ts";
import { decisionsOf } from "../../../src/consultant.ts";
import { caseOfText, consultationOf, today } from "../../read-text.ts";
import { inList } from "../in-list.ts";

const optionOf = (language: Parameters<typeof inList>[0], way: string): StatedOption | undefined =>
	caseOfText(inList(language, way)).options[0];

describe("a price for each, beside what is paid every month", () => {
	it.each([
		["en", "New trackers for all boxes, £240 each plus £19 a month", "£240 each plus £19 a month"],
		["en", "New trackers for all boxes: £240 apiece and £19 monthly", "£240 apiece and £19 monthly"],
		[
			"de",
			"Neue Sender für alle Kisten, 240 € je Stück plus 19 € im Monat",
			"240 € je Stück plus 19 € im Monat",
		],
		["de", "Neue Sender für alle Kisten, je 240 € und 19 € monatlich", "je 240 € und 19 € monatlich"],
		[
			"fr",
			"Des traceurs pour toutes les caisses, 240 € pièce plus 19 € par mois",
			"240 € pièce plus 19 € par mois",
		],
		[
			"es",
			"Rastreadores para todas las cajas, 240 € cada uno más 19 € al mes",
			"240 € cada uno más 19 € al mes",
		],
		["it", "Tracciatori per tutte le casse, 240 € l'uno più 19 € al mese", "240 € l'uno più 19 € al mese"],
		[
			"nl",
			"Zenders voor alle kisten, € 240 per stuk plus € 19 per maand",
			"€ 240 per stuk plus € 19 per maand",
		],
	] as const)("has no total where nothing says how many (%s: %s)", (language, way, text) => {
		expect(optionOf(language, way)).toMatchObject({ price: null, unitPrice: { text, kind: "piece" } });
	});

	it.each([
		["en", "New trackers for the 40 boxes, £240 each plus £19 a month"],
		["de", "Neue Sender für die 40 Kisten, 240 € je Stück plus 19 € im Monat"],
		["it", "Tracciatori per le 40 casse, 240 € l'uno più 19 € al mese"],
	] as const)("is by the month for each too (%s)", (language, way) => {
		expect(optionOf(language, way)?.price).toMatchObject({ once: { max: 9600 }, yearly: { max: 9120 } });
	});

	it.each([
		["en", "New trackers for the 40 boxes, £240 each plus £190 a month for all of them"],
		["de", "Neue Sender für die 40 Kisten, 240 € je Stück plus 190 € im Monat pauschal"],
		["fr", "Des traceurs pour les 40 caisses, 240 € pièce plus 190 € par mois pour toutes"],
	] as const)("is by the month for all where the text says so (%s)", (language, way) => {
		expect(optionOf(language, way)?.price).toMatchObject({ once: { max: 9600 }, yearly: { max: 2280 } });
	});

	it.each([
		["en", "Clean at Breda, £5.10 a room, but £120,000 for trolleys"],
		["de", "In Breda waschen, 5,10 € je Zimmer, aber 120.000 € für Wagen"],
		["fr", "Laver à Breda, 5,10 € par chambre, mais 120 000 € de chariots"],
	] as const)("leaves what else is paid its total (%s)", (language, way) => {
		expect(optionOf(language, way)?.price).toMatchObject({ max: 120_000 });
	});

	it("is told in words, enters no sum, and says what has to be found out", () => {
		const consultation = consultationOf(
			inList("en", "New trackers for all boxes, £240 each plus £19 a month"),
		);
		const rootCause = consultation.case.causes[0]?.text ?? "";
		const [decision] = decisionsOf(consultation, { rootCause, whysPath: [rootCause], research: null }, today);
		const option = decision?.options.find(({ label }) => label.startsWith("New trackers"));
		expect(option).toMatchObject({
			estimated_cost: { min: 0, max: 0 },
			unit_price: "£240 each plus £19 a month, number not stated",
		});
		expect(option?.cons).toContain("How many are needed has to be found out before the price is known");
	});
});
