import { describe, expect, it } from "vitest";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { lostBoxes } from "../lost-boxes.ts";
import { walkOf } from "../planned-texts.ts";
import { caseOfText } from "../read-text.ts";

const heads: Record<KnownLanguage, string> = {
	en: "Options",
	de: "Vorschläge",
	fr: "Pistes",
	es: "Propuestas",
	it: "Proposte",
	nl: "Voorstellen",
};
const second: Record<KnownLanguage, string> = {
	en: "stronger boxes from the supplier, £9,000, 4 weeks",
	de: "festere Kartons vom Lieferanten, 9.000 €, 4 Wochen",
	fr: "des caisses plus fortes du fournisseur, 9 000 €, 4 semaines",
	es: "envases más fuertes del proveedor, 9.000 €, 4 semanas",
	it: "imballi più forti dal fornitore, 9.000 €, 4 settimane",
	nl: "sterkere dozen van de leverancier, € 9.000, 4 weken",
};

const textOf = (language: KnownLanguage, way: string) =>
	`${lostBoxes[language]}\n\n${heads[language]}\n- ${way}\n- ${second[language]}\n`;

const proposals: [KnownLanguage, string][] = [
	["en", "One person for the returns desk, £2,000, 2 weeks (proposal: Ms Nora Marsh)"],
	["en", "Appoint Nora Marsh as interim head of returns, £2,000, 2 weeks"],
	["de", "Eine Person für die Retouren benennen, 2.000 €, 2 Wochen (Vorschlag: Frau Nora Marsch)"],
	["de", "Nora Marsch als Leiterin der Retouren einsetzen, 2.000 €, 2 Wochen"],
	["fr", "Nommer Mme Nora Marchand à la tête des retours, 2 000 €, 2 semaines"],
	["fr", "Une personne pour les retours, 2 000 €, 2 semaines (pressentie : Mme Nora Marchand)"],
	["es", "Nombrar a Nora Marín como responsable de devoluciones, 2.000 €, 2 semanas"],
	["it", "Una persona per i resi, 2.000 €, 2 settimane (candidata: Nora Marini)"],
	["nl", "Eén persoon voor de retouren, € 2.000, 2 weken (voorstel: mevrouw Nora Mulder)"],
];

describe("somebody who is put forward", () => {
	it.each(proposals)("is to do it (%s: %s)", (language, way) => {
		expect(caseOfText(textOf(language, way)).options[0]?.owner).toMatch(/^Nora M/u);
	});

	it.each(proposals)("is in its team and not without a duty (%s: %s)", (language, way) => {
		const text = textOf(language, way);
		const { plan, decisions } = walkOf(text, caseOfText(text).causes[0]?.text ?? "");
		const teams = plan.workstreams.flatMap(({ required_team }) => required_team.map(({ role }) => role));
		expect(teams.join()).toContain("Nora");
		const [person] = decisions.flatMap(({ options }) =>
			options.filter(({ label }) => label.includes("Nora")),
		);
		expect(person?.cons).toEqual([]);
	});

	it.each<[KnownLanguage, string]>([
		["en", "A second desk for returns, £2,000, 2 weeks, which Nora Marsh rejects"],
		["de", "Ein zweiter Tisch für Retouren, 2.000 €, 2 Wochen, den Nora Marsch ablehnt"],
		["fr", "Un second comptoir pour les retours, 2 000 €, 2 semaines, que Nora Marchand refuse"],
	])("is not whoever only speaks of it (%s: %s)", (language, way) => {
		expect(caseOfText(textOf(language, way)).options[0]?.owner ?? null).toBeNull();
	});
});
