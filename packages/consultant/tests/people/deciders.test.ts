import { describe, expect, it } from "vitest";
import { calledOf } from "../../src/case/people/people.ts";
import { accountableDecision } from "../../src/decisions/accountable-decision.ts";
import { decide } from "../../src/decisions/decide.ts";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { makePlan } from "../../src/plan/plan.ts";
import { caseOfText } from "../read-text.ts";

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
	return decider?.person ? [calledOf(decider.person), decider.day] : null;
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
		["de", "Die Entscheidung trifft die Leitung am 20. März.", "Frau Dr. Petersen", "2026-03-20"],
		["es", "Marta Ruiz lleva la propuesta al presidente el 18 de marzo.", "Don Anselmo", "2026-03-18"],
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

describe("a body that decides", () => {
	it.each<[KnownLanguage, string, string, string, string]>([
		["en", "Rob puts it to the directors on 18 March.", "the directors", "2026-03-18", "Rob Ashe"],
		[
			"de",
			"Herr Kolb legt es am 18. März den Gesellschaftern vor.",
			"die Gesellschafter",
			"2026-03-18",
			"Herr Kolb",
		],
		["fr", "M. Benali la présente aux associés le 18 mars.", "les associés", "2026-03-18", "M. Benali"],
		[
			"es",
			"Marta Ruiz lleva la propuesta al gerente el 18 de marzo.",
			"el gerente",
			"2026-03-18",
			"Marta Ruiz",
		],
		["it", "Fabio Righi lo porta ai soci il 18 marzo.", "i soci", "2026-03-18", "Fabio Righi"],
		[
			"nl",
			"Joost Bakker legt het op 18 maart voor aan de vennoten.",
			"de vennoten",
			"2026-03-18",
			"Joost Bakker",
		],
		[
			"en",
			"Rob Ashe takes the choice between the two to the Operations Board on 18 March.",
			"the board",
			"2026-03-18",
			"Rob Ashe",
		],
		[
			"en",
			"Dana submits the order to the committee by 18 March.",
			"the committee",
			"2026-03-18",
			"Dana Whitlock",
		],
		[
			"de",
			"Herr Kolb legt dem Bauausschuss am 18. März die Auswahl vor.",
			"den Ausschuss",
			"2026-03-18",
			"Herr Kolb",
		],
		[
			"de",
			"Anna Voss stellt am 18. März die Varianten im Beirat vor.",
			"den Beirat",
			"2026-03-18",
			"Anna Voss",
		],
		["fr", "M. Benali présente le choix au comité le 18 mars.", "le comité", "2026-03-18", "M. Benali"],
		[
			"fr",
			"Sophie Delmas soumet la commande au conseil d'administration le 18 mars.",
			"le conseil d'administration",
			"2026-03-18",
			"Sophie Delmas",
		],
		[
			"es",
			"Marta Ruiz presenta la propuesta a la junta el 18 de marzo.",
			"la junta",
			"2026-03-18",
			"Marta Ruiz",
		],
		[
			"it",
			"Fabio Righi porta la scelta in consiglio il 18 marzo.",
			"il consiglio",
			"2026-03-18",
			"Fabio Righi",
		],
		[
			"nl",
			"Joost Bakker legt de keuze op 18 maart voor aan het bestuur.",
			"het bestuur",
			"2026-03-18",
			"Joost Bakker",
		],
	])("is whom somebody brings the choice on a day (%s: %s)", (language, said, body, day, bringer) => {
		const { decider } = caseWith(language, said);
		expect([decider?.person, decider?.body, decider?.day]).toEqual([null, body, day]);
		expect(decider?.bringer && calledOf(decider.bringer)).toBe(bringer);
	});

	it.each<[KnownLanguage, string, string, string]>([
		[
			"de",
			"Von: Rolf Auer\nAn: Herr Kolb",
			"Nächste Schritte\nIch selbst berichte am 18. März im Beirat.",
			"den Beirat",
		],
		["en", "From: Ralph Auer\nTo: Mr Kolb", "Next steps\nI report to the board on 18 March.", "the board"],
	])("is to whom whoever writes reports on a day (%s)", (language, head, said, body) => {
		const { decider } = caseOfText(`${head}\n\n${notes[language]}\n\n${said}`);
		expect([decider?.body, decider?.day]).toEqual([body, "2026-03-18"]);
	});

	it.each<[KnownLanguage, string]>([
		["en", "Rob Ashe presents the figures of the quarter to the board on 18 March."],
		["en", "Rob Ashe talks to the committee about the summer fair on 18 March."],
		["de", "Herr Kolb berichtet am 18. März im Beirat über das Sommerfest."],
		["fr", "M. Benali parle avec la direction du repas de fin d'année le 18 mars."],
		["es", "Marta Ruiz habla con la gerencia sobre la fiesta el 18 de marzo."],
		["it", "Fabio Righi parla con la direzione della festa il 18 marzo."],
		["nl", "Joost Bakker praat op 18 maart met de directie over het zomerfeest."],
		["es", "Marta Ruiz firma con el ayuntamiento el 18 de marzo."],
		["fr", "Sophie Delmas signe avec la mairie le 18 mars."],
		["it", "Fabio Righi firma con il Comune il 18 marzo."],
	])("is none that only hears of something (%s: %s)", (language, said) => {
		expect(caseWith(language, said).decider).toBeNull();
	});

	it.each<[KnownLanguage, string, string]>([
		[
			"en",
			"Rob Ashe takes the choice to the board on 18 March 2027.",
			"To be decided by 18 March 2027, by the board, brought by Rob Ashe:",
		],
		[
			"de",
			"Herr Kolb legt dem Beirat am 18. März 2027 die Auswahl vor.",
			"Zu entscheiden bis 18. März 2027, durch den Beirat, vorgelegt von Herrn Kolb:",
		],
		[
			"fr",
			"M. Benali présente le choix au comité le 18 mars 2027.",
			"À décider avant le 18 mars 2027, par le comité, présenté par M. Benali :",
		],
		[
			"es",
			"Marta Ruiz presenta la propuesta al comité el 18 de marzo de 2027.",
			"a cargo del comité, a propuesta de Marta Ruiz:",
		],
		[
			"it",
			"Fabio Righi porta la scelta all'assemblea il 18 marzo 2027.",
			"a cura dell'assemblea, su proposta di Fabio Righi:",
		],
		[
			"nl",
			"Joost Bakker legt de keuze op 18 maart 2027 voor aan het bestuur.",
			"door het bestuur, voorgelegd door Joost Bakker:",
		],
	])("stands in the summary with who brings it (%s)", (language, said, expected) => {
		const ways: Record<KnownLanguage, string> = {
			en: "Options\n- stronger boxes, £6,000, 3 weeks\n- a second packer, £9,000, 4 weeks",
			de: "Vorschläge\n- festere Kartons, 6.000 €, 3 Wochen\n- eine zweite Packerin, 9.000 €, 4 Wochen",
			fr: "Pistes\n- des caisses plus fortes, 6 000 €, 3 semaines\n- un second emballeur, 9 000 €, 4 semaines",
			es: "Propuestas\n- cajas más fuertes, 6.000 €, 3 semanas\n- un segundo embalador, 9.000 €, 4 semanas",
			it: "Proposte\n- scatole più forti, 6.000 €, 3 settimane\n- un secondo addetto, 9.000 €, 4 settimane",
			nl: "Voorstellen\n- sterkere dozen, € 6.000, 3 weken\n- een tweede inpakker, € 9.000, 4 weken",
		};
		const read = caseWith(language, `${ways[language]}\n\n${said}`);
		const rootCause = read.causes[0]?.text ?? "";
		const today = "2026-11-22";
		const decisions = decide(read, null, null, { rootCause, today });
		const plan = makePlan(read, null, { rootCause, decisions, selected: {}, today });
		expect(plan.summary?.map(({ text }) => text).join(" ")).toContain(expected);
	});
});

it.each<[KnownLanguage, string, string, string]>([
	[
		"en",
		"Author: Ruth Ames, quality lead",
		"Next steps\nRob Ashe prepares the order by 10 March.\nDana Whitlock notes the reasons every day.",
		"Ruth Ames",
	],
	[
		"fr",
		"Rédaction : Ruth Amar, responsable qualité",
		"Suites à donner\nSophie Delmas relève chaque jour le motif des rejets.",
		"Ruth Amar",
	],
])("who writes is accountable before who only prepares or counts (%s)", (language, author, said, name) => {
	const text = `${author}\n${notes[language].replace(/(?:Present|Présents ?):? .*$/u, "")}\n\n${said}`;
	const first = accountableDecision(caseOfText(text), "")?.options[0];
	expect([first?.label, first?.recommended]).toEqual([name, true]);
});

it.each<[KnownLanguage, string, string | null]>([
	["fr", "Le conseil tranche le 15 mars.", "le conseil"],
	["it", "Il comitato si pronuncia il 15 marzo.", "il comitato"],
	["en", "- Decision: Executive Committee, 15 March", "the executive committee"],
	["de", "Der Beirat entscheidet am 15. März.", "den Beirat"],
	["nl", "Het bestuur beslist op 15 maart.", "het bestuur"],
	["es", "La junta decide el 15 de marzo.", "la junta"],
	["en", "The board decided on 15 February to close the shop.", null],
	["it", "Io firmo con il Comune il 15 marzo.", null],
])("a body of which the text says itself that it decides on a day (%s: %s)", (language, said, body) => {
	const { decider } = caseWith(language, said);
	expect([decider?.body ?? null, decider?.person ?? null, decider?.day ?? null]).toEqual([
		body,
		null,
		body && "2026-03-15",
	]);
});
