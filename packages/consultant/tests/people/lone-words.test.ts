import { expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

const names = (text: string) => caseOfText(text).people.map(({ name }) => name);

it.each([
	[
		"nl",
		"Havenbedrijf Zuid – Overleg Ligplaatsen en Afhandeling\nAanwezig: Pim Overdijk (planning), Anke de Rooij (verslag)\n\nIn Harlingen werkt het wel. Niemand plant de kades.\n- Pim: gesprek met Harlingen, voor 27 februari",
		["Pim Overdijk", "Anke de Rooij"],
	],
	[
		"fr",
		"Enquête sur la cantine\nPériode : du 12 au 30 janvier 2026. 412 familles.\n\nPersonne ne compte les absents. Référente : Capucine Delmas (restauration).",
		["Capucine Delmas"],
	],
])("takes a subject, a period and a place for nobody (%s)", (_language, text, expected) => {
	expect(names(text)).toEqual(expected);
});

it("keeps somebody whom the text gives a task by the first name alone", () => {
	expect(
		names(
			"Nobody counts the crates.\n- Ines: list of the crates, by 12 March\n- Tom calls the mill by Friday",
		),
	).toContain("Ines");
});
