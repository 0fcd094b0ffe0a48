import { z } from "zod";
import { changeOf, decimal, type Issue, id, instant, optionalText, requiredText, version } from "../shape.ts";

/** How a measured value is held against the value that a criterion asks for. */
export const operators = [">=", "<=", "="] as const;
export type Operator = (typeof operators)[number];

/** Measures over a whole program that count something. */
export const countMeasures = ["open-critical-risks", "open-high-risks", "overdue-tasks"] as const;
/** Measures over a whole program that are a share in percent. */
export const shareMeasures = [
	"covered-high-risks",
	"tasks-completed",
	"tasks-with-owner",
	"kpis-on-track",
	"benefits-with-owner",
	"budget-spent",
] as const;

const operator = z.enum(operators);
const sentence = "Enter a number from 0 to 1,000,000 with at most two decimal places";
const value = decimal.refine(
	(text) => /^\d+(?:\.\d{1,2})?$/.test(text) && Number(text) <= 1_000_000,
	sentence,
);
const wholeValue = value.refine((text) => !text.includes("."), "Enter a whole number");

/**
 * What a criterion is measured by on live data. A count, a share in percent, how far one KPI of the program has come
 * towards its target in percent, or that another gate is passed.
 */
export const Binding = z.discriminatedUnion("measure", [
	z.strictObject({ measure: z.enum(countMeasures), operator, value: wholeValue }),
	z.strictObject({ measure: z.enum(shareMeasures), operator, value }),
	z.strictObject({ measure: z.literal("kpi"), kpiId: id, operator, value }),
	z.strictObject({ measure: z.literal("gate-passed"), stageGateId: id }),
]);
export type Binding = z.infer<typeof Binding>;
export type Measure = Binding["measure"];

const text = requiredText(500, "Say what must be true");
const position = z.int("Enter a whole number").min(0).max(10_000);

/** What must be true to pass a gate: for every program (`programId` null) or for one. */
export const GateCriterion = z.object({
	id,
	stageGateId: id,
	programId: id.nullable().describe("Null: for every program that has no criteria of its own at this gate"),
	text: z.string(),
	binding: Binding.nullable().describe("Null: judged by hand"),
	position: z.int().describe("Order within the gate, lowest first"),
	version,
	createdAt: instant,
	updatedAt: instant,
});
export type GateCriterion = z.infer<typeof GateCriterion>;

/** What creates a criterion; without `position` it comes last. */
export const NewCriterion = z
	.strictObject({
		stageGateId: id,
		programId: id.nullish().transform((given) => given ?? null),
		text,
		binding: Binding.nullish().transform((given) => given ?? null),
		position: position.optional(),
	})
	.superRefine((criterion, context) => {
		for (const { path, message } of criterionIssues(criterion))
			context.addIssue({ code: "custom", path: path.split("."), message });
	});
export type NewCriterion = z.infer<typeof NewCriterion>;

/** What changes a criterion: only the fields that are given. */
export const CriterionChange = changeOf({
	text: text.optional(),
	binding: Binding.nullable().optional(),
	position: position.optional(),
});
export type CriterionChange = z.infer<typeof CriterionChange>;

/** What is wrong with a criterion, judged on the whole row as it would be stored. */
export function criterionIssues(
	criterion: Pick<GateCriterion, "stageGateId" | "programId" | "binding">,
): Issue[] {
	const { binding, programId, stageGateId } = criterion;
	if (binding?.measure === "kpi" && programId === null) {
		const message = "A KPI belongs to one program: only a criterion of that program can be measured by it";
		return [{ path: "binding.kpiId", message }];
	}
	if (binding?.measure === "gate-passed" && binding.stageGateId === stageGateId) {
		return [{ path: "binding.stageGateId", message: "Choose another gate than the criterion's own" }];
	}
	return [];
}

/** The criteria that hold at a gate: the program's own when it has any there, else those of every program. */
export function criteriaInForce<Criterion extends Pick<GateCriterion, "programId">>(
	criteria: readonly Criterion[],
): { tailored: boolean; criteria: Criterion[] } {
	const ofProgram = criteria.filter(({ programId }) => programId !== null);
	return { tailored: ofProgram.length > 0, criteria: ofProgram.length > 0 ? ofProgram : [...criteria] };
}

/** What a reviewer found for a criterion that no measure decides. */
export const Judgement = z.strictObject({
	criterionId: id,
	met: z.boolean(),
	remark: optionalText(1_000),
});
export type Judgement = z.infer<typeof Judgement>;
