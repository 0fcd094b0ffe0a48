import {
	impacts,
	likelihoods,
	NewRisk,
	type Risk,
	type RiskChange,
	type RiskPriority,
	riskPriorities,
	riskStatuses,
} from "@throughline/domain/risk";
import { type Position, suggestedPriority } from "@throughline/domain/risk/matrix";
import type { MoneyFormat } from "@throughline/domain/value/money";
import { z } from "zod";
import type { FieldNames } from "../../../forms/entity-values.ts";
import { percentText, probabilityOf } from "../percent-text.ts";

/** The choice of a residual position that was not assessed. */
export const notAssessed = "none" as const;

/** A risk as its form holds it: all texts; no owner and no figure are "", the probability is in percent. */
export type RiskFormValues = Record<keyof typeof riskFields, string>;

/** The fields that a person edits, with their names on the form, in its order. */
export const riskFields = {
	description: "Description",
	category: "Category",
	ownerId: "Owner",
	likelihood: "Likelihood",
	impact: "Impact",
	priority: "Priority",
	status: "Status",
	mitigationPlan: "Mitigation plan",
	residualLikelihood: "Residual likelihood",
	residualImpact: "Residual impact",
	probability: "Probability",
	impactCost: "Impact cost",
} as const satisfies FieldNames<RiskChange>;

export const percentSentence = "Enter a percentage from 0 to 100, with at most two decimal places";

/** The same rules as the server's, over what the fields hold; always with the priority that is shown. */
export const riskForm = (programId: string) =>
	z
		.object({
			description: z.string(),
			category: z.string(),
			ownerId: z.string(),
			likelihood: z.enum(likelihoods),
			impact: z.enum(impacts),
			priority: z.enum(riskPriorities),
			status: z.enum(riskStatuses),
			mitigationPlan: z.string(),
			residualLikelihood: z.enum([...likelihoods, notAssessed]),
			residualImpact: z.enum([...impacts, notAssessed]),
			probability: z.string().refine(isPercent, percentSentence),
			impactCost: z.string(),
		})
		.transform(
			({
				ownerId,
				residualLikelihood,
				residualImpact,
				probability,
				impactCost,
				...values
			}): z.input<typeof NewRisk> => ({
				...values,
				programId,
				ownerId: ownerId || null,
				residualLikelihood: residualLikelihood === notAssessed ? null : residualLikelihood,
				residualImpact: residualImpact === notAssessed ? null : residualImpact,
				probability: probability.trim() === "" ? null : probabilityOf(probability),
				impactCost: impactCost.trim() || null,
			}),
		)
		.pipe(NewRisk)
		.transform((risk): NewRisk & { priority: RiskPriority } => ({
			...risk,
			priority: risk.priority ?? suggestedPriority(risk.likelihood, risk.impact),
		}));

export function isPercent(value: string): boolean {
	const digits = value.trim();
	return digits === "" || (/^\d{1,3}(\.\d{1,2})?$/.test(digits) && Number(digits) <= 100);
}

/** A new risk, in the cell of the matrix where it was asked for. */
export function newRiskValues(cell: Position | null): RiskFormValues {
	const { likelihood, impact } = cell ?? { likelihood: "Possible", impact: "Medium" };
	return {
		description: "",
		category: "",
		ownerId: "",
		likelihood,
		impact,
		priority: suggestedPriority(likelihood, impact),
		status: "Open",
		mitigationPlan: "",
		residualLikelihood: notAssessed,
		residualImpact: notAssessed,
		probability: "",
		impactCost: "",
	};
}

export function valuesOf(risk: Risk): RiskFormValues {
	return {
		description: risk.description,
		category: risk.category ?? "",
		ownerId: risk.ownerId ?? "",
		likelihood: risk.likelihood,
		impact: risk.impact,
		priority: risk.priority,
		status: risk.status,
		mitigationPlan: risk.mitigationPlan ?? "",
		residualLikelihood: risk.residualLikelihood ?? notAssessed,
		residualImpact: risk.residualImpact ?? notAssessed,
		probability: risk.probability === null ? "" : percentText(risk.probability),
		impactCost: risk.impactCost === null ? "" : risk.impactCost.replace(/\.00$/, ""),
	};
}

/** A value of the form in a person's words. */
export function shownValue(
	field: string,
	value: string,
	nameOf: (id: string) => string,
	money: MoneyFormat,
): string {
	if (field === "ownerId") return nameOf(value);
	if (field === "probability") return `${value}%`;
	if (field === "impactCost") return money.whole(value);
	return value === notAssessed ? "Not assessed" : value;
}
