import { chosenOption } from "../decision/choice.ts";
import type { StrategyVersion } from "../version.ts";

/**
 * The strategic approach of a version, in words: the option that is chosen in its approach decision, else the approaches
 * that its analysis recommends. Undefined where there is neither. The approach decision is the one of that id; where a
 * model gave another, the first, in which it says how the cause is removed.
 */
export function approachOf({
	analysis,
	decisions,
	selectedDecisions,
}: Pick<StrategyVersion, "analysis" | "decisions" | "selectedDecisions">): string | undefined {
	const decision = decisions?.find(({ id }) => id === "approach") ?? decisions?.[0];
	const chosen = decision && chosenOption(decision, selectedDecisions)?.label;
	return chosen || analysis?.recommended_approaches.join(", ") || undefined;
}
