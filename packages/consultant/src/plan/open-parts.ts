import type { SelectedDecisions } from "@throughline/domain/consultant/decision";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import type { Case } from "../case/build.ts";
import { problemMeasure } from "../case/measures/problem-measure.ts";
import { problemCostOf } from "../case/problem/problem-cost.ts";
import { enoughOptions } from "../decisions/decide.ts";
import { riskStatements } from "./risks.ts";

const fewRisks = 2;

/**
 * Of a playbook that does not surely fit a case, or fits one that has ways of its own, only what the text itself leaves open;
 * of one that surely fits also the work of what is chosen.
 */
export function openParts(
	playbook: Playbook | null,
	case_: Case,
	{ isSure, selected }: { isSure: boolean; selected: SelectedDecisions },
): Playbook | null {
	if (!playbook) return null;
	const { ledger, measures, options } = case_;
	const hasGain = problemCostOf(case_) !== null || ledger.some(({ role }) => role === "benefit");
	const chosenWork = playbook.workstreams.filter(
		({ serves }) =>
			playbook.decisions.length === 0 ||
			(serves !== undefined && selected[serves.decision] === serves.option),
	);
	return {
		...playbook,
		workstreams: options.length >= enoughOptions ? (isSure ? chosenWork : []) : playbook.workstreams,
		kpis: measures.length > 0 || problemMeasure(case_) ? [] : playbook.kpis,
		benefits: hasGain ? [] : playbook.benefits.slice(0, 1),
		risks: isSure
			? playbook.risks
			: riskStatements(case_).length > 0
				? []
				: playbook.risks.slice(0, fewRisks),
		gates: measures.length > 0 ? [] : playbook.gates,
	};
}
