import { describe, expect, it } from "vitest";
import { settledRoles } from "../../src/case/settled-roles.ts";
import { caseOfText } from "../read-text.ts";

const peopleOf = (text: string) => caseOfText(text).people.map(({ name, role }) => [name, role]);

const problems = {
	en: "We lose 12 of 40 boxes because nobody checks the labels.",
	de: "Wir verlieren 12 von 40 Kisten, weil niemand die Etiketten prüft.",
	es: "Perdemos 12 de 40 cajas porque nadie revisa las etiquetas.",
	it: "Perdiamo 12 scatole su 40 perché nessuno controlla le etichette.",
	nl: "We verliezen 12 van de 40 dozen omdat niemand de etiketten controleert.",
	fr: "Nous perdons 12 cartons sur 40 parce que personne ne contrôle les étiquettes.",
};

describe("who was there", () => {
	it.each<[string, string, [string, string][]]>([
		[
			"en",
			`Notes from the call 22 Oct (Hugo Bering - support lead, Aisha Malik - network engineering, Pete Strand - commercial director)\n\n${problems.en}\nPete: customers do not read.`,
			[
				["Hugo Bering", "support lead"],
				["Aisha Malik", "network engineering"],
				["Pete Strand", "commercial director"],
			],
		],
		[
			"nl",
			`Notities overleg\nerbij: Arjan vd Ende (eigenaar), Marloes Kuipers (teeltchef)\n\n${problems.nl}\nArjan neemt besluit op 1 december.`,
			[
				["Arjan vd Ende", "eigenaar"],
				["Marloes Kuipers", "teeltchef"],
			],
		],
		[
			"de",
			`Protokoll\nTeilnehmer: Sandra Ambacher (GF), Rolf Keppler (Leiter Druck)\n\n${problems.de}\nKeppler: Der Druck ist zu hoch.`,
			[
				["Sandra Ambacher", "GF"],
				["Rolf Keppler", "Leiter Druck"],
			],
		],
		[
			"es",
			`Acta\nAsisten: Rosa Fuentes - jefa de almacén, Jaime Dávila - calidad\n\n${problems.es}`,
			[
				["Rosa Fuentes", "jefa de almacén"],
				["Jaime Dávila", "calidad"],
			],
		],
	])("is called in whole, with what they are (%s)", (_language, text, people) => {
		expect(peopleOf(text)).toEqual(people);
	});

	it("is nobody where things stand in such a list", () => {
		const text = `${problems.en}\nWe have seen Paywell Terminal - new model, Schneiber Blocker - old model.`;
		expect(peopleOf(text)).toEqual([]);
	});
});

describe("what somebody is", () => {
	it.each<[string, string, [string, string]]>([
		[
			"en",
			`Author: Nora Finch, Quality lead\nSponsor: Neil Brathwaite, Chief Executive\n\n${problems.en}`,
			["Neil Brathwaite", "Chief Executive"],
		],
		[
			"es",
			`Nota\n\n${problems.es}\nEl límite lo pone el consejero delegado, Vicent Ferrandis, y son 9.000 euros.`,
			["Vicent Ferrandis", "consejero delegado"],
		],
		[
			"it",
			`Nota\n\n${problems.it}\nDecide il direttore generale, Tommaso Bertelli, entro maggio.`,
			["Tommaso Bertelli", "direttore generale"],
		],
	])("stands behind the name or before it, and is no second person (%s)", (_language, text, person) => {
		const people = peopleOf(text);
		expect(people).toContainEqual(person);
		expect(people.filter(([name]) => name === person[1])).toEqual([]);
	});

	it.each<[string, string, [string, string][]]>([
		[
			"en",
			`From: Priya Nandakumar\nTo: Colin Faye; Marta Lisowska\nDate: Mon, 2 Nov 2026 08:14\nSubject: boxes\n\n${problems.en}\n\nPriya Nandakumar\nManaging Director\n\n-----\nFrom: Marta Lisowska\nTo: Priya Nandakumar\nDate: Mon, 2 Nov 2026 09:14\nSubject: RE: boxes\n\nThe labels are from 2019.\n\nMarta Lisowska, Quality lead\n\n-----\nFrom: Colin Faye\nTo: Priya Nandakumar\nDate: Mon, 2 Nov 2026 10:14\nSubject: RE: boxes\n\nThere is no money for a scanner. It has to wait until next year, I am afraid, or even longer than that.\n\nColin Faye\nFinance\n\n-----\nFrom: Priya Nandakumar\nTo: all\nDate: Mon, 2 Nov 2026 11:14\nSubject: RE: boxes\n\nThanks. Let us talk on Friday about what we do with the labels.`,
			[
				["Priya Nandakumar", "Managing Director"],
				["Marta Lisowska", "Quality lead"],
				["Colin Faye", "Finance"],
			],
		],
		[
			"es",
			`De: Amparo Llopis\nPara: Nuria Benet\nFecha: jueves, 12 de noviembre de 2026 20:41\nAsunto: cajas\n\n${problems.es}\nAmparo (yo) prepara la propuesta para el consejo del 15 de diciembre.\n\nUn saludo,\nAmparo Llopis\nDirectora de operaciones`,
			[["Amparo Llopis", "Directora de operaciones"]],
		],
		[
			"de",
			`Von: Katrin Ohlsen\nAn: Bernd Schirmer\nGesendet: Mittwoch, 18. November 2026 07:48\nBetreff: Kisten\n\n${problems.de}\n\nKatrin Ohlsen\nLeiterin Lager\n\n-----\nVon: Bernd Schirmer\nAn: Katrin Ohlsen\nGesendet: Mittwoch, 18. November 2026 08:48\nBetreff: AW: Kisten\n\nDie Etiketten sind von 2019 und lösen sich in der Kälte ab, das wissen alle im Lager seit Jahren.\nDazu kommt, dass der Drucker fehlt.\n\nBernd`,
			[["Katrin Ohlsen", "Leiterin Lager"]],
		],
	])(
		"stands below the name or behind it where they sign, and is no owner's line (%s)",
		(_language, text, people) => {
			const found = caseOfText(text);
			const named = found.people.map(({ name, role }) => [name, role]);
			for (const person of people) expect(named).toContainEqual(person);
			const roleOf = settledRoles(found);
			const posts = people.map(([, post]) => post);
			const lines = found.statements.filter(({ plain }) => posts.includes(plain));
			expect(lines.map(roleOf).filter((role) => role !== "context")).toEqual([]);
		},
	);
});

describe("what is called like a person and is none", () => {
	it.each<[string, string, string]>([
		[
			"a time (de)",
			`${problems.de}\nDie Prüfung in der zweiten Woche findet oft nicht statt. Frau Ahrens meldet es der Leitung.`,
			"Woche",
		],
		["a part of a name (en)", `${problems.en}\nNora Finch: talk to Tel-U about leaving the contract.`, "Tel"],
		[
			"a firm (it)",
			`Cantiere Nautico Tirreno Refit S.p.A. – Viareggio\n\n${problems.it}\nIl cantiere è pieno.`,
			"Nautico Tirreno Refit",
		],
		[
			"a firm (de)",
			`Druckhaus Ambros Seidel GmbH, Ulm\n\n${problems.de}\nDas Druckhaus ist voll.`,
			"Ambros Seidel",
		],
		[
			"where somebody works (de)",
			`${problems.de}\nHerr Keppler (Leiter Druck) meldet: Der Druck reicht nicht.`,
			"Druck",
		],
	])("is nobody: %s", (_what, text, name) => {
		expect(caseOfText(text).people.map((person) => person.name)).not.toContain(name);
	});
});

describe("talk around the matter", () => {
	it.each<[string, string, string]>([
		["en", problems.en, "don't forget the cake for Sjaak"],
		["en", problems.en, "Ok evening all."],
		["de", problems.de, "(schnell getippt, sorry für die Fehler)"],
		["de", problems.de, "Kuchen für Jost nicht vergessen"],
		["fr", problems.fr, "(désolée pour les fautes, tapé sur la tablette)"],
		["es", problems.es, "Buenas a todos."],
		["it", problems.it, "Scusate gli errori, scritto di fretta."],
		["nl", problems.nl, "taart voor Sjaak niet vergeten"],
	])("neither harms nor explains (%s: %s)", (_language, problem, line) => {
		const found = caseOfText(`${problem}\n\n${line}\n`);
		const roleOf = settledRoles(found);
		expect(found.statements.filter(({ plain }) => plain === line).map(roleOf)).toEqual(["context"]);
	});

	it.each<[string, string]>([
		["en", "We don't forget the orders because of bad will, nobody has a list."],
		["nl", "De dozen worden vergeten omdat niemand een lijst heeft."],
	])("is not what explains (%s: %s)", (_language, line) => {
		const { causes } = caseOfText(`${problems.en}\n\n${line}\n`);
		expect(causes.flatMap(({ statements }) => statements).some(({ aside }) => aside === "frame")).toBe(false);
	});
});
