import { describe, expect, it } from "vitest";
import { assessmentOf, levelBelow, treeOf } from "../../src/consultant.ts";
import { withVerbSecond } from "../../src/languages/grammar/verb-last.ts";
import { rootQuestionOf } from "../../src/whys/root-question.ts";
import { consultationOf } from "../read-text.ts";

describe("A problem whose own sentence says why", () => {
	it.each([
		[
			"en",
			"Invoices go out 9 days late because nobody at Morley's sends them. This costs us €4,000 a month.",
			"Nobody at Morley's sends them",
			"Why is this so: Invoices go out 9 days late.",
		],
		[
			"de",
			"Rechnungen gehen 9 Tage zu spät hinaus, weil niemand für den Versand benannt ist. Das kostet uns 4.000 € im Monat.",
			"Niemand ist für den Versand benannt",
			"Warum ist das so: Rechnungen gehen 9 Tage zu spät hinaus.",
		],
		[
			"fr",
			"Les dossiers attendent 21 jours, car une seule personne peut signer. Cela nous coûte 9 000 € par mois.",
			"Une seule personne peut signer",
			"Pourquoi en est-il ainsi : Les dossiers attendent 21 jours.",
		],
		[
			"es",
			"Los pedidos de la tienda llegan con 3 días de retraso porque nadie confirma las rutas. Nos cuesta 20.000 € al año.",
			"Nadie confirma las rutas",
			"¿Por qué es así: Los pedidos de la tienda llegan con 3 días de retraso?",
		],
		[
			"it",
			"Le commesse aspettano in media 40 minuti perché il magazzino chiude a mezzogiorno. Ci costa 12.000 € all'anno.",
			"Il magazzino chiude a mezzogiorno",
			"Perché è così: Le commesse aspettano in media 40 minuti.",
		],
		[
			"nl",
			"De retouren blijven elf dagen liggen omdat niemand de bonnen controleert. Dat kost ons € 30.000 per jaar.",
			"Niemand controleert de bonnen",
			"Waarom is dat zo: De retouren blijven elf dagen liggen.",
		],
	])(
		"is ready, is asked without its reason, and has it as its first why (%s)",
		(_language, text, why, question) => {
			const consultation = consultationOf(text);
			expect(assessmentOf(consultation).readiness.ready).toBe(true);
			const { rootQuestion, branches } = treeOf(consultation);
			expect(rootQuestion).toBe(question);
			expect(branches[0]?.option).toBe(why);
			expect(branches[0]?.supporting.map(({ text }) => text)).toEqual([
				text.slice(0, text.indexOf(". ") + 1),
			]);
			const below = levelBelow(consultation, [why]);
			expect(below.map(({ option }) => option)).not.toContain(why);
		},
	);

	it("is no case without a figure, a cost or a second sentence", () => {
		const { readiness } = assessmentOf(consultationOf("Invoices are late because nobody sends them."));
		expect(readiness.ready).toBe(false);
	});

	it("is ready where only the sentence of the problem explains it, and does not take in what is aimed at", () => {
		const { problem, readiness } = assessmentOf(
			consultationOf(
				"Deliveries from the Leeds depot are late in 18 % of cases because the night shift has no dispatcher. The rate should be 5 % by June 2027. The budget is £40,000.",
			),
		);
		expect(readiness.ready).toBe(true);
		expect(problem?.text).toBe(
			"Deliveries from the Leeds depot are late in 18 % of cases because the night shift has no dispatcher.",
		);
	});
});

it("A person's own words for the problem are asked for whole", () => {
	const text = "Invoices go out 9 days late because nobody sends them.";
	expect(rootQuestionOf({ text, confirmed: true }, "en")).toBe(`Why is this so: ${text}`);
	expect(rootQuestionOf({ text, confirmed: false }, "en")).toBe(
		"Why is this so: Invoices go out 9 days late.",
	);
});

describe("A clause with its verb at the end", () => {
	it.each([
		[
			"de",
			"niemand die Retouren am Tag ihrer Ankunft bucht",
			"niemand bucht die Retouren am Tag ihrer Ankunft",
		],
		["de", "der Ladeplan erst nach dem Ablegen kommt", "der Ladeplan kommt erst nach dem Ablegen"],
		["de", "die neuen Drehkreuze den Code nicht lesen", "die neuen Drehkreuze lesen den Code nicht"],
		["de", "wir die Listen doppelt geführt haben", "wir haben die Listen doppelt geführt"],
		["de", "nur Frau Dr. Ott das Tor aufschließen darf", null],
		["de", "niemand die Liste abgleicht", null],
		["de", "die Scanner der Frühschicht nachts schlafen", null],
		["de", "der Plan, den keiner kennt, erst freitags hängt", null],
		["nl", "niemand de bonnen controleert", "niemand controleert de bonnen"],
		["nl", "niemand de lijst heeft gecontroleerd", null],
		["nl", "de poort pas om negen uur opengaat", null],
		["en", "nobody books the returns", null],
	] as const)("is made a sentence where it is sure how (%s: %s)", (language, clause, sentence) => {
		expect(withVerbSecond(clause, language)).toBe(sentence);
	});
});
