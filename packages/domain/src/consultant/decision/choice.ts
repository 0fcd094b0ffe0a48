import { defaultCurrency } from "../../value/currency.ts";
import type { CostParts, Decision, DecisionOption, SelectedDecisions } from "../decision.ts";
import { partsTogether } from "./cost-parts.ts";

/** What the chosen options come to. */
export type ChoiceTotal = {
	/** How many decisions have a chosen option, of how many. */
	chosen: number;
	decisions: number;
	/** The chosen options together. */
	cost: { min: number; max: number };
	/** What of the cost is paid once and what recurs; null where nothing recurs. */
	parts: CostParts | null;
	/** Of the cost, ISO 4217: decisions of one case share theirs. */
	currency: string;
	/** Of the longest chosen option: the options run side by side; the plan adds what has to wait. 0 for none. */
	months: number;
};

/** A decision whose options come to what they do beside the choices in the other decisions. */
export function besideChoices(decision: Decision, selected: Readonly<SelectedDecisions>): Decision {
	const options = decision.options.map((option) => {
		const own = option.depending_on?.find(({ decisionId, optionId }) => selected[decisionId] === optionId);
		if (!own) return option;
		const { decisionId: _decision, optionId: _option, ...estimate } = own;
		return { ...option, ...estimate };
	});
	return { ...decision, options };
}

/**
 * The chosen option of a decision, with what it comes to beside the other choices; null when none is chosen, or the
 * chosen one is gone.
 */
export function chosenOption(
	decision: Decision,
	selected: Readonly<SelectedDecisions>,
): DecisionOption | null {
	return besideChoices(decision, selected).options.find(({ id }) => id === selected[decision.id]) ?? null;
}

/** What of a selection these decisions still offer: they may have been made anew since. */
export function validChoice(
	decisions: readonly Decision[],
	selected: Readonly<SelectedDecisions>,
): SelectedDecisions {
	const pairs = decisions.flatMap((decision) => {
		const option = chosenOption(decision, selected);
		return option ? [[decision.id, option.id] as const] : [];
	});
	return Object.fromEntries(pairs);
}

/** The first decision without a chosen option; null when every one has one. */
export function firstUndecided(
	decisions: readonly Decision[],
	selected: Readonly<SelectedDecisions>,
): Decision | null {
	return decisions.find((decision) => chosenOption(decision, selected) === null) ?? null;
}

/** Adds up the chosen options. */
export function totalOfChoice(
	decisions: readonly Decision[],
	selected: Readonly<SelectedDecisions>,
): ChoiceTotal {
	const options = decisions.flatMap((decision) => chosenOption(decision, selected) ?? []);
	return {
		chosen: options.length,
		decisions: decisions.length,
		cost: {
			min: options.reduce((sum, { estimated_cost }) => sum + estimated_cost.min, 0),
			max: options.reduce((sum, { estimated_cost }) => sum + estimated_cost.max, 0),
		},
		parts: partsTogether(
			options.map(({ estimated_cost, cost_parts }) => ({ cost: estimated_cost, parts: cost_parts })),
		),
		currency: decisions[0]?.currency ?? defaultCurrency,
		months: Math.max(0, ...options.map(({ estimated_timeline_months }) => estimated_timeline_months)),
	};
}

/** What may be spent in whole units of the decisions' currency, as an assumption of the decisions has it; null when none does. */
export function budgetAssumed(decisions: readonly Decision[]): number | null {
	const assumptions = decisions.flatMap((decision) => decision.assumptions);
	return assumptions.find(({ budget }) => budget != null)?.budget ?? null;
}
