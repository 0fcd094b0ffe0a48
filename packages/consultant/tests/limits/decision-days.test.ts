import { describe, expect, it } from "vitest";
import { decisionsOf, planOf } from "../../src/consultant.ts";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { dueOf, memoOfMay } from "../due-day.ts";
import { caseOfText, consultationOf } from "../read-text.ts";

const caseOf = (language: KnownLanguage, sentence: string) =>
	caseOfText(`${memoOfMay[language]}\n\n${sentence}`);

const ofDecision: readonly [KnownLanguage, string][] = [
	["en", "The council votes on 12 June 2026."],
	["en", "They want our answer by the end of June 2026."],
	["en", "The dealer's offer holds until 30 June 2026."],
	["en", "The lease has to be signed by 30 June 2026, else it goes to somebody else."],
	["de", "Der Kreistag stimmt am 12. Juni 2026 ab."],
	["de", "Die Kasse will unsere Antwort bis Ende Juni 2026."],
	["de", "Das Angebot des Händlers gilt bis 30. Juni 2026."],
	["fr", "Le syndicat se prononce le 12 juin 2026."],
	["fr", "La caisse attend notre réponse avant la fin juin 2026."],
	["fr", "Le devis est valable jusqu'au 30 juin 2026."],
	["es", "El consejo vota el 12 de junio de 2026."],
	["es", "La caja quiere nuestra respuesta antes de fin de junio de 2026."],
	["es", "La oferta caduca el 30 de junio de 2026."],
	["it", "Il consorzio vota il 12 giugno 2026."],
	["it", "La cassa vuole la nostra risposta entro fine giugno 2026."],
	["it", "Il preventivo scade il 30 giugno 2026."],
	["nl", "De raad stemt op 12 juni 2026."],
	["nl", "Het fonds wil ons antwoord voor eind juni 2026."],
	["nl", "De offerte vervalt op 30 juni 2026."],
];

describe("a day on which somebody decides", () => {
	it.each(ofDecision)("is no day by which the work must be done (%s): %s", (language, sentence) => {
		expect(dueOf(language, sentence)).toBeNull();
		expect(caseOf(language, sentence).limits.decisionDays.map(({ figure }) => figure.date?.to)).toEqual([
			expect.stringMatching(/^2026-06-/),
		]);
	});

	it.each<[KnownLanguage, string]>([
		["en", "By 30 June 2026 it must be decided and in place."],
		["de", "Bis 30. Juni 2026 muss jede Antwort binnen zwei Tagen kommen."],
		["fr", "D'ici le 30 juin 2026, une réponse doit arriver en 2 jours."],
		["es", "Antes del 30 de junio de 2026 la respuesta debe llegar en 2 días."],
		["it", "Entro il 30 giugno 2026 la risposta deve arrivare in 2 giorni."],
		["nl", "Voor 30 juni 2026 moet elk antwoord binnen 2 dagen komen."],
	])("is one where what is answered is measured or in place (%s): %s", (language, sentence) => {
		expect(dueOf(language, sentence)).toBe("2026-06-30");
	});

	it("tells of no decision where people only meet", () => {
		expect(caseOf("en", "Next meeting: 12 June 2026.").limits.decisionDays).toEqual([]);
	});
});

describe("what is due when something else comes", () => {
	it.each<[KnownLanguage, string]>([
		["en", "Everything should be done before the school year starts."],
		["de", "Bis zur Heizperiode soll die Sache erledigt sein."],
		["fr", "Le tout doit être réglé d'ici la rentrée."],
		["es", "Todo tiene que estar listo antes de la temporada alta."],
		["it", "Il tutto deve essere pronto prima dell'inizio della stagione."],
		["nl", "Alles moet klaar zijn voor het begin van het schooljaar."],
	])("is a limit without a day, and asked about (%s): %s", (language, sentence) => {
		const read = caseOf(language, sentence);
		expect(read.limits.deadline).toBeNull();
		expect(read.limits.openDay?.plain).toBe(sentence);
	});

	it.each<[KnownLanguage, string]>([
		["en", "Nothing was ready before the school year started."],
		["de", "Vor der Heizperiode war noch alles fertig."],
		["en", "The parts have to be checked before they leave."],
		["fr", "Avant la rentrée, tout était prêt."],
	])("is none where it is told, or comes on no day (%s): %s", (language, sentence) => {
		expect(caseOf(language, sentence).limits.openDay).toBeNull();
	});
});

const memo = `Memo of 3 May 2026

Late deliveries are at 14 % because nobody plans the tours.

Proposals
1. A planner for the tours: £9,000, 6 weeks
2. Dismiss two drivers and use a carrier: £4,000, 4 weeks

We may spend £20,000 at most. Redundancies are out of the question. The statute forbids loading at the school gate. The carrier's offer holds until 30 June 2026. By autumn 2026 we want to be at 4 %.`;

describe("limits in a decision and a plan", () => {
	const today = "2026-05-10";
	const consultation = consultationOf(memo);
	const rootCause = consultation.case.causes[0]?.text ?? "";
	const decisions = decisionsOf(consultation, { rootCause, whysPath: [rootCause], research: null }, today);
	const [measures] = decisions;
	const planned = (label: RegExp) => {
		const option = measures?.options.find((each) => label.test(each.label));
		return planOf(consultation, { rootCause, decisions, selected: { measures: option?.id ?? "" } }, today);
	};

	it("say when it is decided, and from what a day was taken", () => {
		expect(measures?.context).toContain("“The carrier's offer holds until 30 June 2026”");
		expect(measures?.context).toContain("(taken from “autumn 2026”)");
	});

	it("tell what could break what must not happen, and the rest in one line", () => {
		const watched = planned(/two drivers/).limits?.filter(({ kind }) => kind === "must not");
		expect(watched?.map(({ statement }) => statement)).toEqual([
			expect.stringMatching(
				/^“Redundancies are out of the question”\. This could be broken by: .*two drivers/,
			),
			"Must not happen, and no chosen measure names it: “The statute forbids loading at the school gate”.",
		]);
		expect(planned(/planner/).limits?.filter(({ kind }) => kind === "must not")).toHaveLength(1);
	});
});

describe("what somebody may sign alone", () => {
	it.each<[KnownLanguage, string]>([
		["en", "Up to £10,000 I can sign myself."],
		["en", "Marie can order up to £2,500 without asking anybody."],
		["de", "Bis 5.000 Euro darf die Leiterin selbst unterschreiben."],
		["fr", "Jusqu'à 3 000 €, la gérante peut signer seule."],
		["es", "Hasta 4.000 € puede firmar la gerente sola."],
		["it", "Fino a 2.000 € può firmare la direttrice da sola."],
		["nl", "Tot € 3.000 kan de chef zelf tekenen."],
	])("is no cap (%s): %s", (language, sentence) => {
		const read = caseOf(language, sentence);
		expect(read.limits.cap).toBeNull();
		expect(read.ledger.find(({ figure }) => figure.kind === "money")?.role).toBe("other");
	});
});

it("gives the unit of one amount to no other", () => {
	const { ledger } = caseOfText("We paid £1.62 a litre for diesel, £62,000 in all last year.");
	expect(ledger.find(({ figure }) => figure.value === 62_000)?.subject).toBe("diesel");
});
