import { describe, expect, it } from "vitest";
import { accountableDecision } from "../../src/decisions/accountable-decision.ts";
import { caseOfText } from "../read-text.ts";

const duties = (text: string) =>
	Object.fromEntries(
		caseOfText(text)
			.people.filter(({ duty }) => duty !== "")
			.map(({ name, duty }) => [name, duty]),
	);

describe("What somebody answers for", () => {
	it.each([
		[
			"en",
			"Gregor answers for the workshop, Nadia for bookings. Responsible for the van is Jack Dale.",
			{ Gregor: "the workshop", Nadia: "bookings", "Jack Dale": "the van" },
		],
		[
			"de",
			"Frau Tesch ist für die Wäsche zuständig, Herr Yildiz für die Fahrer. Für den Einkauf ist Frau Lorenz verantwortlich.",
			{ Tesch: "die Wäsche", Yildiz: "die Fahrer", Lorenz: "den Einkauf" },
		],
		[
			"fr",
			"Mme Zidane est responsable de la cuisine, Mme Leroy des inscriptions. De l'accueil répond Paul Morin.",
			{ Zidane: "la cuisine", Leroy: "inscriptions", "Paul Morin": "l'accueil" },
		],
		[
			"es",
			"De la recepción responde Ana Gil. Carmen Soto, gerente, se encarga de las entregas, y Luis Mora del almacén.",
			{ "Ana Gil": "la recepción", "Carmen Soto": "las entregas", "Luis Mora": "almacén" },
		],
		[
			"it",
			"Della cucina risponde Anna Galli. Il signor Ferri è responsabile della sala, la signora Neri delle prenotazioni.",
			{ "Anna Galli": "cucina", Ferri: "sala", Neri: "prenotazioni" },
		],
		[
			"nl",
			"Joris Bakker is verantwoordelijk voor de keuken, Anneke Visser voor de zaal. Voor het magazijn is mevrouw Smit verantwoordelijk.",
			{ "Joris Bakker": "de keuken", "Anneke Visser": "de zaal", Smit: "het magazijn" },
		],
	] as const)("is read for each of several (%s)", (_language, text, expected) => {
		expect(duties(text)).toEqual(expected);
	});

	it("is no blame", () => {
		expect(duties("Nora Finch is responsible for the delay and the damage.")).toEqual({});
	});

	it("makes them the owner of a way that is about it", () => {
		const { options } = caseOfText(
			"Today 14 % of the parcels arrive broken. Nadia Finch answers for the packing, Gregor Holt for the vans.\n\nOptions\n- New packing tables, £4,000, six weeks.\n- Two more vans, £19,000, three months.\n",
		);
		expect(options.map(({ owner }) => owner)).toEqual(["Nadia Finch", "Gregor Holt"]);
	});
});

describe("Who is accountable", () => {
	const decide = (text: string, cause: string) =>
		accountableDecision(caseOfText(text), cause)?.options.find(({ recommended }) => recommended)?.label;

	it.each([
		[
			"en",
			"14 % of our parcels arrive broken. Nobody checks the packing.\n\nJack Dale answers for the vans, Nadia Finch for the packing.",
			"Nobody checks the packing",
		],
		[
			"de",
			"14 % der Pakete kommen beschädigt an. Niemand prüft die Packerei.\n\nJakob Dahl ist für die Fahrzeuge zuständig, Nadia Finke für die Packerei.",
			"Niemand prüft die Packerei",
		],
	])("is who answers for what the cause is about (%s)", (_language, text, cause) => {
		expect(decide(text, cause)).toMatch(/^Nadia/u);
	});

	it("is nobody who is away, and says so", () => {
		const options = accountableDecision(
			caseOfText(
				"14 % der Pakete kommen beschädigt an.\n\nAnwesend: Frau Tesch, Herr Dahl\nEntschuldigt: Hr. Kern (Urlaub)",
			),
			"",
		)?.options;
		const away = options?.find(({ label }) => label === "Kern");
		expect(away?.recommended).toBe(false);
		expect(away?.description).not.toContain("Urlaub");
		expect(away?.cons.join(" ")).toContain("Urlaub");
	});
});
