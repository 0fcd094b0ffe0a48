import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { detectLanguage } from "../src/languages/detect.ts";
import { readText } from "./read-text.ts";

describe("a text as it is read", () => {
	it("keeps every statement verbatim at its span, whatever the text", () => {
		fc.assert(
			fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (content) => {
				const { statements } = readText(content);
				for (const { start, end, text } of statements) expect(content.slice(start, end)).toBe(text);
				const starts = statements.filter(({ kind }) => kind !== "cell").map(({ start }) => start);
				expect(starts).toEqual(starts.toSorted((one, other) => one - other));
			}),
			{ numRuns: 300 },
		);
	});

	it("gives the same statements the same ids every time", () => {
		const content = "Costs rose.\n- nobody counts\n- no list\n\n| a | b |\n|---|---|\n| x y z q | 5 |";
		expect(readText(content).statements).toEqual(readText(content).statements);
	});

	it.each([
		["a sentence each", "Sales fell by 5 %. Nobody knows why.", ["Sales fell by 5 %.", "Nobody knows why."]],
		[
			"bullets",
			"Points\n\n- no list to check against\n- two systems",
			["no list to check against", "two systems"],
		],
		[
			"abbreviations",
			"Dr. Amrhein entscheidet. Die Stelle ist leer.",
			["Dr. Amrhein entscheidet.", "Die Stelle ist leer."],
		],
		[
			"a list in a sentence",
			"Ideas: a second yard (190k, 4 months); a retention bonus for all; blade repair by others.",
			["a second yard (190k, 4 months)", "a retention bonus for all", "blade repair by others."],
		],
		[
			"quoted mail",
			"> Nobody chases the certificates.\n>> 17 of the 62 were ramp.",
			["Nobody chases the certificates.", "17 of the 62 were ramp."],
		],
		[
			"a chat",
			"Tess Okafor  08:04\nthe driver only speaks to newer tills\nmarek  08:06\nnobody told us",
			["the driver only speaks to newer tills", "nobody told us"],
		],
	])("reads %s", (_form, content, expected) => {
		const said = readText(content).statements.filter(({ kind }) => kind !== "title" && kind !== "letterhead");
		expect(said.map(({ plain }) => plain)).toEqual(expected);
	});

	it("reads the cells of a table below their headings", () => {
		const { statements } = readText(
			"Ref\tInitiative\tWhat is in the way\nP1\tStudent app\tlead developer left in May\nP2\tHeat network\tgrid date moved twice by the operator",
		);
		const row = statements.find(({ kind, plain }) => kind === "row" && plain.startsWith("P1"));
		expect(row?.cells.map(({ header, text }) => `${header}: ${text}`)).toEqual([
			"Ref: P1",
			"Initiative: Student app",
			"What is in the way: lead developer left in May",
		]);
		expect(statements.filter(({ kind }) => kind === "cell").map(({ plain }) => plain)).toContain(
			"lead developer left in May",
		);
	});

	it("knows who wrote a mail, and what a quoted one says", () => {
		const { statements } = readText(
			"From: Ingrid Vassdal\nSent: Thursday 9 January 2025\nSubject: Skerra\n\nThe boat did not sail.\n\n> From: Owen Pryce\n> Sent: 8 January 2025\n>\n> The seal is on order.",
		);
		const speaker = (text: string) => statements.find(({ plain }) => plain === text)?.speaker;
		expect(speaker("The boat did not sail.")).toBe("Ingrid Vassdal");
		expect(speaker("The seal is on order.")).toBe("Owen Pryce");
	});

	it.each([
		["2025-01-09", "From: A B\nSent: Thursday 9 January, 07:51\nSubject: x\n\nNothing sails."],
		["2025-10-31", "Portfolio, status as of 31 October 2025\n\nFour are red."],
		[null, "The contract runs to 31 March 2027. Nobody reads it."],
	])("dates a text as of %s", (date, content) => {
		expect(readText(content).asOf).toBe(date);
	});

	it.each([
		["en", "The supplier delivers late and nobody measures it, so customers complain every week."],
		[
			"de",
			"Der Lieferant liefert zu spät und niemand misst es, deshalb beschweren sich die Kunden jede Woche.",
		],
		[
			"fr",
			"Le fournisseur livre en retard et personne ne le mesure, les clients se plaignent chaque semaine.",
		],
		["es", "El proveedor entrega tarde y nadie lo mide, por eso los clientes se quejan cada semana."],
		[
			"it",
			"Il fornitore consegna in ritardo e nessuno lo misura, perciò i clienti si lamentano ogni settimana.",
		],
		["nl", "De leverancier levert te laat en niemand meet het, daarom klagen de klanten elke week."],
		[
			"unknown",
			"Dostawca spóźnia się z dostawami i nikt tego nie mierzy, dlatego klienci skarżą się co tydzień.",
		],
		["unknown", "12 | 30 | 40"],
	])("tells %s", (language, text) => {
		expect(detectLanguage(text)).toBe(language);
	});
});
