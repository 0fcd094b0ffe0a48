import { expect, test } from "vitest";
import { sentencesOf } from "../text/passages.ts";
import type { Language } from "../text/words.ts";
import { causalStatements } from "./causes.ts";

function read(text: string, language: Language): [cause: string, effect: string][] {
	return causalStatements(sentencesOf(text, language), language).map(({ cause, effect }) => [
		text.slice(cause.start, cause.end),
		text.slice(effect.start, effect.end),
	]);
}

test.each<[string, [string, string][]]>([
	["Orders are late because the stock is wrong.", [["the stock is wrong", "Orders are late"]]],
	[
		"Because the stock is wrong, pickers search for goods.",
		[["the stock is wrong", "pickers search for goods"]],
	],
	["Churn rose to 14 %, mainly due to slow onboarding.", [["slow onboarding", "Churn rose to 14 %"]]],
	["Wrong counts have led to late orders.", [["Wrong counts", "late orders"]]],
	["The delays stem from a missing handover.", [["a missing handover", "The delays"]]],
	[
		"The reason for the late orders is that nobody owns the stock.",
		[["nobody owns the stock", "the late orders"]],
	],
	[
		"Nobody counts the returns. As a result, the stock is wrong.",
		[["Nobody counts the returns", "the stock is wrong"]],
	],
	[
		"Margins fell by 3 points. This is because rebates are granted locally.",
		[["rebates are granted locally", "Margins fell by 3 points"]],
	],
	[
		"Staff leave because shifts are long, which led to nine open positions.",
		[
			["shifts are long", "Staff leave"],
			["shifts are long", "nine open positions"],
		],
	],
	[
		"We lost two tenders, as our prices are set once a year.",
		[["our prices are set once a year", "We lost two tenders"]],
	],
	[
		"Nobody counts. As a result, the stock is wrong, which leads to late orders.",
		[
			["Nobody counts", "the stock is wrong"],
			["the stock is wrong", "late orders"],
		],
	],
	["Since 2021 we have two warehouses.", []],
	["We meet as soon as the report is there.", []],
	["This is a good year.", []],
])("%j", (text, expected) => {
	expect(read(text, "en")).toEqual(expected);
});

test.each<[string, [string, string][]]>([
	[
		"Die Lieferungen sind zu spät, weil der Bestand nicht stimmt.",
		[["der Bestand nicht stimmt", "Die Lieferungen sind zu spät"]],
	],
	[
		"Weil niemand die Retouren zählt, stimmt der Bestand nicht.",
		[["niemand die Retouren zählt", "stimmt der Bestand nicht"]],
	],
	["Der Umsatz sank aufgrund hoher Preise.", [["hoher Preise", "Der Umsatz sank"]]],
	[
		"Die lange Einarbeitung führt dazu, dass Kunden kündigen.",
		[["Die lange Einarbeitung", "Kunden kündigen"]],
	],
	[
		"Niemand zählt die Retouren. Deshalb stimmt der Bestand nicht.",
		[["Niemand zählt die Retouren", "stimmt der Bestand nicht"]],
	],
	[
		"Die Kosten steigen. Das liegt daran, dass jede Region eigene Verträge hat.",
		[["jede Region eigene Verträge hat", "Die Kosten steigen"]],
	],
	["Seit 2021 haben wir zwei Lager.", []],
])("%j", (text, expected) => {
	expect(read(text, "de")).toEqual(expected);
});
