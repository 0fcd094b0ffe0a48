import { describe, expect, it } from "vitest";
import { decisionsOf, planOf } from "../../src/consultant.ts";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { consultationOf, today } from "../read-text.ts";

/** One mill that names two ways of its own. */
const mills: Record<KnownLanguage, string> = {
	en: "Note of 12 October 2026\n\nOlives wait 9 hours before they are milled, nobody plans the arrivals.\n\nProposals\n- a planner for the arrivals, £2,000, 2 weeks\n- a second scale for the arrivals, £3,000, 3 weeks\n\nAt most £12,000 may be spent.",
	de: "Vermerk vom 12. Oktober 2026\n\nOliven warten 9 Stunden vor dem Mahlen, niemand plant die Anlieferung.\n\nVorschläge\n- ein Planer für die Anlieferung, 2.000 €, 2 Wochen\n- eine zweite Waage für die Anlieferung, 3.000 €, 3 Wochen\n\nHöchstens 12.000 € dürfen ausgegeben werden.",
	fr: "Note du 12 octobre 2026\n\nLes olives attendent 9 heures avant le broyage, personne ne planifie les arrivées.\n\nPropositions\n- un planificateur pour les arrivées, 2 000 €, 2 semaines\n- une deuxième balance pour les arrivées, 3 000 €, 3 semaines\n\nOn peut dépenser 12 000 € au plus.",
	es: "Nota del 12 de octubre de 2026\n\nLa aceituna espera 9 horas antes de molerse, nadie planifica las llegadas.\n\nPropuestas\n- un planificador para las llegadas, 2.000 €, 2 semanas\n- una segunda báscula para las llegadas, 3.000 €, 3 semanas\n\nSe pueden gastar 12.000 € como máximo.",
	it: "Nota del 12 ottobre 2026\n\nLe olive aspettano 9 ore prima della molitura, nessuno pianifica gli arrivi.\n\nProposte\n- un pianificatore per gli arrivi, 2.000 €, 2 settimane\n- una seconda bilancia per gli arrivi, 3.000 €, 3 settimane\n\nSi possono spendere al massimo 12.000 €.",
	nl: "Notitie van 12 oktober 2026\n\nOlijven wachten 9 uur voor het malen, niemand plant de aanvoer.\n\nVoorstellen\n- een planner voor de aanvoer, € 2.000, 2 weken\n- een tweede weegbrug voor de aanvoer, € 3.000, 3 weken\n\nEr mag maximaal € 12.000 worden uitgegeven.",
};

function walk(text: string) {
	const consultation = consultationOf(text);
	const rootCause = consultation.case.causes[0]?.text ?? "Nobody plans the arrivals.";
	const decisions = decisionsOf(consultation, { rootCause, whysPath: [rootCause], research: null }, today);
	const selected = Object.fromEntries(
		decisions.map(({ id, options }) => [
			id,
			(options.find((each) => each.recommended) ?? options[0])?.id ?? "",
		]),
	);
	return { decisions, plan: planOf(consultation, { rootCause, decisions, selected }, today) };
}

describe("Where a text has ways of its own, a playbook", () => {
	it.each(Object.entries(mills))(
		"adds no more than how to tell the effect, and no second area to a single place (%s)",
		(_, text) => {
			const { decisions, plan } = walk(text);
			const ofField = decisions.filter(({ id }) => id !== "measures" && id !== "accountable");
			expect(ofField.map(({ id }) => id)).toEqual(["proof"]);
			expect(ofField.flatMap(({ options }) => options.map(({ id }) => id))).not.toContain("beside");
			expect(plan.workstreams.flatMap(({ tasks }) => tasks).length).toBeLessThanOrEqual(8);
			expect(plan.cost_estimate.total_max).toBeLessThanOrEqual(6_000);
		},
	);

	it("may hold one area against another where the text names several", () => {
		const { decisions } = walk(mills.en.replace("Olives wait", "In our three depots olives wait"));
		expect(decisions.find(({ id }) => id === "proof")?.options.map(({ id }) => id)).toContain("beside");
	});
});
