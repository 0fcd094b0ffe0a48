import { describe, expect, it } from "vitest";
import { accountableDecision } from "../../src/decisions/accountable-decision.ts";
import { caseOfText } from "../read-text.ts";

const notes = {
	en: "14 % of our parcels arrive broken. Nobody checks the packing.",
	de: "14 % der Pakete kommen beschädigt an. Niemand prüft die Verpackung.",
	fr: "14 % de nos colis arrivent abîmés. Personne ne contrôle l'emballage.",
	es: "El 14 % de los paquetes llega roto. Nadie revisa el embalaje.",
};
const causes = {
	en: "Nobody checks the packing",
	de: "Niemand prüft die Verpackung",
	fr: "Personne ne contrôle l'emballage",
	es: "Nadie revisa el embalaje",
};
const optionsOf = (language: keyof typeof notes, text: string) =>
	accountableDecision(caseOfText(text), causes[language])?.options ?? [];

describe("one person named with title and post", () => {
	it.each([
		["en", `From: Dr. Nora Finch, Head of Stock\nTo: Jack Dale\nDate: 3 March 2026\n\n${notes.en}`],
		["de", `Von: Dr. Nora Finch, Leiterin Lager\nAn: Jack Dale\nDatum: 3. März 2026\n\n${notes.de}`],
		["fr", `De : Mme Nora Finch, Responsable Stock\nÀ : Jack Dale\nDate : 3 mars 2026\n\n${notes.fr}`],
		["es", `De: Nora Finch, Jefa Almacén\nPara: Jack Dale\nFecha: 3 de marzo de 2026\n\n${notes.es}`],
	] as const)("is one (%s)", (language, text) => {
		const labels = optionsOf(language, text).map(({ label }) => label);
		expect(labels.slice(0, -1).sort()).toEqual(["Jack Dale", "Nora Finch"]);
	});
});

describe("what speaks for somebody", () => {
	it.each([
		["en", `${notes.en}\n\nPresent: Nora Finch (head of packing), Jack Dale (driver).`],
		["de", `${notes.de}\n\nAnwesend: Nora Finch (Leiterin Verpackung), Jack Dale (Fahrer).`],
		["es", `${notes.es}\n\nPresentes: Nora Finch (jefa de embalaje), Jack Dale (conductor).`],
	] as const)("is a post that has to do with the root cause, with its passage (%s)", (language, text) => {
		const [first] = optionsOf(language, text);
		expect(first).toMatchObject({ label: "Nora Finch", recommended: true });
		expect(first?.pros).toHaveLength(1);
		expect(first?.reasoning).toContain(first?.pros[0]);
		expect(first?.quotes?.[0]?.text).toContain("Nora Finch");
	});

	it.each([
		["en", `From: Jack Dale\nTo: Nora Finch\nDate: 3 March 2026\n\n${notes.en}`],
		["de", `Von: Jack Dale\nAn: Nora Finch\nDatum: 3. März 2026\n\n${notes.de}`],
		["fr", `De : Jack Dale\nÀ : Nora Finch\nDate : 3 mars 2026\n\n${notes.fr}`],
	] as const)(
		"is nothing where the text only names them: then nobody of it is recommended (%s)",
		(language, text) => {
			const options = optionsOf(language, text);
			const nora = options.find(({ label }) => label === "Nora Finch");
			expect(nora).toMatchObject({ recommended: false, pros: [] });
			expect(options.filter(({ recommended }) => recommended).map(({ id }) => id)).toEqual(["other"]);
		},
	);

	it("is what they said themselves, not what somebody with the same title did", () => {
		const present = "Présents : M. Finch (emballage), M. Dale (transport). Excusé : M. Roux";
		const options = optionsOf(
			"fr",
			`${present}\n\n${notes.fr}\n\nM. Dale : on peut dépenser 40 000 € au plus.`,
		);
		const limit = "Nomme la limite ou l'objectif auquel le résultat est mesuré";
		const setters = options.filter(({ pros }) => pros?.includes(limit)).map(({ label }) => label);
		expect(setters).toEqual(["M. Dale"]);
	});
});
