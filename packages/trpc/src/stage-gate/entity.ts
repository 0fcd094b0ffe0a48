import { gateCriterion, stageGate, stageGateReview } from "@throughline/db/schema";
import { gateTitle } from "@throughline/domain/stage-gate";
import { entity } from "../entity.ts";

export const stageGates = { table: stageGate, type: "stage gate" };

/** Reviews of any gate, to look one up. */
export const reviews = { table: stageGateReview, type: "stage gate review" };

/** The reviews of one gate; the trail calls each by its gate. */
export function reviewsOf(gate: { code: string; name: string }) {
	return entity({
		...reviews,
		area: "stage-gate",
		title: () => gateTitle(gate),
		programId: (row) => row.programId,
	});
}

export const criteria = entity({
	table: gateCriterion,
	type: "gate criterion",
	area: "stage-gate",
	title: (row) => row.text,
	programId: (row) => row.programId,
});
