import { describe, expect, it } from "vitest";
import { decide } from "../../src/decisions/decide.ts";
import { makePlan } from "../../src/plan/plan.ts";
import { caseOfText, today } from "../read-text.ts";

const currencyOf = (text: string) => caseOfText(text).currency;

describe("a currency whose name several countries share", () => {
	it.each([
		["Guadalajara, 3 de marzo de 2026\n\nPerdimos 3.6 millones de pesos por citas vacías.", "MXN"],
		["Nota del 3 de marzo de 2026\n\nEl IMSS nos pagó tarde y perdimos 240,000 pesos.", "MXN"],
		[
			"Rosario, 3 de marzo de 2026\n\nLa AFIP nos cobró una multa de 240.000 pesos. La planta de Rosario paró.",
			"ARS",
		],
		["Bogotá, 3 de marzo de 2026\n\nLa DIAN nos cobró una multa de 240 millones de pesos.", "COP"],
		["Valparaíso, 3 de marzo de 2026\n\nPerdimos 24 millones de pesos porque el puerto paró.", "CLP"],
		["Note of 3 March 2026\n\nThe Monterrey plant lost 240,000 pesos because the press stood still.", "MXN"],
		["Vermerk vom 3. März 2026\n\nDas Werk in Puebla verlor 240.000 Pesos, weil die Presse stand.", "MXN"],
		["Note du 3 mars 2026\n\nL'usine de Córdoba en Argentine a perdu 240 000 pesos.", "ARS"],
		[
			"Note of 3 March 2026\n\nThe yard in Bergen lost 240,000 kroner because nobody checks the crane.",
			"NOK",
		],
		[
			"Note of 3 March 2026\n\nThe yard in Aarhus lost 240,000 kroner because nobody checks the crane.",
			"DKK",
		],
		["Note of 3 March 2026\n\nThe yard lost 240,000 kronor because nobody checks the crane.", "SEK"],
		["Vermerk vom 3. März 2026\n\nDie Werft in Göteborg verlor 240.000 Kronen, weil der Kran stand.", "SEK"],
		[
			"Note du 3 mars 2026\n\nLe chantier d'Oslo a perdu 240 000 couronnes parce que la grue était arrêtée.",
			"NOK",
		],
		[
			"Note du 3 mars 2026\n\nL'atelier de Dakar a perdu 2 400 000 francs parce que la presse était arrêtée.",
			"XOF",
		],
		[
			"Note du 3 mars 2026\n\nL'atelier de Lausanne a perdu 240 000 francs parce que la presse était arrêtée.",
			"CHF",
		],
		[
			"Note of 3 March 2026\n\nThe Brisbane depot lost 240,000 dollars. The Queensland inspector closed a bay.",
			"AUD",
		],
		["Note of 3 March 2026\n\nThe Calgary depot lost $240,000. The Alberta inspector closed a bay.", "CAD"],
		["Note of 3 March 2026\n\nThe Auckland depot lost $240,000. The New Zealand rules closed a bay.", "NZD"],
		["Note of 3 March 2026\n\nThe Ohio depot lost $240,000. A Toronto supplier delivered late.", "USD"],
		["Note of 3 March 2026\n\nThe depot lost 240,000 dollars because nobody checks the racks.", "USD"],
	])("is that of the place the text is from (%#): %s", (text, code) => {
		expect(currencyOf(text)).toBe(code);
	});

	it.each([
		"Nota del 3 de marzo de 2026\n\nPerdimos 240.000 pesos porque nadie revisa la grúa.",
		"Nota del 3 de marzo de 2026\n\nLa planta de Guadalajara y la de Bogotá perdieron 240.000 pesos.",
		"Note of 3 March 2026\n\nThe yard lost 240,000 kroner because nobody checks the crane.",
	])("is not guessed where no place, or two, tell it: %s", (text) => {
		const { currency, ledger } = caseOfText(text);
		expect(currency).toBeNull();
		expect(ledger.map(({ figure }) => [figure.kind, figure.value])).toContainEqual(["money", 240_000]);
	});

	it("is asked about in the plan where nothing tells it", () => {
		const summaryOf = (place: string) => {
			const case_ = caseOfText(
				`Nota del 3 de marzo de 2026${place}\n\nPerdemos 240.000 pesos al mes porque nadie revisa la grúa. La meta es la mitad.\n\nPropuestas\n- Contratar a un técnico, 90.000 pesos, dos meses`,
			);
			const decisions = decide(case_, null, null, { rootCause: "", today });
			const selected = Object.fromEntries(decisions.map(({ id, options }) => [id, options[0]?.id ?? ""]));
			const plan = makePlan(case_, null, { rootCause: "", decisions, selected, today });
			return plan.summary?.map(({ text }) => text).join("\n");
		};
		expect(summaryOf("")).toContain("¿De qué país son los «pesos»");
		expect(summaryOf(", Puebla")).not.toContain("¿De qué país");
	});

	it("is that of “$” where prices are in pesos", () => {
		expect(
			currencyOf("Puebla, 3 de marzo de 2026\n\nPerdimos $240,000 en marzo. La grúa cuesta 90,000 pesos."),
		).toBe("MXN");
	});

	it("counts crowns on teeth as things", () => {
		const { ledger } = caseOfText("Vermerk vom 3. März 2026\n\nDas Labor liefert 240 Kronen zu spät.");
		expect(ledger.map(({ figure }) => figure.kind)).not.toContain("money");
	});
});
