import { z } from "zod";
import { changedText, changeOf, day, type Issue, id, instant, optionalText, version } from "./shape.ts";
import { NewConditions } from "./stage-gate/condition.ts";
import { Judgement } from "./stage-gate/criterion.ts";

/** Where a program stands before a gate. A gate without a review is Pending. */
export const reviewStatuses = ["Pending", "In Review", "Passed", "Failed", "On Hold"] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** The life of a review: what may follow on each status. Passed and Failed are the end of it. */
export const nextStatuses: Record<ReviewStatus, readonly ReviewStatus[]> = {
	Pending: ["In Review"],
	"In Review": ["Passed", "Failed", "On Hold"],
	"On Hold": ["In Review"],
	Passed: [],
	Failed: [],
};

/** Whether a review of this status is a record that never changes again. */
export function isFinal(status: ReviewStatus): boolean {
	return nextStatuses[status].length === 0;
}

/** Whether somebody answers for this status by name: it carries who decided, when, and an evidence pack. */
export function isDecision(status: ReviewStatus): boolean {
	return status === "On Hold" || isFinal(status);
}

/** Why a review cannot go from one status to another; null when it can. Staying is no step. */
export function stepIssue(from: ReviewStatus, to: ReviewStatus): Issue | null {
	if (from === to || nextStatuses[from].includes(to)) return null;
	const possible = nextStatuses[from].join(", ").replace(/, ([^,]*)$/, " or $1");
	return { path: "status", message: `A review that is ${from} can only become ${possible}` };
}

/** Who decides, and when. The name is kept as it was signed. */
export type Signature = { personId: string; name: string; at: string };

type Decided = { decidedAt: string | null; decidedById: string | null; decidedByName: string | null };

/** What a review of this status says about its decision: the signature for a decision, else nothing. */
export function decisionOf(status: ReviewStatus, { personId, name, at }: Signature): Decided {
	return isDecision(status)
		? { decidedAt: at, decidedById: personId, decidedByName: name }
		: { decidedAt: null, decidedById: null, decidedByName: null };
}

/** A gate as it is read. The gates serve every program. */
export const StageGate = z.object({
	id,
	code: z.string().describe("G0, G1, …"),
	name: z.string(),
	description: z.string().nullable(),
	position: z.int(),
	version,
	createdAt: instant,
	updatedAt: instant,
});
export type StageGate = z.infer<typeof StageGate>;

/** What is shown when the server has no gates. */
export const defaultStageGates = [
	{ code: "G0", name: "Ideation", description: "Project concept and initiation" },
	{ code: "G1", name: "Concept", description: "Requirements definition and feasibility" },
	{ code: "G2", name: "Feasibility", description: "Solution design and planning" },
	{ code: "G3", name: "Development", description: "Implementation and testing" },
	{ code: "G4", name: "Launch", description: "Deployment and go-live" },
] as const;

const status = z.enum(reviewStatuses);

/** A program before a gate, as it is read. The newest review of a gate says where the program stands. */
export const StageGateReview = z.object({
	id,
	programId: id,
	stageGateId: id,
	ownerId: id.nullable().describe("The team member who prepares it"),
	status,
	reviewDate: z.iso.date().nullable(),
	note: z.string().nullable().describe("The decision's note once it is decided"),
	decidedAt: instant.nullable(),
	decidedById: id.nullable().describe("Null also when that person's account is gone"),
	decidedByName: z.string().nullable().describe("As it was signed"),
	version,
	createdAt: instant,
	updatedAt: instant,
});
export type StageGateReview = z.infer<typeof StageGateReview>;

const judgements = z
	.array(Judgement)
	.max(100, "Judge at most 100 criteria")
	.describe("With a decision: what was found for the criteria that no measure decides");

/**
 * What creates a review, in any status: a decision taken elsewhere can be recorded at once. Who decided and when is
 * the caller and the moment of the call.
 */
export const NewReview = z.strictObject({
	stageGateId: id,
	programId: id,
	ownerId: id.nullish().transform((value) => value ?? null),
	status: status.default("Pending"),
	reviewDate: day.nullish().transform((value) => value ?? null),
	note: optionalText(10_000),
	judgements: judgements.default([]),
	conditions: NewConditions.default([]),
});
export type NewReview = z.infer<typeof NewReview>;

/** What changes a review that is not final: only the fields that are given. */
export const ReviewChange = changeOf({
	ownerId: id.nullable().optional(),
	status: status.optional(),
	reviewDate: day.nullable().optional(),
	note: changedText(10_000),
	judgements: judgements.optional(),
	conditions: NewConditions.optional(),
});
export type ReviewChange = z.infer<typeof ReviewChange>;

/** `G2 Feasibility`: how a gate is called in one breath. */
export function gateTitle(gate: { code: string; name: string }): string {
	return `${gate.code} ${gate.name}`;
}

/** A program's newest review of each gate, by the gate's id: by creation, then by key. */
export function newestReviews<Review extends Pick<StageGateReview, "id" | "stageGateId" | "createdAt">>(
	reviews: readonly Review[],
): Map<string, Review> {
	const newest = new Map<string, Review>();
	for (const review of reviews) {
		const latest = newest.get(review.stageGateId);
		if (!latest || order(review) > order(latest)) newest.set(review.stageGateId, review);
	}
	return newest;
}

function order({ createdAt, id }: { createdAt: string; id: string }): string {
	return `${createdAt} ${id}`;
}

/** Whether the day of a review has passed and nobody has decided it, by a day `YYYY-MM-DD`. */
export function isReviewOverdue(
	{ status, reviewDate }: Pick<StageGateReview, "status" | "reviewDate">,
	today: string,
): boolean {
	return reviewDate !== null && reviewDate < today && !isDecision(status);
}
