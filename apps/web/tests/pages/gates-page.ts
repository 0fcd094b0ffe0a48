import userEvent from "@testing-library/user-event";
import type { Role } from "@throughline/domain/account";
import type { Program } from "@throughline/domain/program";
import type { StageGate, StageGateReview } from "@throughline/domain/stage-gate";
import { defaultStageGates } from "@throughline/domain/stage-gate";
import type { Evidence, GateReadiness, MeasuredCriterion } from "@throughline/domain/stage-gate/evidence";
import { programOf } from "../data/portfolio.ts";
import { Refusal, serve } from "../fake-server.ts";
import { openScreen } from "../render-screen.tsx";

const edited = { version: 1, createdAt: "2026-01-01T00:00:00.000Z", updatedAt: "2026-01-01T00:00:00.000Z" };
const idOf = (kind: number, number: number) =>
	`019a0000-0000-7000-800${kind}-${String(number).padStart(12, "0")}`;

export const iberia = programOf(1, { name: "Iberia Market Entry" });

const gates: StageGate[] = defaultStageGates.map((gate, position) => ({
	...gate,
	...edited,
	id: idOf(0, position),
	position,
}));

/** The gate at a place; fails for one that there is not. */
export function gateAt(position: number): StageGate {
	const gate = gates[position];
	if (!gate) throw new Error(`There is no gate ${position}`);
	return gate;
}

export function criterionOf(
	gate: number,
	number: number,
	given: Partial<MeasuredCriterion> = {},
): MeasuredCriterion {
	return {
		...edited,
		id: idOf(1, gate * 10 + number),
		stageGateId: gateAt(gate).id,
		programId: null,
		text: `Criterion ${number} of G${gate}`,
		binding: null,
		position: number,
		condition: null,
		live: null,
		met: null,
		...given,
	};
}

/** One that live data decide. */
export const measured = (gate: number, number: number, met: boolean) =>
	criterionOf(gate, number, {
		text: "No critical risk is open",
		binding: { measure: "open-critical-risks", operator: "=", value: "0" },
		condition: "Open critical risks: exactly 0",
		live: met ? "No open critical risk" : "2 open critical risks",
		met,
	});

export function reviewOf(
	number: number,
	gate: number,
	given: Partial<StageGateReview> = {},
): StageGateReview {
	return {
		...edited,
		id: idOf(2, number),
		programId: iberia.id,
		stageGateId: gateAt(gate).id,
		ownerId: null,
		status: "Pending",
		reviewDate: null,
		note: null,
		decidedAt: null,
		decidedById: null,
		decidedByName: null,
		...given,
	};
}

/** A review that was decided by Marianne. */
export const decided = (number: number, gate: number, status: StageGateReview["status"], note = "Go") =>
	reviewOf(number, gate, {
		status,
		note,
		reviewDate: "2026-03-27",
		decidedAt: "2026-03-27T15:00:00.000Z",
		decidedByName: "Marianne Vogel",
	});

const evidence: Evidence = {
	text: "A sponsor answered for it",
	binding: null,
	condition: null,
	live: null,
	met: true,
	remark: "Minutes of March 3",
};

export type GivenGates = {
	role?: Role;
	path?: string;
	programs?: Program[];
	gates?: StageGate[];
	reviews?: StageGateReview[];
	/** Criteria in force; three by hand at each gate unless said. */
	criteria?: MeasuredCriterion[];
	tailored?: boolean;
	/** Of another screen that shows gates. */
	procedures?: Record<string, (input: never) => unknown>;
};

/** The stage gates over reviews that the screen's own calls change. */
export async function openGates(given: GivenGates = {}) {
	const { role = "Editor", path = "/?view=stage-gates", programs = [iberia], tailored = false } = given;
	const state = { reviews: given.reviews ?? [], gates: given.gates ?? gates };
	const criteria =
		given.criteria ?? gates.flatMap((_, gate) => [0, 1, 2].map((number) => criterionOf(gate, number)));
	const server = serve(role, {
		"program.list": () => programs,
		"stageGate.list": () => state.gates,
		"stageGate.review.list": () => state.reviews,
		"stageGate.criterion.list": () => criteria,
		"stageGate.readiness": (): GateReadiness[] =>
			state.gates.map(({ id }) => ({
				stageGateId: id,
				tailored,
				criteria: criteria.filter(({ stageGateId }) => stageGateId === id),
				decided: state.reviews.some(
					({ stageGateId, status }) => stageGateId === id && (status === "Passed" || status === "Failed"),
				)
					? [evidence]
					: null,
			})),
		"stageGate.review.evidence": ({ id }: { id: string }) => {
			const review = state.reviews.find((each) => each.id === id);
			const gate = state.gates.find((each) => each.id === review?.stageGateId);
			return [
				{
					id: idOf(3, 1),
					reviewId: id,
					fingerprint: "ab".repeat(32),
					program: { id: iberia.id, name: "Iberia, as it was called" },
					gate,
					status: review?.status,
					reviewDate: "2026-03-27",
					note: review?.note,
					decidedByName: "Marianne Vogel",
					decidedAt: "2026-03-27T15:00:00.000Z",
					criteria: [evidence],
				},
			];
		},
		"stageGate.review.create": (input: Partial<StageGateReview>) => {
			const made = reviewOf(99, 0, { ...input, createdAt: "2026-06-01T00:00:00.000Z" });
			state.reviews = [made, ...state.reviews];
			return made;
		},
		"stageGate.review.update": ({ id, ...change }: Partial<StageGateReview> & { id: string }) => {
			const before = state.reviews.find((review) => review.id === id);
			if (!before)
				throw new Refusal(404, "NOT_FOUND", "This stage gate review does not exist, or no longer does");
			const after = { ...before, ...change, version: before.version + 1 };
			state.reviews = state.reviews.map((review) => (review.id === id ? after : review));
			return after;
		},
		"kpi.list": () => [],
		"history.ofObject": () => [],
		...given.procedures,
	});
	const router = await openScreen(path);
	return { ...server, state, router, user: userEvent.setup() };
}
