import {
	Binding,
	countMeasures,
	type GateCriterion,
	NewCriterion,
	shareMeasures,
} from "@throughline/domain/stage-gate/criterion";
import { z } from "zod";

/** What the form of a criterion holds. */
export type CriterionValues = {
	text: string;
	/** `byHand`, or what it is measured by. */
	measure: string;
	operator: string;
	value: string;
	kpiId: string;
	/** The gate that must be passed. */
	passedGateId: string;
};

export const byHand = "byHand";

export const newCriterion: CriterionValues = {
	text: "",
	measure: byHand,
	operator: ">=",
	value: "",
	kpiId: "",
	passedGateId: "",
};

/** Measures that count, rather than take a share. */
export function isCount(measure: string): boolean {
	return countMeasures.some((each) => each === measure);
}

/** Measures that are held against a number. */
export function isCompared(measure: string): boolean {
	return isCount(measure) || shareMeasures.some((each) => each === measure) || measure === "kpi";
}

/** What is usually asked of a measure: few late tasks and open risks, little money spent, much of the rest. */
export function usualOperator(measure: string): string {
	return isCount(measure) || measure === "budget-spent" ? "<=" : ">=";
}

export function valuesOf({ text, binding }: GateCriterion): CriterionValues {
	if (binding === null) return { ...newCriterion, text };
	const { measure } = binding;
	if (binding.measure === "gate-passed") {
		return { ...newCriterion, text, measure, passedGateId: binding.stageGateId };
	}
	const kpiId = binding.measure === "kpi" ? binding.kpiId : "";
	return { ...newCriterion, text, measure, operator: binding.operator, value: binding.value, kpiId };
}

/** From the form to what is sent; the issues stand at the form's own fields. */
export function criterionForm(at: { stageGateId: string; programId: string | null }) {
	return (
		z
			.object({
				text: z.string(),
				measure: z.string(),
				operator: z.string(),
				value: z.string(),
				kpiId: z.string(),
				passedGateId: z.string(),
			})
			.transform((values, context): z.input<typeof NewCriterion> => {
				const bound = bindingOf(values);
				const parsed = bound === null ? null : Binding.safeParse(bound);
				for (const { path, message } of parsed?.error?.issues ?? []) {
					const field = path[0] === "stageGateId" ? "passedGateId" : path[0];
					context.addIssue({ code: "custom", path: [String(field ?? "measure")], message });
				}
				return { ...at, text: values.text, binding: parsed?.data ?? null };
			})
			.pipe(NewCriterion)
			// A place in the order is not this form's matter.
			.transform(({ position: _position, ...criterion }) => criterion)
	);
}

function bindingOf({ measure, operator, value, kpiId, passedGateId }: CriterionValues): object | null {
	if (measure === byHand) return null;
	if (measure === "gate-passed") return { measure, stageGateId: passedGateId };
	return { measure, operator, value: value.trim(), ...(measure === "kpi" && { kpiId }) };
}
