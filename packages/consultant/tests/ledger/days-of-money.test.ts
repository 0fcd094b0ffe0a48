import { describe, expect, it } from "vitest";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { memoOfMay } from "../due-day.ts";
import { papers, planOfText } from "../planned-texts.ts";
import { caseOfText } from "../read-text.ts";

const dueOf = (language: KnownLanguage, ...sentences: string[]) =>
	caseOfText([memoOfMay[language], ...sentences].join("\n\n")).limits.deadline?.figure.date?.to ?? null;

const targets: Record<KnownLanguage, string> = {
	en: "The board expects us to be back at 2 % by 30 October 2026.",
	de: "Der Vorstand erwartet, dass wir bis zum 30. Oktober 2026 wieder bei 2 % sind.",
	fr: "L'objectif est de revenir à 2 % au plus tard le 30 octobre 2026.",
	es: "La dirección quiere quedarse en el 2 % antes del 30 de octubre de 2026.",
	it: "La direzione si aspetta che torniamo al 2 % entro il 30 ottobre 2026.",
	nl: "Het bestuur heeft afgesproken dat het op 30 oktober 2026 weer onder de 2 % zit.",
};

describe("the day up to which money is given", () => {
	it.each<[KnownLanguage, string]>([
		["en", "We may spend no more than £75,000 before the end of the financial year on 31 December 2026."],
		["en", "Until 31 March 2027 there is £75,000 and not a penny more."],
		["de", "Mehr als 75.000 € stehen bis zum 31. Dezember 2026 nicht zur Verfügung."],
		["de", "Höchstens 75.000 € dürfen bis Ende des Haushaltsjahres am 31.12.2026 ausgegeben werden."],
		["fr", "Le budget est plafonné à 75 000 € jusqu'au 31 décembre 2026."],
		["fr", "Nous ne pouvons pas dépenser plus de 75 000 € avant la fin de l'exercice, le 31 décembre 2026."],
		["es", "El presupuesto no puede pasar de 75.000 € hasta el 31 de diciembre de 2026."],
		["it", "Non possiamo spendere più di 75.000 € entro il 31 dicembre 2026."],
		["nl", "Meer dan € 75.000 is er niet tot eind 2026."],
		["nl", "Tot 31 december 2026 mogen we hooguit € 75.000 uitgeven."],
	])("is not when it is due where the target has its own (%s): %s", (language, cap) => {
		expect(dueOf(language, targets[language], cap)).toBe("2026-10-30");
		expect(dueOf(language, cap, targets[language])).toBe("2026-10-30");
	});

	it.each<[KnownLanguage, string, string]>([
		["en", "We have at most £75,000, and it must be running by 31 December 2026.", "2026-12-31"],
		["de", "Wir haben höchstens 75.000 €, und das muss bis 31. Dezember 2026 laufen.", "2026-12-31"],
		["nl", "Het moet uiterlijk 31 december 2026 werken en mag hooguit € 75.000 kosten.", "2026-12-31"],
		["en", "We may spend no more than £75,000 by 31 December 2026.", "2026-12-31"],
		["en", "Target £5.20 per parcel by 31 December 2026, spend capped at £75,000.", "2026-12-31"],
	])(
		"stays the last day where it is the only one, or something must be done by it (%s): %s",
		(language, sentence, due) => {
			expect(dueOf(language, sentence)).toBe(due);
		},
	);
});

describe("a target with a later day than the one by which all must work", () => {
	it.each<[KnownLanguage, string, string, string]>([
		["en", "We want to be at 8 % by 30 June 2027.", "It has to be working by 1 March 2027.", "30 June 2027"],
		[
			"de",
			"Bis 30. Juni 2027 wollen wir bei 8 % sein.",
			"Das muss bis 1. März 2027 laufen.",
			"30. Juni 2027",
		],
		[
			"fr",
			"Nous voulons être à 8 % d'ici le 30 juin 2027.",
			"Tout doit fonctionner d'ici le 1er mars 2027.",
			"30 juin 2027",
		],
		[
			"es",
			"Queremos estar en el 8 % antes del 30 de junio de 2027.",
			"Tiene que estar funcionando antes del 1 de marzo de 2027.",
			"30 de junio de 2027",
		],
		[
			"it",
			"Vogliamo arrivare all'8 % entro il 30 giugno 2027.",
			"Deve essere in funzione entro il 1 marzo 2027.",
			"30 giugno 2027",
		],
		[
			"nl",
			"We willen uiterlijk 30 juni 2027 op 8 % zitten.",
			"Het moet uiterlijk 1 maart 2027 werken.",
			"30 juni 2027",
		],
	])("keeps it at its gate (%s)", (language, target, due, day) => {
		const plan = planOfText(
			papers[language](["Repair the sorting belt: 9,000 €, two weeks"], `${target}\n\n${due}`),
		);
		const criteria = (gate: string) =>
			plan.stage_gates.find((each) => each.gate === gate)?.criteria.join("\n") ?? "";
		expect(criteria("G4")).toContain(day);
		expect(criteria("G2")).toMatch(/1(?:er|\.)? (?:de )?m/iu);
		expect(criteria("G2")).not.toContain(day);
	});
});
