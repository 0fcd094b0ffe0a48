import { expect, it } from "vitest";
import { papers } from "../planned-texts.ts";
import { caseOfText } from "../read-text.ts";

it.each([
	["en", "Leeds tried sealed crates from March", "Sealed crates"],
	["de", "In Leer hat man voriges Jahr versiegelte Kisten ausprobiert", "Versiegelte Kisten"],
	["fr", "Le dépôt de Lens a testé des caisses scellées depuis mars", "Des caisses scellées"],
	["es", "El almacén de Lugo probó cajas precintadas desde marzo", "Cajas precintadas"],
	["it", "Il deposito di Lodi ha provato casse sigillate da marzo", "Casse sigillate"],
	["nl", "In Lisse hebben ze vorig jaar verzegelde kratten geprobeerd", "Verzegelde kratten"],
] as const)("a way that was tried elsewhere is called by what was tried (%s)", (language, line, label) => {
	const { options } = caseOfText(papers[language]([line, line.replace(/.*/u, "")].filter(Boolean), ""));
	expect(options.map((option) => option.label)).toContain(label);
});

it("leaves what somebody tried to do a sentence", () => {
	const { options } = caseOfText(papers.en(["Repair the belt that we tried to sell in May"], ""));
	expect(options[0]?.label).toContain("Repair the belt");
});

it("prices a way by the offer in its next sentence, and does not make that another way", () => {
	const text = papers.en(
		["Rostering with self-service leave. The quote from Alder is £46,000 and they say four months."],
		"",
	);
	const { options } = caseOfText(text);
	expect(options.map(({ label, price }) => [label, price?.min])).toEqual([
		["Rostering with self-service leave", 46_000],
	]);
});

it.each([
	["en", "Do nothing until 2028. We lose about £96,000 a year."],
	["fr", "Ne rien faire jusqu'en 2028. Nous perdons environ 96 000 € par an."],
	["it", "Non fare nulla fino al 2028. Perdiamo circa 96.000 € all'anno."],
] as const)("what goes on being lost is no price (%s)", (language, line) => {
	const { options } = caseOfText(papers[language]([line], ""));
	expect(options.flatMap(({ price }) => price?.min ?? [])).toEqual([]);
});
