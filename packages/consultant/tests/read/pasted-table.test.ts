import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

/** A pasted table with a head, below a sentence that makes it a case. */
type Table = { lead: string; rows: readonly (readonly string[])[] };

const tables: Record<string, Table> = {
	en: {
		lead: "The press shop loses too much to scrap. We want scrap below 3 % by June 2027.",
		rows: [
			["Line", "Scrap %", "Stops per month", "Owner", "What is in the way"],
			["Press 4", "6.8", "14", "Marta Nowak", "die is worn and nobody measures it"],
			["Press 7", "5.1", "9", "Jonas", "operators change shift without handover"],
		],
	},
	de: {
		lead: "Der Ausschuss in der Fertigung ist zu hoch. Ziel sind höchstens 3 % bis Juni 2027.",
		rows: [
			["Linie", "Ausschuss %", "Stopps im Monat", "Verantwortlich", "Hindernis"],
			["Presse 4", "6,8", "14", "Marta Nowak", "Werkzeug ist verschlissen und wird nicht gemessen"],
			["Presse 7", "5,1", "9", "Jonas", "die Übergabe der Schicht findet nicht statt"],
		],
	},
	fr: {
		lead: "Les rebuts sont trop élevés dans les ateliers. Objectif : moins de 3 % en juin 2027.",
		rows: [
			["Atelier", "Rebuts %", "Arrêts par mois", "Responsable", "Obstacle"],
			["Presse 4", "6,8", "14", "Marta Nowak", "moule usé que personne ne mesure"],
			["Presse 7", "5,1", "9", "Jonas", "pas de passage de consignes entre les équipes"],
		],
	},
	es: {
		lead: "La chatarra del taller es demasiado alta. El objetivo es menos de 3 % en junio de 2027.",
		rows: [
			["Línea", "Chatarra %", "Paradas por mes", "Responsable", "Obstáculo"],
			["Prensa 4", "6,8", "14", "Marta Nowak", "el molde está gastado y nadie lo mide"],
			["Prensa 7", "5,1", "9", "Jonas", "no hay relevo entre los turnos de noche"],
		],
	},
	it: {
		lead: "Gli scarti in officina sono troppo alti. L'obiettivo è meno del 3 % entro giugno 2027.",
		rows: [
			["Linea", "Scarti %", "Fermi al mese", "Referente", "Ostacolo"],
			["Pressa 4", "6,8", "14", "Marta Nowak", "lo stampo è usurato e nessuno lo misura"],
			["Pressa 7", "5,1", "9", "Jonas", "manca il passaggio di consegne tra i turni"],
		],
	},
	nl: {
		lead: "De uitval in de perserij is te hoog. Doel is minder dan 3 % in juni 2027.",
		rows: [
			["Lijn", "Uitval %", "Storingen per maand", "Eigenaar", "Knelpunt"],
			["Pers 4", "6,8", "14", "Marta Nowak", "gereedschap is versleten en niemand meet het"],
			["Pers 7", "5,1", "9", "Jonas", "geen overdracht tussen de ploegen in de nacht"],
		],
	},
};

const quoted = (cell: string) => (cell.includes(",") ? `"${cell}"` : cell);
const forms: Record<string, (rows: Table["rows"]) => string> = {
	"by tabs": (rows) => rows.map((cells) => cells.join("\t")).join("\n"),
	"as CSV with semicolons": (rows) => rows.map((cells) => cells.join(";")).join("\n"),
	"as CSV with commas": (rows) => rows.map((cells) => cells.map(quoted).join(",")).join("\n"),
	"as a workbook is read": ([head = [], ...rows]) =>
		rows.map((cells) => cells.map((cell, at) => `${head[at]}: ${cell}`).join(" | ")).join("\n"),
	"in Markdown": ([head = [], ...rows]) =>
		[head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n"),
};

describe.each(Object.entries(tables))("A table in %s", (_language, { lead, rows }) => {
	it.each(Object.entries(forms))("%s names its owners, and its figures by row and column", (_form, write) => {
		const { people, ledger } = caseOfText(`${lead}\n\n${write(rows)}\n`);
		expect(people.map(({ name, answers }) => [name, answers])).toEqual([
			["Marta Nowak", true],
			["Jonas", true],
		]);
		const [head = [], ...lines] = rows;
		const columns = head.map((name) => name.replace(" %", ""));
		const figures = ledger.filter(({ subject }) => subject.includes(": "));
		expect(figures.map(({ subject, figure }) => [subject, figure.value])).toEqual(
			lines.flatMap(([name, scrap = "", stops = ""]) => [
				[`${name}: ${columns[1]}`, Number(scrap.replace(",", "."))],
				[`${name}: ${columns[2]}`, Number(stops)],
			]),
		);
		expect(figures.map(({ figure: { kind, per } }) => `${kind} ${per}`)).toEqual([
			...["percent null", "count month"],
			...["percent null", "count month"],
		]);
	});
});

describe("A column of owners", () => {
	const owners = (language: keyof typeof tables, cells: readonly string[]) => {
		const { lead, rows } = tables[language] ?? { lead: "", rows: [] };
		const [head = []] = rows;
		const lines = cells.map((cell, at) => [`Line ${at + 1}`, "6", "14", cell, "-"].join("\t"));
		return caseOfText(`${lead}\n\n${[head.join("\t"), ...lines].join("\n")}\n`).people.map(
			({ name, role }) => `${name}${role && ` / ${role}`}`,
		);
	};
	it.each<[keyof typeof tables, string[], string[]]>([
		["en", ["Marta & T. Berg", "Estates – S. Okonjo"], ["Marta", "T. Berg", "S. Okonjo"]],
		["en", ["Finance", "Sales Team", "HR", "vacant", "tbd"], []],
		["en", ["Ingrid Vassdal, Managing Director"], ["Ingrid Vassdal / Managing Director"]],
		["de", ["Krämer (Einkauf)", "Fr. Dr. Lindqvist"], ["Krämer / Einkauf", "Lindqvist"]],
		["de", ["Einkauf", "Bauamt", "Werkleitung", "offen"], []],
		["de", ["Politik", "Hausmeister"], []],
		["nl", ["Sanne de Wit", "Inkoop"], ["Sanne de Wit"]],
	])("in %s of %j names %j", (language, cells, expected) => {
		expect(owners(language, cells).sort()).toEqual(expected.sort());
	});
});

it("A question about somebody else than the owner heads no column of owners, and a row's number is no figure", () => {
	const { people, ledger } = caseOfText(
		"Der Ausschuss ist zu hoch. Ziel sind 3 % bis Juni 2027.\n\nNr\tBefund\twer weiß es\tStunden\n1\tWerkzeug fehlt\tKrämer\t6\n2\tSchicht fehlt\tLindqvist\t8\n",
	);
	expect(people).toEqual([]);
	expect(
		ledger.flatMap(({ subject, figure }) => (subject.includes(": ") ? [`${subject} ${figure.value}`] : [])),
	).toEqual(["Werkzeug fehlt: Stunden 6", "Schicht fehlt: Stunden 8"]);
});

it("Money beside a written cell is no price of an option and no loss, unless a column says so", () => {
	const rolesOf = (head: string, money: string) => {
		const rows = [
			["Line", head, money],
			["Press 4", "die is worn and nobody should replace it", "120"],
			["Press 7", "buy a second die for the night shift", "64"],
		];
		const { ledger } = caseOfText(
			`${tables.en?.lead}\n\n${rows.map((cells) => cells.join("\t")).join("\n")}\n`,
		);
		return ledger.flatMap(({ figure, role }) => (figure.kind === "money" ? [role] : []));
	};
	expect(rolesOf("What is in the way", "Approved €k")).toEqual(["baseline", "baseline"]);
	expect(rolesOf("Measure", "Cost €k")).toEqual(["option cost", "option cost"]);
});

it("Lists in prose are no table, and a number in a row's name is no figure", () => {
	const prose =
		"Scrap is high; the die is worn; nobody measures it.\nStops are many; shifts change; no handover.\n";
	expect(caseOfText(prose).reading.statements.filter(({ kind }) => kind === "row")).toEqual([]);
	const { lead = "", rows = [] } = tables.en ?? {};
	const { ledger } = caseOfText(`${lead}\n\n${rows.map((cells) => cells.join("\t")).join("\n")}\n`);
	expect(ledger.filter(({ figure }) => figure.kind === "number")).toEqual([]);
});
