import type { Decision } from "@throughline/domain/consultant/decision";

/** A sentence that amounts of another currency are counted as dollars one to one, in English or German. */
const atPar = /[^.!?]*\b(?:at par|eins zu eins)\b[^.!?]*[.!?]/iu;

/** What the decisions say of the currency of their amounts, from which the plan's amounts come; null for dollars. */
export function currencyNote(decisions: readonly Decision[]): string | null {
	for (const { options } of decisions) {
		for (const { cost_basis } of options) {
			const note = atPar.exec(cost_basis)?.[0].trim();
			if (note) return note;
		}
	}
	return null;
}
