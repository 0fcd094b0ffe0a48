import type { Decision, SelectedDecisions } from "@throughline/domain/consultant/decision";
import { chosenOption } from "@throughline/domain/consultant/decision/choice";
import type { ThreadKnot } from "../walk/walk-thread.tsx";

/** The chosen options as the thread goes on with them. */
export function choiceKnots(decisions: readonly Decision[], selected: SelectedDecisions): ThreadKnot[] {
	return decisions.flatMap((decision, index) => {
		const option = chosenOption(decision, selected);
		return option ? [{ id: decision.id, label: `Decision ${index + 1}`, text: option.label }] : [];
	});
}
