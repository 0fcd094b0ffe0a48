import { z } from "zod";
import { type Issue, id, instant } from "../shape.ts";
import { type ReviewStatus, reviewStatuses } from "../stage-gate.ts";
import { Binding, GateCriterion, type Judgement } from "./criterion.ts";
import { conditionOf, evaluate, type GateFacts } from "./measure.ts";

const met = z.boolean().nullable().describe("Null: judged by hand, and not judged yet");
const condition = z.string().nullable().describe("What its measure asks for, in words; null: judged by hand");
const live = z.string().nullable().describe("The measured value in words; null: judged by hand");

/** A criterion with what the live data say of it now. */
export const MeasuredCriterion = GateCriterion.extend({ condition, live, met });
export type MeasuredCriterion = z.infer<typeof MeasuredCriterion>;

/** One criterion as it was found when the decision was taken. */
export const Evidence = z.object({
	text: z.string(),
	binding: Binding.nullable(),
	condition,
	live,
	met,
	remark: z.string().nullable().describe("What the reviewer remarked on a criterion judged by hand"),
});
export type Evidence = z.infer<typeof Evidence>;

/** How ready a program is for a gate: the criteria in force there, measured now. */
export const GateReadiness = z.object({
	stageGateId: id,
	tailored: z.boolean().describe("Whether the program has criteria of its own at this gate"),
	criteria: z.array(MeasuredCriterion),
	decided: z
		.array(Evidence)
		.nullable()
		.describe("What was found when the gate was passed or failed; null while its newest review is open"),
});
export type GateReadiness = z.infer<typeof GateReadiness>;

/** What was known when a gate was decided, by the names of that moment. Written once, with the decision. */
export const EvidencePack = z.object({
	program: z.object({ id, name: z.string() }),
	gate: z.object({ id, code: z.string(), name: z.string(), description: z.string().nullable() }),
	status: z.enum(reviewStatuses),
	reviewDate: z.iso.date().nullable(),
	note: z.string().nullable(),
	decidedByName: z.string(),
	decidedAt: instant,
	criteria: z.array(Evidence),
});
export type EvidencePack = z.infer<typeof EvidencePack>;

/** A pack as it is read. */
export const StoredEvidencePack = EvidencePack.extend({
	id,
	reviewId: id,
	fingerprint: z
		.string()
		.describe("SHA-256 of what is stored, in hexadecimal: two equal ones show the same pack"),
});
export type StoredEvidencePack = z.infer<typeof StoredEvidencePack>;

/** Measures a criterion. */
export function measure(criterion: GateCriterion, facts: GateFacts): MeasuredCriterion {
	const { binding } = criterion;
	if (binding === null) return { ...criterion, condition: null, live: null, met: null };
	return { ...criterion, condition: conditionOf(binding, facts), ...evaluate(binding, facts) };
}

/** What is written down of the criteria: measured ones as measured, the others as they were judged. */
export function evidenceOf(
	criteria: readonly MeasuredCriterion[],
	judgements: readonly Judgement[],
): Evidence[] {
	return criteria.map(({ id, text, binding, condition, live, met }) => {
		const judged = binding === null ? judgements.find(({ criterionId }) => criterionId === id) : undefined;
		return { text, binding, condition, live, met: judged?.met ?? met, remark: judged?.remark ?? null };
	});
}

/** What is wrong with judgements that come without a decision. */
export function unaskedJudgements(judgements: readonly Judgement[]): Issue | null {
	if (judgements.length === 0) return null;
	return { path: "judgements", message: "Criteria are judged together with a decision" };
}

/** What is wrong with the judgements of a decision: each belongs to one criterion that is judged by hand. */
export function judgementIssues(
	judgements: readonly Judgement[],
	criteria: readonly Pick<MeasuredCriterion, "id" | "binding">[],
): Issue[] {
	return judgements.flatMap(({ criterionId }, index) => {
		const message = judgementProblem(
			criteria.find(({ id }) => id === criterionId),
			judgements.findIndex((other) => other.criterionId === criterionId) < index,
		);
		return message === null ? [] : [{ path: `judgements.${index}.criterionId`, message }];
	});
}

function judgementProblem(
	criterion: Pick<MeasuredCriterion, "binding"> | undefined,
	again: boolean,
): string | null {
	if (!criterion) return "This is no criterion of the gate";
	if (criterion.binding) return "This criterion is measured, not judged";
	return again ? "This criterion is judged twice" : null;
}

/** Who passes a gate although criteria are not met says why. Criteria that nobody judged are not counted as unmet. */
export function noteIssues(
	status: ReviewStatus,
	note: string | null,
	criteria: readonly Evidence[],
): Issue[] {
	const unmet = criteria.filter(({ met }) => met === false).length;
	if (status !== "Passed" || note !== null || unmet === 0) return [];
	const [subject, verb] = unmet === 1 ? ["a criterion", "is"] : [`${unmet} criteria`, "are"];
	return [{ path: "note", message: `Say why the gate is passed although ${subject} ${verb} not met` }];
}
