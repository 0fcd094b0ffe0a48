import { describe, expect, it } from "vitest";
import { decisionsOf } from "../../src/consultant.ts";
import { inSentence, listText } from "../../src/wording/list-text.ts";
import { caseOfText, consultationOf, today } from "../read-text.ts";

describe("figures", () => {
	it.each([
		["en", "Nobody plans the tours. Depot 0 loses most of the parcels."],
		["de", "Niemand plant die Touren. Depot 0 bleibt ohne Pakete."],
		["fr", "Personne ne planifie les tournées. Le Dépôt 0 reste sans colis."],
		["es", "Nadie planifica las rutas. El Depósito 0 queda sin paquetes."],
		["it", "Nessuno pianifica i giri. Il Deposito 0 resta senza pacchi."],
		["nl", "Niemand plant de ritten. Depot 0 blijft zonder pakketten."],
	])("the number of a name counts nothing (%s)", (_, text) => {
		expect(caseOfText(text).ledger.filter(({ figure }) => figure.kind === "count")).toEqual([]);
	});

	it.each([
		["en", "Late parcels are at 14 %. The vendor promised €420,000 a year."],
		["de", "Verspätete Pakete liegen bei 14 %. Der Anbieter hat 420.000 € im Jahr versprochen."],
		["fr", "Les retards sont à 14 %. Le fournisseur a promis 420 000 € par an."],
		["es", "Los retrasos están en el 14 %. El proveedor prometió 420.000 € al año."],
		["it", "I ritardi sono al 14 %. Il fornitore ha promesso 420.000 € all'anno."],
		["nl", "De vertragingen liggen op 14 %. De leverancier heeft € 420.000 per jaar beloofd."],
	])("what is promised is no value of today (%s)", (_, text) => {
		const money = caseOfText(text).ledger.filter(({ figure }) => figure.kind === "money");
		expect(money.map(({ role }) => role)).not.toContain("baseline");
		expect(money).toHaveLength(1);
	});
});

it.each([
	[
		"en",
		["A night shift", "A second lorry", "Order labels"],
		"A night shift, a second lorry and Order labels",
	],
	["de", ["Eine Nachtschicht", "Den Wagen mieten"], "Eine Nachtschicht und den Wagen mieten"],
	["fr", ["Une équipe de nuit", "Le second camion"], "Une équipe de nuit et le second camion"],
	["es", ["Un turno de noche", "El segundo camión"], "Un turno de noche y el segundo camión"],
	["it", ["Un turno di notte", "Il secondo camion"], "Un turno di notte e il secondo camion"],
	["nl", ["Een nachtploeg", "De tweede wagen"], "Een nachtploeg en de tweede wagen"],
] as const)("names in a row have no capital within the sentence (%s)", (language, names, expected) => {
	expect(listText(inSentence(names, language), language)).toBe(expected);
});

it.each([
	"Guests leave the pool dirty. The pool is dirty every day. Our guests complain about it.",
	"Kunden beschweren sich über die Lieferungen. Die Lieferungen kommen zu spät. Zwei Kunden haben wir verloren.",
])("a text that says what is wrong, and not why, lacks only the explanation: %s", (text) => {
	expect(caseOfText(text).readiness).toMatchObject({
		ready: false,
		reason: "no-explanation",
		missing: ["explanation"],
	});
});

it("what is assumed of the root cause carries the sentence that states it", () => {
	const consultation = consultationOf(
		"Invoices go out 9 days late. Nobody has agreed collection times, because the office is closed. This costs us €4,000 a month.\n\nOption: agree collection times, €2,000.",
	);
	const { causes } = consultation.case;
	for (const rootCause of [causes[0]?.text ?? "", "The office is closed"]) {
		const [first] = decisionsOf(consultation, { rootCause, whysPath: [rootCause], research: null }, today);
		expect(first?.assumptions.find(({ id }) => id === "cause")?.quote?.text).toContain("office is closed");
	}
});
