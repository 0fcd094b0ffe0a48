import { expect, it } from "vitest";
import { otherLanguageOf } from "../src/languages/other-language.ts";

const english =
	"The orders leave the warehouse late because the stock is not where the system says that it is. Pickers search for it, and the system learns of a movement only hours after it has happened, so that nobody can trust the figures of the day.";
const german =
	"Die Bestellungen verlassen das Lager zu spät, weil die Ware nicht dort liegt, wo das System sie führt. Die Leute suchen sie, und das System erfährt von einer Bewegung erst Stunden danach, sodass sich niemand auf die Zahlen des Tages verlassen kann.";

it.each([
	["English for German", english, "German", "English"],
	["German for English", german, "English", "German"],
	["German for Dutch", german, "Dutch", "German"],
	["the wanted one", german, "German", null],
	[
		"German with many English names",
		`${german} Customer Success Team, Head of Sales, Go-to-Market, Forecast`,
		"German",
		null,
	],
	["too few words", "The stock is not where it is.", "German", null],
	["a list of names", "Anna Meier, SAP, Kassel, ".repeat(20), "German", null],
	["a language that nobody asked for by name", english, "Polish", null],
])("An answer in %s is told by its small words", (_what, text, wanted, found) => {
	expect(otherLanguageOf(text, wanted)).toBe(found);
});
