import { describe, expect, it } from "vitest";
import { problemCostOf } from "../../src/case/problem/problem-cost.ts";
import { problemCostText } from "../../src/money/size.ts";
import { caseOfText } from "../read-text.ts";

/** A sheet of labels and notes: problem, reason, two ways, a limit. */
const notes = {
	en: [
		["Problem", "Customers send back 34 % of the pairs that we sell online."],
		["Reason", "Nobody measures the inside of the shoes."],
		["Idea", "Measure the inside of every model and show it, €38,000, three months."],
		["Idea", "A photo booth with daylight in the studio, €12,500, five weeks."],
		["Budget", "The budget is at most €90,000."],
	],
	de: [
		["Problem", "Kunden schicken 34 % der Paare zurück, die wir online verkaufen."],
		["Grund", "Niemand misst die Schuhe von innen."],
		["Idee", "Jedes Modell innen ausmessen und das zeigen, 38.000 €, drei Monate."],
		["Idee", "Eine Fotokabine mit Tageslicht im Studio, 12.500 €, fünf Wochen."],
		["Budget", "Das Budget beträgt höchstens 90.000 €."],
	],
	fr: [
		["Problème", "Les clients renvoient 34 % des paires que nous vendons en ligne."],
		["Raison", "Personne ne mesure l'intérieur des chaussures."],
		["Idée", "Mesurer l'intérieur de chaque modèle et l'afficher, 38 000 €, trois mois."],
		["Idée", "Une cabine photo à la lumière du jour, 12 500 €, cinq semaines."],
		["Budget", "Le budget est de 90 000 € au plus."],
	],
	es: [
		["Problema", "Los clientes devuelven el 34 % de los pares que vendemos en línea."],
		["Motivo", "Nadie mide el interior de los zapatos."],
		["Idea", "Medir el interior de cada modelo y mostrarlo, 38.000 €, tres meses."],
		["Idea", "Una cabina de fotos con luz natural, 12.500 €, cinco semanas."],
		["Presupuesto", "El presupuesto es de 90.000 € como máximo."],
	],
	it: [
		["Problema", "I clienti rimandano il 34 % delle paia che vendiamo online."],
		["Motivo", "Nessuno misura l'interno delle scarpe."],
		["Idea", "Misurare l'interno di ogni modello e mostrarlo, 38.000 €, tre mesi."],
		["Idea", "Una cabina fotografica con luce naturale, 12.500 €, cinque settimane."],
		["Budget", "Il budget è al massimo di 90.000 €."],
	],
	nl: [
		["Probleem", "Klanten sturen 34 % terug van de paren die we online verkopen."],
		["Reden", "Niemand meet de binnenkant van de schoenen."],
		["Idee", "De binnenkant van elk model meten en tonen, € 38.000, drie maanden."],
		["Idee", "Een fotocabine met daglicht in de studio, € 12.500, vijf weken."],
		["Budget", "Het budget is hoogstens € 90.000."],
	],
};
type Language = keyof typeof notes;

const forms: Record<string, (rows: readonly string[][]) => string> = {
	"as a workbook is read": (rows) =>
		rows.map(([label, note]) => `About: ${label} | Note: ${note}`).join("\n"),
	"as a table of a document": (rows) => rows.map((row) => row.join(" | ")).join("\n"),
	"by tabs below a head": (rows) => [["About", "Note"], ...rows].map((row) => row.join("\t")).join("\n"),
};

describe.each(Object.keys(notes) as Language[])("A column of labels in %s", (language) => {
	it.each(Object.entries(forms))("%s says what stands beside them, and names nothing", (_form, write) => {
		const rows = notes[language];
		const { problem, causes, options, limits, reading } = caseOfText(`${write(rows)}\n`);
		const [stated = "", reason = "", first = "", second = ""] = rows.map(([, note = ""]) => note);
		expect(problem?.text).toBe(stated);
		expect(causes.map(({ text }) => text)).toContain(reason);
		expect(options.map(({ label }) => label)).toEqual(
			[first, second].map((way) => way.replace(/,\s(?:€\s)?[€\d].*$/u, "")),
		);
		expect(options.map(({ price }) => price?.min)).toEqual([38_000, 12_500]);
		expect(limits.cap?.figure.value).toBe(90_000);
		expect(reading.statements.map(({ plain }) => plain).join()).not.toContain("|");
	});
});

it("A label beside columns of its own says what its row is", () => {
	const rows = [
		["Kind", "What", "Cost in EUR", "Owner"],
		["Problem", "Customers send back a third of all pairs.", "", ""],
		["Recommendation", "Measure the inside of every model and show it", "38000", "Helena Brandt"],
		["Recommendation", "A photo booth with daylight", "12500", "Jonas Weber"],
		["Reason", "Nobody measures the inside of the shoes.", "", ""],
	];
	const { options } = caseOfText(`${rows.map((row) => row.join("\t")).join("\n")}\n`);
	expect(options.map(({ label, price, owner }) => [label, price?.min, owner])).toEqual([
		["Measure the inside of every model and show it", 38_000, "Helena Brandt"],
		["A photo booth with daylight", 12_500, "Jonas Weber"],
	]);
});

it("A table whose first column names things keeps their names", () => {
	const rows = ["Gate\tWhat happens", "North\tnobody locks it at night", "South\tthe guard leaves at nine"];
	const { reading } = caseOfText(`The yard is robbed each month.\n\n${rows.join("\n")}\n`);
	expect(reading.statements.filter(({ kind }) => kind === "row")).toHaveLength(2);
});

it("A table of which fewer than half of the rows begin with such a word keeps its rows", () => {
	const rows = [
		"Where\tWhat happens",
		"Problem\tCustomers send back a third of all pairs.",
		"Reason\tNobody measures the inside of the shoes.",
		"North\tThe gate stands open at night.",
		"South\tThe guard leaves at nine each day.",
		"West\tThe fence was never mended there.",
	];
	const { reading } = caseOfText(`The yard is robbed each month.\n\n${rows.join("\n")}\n`);
	expect(reading.statements.filter(({ kind }) => kind === "row")).toHaveLength(rows.length - 1);
});

it("The name of a row is no cause beside what the row says, nor is a row of nothing but figures", () => {
	const rows = [
		"Reason | Pairs | What is behind it",
		"Nobody can find the size | 6140 | Sizes do not fit because each maker measures differently.",
		"Colours look wrong on screen | 2080 | The colours are wrong because nobody checks the lamps.",
		"No reason given | 930 | 13,020",
	];
	const { causes } = caseOfText(`Customers send back a third of all pairs.\n\n${rows.join("\n")}\n`);
	expect(causes.map(({ text }) => text)).toEqual([
		"Nobody can find the size: Sizes do not fit because each maker measures differently.",
		"Colours look wrong on screen: The colours are wrong because nobody checks the lamps.",
	]);
});

it("Only a line right above a table is its name", () => {
	const line = "Nobody in the shop measures the pairs that come back to us in spring";
	const kindAbove = (behind: string) =>
		caseOfText(`# Returns\n\n${line}\n\n${behind}\n`).reading.statements.find(({ plain }) => plain === line)
			?.kind;
	expect(kindAbove("The shoes are wide.")).toBe("sentence");
	expect(kindAbove("Reason | Pairs\nToo small | 6140\nToo large | 2080")).toBe("title");
});

describe("What a table says that the problem costs", () => {
	const sheet = (head: string, ...rows: [string, number, string][]) =>
		caseOfText(
			`${head}\n\n${rows.map(([name, loss, why]) => `Reason: ${name} | Loss in EUR: ${loss} | What is behind it: ${why}`).join("\n")}\n`,
		);
	const head = "Returns\n\nCustomers send back a third of all pairs.";
	const own: [string, number, string][] = [
		["Too small", 86_000, "Sizes do not fit because each maker measures differently."],
		["Looks different", 29_000, "The colours are wrong because the lamps are yellow."],
	];
	it("is its rows together, with the arithmetic", () => {
		const read = sheet(head, ...own);
		expect(problemCostOf(read)?.amount).toBe(115_000);
		expect(problemCostText(read)).toBe(
			"By your table “Returns: Loss in EUR” comes to €86,000 + €29,000 = €115,000.",
		);
	});
	it("is told by the words of its row where the column has no other", () => {
		const rows = [
			"Sheet\tstand 20-04-2026\tnote",
			"Cost of standstill and penalties\t€186,400\tonly Q1",
			"OEE line 2\t54%\tlow",
		];
		const read = caseOfText(`${head}\n\n${rows.join("\n")}\n`);
		expect(problemCostText(read)).toContain("Cost of standstill and penalties");
	});
	it.each(["Total", "All of them"])("is the row that holds the others: %s", (name) => {
		expect(
			problemCostOf(sheet(head, ...own, [name, 115_000, "All reasons that customers name."]))?.amount,
		).toBe(115_000);
	});
});

it("A number of a column is no year that lies far ahead", () => {
	const rows = ["Reason\tPairs sent back", "Too small\t6140", "Looks different\t2080", "Built\t1998"];
	const { ledger } = caseOfText(`Customers send back a third of all pairs.\n\n${rows.join("\n")}\n`);
	expect(ledger.filter(({ figure }) => figure.kind === "date").map(({ figure }) => figure.date?.to)).toEqual([
		"1998-12-31",
	]);
});
