import { describe, expect, it } from "vitest";
import { decisionsOf, planOf } from "../../src/consultant.ts";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { consultationOf, today } from "../read-text.ts";

/** A memo of which the ways take nearly all that may be spent. */
const memos: Record<KnownLanguage, string> = {
	en: "Note of 12 October 2026\n\nLate parcels are at 22 %, nobody plans the tours.\n\nProposals\n- a planner for the tours, £11,500, 2 weeks\n- a sign at the gate, £9,000, 2 weeks\n\nAt most £12,000 may be spent.",
	de: "Vermerk vom 12. Oktober 2026\n\nVerspätete Pakete liegen bei 22 %, niemand plant die Touren.\n\nVorschläge\n- ein Planer für die Touren, 11.500 €, 2 Wochen\n- ein Schild am Tor, 9.000 €, 2 Wochen\n\nHöchstens 12.000 € dürfen ausgegeben werden.",
	fr: "Note du 12 octobre 2026\n\nLes colis en retard sont à 22 %, personne ne planifie les tournées.\n\nPropositions\n- un planificateur pour les tournées, 11 500 €, 2 semaines\n- un panneau à la porte, 9 000 €, 2 semaines\n\nOn peut dépenser 12 000 € au plus.",
	es: "Nota del 12 de octubre de 2026\n\nLos paquetes con retraso están en el 22 %, nadie planifica las rutas.\n\nPropuestas\n- un planificador para las rutas, 11.500 €, 2 semanas\n- un letrero en la puerta, 9.000 €, 2 semanas\n\nSe pueden gastar 12.000 € como máximo.",
	it: "Nota del 12 ottobre 2026\n\nI pacchi in ritardo sono al 22 %, nessuno pianifica i giri.\n\nProposte\n- un pianificatore per i giri, 11.500 €, 2 settimane\n- un cartello al portone, 9.000 €, 2 settimane\n\nSi possono spendere al massimo 12.000 €.",
	nl: "Notitie van 12 oktober 2026\n\nTe late pakketten liggen op 22 %, niemand plant de ritten.\n\nVoorstellen\n- een planner voor de ritten, € 11.500, 2 weken\n- een bord bij de poort, € 9.000, 2 weken\n\nEr mag maximaal € 12.000 worden uitgegeven.",
};

function planned(text: string) {
	const consultation = consultationOf(text);
	const rootCause = consultation.case.causes[0]?.text ?? "";
	const decisions = decisionsOf(consultation, { rootCause, whysPath: [rootCause], research: null }, today);
	const selected = Object.fromEntries(
		decisions.map(({ id, options }) => [
			id,
			(options.find((each) => each.recommended) ?? options[0])?.id ?? "",
		]),
	);
	const chosen = decisions[0]?.options.find(({ id }) => id === selected.measures);
	return { chosen, plan: planOf(consultation, { rootCause, decisions, selected }, today) };
}

describe("A plan", () => {
	it.each(Object.entries(memos))(
		"asks in its last sentence for what is chosen, with its price (%s)",
		(_, text) => {
			const { chosen, plan } = planned(text);
			const last = plan.summary?.at(-1)?.text ?? "";
			expect(last.toLowerCase()).toContain((chosen?.label ?? "?").toLowerCase());
			expect(last).toMatch(/(?:11[.,\s]?500|9[.,\s]?000)/u);
			expect(last).not.toContain("?");
		},
	);

	it.each(Object.entries(memos))("says of each of its own risks what is done about it (%s)", (_, text) => {
		const strategies = planned(text).plan.risks.map(({ mitigation_strategy }) => mitigation_strategy);
		expect(strategies.length).toBeGreaterThan(0);
		for (const strategy of strategies)
			expect(strategy).not.toMatch(
				/watches it|beobachtet;|le surveille ;|lo vigila|tiene d'occhio|in de gaten/u,
			);
	});
});
