import { gateCriterion, stageGateReview } from "@throughline/db/schema";
import { gateTitle } from "@throughline/domain/stage-gate";
import { entity } from "../entity.ts";

/** The reviews of one gate; the trail calls each by its gate. */
export function reviewsOf(gate: { code: string; name: string }) {
	return entity({
		table: stageGateReview,
		type: "stage gate review",
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
