import { offlineDecisions } from "../src/consultant/offline/decisions.ts";
import { offlinePlan } from "../src/consultant/offline/plan.ts";
import { materialOf } from "./material.ts";

/** The plan that the offline consultant draws up for a text when its recommendations are followed. */
export function planOf(text: string, rootCause: string) {
	const material = materialOf(text);
	const decisions = offlineDecisions(material, { rootCause, whysPath: [rootCause] });
	const selected = Object.fromEntries(
		decisions.map(({ id, options }) => [id, options.find(({ recommended }) => recommended)?.id ?? ""]),
	);
	return offlinePlan(material, { rootCause, decisions, selected });
}
