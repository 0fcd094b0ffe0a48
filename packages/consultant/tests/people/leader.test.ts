import type { SelectedDecisions } from "@throughline/domain/consultant/decision";
import { expect, it } from "vitest";
import { decisionsOf, planOf, treeOf } from "../../src/consultant.ts";
import { accountableId } from "../../src/decisions/accountable-decision.ts";
import { workWords } from "../../src/wording/work/work-words.ts";
import { type PaperLanguage, papers } from "../planned-texts.ts";
import { consultationOf, today } from "../read-text.ts";

const measures: Record<PaperLanguage, string> = {
	en: "Repair the sorting belt: EUR 20,000, 4 months",
	de: "Das Sortierband reparieren: 20.000 €, 4 Monate",
	fr: "Réparer le tapis de tri : 20 000 €, 4 mois",
	es: "Reparar la cinta de clasificación: 20.000 €, 4 meses",
	it: "Riparare il nastro di smistamento: 20.000 €, 4 mesi",
	nl: "De sorteerband repareren: € 20.000, 4 maanden",
};
const people: Record<PaperLanguage, string> = {
	en: "Nora Finch is the head of the depot. Jack Dale, head of transport, owns the lorries.",
	de: "Nora Finch leitet das Depot. Jack Dale, Leiter Transport, verantwortet die Lastwagen.",
	fr: "Nora Finch, directrice du dépôt, est responsable du dépôt. Jack Dale, directeur du transport, est responsable des camions.",
	es: "Nora Finch, directora del almacén, es responsable del almacén. Jack Dale, jefe de transporte, es responsable de los camiones.",
	it: "Nora Finch, direttrice del deposito, è responsabile del deposito. Jack Dale, responsabile dei trasporti, è responsabile dei camion.",
	nl: "Nora Finch, hoofd van het depot, is verantwoordelijk voor het depot. Jack Dale, hoofd transport, is verantwoordelijk voor de vrachtwagens.",
};
const languages = Object.keys(papers) as PaperLanguage[];

/** The plan where somebody is chosen to answer for the whole, by the label of the option; else what is recommended. */
function planLedBy(language: PaperLanguage, name: string) {
	const consultation = consultationOf(papers[language]([measures[language]], people[language]));
	const rootCause = treeOf(consultation).branches[0]?.option ?? "";
	const decisions = decisionsOf(consultation, { rootCause, whysPath: [rootCause], research: null }, today);
	const selected: SelectedDecisions = Object.fromEntries(
		decisions.map(({ id, options }) => {
			const chosen =
				id === accountableId
					? options.find(({ label }) => label === name)
					: options.find(({ recommended }) => recommended);
			return [id, chosen?.id ?? options[0]?.id ?? ""];
		}),
	);
	return planOf(consultation, { rootCause, decisions, selected }, today);
}

it.each(languages)(
	"whoever is chosen to answer for the whole leads the program and stands in its summary (%s)",
	(language) => {
		const { lead } = workWords(language);
		for (const name of ["Nora Finch", "Jack Dale"]) {
			const plan = planLedBy(language, name);
			const teams = plan.workstreams.flatMap(({ required_team }) => required_team.map(({ role }) => role));
			expect(teams).toContain(name);
			expect(teams).not.toContain(lead);
			const open = plan.resources.map(({ role }) => role);
			for (const role of [lead, "Nora Finch", "Jack Dale"]) expect(open).not.toContain(role);
			expect(plan.people?.map((person) => person.name)).toContain(name);
			expect(plan.summary).toHaveLength(5);
			expect(plan.summary?.map(({ text }) => text).join(" ")).toContain(name);
		}
	},
);
