import { describe, expect, it } from "vitest";
import { calledOf } from "../src/case/people/people.ts";
import { accountableDecision } from "../src/decisions/accountable-decision.ts";
import { decide } from "../src/decisions/decide.ts";
import type { KnownLanguage } from "../src/languages/language.ts";
import { makePlan } from "../src/plan/plan.ts";
import { caseOfText } from "./read-text.ts";

/** A dated note with a problem, its cause and three people. */
const notes: Record<KnownLanguage, string> = {
	en: "Note of 3 March 2026\n\nWe lose 12 of 40 boxes because nobody checks the labels. Present: Rob Ashe (director), Mr Kolb, Dana Whitlock.",
	de: "Vermerk vom 3. März 2026\n\nWir verlieren 12 von 40 Kisten, weil niemand die Etiketten prüft. Anwesend: Frau Dr. Petersen (Leitung), Herr Kolb, Anna Voss (Geschäftsführerin).",
	fr: "Note du 3 mars 2026\n\nNous perdons 12 cartons sur 40 parce que personne ne contrôle. Présents : Mme Leroy (directrice), M. Benali, Sophie Delmas.",
	es: "Nota del 3 de marzo de 2026\n\nPerdemos 12 de 40 cajas porque nadie revisa. Presentes: Don Anselmo (presidente), Marta Ruiz, la Sra. Vidal.",
	it: "Nota del 3 marzo 2026\n\nPerdiamo 12 scatole su 40 perché nessuno controlla. Presenti: Elena Marchetti (presidente), Fabio Righi, la sig.ra Conti.",
	nl: "Notitie van 3 maart 2026\n\nWe verliezen 12 van de 40 dozen omdat niemand controleert. Aanwezig: mevrouw de Wit (directeur), Joost Bakker, dhr. Smit.",
};
const caseWith = (language: KnownLanguage, said: string) => caseOfText(`${notes[language]}\n\n${said}`);
const deciderIn = (language: KnownLanguage, said: string) => {
	const { decider } = caseWith(language, said);
	return decider && [calledOf(decider.person), decider.day];
};

describe("who decides", () => {
	it.each([
		["en", "Rob, please decide by Friday 16 October 2026.", "Rob Ashe", "2026-10-16"],
		["en", "Mr Kolb must decide about the feed by 4 December 2026.", "Mr Kolb", "2026-12-04"],
		["en", "The director decides on 12 March.", "Rob Ashe", "2026-03-12"],
		["en", "It is up to Dana to decide before 30 March.", "Dana Whitlock", "2026-03-30"],
		["en", "The decision lies with Dana Whitlock.", "Dana Whitlock", null],
		[
			"de",
			"Die Entscheidung über das Portal trifft Frau Dr. Petersen bis 12.10.2026.",
			"Frau Dr. Petersen",
			"2026-10-12",
		],
		["de", "Bis 20.3. muss Herr Kolb über das Geld entscheiden.", "Herr Kolb", "2026-03-20"],
		["de", "Herr Kolb, bitte entscheiden Sie bis 20.03.2026.", "Herr Kolb", "2026-03-20"],
		["de", "Entscheiden muss dann Frau Voss, am besten bis 20. März.", "Anna Voss", "2026-03-20"],
		["de", "Am 20. März entscheidet Frau Voss.", "Anna Voss", "2026-03-20"],
		["fr", "Mme Leroy doit trancher avant le 20 mars.", "Mme Leroy", "2026-03-20"],
		["fr", "La directrice décide le 20 mars.", "Mme Leroy", "2026-03-20"],
		["fr", "Sophie, merci de décider avant le 20 mars.", "Sophie Delmas", "2026-03-20"],
		["es", "Don Anselmo tiene que decidir lo del dinero.", "Don Anselmo", null],
		["es", "Marta, por favor, decide antes del 20 de marzo.", "Marta Ruiz", "2026-03-20"],
		["es", "La decisión la toma la Sra. Vidal.", "Sra. Vidal", null],
		["it", "La presidente decide entro il 30 ottobre 2026.", "Elena Marchetti", "2026-10-30"],
		["it", "La decisione spetta alla sig.ra Conti.", "Sig.ra Conti", null],
		["nl", "Mevrouw de Wit beslist voor 20 maart.", "Mevrouw de Wit", "2026-03-20"],
		["nl", "Joost, kun je voor 20 maart beslissen?", "Joost Bakker", "2026-03-20"],
		["nl", "Uiterlijk 20 maart neemt de directeur het besluit.", "Mevrouw de Wit", "2026-03-20"],
	] as const)("is who has to by the text, with the day (%s: %s)", (language, said, called, day) => {
		expect(deciderIn(language, said)).toEqual([called, day]);
		const first = accountableDecision(caseWith(language, said), "")?.options[0];
		expect([first?.label, first?.recommended]).toEqual([called, true]);
	});

	it.each([
		["en", "Mr Kolb decides every order alone."],
		["en", "Rob decided in January, and Dana waits."],
		["en", "Rob has not decided by 20 March."],
		["de", "Herr Kolb wartet, bis der Vorstand am 20. März entscheidet."],
		["de", "Jede Bestellung entscheidet Herr Kolb selbst."],
		["fr", "Mme Leroy décide seule de chaque commande."],
		["es", "Marta espera que decida la junta el 20 de marzo."],
		["it", "Ogni ordine lo decide Fabio Righi."],
		["nl", "Joost beslist over elke bestelling."],
	] as const)("is not who always does, or waits (%s: %s)", (language, said) => {
		expect(deciderIn(language, said)).toBeNull();
	});

	it.each([
		["2026-09-01", "To be decided by 16 October 2026, by Rob Ashe:"],
		["2026-11-01", "To be decided now, by Rob Ashe (the day for it, 16 October 2026, has passed):"],
	])("stands in the summary with the day, also when it is over (on %s)", (today, expected) => {
		const read = caseWith(
			"en",
			"Options\n- stronger boxes, £6,000, 3 weeks\n- a second packer, £9,000, 4 weeks\n\nRob, please decide by Friday 16 October 2026.",
		);
		const rootCause = "Nobody checks the labels";
		const decisions = decide(read, null, null, { rootCause, today });
		const plan = makePlan(read, null, { rootCause, decisions, selected: {}, today });
		expect(plan.summary?.at(-1)?.text).toContain(expected);
		expect(plan.summary?.at(-1)?.quotes.map(({ text }) => text)).toEqual([
			"Rob, please decide by Friday 16 October 2026.",
		]);
	});

	it("is nobody who asks others for it by a day", () => {
		const read = caseWith("fr", "Je vous demande une décision le 17 mars.\n\nSophie Delmas");
		const decisions = decide(read, null, null, { rootCause: "Personne ne contrôle", today: "2026-03-04" });
		const plan = makePlan(read, null, {
			rootCause: "Personne ne contrôle",
			decisions,
			selected: {},
			today: "2026-03-04",
		});
		expect(plan.summary?.at(-1)?.text).toMatch(/^À décider avant le 17 mars 2026 :/);
	});
});
