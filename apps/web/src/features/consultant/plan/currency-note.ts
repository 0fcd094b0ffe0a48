import { chosenOption } from "@throughline/domain/consultant/choice";
import type { Decision, SelectedDecisions } from "@throughline/domain/consultant/decision";

/** In which other currency the chosen options' amounts are named, which the plan's come from; null for dollars. */
export function currencyNote(decisions: readonly Decision[], selected: SelectedDecisions): string | null {
	for (const decision of decisions) {
		const note = chosenOption(decision, selected)?.cost_note;
		if (note) return note;
	}
	return null;
}
