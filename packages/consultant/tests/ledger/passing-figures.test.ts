import { describe, expect, it } from "vitest";
import { problemCostOf } from "../../src/case/problem/problem-cost.ts";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { memoOfMay } from "../due-day.ts";
import { caseOfText } from "../read-text.ts";

const caseWith = (language: KnownLanguage, sentence: string) =>
	caseOfText(`${memoOfMay[language]}\n\n${sentence}`);
const rolesOf = (language: KnownLanguage, sentence: string) =>
	caseWith(language, sentence)
		.ledger.filter(({ start, figure }) => start >= memoOfMay[language].length && figure.kind !== "date")
		.map(({ role }) => role);

describe("a figure that is told in passing", () => {
	it.each<[KnownLanguage, string]>([
		["en", "Three years ago the van was in the garage."],
		["de", "Vor drei Jahren stand der Wagen in der Werkstatt."],
		["fr", "Il y a trois ans la camionnette était au garage."],
		["es", "Hace tres años la furgoneta estaba en el taller."],
		["it", "Tre anni fa il furgone era in officina."],
		["nl", "Drie jaar geleden stond de huurwagen bij de garage."],
	])("says when something was, not how long it takes (%s): %s", (language, sentence) => {
		expect(rolesOf(language, sentence)).toEqual(["other"]);
	});

	it.each<[KnownLanguage, string]>([
		["en", "Bea gets two quotes by 8 June."],
		["de", "Herr Kaci holt bis zum 8. Juni zwei Angebote ein."],
		["fr", "Yves Tanguy demande trois devis de transporteurs avant le 11 juin."],
		["es", "Julián pide tres ofertas de mantenimiento, plazo: 18 de junio."],
		["it", "Piero si fa dare due preventivi per i lucchetti."],
		["nl", "Driss vraagt twee offertes voor de compressor, uiterlijk 8 juni."],
	])("counts papers that somebody gets, no aim (%s): %s", (language, sentence) => {
		expect(rolesOf(language, sentence)).toEqual(["other"]);
		expect(caseWith(language, sentence).measures.map(({ target }) => target?.figure.kind)).not.toContain(
			"count",
		);
	});

	it("says from when to when, by the clock", () => {
		expect(rolesOf("nl", "Een tweede ploeg van 18 tot 20 uur is er nog niet.")).toEqual([]);
		expect(rolesOf("nl", "Het wachten duurt van 2 tot 4 uur.")).toEqual(["baseline"]);
		expect(rolesOf("en", "Next call 10 June 2026, 9.30.")).toEqual([]);
		expect(rolesOf("de", "Nächster Termin am 10. Juni 2026 um 14.30.")).toEqual([]);
	});

	it.each<[KnownLanguage, string]>([
		["en", "The new coffee machine cost £389."],
		["de", "Die neue Kaffeemaschine hat 389 Euro gekostet."],
		["fr", "La nouvelle machine à café a coûté 389 €."],
		["es", "La cafetera nueva ha costado 389 €."],
		["it", "La nuova macchina del caffè è costata 389 €."],
		["nl", "Het nieuwe koffieapparaat heeft € 389 gekost."],
	])("is the price of something else (%s): %s", (language, sentence) => {
		expect(problemCostOf(caseWith(language, sentence))).toBeNull();
	});

	it.each<[KnownLanguage, string]>([
		["en", "Late deliveries cost £389,000 last year."],
		["de", "Die Verspätungen haben uns 389.000 Euro gekostet."],
		["fr", "Les livraisons en retard ont coûté 389 000 €."],
	])("is one of the problem where the text speaks of it (%s): %s", (language, sentence) => {
		expect(problemCostOf(caseWith(language, sentence))?.amount).toBe(389_000);
	});
});
