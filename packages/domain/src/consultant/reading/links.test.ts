import { describe, expect, test } from "vitest";
import type { Passage } from "../evidence.ts";
import { offlineWhys } from "../offline/whys.ts";
import { sentencesOf } from "../text/passages.ts";
import { languageOf } from "../text/words.ts";
import { contradictionsIn } from "./contradictions.ts";
import { readMaterial } from "./material.ts";

const documentId = "018f0000-0000-7000-8000-000000000001";

function read(content: string) {
	const passages: Passage[] = sentencesOf(content, languageOf(content)).map(
		({ start, end, text }, position) => ({ id: `${position}`, documentId, position, start, end, text }),
	);
	return readMaterial([{ id: documentId, name: "Text", content }], passages);
}

const optionsOf = (content: string) => read(content).links.map(({ option }) => option);

/** The question that follows an option of the first level. */
function questionAfter(content: string, option: string): string | undefined {
	return offlineWhys(read(content))
		.tree()
		.branches.find((branch) => branch.option === option)?.question;
}

test.each([
	["The stock is wrong because it is counted only in January.", "The stock is counted only in January"],
	["Overtime rose due to nine open positions.", "Nine open positions"],
	["Prices are late because it is hard to agree on them.", "It is hard to agree on the prices"],
	["Der Bestand stimmt nicht, weil niemand die Retouren bucht.", "Niemand bucht die Retouren"],
	["Die Hauben kommen spät, weil sie nachgearbeitet werden.", "Die Hauben werden nachgearbeitet"],
	["Aufgrund der unbesetzten Stellen ist die Nachtschicht geschlossen.", "Die unbesetzten Stellen"],
	["Die Lieferungen sind wegen der Sperrung der Autobahn zu spät.", "Die Sperrung der Autobahn"],
	["Die Vakanzen sind auf die niedrigen Löhne zurückzuführen.", "Die niedrigen Löhne"],
	["Die Verzögerung liegt an fehlenden Zeichnungen.", "An fehlenden Zeichnungen"],
	[
		"Deliveries of motors are late because the supplier produces them in one plant only.",
		"The supplier produces the motors in one plant only",
	],
	[
		"The night staff work without the job list because dispatch closes it at seven.",
		"Dispatch closes the job list at seven",
	],
	["Claims take long because each one must be sent by post.", "Each claim must be sent by post"],
	["Die Hauben kommen spät, weil die Endmontage auf Bleche wartet.", "Die Endmontage wartet auf Bleche"],
	["Es dauert lange, weil die Anlage im Sommer ausfällt.", "Die Anlage fällt im Sommer aus"],
	[
		"Wir irren uns, weil die Software alt ist und keinen Bestand zeigt.",
		"Die Software ist alt und zeigt keinen Bestand",
	],
	["Die Montage steht mangels passender Teile still, und der Versand ist leer.", "Mangels passender Teile"],
	["Nobody owns the rate; as a result, nobody acts on it.", "Nobody owns the rate"],
	["Why are orders late?\nOrders are late. Because nobody plans.", "Nobody plans"],
	[
		"Schichten fallen aus, weil sechs Stellen seit Mai unbesetzt sind.",
		"Sechs Stellen sind seit Mai unbesetzt",
	],
	[
		"Das Gerät ist kaputt, weil sich keiner um die Reparatur kümmert.",
		"Keiner kümmert sich um die Reparatur",
	],
	[
		"Es dauert lange, weil der Programmierer krank ist und niemand ihn vertritt.",
		"Der Programmierer ist krank und niemand vertritt ihn",
	],
	[
		"Die Ausfälle nehmen zu. Frau Albers führt das auf die vielen Doppelschichten zurück.",
		"Die vielen Doppelschichten",
	],
	[
		"Die Fronten sind verkratzt. Meiner Meinung nach liegt es daran, dass die Spedition die Fronten stehend lädt.",
		"Die Spedition lädt die Fronten stehend",
	],
	["Das wurde abgelehnt, weil es zu teuer ist.", "Das wurde abgelehnt, weil es zu teuer ist"],
	["Mr Okafor believes that callers hang up because they wait for long.", "Callers wait for long"],
	["The cook is leaving because her husband was transferred.", "The cook’s husband was transferred"],
	["Two rooms are closed because the lease ended in January.", "The lease ended in January"],
	[
		"It all goes missing in the yard because nobody counts them.",
		"It all goes missing in the yard because nobody counts them",
	],
	[
		"Im Lager fehlt Ware, weil niemand sie nach der Lieferung zählt.",
		"Im Lager fehlt Ware, weil niemand sie nach der Lieferung zählt",
	],
	["Die Linie steht wegen des anhaltenden Fachkräftemangels.", "Der anhaltende Fachkräftemangel"],
	["Der Umsatz fiel, weil viele alte Kunden im Mai kündigten.", "Viele alte Kunden kündigten im Mai"],
	["Der Start misslang, weil die Daten nicht zusammenpassten.", "Die Daten passten nicht zusammen"],
	[
		"Der Umsatz blieb gleich, da der Bestand aus dem Vorjahr abgearbeitet wurde.",
		"Der Bestand aus dem Vorjahr wurde abgearbeitet",
	],
	[
		"Ergebnis und Umsatz sanken. Ursächlich hierfür waren vor allem die gestiegenen Stahlpreise.",
		"Die gestiegenen Stahlpreise",
	],
])("%j offers %j", (text, option) => {
	expect(optionsOf(text)).toEqual([option]);
});

test.each([
	[
		"The delay is due to a lack of rooms and to the missed visits.",
		["A lack of rooms", "The missed visits"],
		["The delay", "The delay"],
	],
	[
		"The decline was driven by the recall in March, by budget cuts in Italy, and by the late launch.",
		["The recall in March", "Budget cuts in Italy", "The late launch"],
		["The decline", "The decline", "The decline"],
	],
	[
		"Frau Albers wies darauf hin, dass die Software abstürzt. Deshalb müssen wir alles notieren. Das führt zu doppelter Arbeit.",
		["Die Software stürzt ab", "Wir müssen alles notieren"],
		["müssen wir alles notieren", "doppelter Arbeit"],
	],
	[
		"Revenue fell by 6 percent, reflecting lower volumes in May.",
		["Lower volumes in May"],
		["Revenue fell by 6 percent"],
	],
	[
		"Beds are made late because the laundry comes late, and the laundry comes late because the van is old.",
		["The laundry comes late", "The van is old"],
		["Beds are made late", "the laundry comes late"],
	],
	[
		"Der Start misslang, weil das Blech fehlt und weil die Leitung wechselte.",
		["Das Blech fehlt", "Die Leitung wechselte"],
		["Der Start misslang", "Der Start misslang"],
	],
	[
		"Preise konnten aufgrund alter Verträge nicht steigen; dadurch sank die Marge.",
		["Alte Verträge", "Preise konnten aufgrund alter Verträge nicht steigen"],
		["Preise konnten aufgrund alter Verträge nicht steigen", "sank die Marge"],
	],
	[
		"Patients wait 47 days. In May it was 29 days. The increase is due to missed visits.",
		["Missed visits"],
		["Patients wait 47 days"],
	],
])("%j names %j for %j", (text, causes, effects) => {
	const { links } = read(text);
	expect(links.map(({ option }) => option)).toEqual(causes);
	expect(links.map(({ effect }) => effect)).toEqual(effects);
});

test.each([
	[
		"Staff quit. Reviews get worse, which leads to fewer bookings.",
		"Reviews get worse",
		"Why is this so: “Reviews get worse”?",
	],
	["The visit was lost because the key was away.", "The key was away", "Why is it that the key was away?"],
	[
		"The stock is wrong because it is counted once.",
		"The stock is counted once",
		"Why is it that the stock is counted once?",
	],
	[
		"The mail is lost due to a missing record.",
		"A missing record",
		"What is the reason for the missing record?",
	],
	["The mail is lost due to missing access.", "Missing access", "What is behind this: “Missing access”?"],
	[
		"Es klagen Bürger, weil viele Bürger warten.",
		"Viele Bürger warten",
		"Was führt dazu, dass viele Bürger warten?",
	],
	["The rates fell due to a pay gap.", "A pay gap", "What is the reason for the pay gap?"],
	[
		"Es ist zu spät, weil der Bestand nicht stimmt.",
		"Der Bestand stimmt nicht",
		"Was führt dazu, dass der Bestand nicht stimmt?",
	],
	["Es ist zu spät wegen der Sperrung.", "Die Sperrung", "Was ist die Ursache der Sperrung?"],
])("%j, %j: asks %j", (text, option, question) => {
	expect(questionAfter(text, option)).toBe(question);
});

describe("what is no running text", () => {
	test("gives the causes in the cells of its rows, without their labels", () => {
		const rows =
			"No.: 1 | Why: The visit was lost because the key was away. A second key is kept | Cost: 380\nNo.: 2 | Why: The fan broke due to a wrong belt. | Cost: 90";
		expect(optionsOf(rows)).toEqual(["The key was away", "A wrong belt"]);
		expect(optionsOf("month;orders;reason\nMay;12;Late because the carrier failed\nJune;9;On time")).toEqual([
			"The carrier failed",
		]);
	});

	test("gives the items of a list that is headed as causes", () => {
		const notes = "Revenue down 8%\nCauses\n- no owner for onboarding\n- data outdated\nGoal\n- back to 5m";
		expect(optionsOf(notes)).toEqual(["No owner for onboarding", "Data outdated"]);
		expect(optionsOf("Lage\n\nUrsachen:\n- kein Verantwortlicher\n- alte Daten\n\nZiel\n- mehr")).toEqual([
			"Kein Verantwortlicher",
			"Alte Daten",
		]);
	});

	test("asks what stands in the way where a text only says where it wants to go", () => {
		const { rootQuestion, branches } = offlineWhys(
			read("We want to sell our software in Poland next year. Our sales team of five speaks no Polish."),
		).tree();
		expect(rootQuestion).toBe(
			"What stands in the way of this: “We want to sell our software in Poland next year”?",
		);
		expect(branches[0]?.supporting.map(({ text }) => text)).toEqual([
			"Our sales team of five speaks no Polish.",
		]);
	});

	test.each(["hm", "?!", "1;2;3\n4;5;6", "Our churn is rising in the north"])(
		"%j is enough for three options",
		(text) => {
			expect(offlineWhys(read(text)).tree().branches.length).toBeGreaterThanOrEqual(3);
		},
	);
});

test("A German quote in an English text is understood in its own language", () => {
	const text =
		"Our branch in Leipzig loses customers, and the office wants to know why that is so. The director of sales wrote: „Die Kunden kündigen, weil die Lieferzeiten zu lang sind.“";
	expect(optionsOf(text)).toEqual(["Die Lieferzeiten sind zu lang"]);
	expect(offlineWhys(read(text)).tree().rootQuestion).toMatch(/^Why is this so: /);
});

test.each([
	[
		"A visit costs $212 on average, of which $96 are wages. A visit costs $340 on average, writes the head of finance.",
		1,
	],
	[
		"Der Umsatz der Händler ist gestiegen, schreibt der Vertrieb. Der Umsatz der Händler ist gesunken, schreibt der Dienst.",
		1,
	],
	[
		"Laut Bericht wurden 4 Prozent der Hauben nachgearbeitet. Laut Werkleitung wurden 11 Prozent der Hauben nachgearbeitet.",
		1,
	],
	[
		"Im Werk Minden wurden 4 Prozent der Hauben nachgearbeitet. Im Werk Kassel wurden 11 Prozent der Hauben nachgearbeitet.",
		0,
	],
	[
		"Last quarter 18 percent of our repairs needed a second visit. Our target is that 12 percent of our repairs need a second visit.",
		0,
	],
])("%j contradicts itself %i times", (text, times) => {
	// How telling a word is shows beside others only.
	const more = { en: "The roof is new. Lunch is at noon.", de: "Das Dach ist neu. Mittag ist um zwölf." };
	expect(contradictionsIn(read(`${text}\n\n${more[languageOf(text)]}`))).toHaveLength(times);
});
