import { expect, test } from "vitest";
import { culturalObservation, judgeRootCause, nothingNamed } from "./root-cause.ts";

test.each([
	"Nobody books the returns on the day they arrive",
	"Competitors deliver within two hours and we within two days",
	"The product lacks an interface to the customer's system",
	"No team owns the stock",
	"Our prices are set once a year",
	"Der Bestand wird nur einmal im Jahr gezählt",
	"Agriculture customers order in spring only",
	"Die Baubranche ist unser kleinster Markt",
	"The culture media used in the lab are contaminated",
	"Die Zellkulturen sind verunreinigt",
	"ERP outages",
])("%j is a business problem", (text) => {
	expect(judgeRootCause(text)).toEqual({ valid: true, message: "" });
});

test.each([
	"Our company culture does not reward honesty",
	"Germans are risk averse",
	"The staff are lazy",
	"People simply don't care",
	"The managers' mindset is from the nineties",
	"Employees resist change",
	"It's all their fault",
	"Die Mentalität der Mitarbeiter",
	"Die Spanier sind unpünktlich",
	"Der Vertrieb ist schuld",
	"Fehlende Fehlerkultur",
	"Die Mitarbeiter sind demotiviert",
	"Lack of trust between managers",
	"Mangelndes Vertrauen zwischen den Abteilungen",
])("%j speaks of culture, nature or blame", (text) => {
	expect(judgeRootCause(text)).toEqual({ valid: false, message: culturalObservation });
});

test.each(["x", "asdf qwer", "aaaa bbbb", "…"])("%j names no problem at all", (text) => {
	expect(judgeRootCause(text)).toEqual({ valid: false, message: nothingNamed });
});
