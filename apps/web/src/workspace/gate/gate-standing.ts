import {
	defaultStageGates,
	newestReviews,
	type ReviewStatus,
	type StageGate,
	type StageGateReview,
} from "@throughline/domain/stage-gate";
import { criteriaInForce, type GateCriterion } from "@throughline/domain/stage-gate/criterion";
import type { Evidence, GateReadiness, MeasuredCriterion } from "@throughline/domain/stage-gate/evidence";

/** A gate as its card shows it. */
export type GateStanding = {
	/** Null id: a default, since the server has none. */
	gate: Pick<StageGate, "code" | "name" | "description"> & { id: string | null };
	/** The newest review of the gate decides. */
	status: ReviewStatus;
	review: StageGateReview | null;
	/** In force, measured now. */
	criteria: MeasuredCriterion[];
	/** What was found when the gate was passed or failed; null while its newest review is open. */
	decided: Evidence[] | null;
	/** Whether the criteria are the program's own. */
	tailored: boolean;
};

/** How a program stands before each gate. A gate without a review is Pending. */
export function standingsOf(
	gates: readonly StageGate[],
	reviews: readonly StageGateReview[],
	readiness: readonly GateReadiness[],
): GateStanding[] {
	if (gates.length === 0) return defaults;
	const newest = newestReviews(reviews);
	return gates.map((gate) => {
		const review = newest.get(gate.id) ?? null;
		const ready = readiness.find(({ stageGateId }) => stageGateId === gate.id);
		return {
			gate,
			status: review?.status ?? "Pending",
			review,
			criteria: ready?.criteria ?? [],
			decided: ready?.decided ?? null,
			tailored: ready?.tailored ?? false,
		};
	});
}

/** The gates by themselves, without a program: nothing is reviewed, and nothing can be measured. */
export function gatesAlone(gates: readonly StageGate[], criteria: readonly GateCriterion[]): GateStanding[] {
	const shared = criteria.filter(({ programId }) => programId === null);
	const readiness = gates.map(({ id }) => ({
		stageGateId: id,
		decided: null,
		...criteriaInForce(
			shared
				.filter(({ stageGateId }) => stageGateId === id)
				.map((criterion) => ({ ...criterion, condition: null, live: null, met: null })),
		),
	}));
	return standingsOf(gates, [], readiness);
}

const defaults: GateStanding[] = defaultStageGates.map((gate) => ({
	gate: { ...gate, id: null },
	status: "Pending",
	review: null,
	criteria: [],
	decided: null,
	tailored: false,
}));
