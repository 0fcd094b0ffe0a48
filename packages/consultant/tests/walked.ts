import { type Consultation, decisionsOf, planOf } from "../src/consultant.ts";
import { consultationOf, today } from "./read-text.ts";

/** A text from its first cause to the plan of what is recommended. */
export function walked(text: string) {
	const consultation: Consultation = consultationOf(text);
	const rootCause = consultation.case.causes[0]?.text ?? "Nobody plans the tours.";
	const decisions = decisionsOf(consultation, { rootCause, whysPath: [rootCause], research: null }, today);
	const selected = Object.fromEntries(
		decisions.map(({ id, options }) => [
			id,
			(options.find((each) => each.recommended) ?? options[0])?.id ?? "",
		]),
	);
	const plan = planOf(consultation, { rootCause, decisions, selected }, today);
	return { plan, options: decisions[0]?.options ?? [] };
}
