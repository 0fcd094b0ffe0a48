import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { detectLanguage } from "../../src/languages/detect.ts";
import { caseOfText, readText } from "../read-text.ts";

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

	it("reads a first line that begins in capitals as the title, whatever the next one begins with", () => {
		const { statements } = readText(
			"GATE REPORT weeks 9 to 11 (2 to 22 March)\nput together by Ines, facilities.\n\nThe gate stood open on six nights.",
		);
		expect(statements[0]).toMatchObject({
			kind: "title",
			plain: "GATE REPORT weeks 9 to 11 (2 to 22 March)",
		});
	});

	it.each([
		"Action 1. Replace the seal of the cold room.",
		"Maßnahme 2. Die Dichtung wird ersetzt.",
		"Mesure 3. Remplacer le joint de la chambre froide.",
	])("reads a word with its number as the name of what follows: %s", (line) => {
		const { statements } = readText(`What we propose now\n\n${line}`);
		expect(statements.map(({ plain }) => plain)).toContain(line);
	});

	it("reads lines that count up by letters or Roman numerals as items, and initials as part of a name", () => {
		const kinds = (content: string) => readText(content).statements.map(({ kind, plain }) => [kind, plain]);
		expect(
			kinds(
				"Ways\n\nI. A second lift.\nII. A later shift.\nIII. No change.\nIV. A new contract.\nV. A lease.",
			),
		).toEqual([
			["title", "Ways"],
			["item", "A second lift."],
			["item", "A later shift."],
			["item", "No change."],
			["item", "A new contract."],
			["item", "A lease."],
		]);
		expect(kinds("Minutes\n\nM. Fontanel opens the meeting.")).toContainEqual([
			"sentence",
			"M. Fontanel opens the meeting.",
		]);
	});

	it.each([
		["M1. Two new pumps.", "M2. A night shift.", "Two new pumps."],
		["M1: Two new pumps.", "M2: A night shift.", "Two new pumps."],
		["R 1 – Two new pumps.", "R 2 – A night shift.", "Two new pumps."],
		["A – Two new pumps.", "B – A night shift.", "Two new pumps."],
		["A: Two new pumps.", "B: A night shift.", "Two new pumps."],
		["(i) Two new pumps.", "(ii) A night shift.", "Two new pumps."],
		["ii. Two new pumps.", "iii. A night shift.", "Two new pumps."],
		["1: Two new pumps.", "2: A night shift.", "Two new pumps."],
		["1 – Two new pumps.", "2 – A night shift.", "Two new pumps."],
	])("reads %j above %j as items of a list", (first, second, plain) => {
		const { statements } = readText(`What could be done\n\n${first}\n${second}`);
		expect(statements.map(({ kind }) => kind)).toEqual(["title", "item", "item"]);
		expect(statements[1]?.plain).toBe(plain);
	});

	it("takes labels that do not count up, and two who talk in turn, for no list", () => {
		const kinds = (content: string) => readText(content).statements.map(({ kind }) => kind);
		expect(kinds("Costs rose.\n\nQ1: Sales fell by a third.\n\nQ3: They rose again.")).not.toContain("item");
		expect(
			kinds("They talked.\n\nA: What fails?\nB: The pumps do.\nA: Since when?\nB: Since May."),
		).not.toContain("item");
	});

	it("takes a thing that is new for no speaker", () => {
		const { statements } = readText(
			"- Neue Schneidemaschine: CHF 265'000, acht Monate.\n- Frau Wyrsch: Das geht nicht.",
		);
		expect(statements.map(({ speaker }) => speaker)).toEqual([null, "Frau Wyrsch"]);
	});

	it("keeps the whole name behind the time of a message", () => {
		const { statements } = readText(
			"[17.02.26, 09:31] Hannes Kruse: Der Aufzug steht seit Montag.\n[17.02.26, 09:33] Amelie Roth: Der Schlüssel fehlt.\n09:40 Hatice Demir: Die Wagen stauen sich.\nJens (Technik) 9:41 – Der Monteur kommt um zehn.",
		);
		expect(statements.map(({ speaker }) => speaker)).toEqual([
			"Hannes Kruse",
			"Amelie Roth",
			"Hatice Demir",
			"Jens",
		]);
	});

	it("takes what stands before a colon in a mail's head, a heading or a cell for no speaker", () => {
		const content =
			"From: Ingrid Vassdal\nTo: Owen Pryce\n\nWe lose a third.\n\n=== Sheet: Pools ===\nPool\tRemark\nSteinach\tSolar field: two of five panels are off";
		const speakers = readText(content).statements.map(({ text, speaker }) => [text, speaker]);
		expect(speakers).toContainEqual(["From: Ingrid Vassdal", null]);
		expect(speakers).toContainEqual(["We lose a third.", "Ingrid Vassdal"]);
		expect(speakers).toContainEqual(["Sheet: Pools", null]);
		expect(speakers).toContainEqual(["Solar field: two of five panels are off", null]);
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
			"a day of a month",
			"am Donnerstag, 23. April 2026, im Vortragssaal. Es fehlen 12. Danach ist Schluss.",
			["am Donnerstag, 23. April 2026, im Vortragssaal.", "Es fehlen 12.", "Danach ist Schluss."],
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
		[
			"lines that only numbers begin",
			"What we have:\n1 scan the archive, 85k\n2 hire two clerks, 60k",
			["scan the archive, 85k", "hire two clerks, 60k"],
		],
		[
			"words that a line's end divides",
			"- die Frist ist abge-\nlaufen und niemand hat es gemerkt\n- keine Liste",
			["die Frist ist abgelaufen und niemand hat es gemerkt", "keine Liste"],
		],
		[
			"two figures set against each other",
			"The yearbook speaks of 4,120 members at the end of June, while the books have 3,870 for that day.",
			["The yearbook speaks of 4,120 members at the end of June", "the books have 3,870 for that day."],
		],
		[
			"a dictation without marks",
			"so I was at the depot all week and I tell you what I saw the vans stand in the yard until ten because nobody has loaded them and then the drivers wait for the papers which come from the office in Leeds by fax and then there is one printer for the whole shed and it jams every morning",
			[
				"so I was at the depot all week",
				"and I tell you what I saw the vans stand in the yard until ten because nobody has loaded them",
				"and then the drivers wait for the papers which come from the office in Leeds by fax",
				"and then there is one printer for the whole shed and it jams every morning",
			],
		],
	])("reads %s", (_form, content, expected) => {
		const said = readText(content).statements.filter(({ kind }) => kind !== "title" && kind !== "letterhead");
		expect(said.map(({ plain }) => plain)).toEqual(expected);
	});

	it("ends what leads in a list with the list", () => {
		const { statements } = readText(
			"Letter\n\nWhat we propose:\n- a second crew\n- a new press\n\nThe board named 500,000 at most.",
		);
		const headings = (text: string) => statements.find(({ plain }) => plain === text)?.headings.at(-1);
		expect(headings("a new press")).toBe("What we propose");
		expect(headings("The board named 500,000 at most.")).toBe("Letter");
	});

	it.each([
		[
			"en",
			"What we propose",
			"- a new press\n- a second crew\nThe press of 2009 broke down on nine days of last month.",
		],
		[
			"de",
			"Was wir vorschlagen",
			"- eine neue Presse\n- eine zweite Schicht\nDie Presse von 2009 stand im letzten Monat an neun Tagen still.",
		],
		[
			"fr",
			"Nos propositions",
			"- une nouvelle presse\n- une seconde équipe\nLa presse de 2009 est tombée en panne neuf jours le mois dernier.",
		],
	])("ends a list with a sentence of its own on the line below it (%s)", (_, heading, lines) => {
		const { statements } = caseOfText(`${heading}\n${lines}`);
		expect(statements.map(({ afterList }) => afterList)).toEqual([false, false, false, true]);
		expect(statements.map(({ role }) => role === "option")).toEqual([false, true, true, false]);
	});

	it("reads letters with spaces between them as a heading", () => {
		const { statements } = readText("Report\n\nO P T I O N S\n\n- a second crew");
		expect(statements.find(({ plain }) => plain === "a second crew")?.headings.at(-1)).toBe("OPTIONS");
	});

	it("takes a line with the date of the text for its head, and one with a finding for a statement", () => {
		const { statements } = readText("Works council\nBremen, 4 May 2026\n\nOn 2 May nobody was there.");
		expect(statements.find(({ plain }) => plain.startsWith("Bremen"))?.kind).not.toBe("sentence");
		expect(statements.at(-1)?.kind).toBe("sentence");
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
		["2026-11-25", "From: A B\nSent: Wednesday, 25 November 2026 18:22\nSubject: x\n\nNothing sails."],
		[
			"2026-11-25",
			"Von: A B\nGesendet: Mittwoch, 25. November 2026 18:22\nBetreff: x\n\nDas Schiff ist nicht gefahren.",
		],
		[
			"2026-11-25",
			"De : A B\nEnvoyé : mercredi 25 novembre 2026 18:22\nObjet : x\n\nLe bateau n'est pas parti.",
		],
		[
			"2026-11-25",
			"De: A B\nEnviado: miércoles, 25 de noviembre de 2026\nAsunto: x\n\nEl barco no ha salido porque la junta está rota.",
		],
		[
			"2026-11-25",
			"Da: A B\nInviato: mercoledì 25 novembre 2026 18:22\nOggetto: x\n\nLa nave non è partita perché la guarnizione è rotta.",
		],
		[
			"2026-11-25",
			"Van: A B\nVerzonden: woensdag 25 november 2026\nOnderwerp: x\n\nDe boot is niet gevaren.",
		],
		[null, "From: A B\nSubject: the vote on 5 March 2027\n\nNothing sails."],
	])("dates a text as of %s", (date, content) => {
		expect(readText(content).asOf).toBe(date);
	});

	it.each([
		["Author: Dana Whitlock, head of stores", "The parcels come late because nobody plans the van."],
		["Verfasst von Jutta Brand, Leitung Lager", "Die Pakete kommen zu spät, weil niemand den Wagen plant."],
		[
			"Rédigé par Anne Colin, cheffe du dépôt",
			"Les colis sont en retard car personne ne planifie la tournée.",
		],
		["Elaborado por: Ana Ruiz, jefa de almacén", "Los paquetes llegan tarde porque nadie planifica la ruta."],
		[
			"Redatto da: Elena Bossi, responsabile acquisti",
			"I pacchi arrivano tardi perché nessuno pianifica il giro.",
		],
		["Opgesteld door Anke Smit, hoofd magazijn", "De pakketten komen te laat omdat niemand de rit plant."],
	])("takes who wrote a text for no heading of it (%s)", (line, sentence) => {
		for (const content of [`${line}\n${sentence}`, `Parcels 2026\n\n${line}\n${sentence}`]) {
			const { statements } = readText(content);
			expect(statements.find(({ plain }) => plain === line)?.kind).not.toBe("title");
			expect(statements.flatMap(({ headings }) => headings)).not.toContain(line);
		}
	});

	it("takes what is done by hand for no writer", () => {
		const { statements } = readText("Written by hand\n\nThe labels are wrong because nobody reads them.");
		expect(statements[0]?.kind).toBe("title");
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
		[
			"unknown",
			"A câmara municipal decidiu que o orçamento não pode ser ultrapassado, e os pais queixam-se de que as salas estão frias.",
		],
		[
			"unknown",
			"L'ajuntament ha decidit que el pressupost no es pot superar, i els pares es queixen que les aules són fredes.",
		],
		["unknown", "12 | 30 | 40"],
	])("tells %s", (language, text) => {
		expect(detectLanguage(text)).toBe(language);
	});
});

describe("a stop between two numbers", () => {
	const textsOf = (content: string) => readText(content).statements.map(({ plain }) => plain);

	it("ends a sentence where a new one begins with a figure", () => {
		expect(textsOf("Returns take 19 days and we promise 5. 312 customers asked for their money.")).toEqual([
			"Returns take 19 days and we promise 5.",
			"312 customers asked for their money.",
		]);
	});

	it("is an ordinal in German", () => {
		expect(textsOf("Wir treffen uns am 5. 12 Kunden warten auf die Antwort der Verwaltung.")).toHaveLength(1);
	});
});

describe("a text in two languages", () => {
	const read = readText(
		"Hallo Jonas, die Auslieferung liegt seit Mai bei 61 %, und keiner weiß genau, woran es wirklich liegt.\n\nWir hatten das letzte Woche schon einmal besprochen, aber niemand hat es aufgeschrieben.\n\n> Every order waits for a signature of the only buyer, who is on leave most of the time.\n",
	);

	it("has its paragraphs read in their own", () => {
		expect(read.language).toBe("de");
		expect(read.statements.find(({ plain }) => plain.includes("signature"))?.language).toBe("en");
		expect(read.statements.find(({ plain }) => plain.includes("Auslieferung"))?.language).toBe("de");
	});

	it("keeps its language where only a name or a term is foreign", () => {
		const { statements } = readText(
			"Die Schnittstelle zum Warehouse Management System fällt jede Nacht aus. Niemand ist für das System zuständig.\n\n- Root Cause Analysis fehlt\n- Change Request offen",
		);
		expect(new Set(statements.map(({ language }) => language))).toEqual(new Set(["de"]));
	});
});

it("reads the head of a mail that a document has in one line", () => {
	const { statements } = readText(
		"--- From: Ines Okafor <i@ward.example> To: Priya Nair; Tom Hallett Sent: Tuesday, 6 October 2026 11:40 Subject: RE: Dialysis runs\n\nNobody has told your planning desk of the new shift.",
	);
	expect(statements.map(({ kind }) => kind)).toEqual([
		"letterhead",
		"letterhead",
		"letterhead",
		"letterhead",
		"sentence",
	]);
	expect(statements.at(-1)?.speaker).toBe("Ines Okafor");
});
