import { describe, expect, it } from "vitest";
import { caseOfText, readText } from "../read-text.ts";

const sheet = (...rows: readonly (readonly string[])[]) => rows.map((cells) => cells.join("\t")).join("\n");

describe("A table of ways", () => {
	it.each([
		[
			"en",
			["Option", "One-off", "Per month", "Weeks"],
			["Restart the text reminders", "£1,200", "£310", "3"],
			["Fixed bays at the supermarket", "£4,500", "£650", "8"],
			["Total", "£5,700", "£960", ""],
		],
		[
			"de",
			["Maßnahme", "Einmalig", "Pro Monat", "Wochen"],
			["Erinnerungen wieder einschalten", "1.200 €", "310 €", "3"],
			["Feste Plätze am Supermarkt", "4.500 €", "650 €", "8"],
			["Summe", "5.700 €", "960 €", ""],
		],
		[
			"it",
			["Opzione", "Una tantum", "Al mese", "Settimane"],
			["Riattivare i promemoria via SMS", "1.200 €", "310 €", "3"],
			["Posti fissi davanti al supermercato", "4.500 €", "650 €", "8"],
			["Totale", "5.700 €", "960 €", ""],
		],
	])("adds what is paid by the month, and holds no sum as a way (%s)", (_language, ...rows) => {
		const { options } = caseOfText(`Vans 2027\n\n${sheet(...rows)}`);
		expect(options.map(({ price }) => price?.max)).toEqual([1200 + 12 * 310, 4500 + 12 * 650]);
	});
});

describe("A table of who does what by when", () => {
	it.each([
		["en", "Actions", ["Who", "What", "By"], ["Rob Stone", "Write to the supermarkets", "11 December 2026"]],
		[
			"de",
			"Nächste Schritte",
			["Wer", "Was", "Bis"],
			["Rolf Stein", "Die Supermärkte anschreiben", "11. Dezember 2026"],
		],
		[
			"fr",
			"Prochaines étapes",
			["Qui", "Quoi", "Pour le"],
			["Roland Pierre", "Écrire aux supermarchés", "11 décembre 2026"],
		],
	])("holds tasks and no ways (%s)", (_language, heading, head, row) => {
		const { actions, options } = caseOfText(
			`Vans 2027\n\n28 % → 12 %\n\n${heading}\n\n${sheet(head, row, ["Dr Hale", "Present the choice to the Trust board", "16/12/2026"])}`,
		);
		expect(options).toEqual([]);
		expect(actions[0]).toMatchObject({ text: `${row[0]}: ${row[1]}`, owner: row[0], due: "2026-12-11" });
	});

	it("names nobody across two cells", () => {
		const { people } = caseOfText(
			`Vans 2027\n\nActions\n\n${sheet(["Who", "What", "By"], ["Rob Stone", "Write to the supermarkets", "11 Dec 2026"], ["Dr Hale", "Present the choice to the board", "16 Dec 2026"])}`,
		);
		expect(people.map(({ name }) => name)).toEqual(["Rob Stone", "Hale"]);
	});
});

it("What a row says of its figure explains nothing", () => {
	const { causes } = caseOfText(
		`Vans 2027\n\n${sheet(
			["Item", "Value", "Note"],
			["Missed appointments", "28%", "up from 11% in 2024; target 12% by 30 September 2027"],
			["Budget ceiling 2027", "£55,000", "must not be exceeded"],
		)}\n\nThe reminder texts stopped because the contract lapsed.`,
	);
	expect(causes.map(({ text }) => text)).toEqual(["The reminder texts stopped because the contract lapsed."]);
});

it("A numbered heading is one above a paragraph that opens with an initial", () => {
	const { statements } = readText(
		"Compte rendu\n\n1. Constat\nNous perdons 18 % des repas.\n\n2. Causes évoquées\nM. Costa indique que les livraisons arrivent incomplètes.\n\n3. Points de désaccord\nM. Ferrand estime que ce sont les cuisiniers.",
	);
	expect(statements.filter(({ kind }) => kind === "title").map(({ plain }) => plain)).toEqual([
		"Compte rendu",
		"1. Constat",
		"2. Causes évoquées",
		"3. Points de désaccord",
	]);
});
