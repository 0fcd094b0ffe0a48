import type { Decision, SelectedDecisions } from "@throughline/domain/consultant/decision";
import { chosenOption } from "@throughline/domain/consultant/decision/choice";

/** Of an older version: in which other currency its material names what the plan counts in dollars; null of any other. */
export function currencyNote(decisions: readonly Decision[], selected: SelectedDecisions): string | null {
	for (const decision of decisions) {
		if (decision.currency !== undefined) continue;
		const note = chosenOption(decision, selected)?.cost_note;
		if (note) return note;
	}
	return null;
}
