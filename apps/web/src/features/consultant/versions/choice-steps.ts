import type { Decision, SelectedDecisions } from "@throughline/domain/consultant/decision";
import { chosenOption } from "@throughline/domain/consultant/decision/choice";
import type { PathStep } from "../wizard/path-so-far.tsx";

/** The chosen options as the path goes on with them. */
export function choiceSteps(decisions: readonly Decision[], selected: SelectedDecisions): PathStep[] {
	return decisions.flatMap((decision, index) => {
		const option = chosenOption(decision, selected);
		return option ? [{ id: decision.id, label: `Decision ${index + 1}`, text: option.label }] : [];
	});
}
