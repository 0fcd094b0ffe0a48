import { describe, expect, it, test } from "vitest";
import { readText } from "../read-text.ts";

const logs = [
	[
		"es, semicolons, also in the notes",
		`Registro de soporte

ID;Fecha;Quién;Nota
1041;16/11/2026;Marta Vidal;En octubre el 26 % salió con error; en 2025 era el 7 %. El objetivo es el 8 %.
1044;17/11/2026;Hugo Prats;El mapa no carga porque la licencia caducó en agosto`,
		["Marta Vidal", "Marta Vidal", "Marta Vidal", "Hugo Prats"],
	],
	[
		"en, tabs",
		`Support log

ID\tDate\tWho\tNote
T-41\t16/11/2026\tMartha Vidal\tIn October 26% went out with an error. The target is 8%.
T-44\t17/11/2026\tHugh Pratt\tThe map does not load because the licence lapsed in August`,
		["Martha Vidal", "Martha Vidal", "Hugh Pratt"],
	],
	[
		"de, bars",
		`Störungsbuch

| Datum | Uhrzeit | Wer | Eintrag |
|---|---|---|---|
| 16.11.2026 | 08:15 | Marta Vidal | Im Oktober waren 26 % falsch. Ziel sind 8 %. |
| 17.11.2026 | 09:40 | Hugo Prats | Die Karte lädt nicht, weil die Lizenz im August abgelaufen ist |`,
		["Marta Vidal", "Marta Vidal", "Hugo Prats"],
	],
] as const;

test.each(logs)("What somebody wrote in a log reads as what somebody says (%s)", (_form, text, speakers) => {
	const { statements } = readText(text);
	const said = statements.filter(({ kind }) => kind === "item");
	expect(said.map(({ speaker }) => speaker)).toEqual(speakers);
	for (const { plain } of said) expect(plain).not.toMatch(/Vidal|Pratt?s?|1[67]/);
	expect(statements.filter(({ kind }) => kind === "row" || kind === "cell")).toEqual([]);
});

test.each([
	["who does what, by when", "Who\tWhat\tBy\nMartha Vidal\tAsk the supplier for a quote\t4/12/2026"],
	[
		"a project with its day",
		"Project\tDate\tWho\tNote\nNew till\t4/12/2026\tMartha Vidal\tThe till is late again",
	],
])("A table of %s is no log", (_form, table) => {
	expect(readText(`Plan\n\n${table}`).statements.some(({ kind }) => kind === "row")).toBe(true);
});

describe("Marks of a list in a table", () => {
	it.each([
		[
			"it",
			"| Opzione | Costo |\n|---|---|\n| A. Ripristinare il turno | 3.800 € |\n| B. Collegare i gestionali | 27.500 € |",
		],
		["en", "Option\tPrice\n1) Reinstate the shift\t£3,800\n2) Link both systems\t£27,500"],
		[
			"de",
			"| Weg | Preis |\n|---|---|\n| a) Nachtschicht wieder einführen | 3.800 € |\n| b) Beide Programme verbinden | 27.500 € |",
		],
	])("are no part of what they list (%s)", (_language, table) => {
		const rows = readText(`Memo\n\n${table}`).statements.filter(({ kind }) => kind === "row");
		for (const { plain } of rows) expect(plain).not.toMatch(/^[A-Ba-b1-2][.)]/);
		expect(rows.map(({ mark }) => mark)).toEqual(_language === "en" ? ["1", "2"] : ["A", "B"]);
	});

	it("are initials where nothing counts up", () => {
		const { statements } = readText(
			"Team\n\nWho\tWhat\nA. Stone\tthe quote from the supplier\nB. Reyes\tthe list of gates\nM. Orr\tthe plan of the yard",
		);
		expect(statements.some(({ plain }) => plain.startsWith("M. Orr"))).toBe(true);
	});
});
