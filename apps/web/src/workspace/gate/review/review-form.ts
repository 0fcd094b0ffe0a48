import { isDecision, NewReview, reviewStatuses, type StageGateReview } from "@throughline/domain/stage-gate";
import { evidenceOf, type MeasuredCriterion, noteIssues } from "@throughline/domain/stage-gate/evidence";
import { z } from "zod";

/** What the form of a review holds. */
export type ReviewValues = {
	stageGateId: string;
	/** "" while no decision is chosen. */
	status: string;
	reviewDate: string;
	ownerId: string;
	note: string;
	/** By the criterion's id; those judged by hand. */
	judgements: Record<string, { met?: boolean; remark?: string }>;
	/** What the decision asks for; an empty line is none. */
	conditions: { name: string; ownerId: string; dueDate: string }[];
};

export type ReviewInput = Omit<NewReview, "judgements" | "conditions"> & {
	judgements?: NewReview["judgements"] | undefined;
	conditions?: NewReview["conditions"] | undefined;
};

/** Whether the form's status, which may be none yet, is a decision. */
export function isDecided(status: string): boolean {
	return reviewStatuses.some((each) => each === status && isDecision(each));
}

/** A new review of a gate. */
export function newReview(stageGateId = ""): ReviewValues {
	return {
		stageGateId,
		status: "Pending",
		reviewDate: "",
		ownerId: "",
		note: "",
		judgements: {},
		conditions: [],
	};
}

/** What the form shows of a review; a decision, and the words for it, are still to come. */
export function valuesOf(review: StageGateReview, deciding: boolean): ReviewValues {
	return {
		stageGateId: review.stageGateId,
		status: deciding ? "" : review.status,
		reviewDate: review.reviewDate ?? "",
		ownerId: review.ownerId ?? "",
		note: deciding ? "" : (review.note ?? ""),
		judgements: {},
		conditions: [],
	};
}

/** What was judged of the criteria that no measure decides: a box that is not ticked is a criterion not met. */
export function judgementsOf(
	values: Pick<ReviewValues, "judgements">,
	criteria: readonly MeasuredCriterion[],
): NewReview["judgements"] {
	return criteria
		.filter(({ binding }) => binding === null)
		.map(({ id }) => {
			const { met = false, remark = "" } = values.judgements[id] ?? {};
			return { criterionId: id, met, remark: remark.trim() || null };
		});
}

const Values = z.object({
	stageGateId: z.string().min(1, "Choose a gate"),
	status: z.enum(reviewStatuses, "Choose a decision"),
	reviewDate: z.string(),
	ownerId: z.string(),
	note: z.string(),
	judgements: z.record(z.string(), z.object({ met: z.boolean().optional(), remark: z.string().optional() })),
	conditions: z.array(z.object({ name: z.string(), ownerId: z.string(), dueDate: z.string() })),
});

type ReviewFormRules = {
	programId: string;
	/** Whether the review has to have a day. */
	dated: boolean;
	criteriaAt: (gateId: string) => readonly MeasuredCriterion[];
};

/**
 * From the form to what is sent. A decision brings what was judged, and a gate that is passed with criteria unmet
 * needs a note: the server's own rule, asked before it is sent.
 */
export function reviewForm({ programId, dated, criteriaAt }: ReviewFormRules) {
	return Values.transform((values, context): z.input<typeof NewReview> => {
		if (dated && !values.reviewDate.trim()) {
			context.addIssue({ code: "custom", path: ["reviewDate"], message: "Choose the day of the review" });
		}
		const criteria = criteriaAt(values.stageGateId);
		const note = values.note.trim() || null;
		const judgements = isDecided(values.status) ? judgementsOf(values, criteria) : [];
		for (const { message } of noteIssues(values.status, note, evidenceOf(criteria, judgements))) {
			context.addIssue({ code: "custom", path: ["note"], message });
		}
		return {
			programId,
			stageGateId: values.stageGateId,
			status: values.status,
			reviewDate: values.reviewDate.trim() || null,
			ownerId: values.ownerId || null,
			note,
			judgements,
			conditions: isDecided(values.status) ? values.conditions : [],
		};
	})
		.pipe(NewReview)
		.transform(({ judgements, conditions, ...review }): ReviewInput => {
			return {
				...review,
				judgements: judgements.length > 0 ? judgements : undefined,
				conditions: conditions.length > 0 ? conditions : undefined,
			};
		});
}
