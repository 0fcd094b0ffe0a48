import { z } from "zod";
import {
	amount,
	changedText,
	changeOf,
	type Issue,
	id,
	instant,
	money,
	mostTogether,
	optionalText,
	requiredProse,
	version,
} from "./shape.ts";

/** The scales of the risk matrix, lowest first: position + 1 is the score of a step (1–5). */
export const likelihoods = ["Rare", "Unlikely", "Possible", "Likely", "Certain"] as const;
export const impacts = ["Very Low", "Low", "Medium", "High", "Very High"] as const;
export const riskPriorities = ["Critical", "High", "Medium", "Low"] as const;
export const riskStatuses = ["Open", "Mitigated", "Closed", "Monitoring"] as const;
export const mitigationStatuses = ["Planned", "In Progress", "Done", "Cancelled"] as const;

export type Likelihood = (typeof likelihoods)[number];
export type Impact = (typeof impacts)[number];
export type RiskPriority = (typeof riskPriorities)[number];
export type RiskStatus = (typeof riskStatuses)[number];
export type MitigationStatus = (typeof mitigationStatuses)[number];

/** Likelihood × impact, 1–25. */
export function riskScore(likelihood: Likelihood, impact: Impact): number {
	return (likelihoods.indexOf(likelihood) + 1) * (impacts.indexOf(impact) + 1);
}

/** Whether the risk can still happen: Open or Monitoring. The dashboard and the exposure count these. */
export function isActive({ status }: { status: RiskStatus }): boolean {
	return status === "Open" || status === "Monitoring";
}

/** Whether it is listed under Active Mitigation Plans: Open, and there is a plan. */
export function hasActivePlan(risk: { status: RiskStatus; mitigationPlan: string | null }): boolean {
	return risk.status === "Open" && risk.mitigationPlan !== null;
}

const probabilitySentence = "Enter a probability from 0 to 1, with at most four decimal places";

/** A chance as a client gives it: a JSON number or a decimal string, 0 to 1, at most four decimal places. */
const probability = z
	.union([z.string(), z.number()], { error: probabilitySentence })
	.transform((value) => String(value).trim())
	.refine((value) => /^(?:0?\.\d{1,4}|0|1(?:\.0{1,4})?)$/.test(value), probabilitySentence)
	.transform(Number);

const description = requiredProse(5_000, "Description is required");
const likelihood = z.enum(likelihoods);
const impact = z.enum(impacts);
const priority = z.enum(riskPriorities);
const status = z.enum(riskStatuses);
const orNull = <T>(value: T | null | undefined) => value ?? null;

/** A risk as it is read. */
export const Risk = z.object({
	id,
	riskId: z.string().describe("Its code in the program, R-001; never given to another risk"),
	programId: id,
	description: z.string(),
	category: z.string().nullable(),
	likelihood: likelihood.describe("Inherent: before mitigation"),
	impact: impact.describe("Inherent: before mitigation"),
	priority,
	status,
	ownerId: id.nullable().describe("A team member"),
	mitigationPlan: z.string().nullable(),
	residualLikelihood: likelihood.nullable().describe("What is left once its mitigations are done"),
	residualImpact: impact.nullable(),
	probability: z.number().min(0).max(1).nullable().describe("Estimated chance that it happens, 0 to 1"),
	impactCost: money.nullable().describe("What it costs if it happens, in US dollars"),
	version,
	createdAt: instant,
	updatedAt: instant,
});
export type Risk = z.infer<typeof Risk>;

/** What creates a risk. Without a priority it takes the one that its place in the matrix suggests. */
export const NewRisk = z
	.strictObject({
		programId: id,
		description,
		category: optionalText(200),
		likelihood: likelihood.default("Possible"),
		impact: impact.default("Medium"),
		priority: priority.nullish().transform(orNull),
		status: status.default("Open"),
		ownerId: id.nullish().transform(orNull),
		mitigationPlan: optionalText(10_000),
		residualLikelihood: likelihood.nullish().transform(orNull),
		residualImpact: impact.nullish().transform(orNull),
		probability: probability.nullish().transform(orNull),
		impactCost: amount.nullish().transform(orNull),
	})
	.superRefine((risk, context) => {
		for (const { path, message } of riskIssues(risk))
			context.addIssue({ code: "custom", path: [path], message });
	});
export type NewRisk = z.infer<typeof NewRisk>;

/** Several new risks that come together or not at all, in their order. */
export const NewRisks = z.strictObject({ risks: z.array(NewRisk).min(1).max(mostTogether) });
export type NewRisks = z.infer<typeof NewRisks>;

/** What changes a risk: only the fields that are given. */
export const RiskChange = changeOf({
	description: description.optional(),
	category: changedText(200),
	likelihood: likelihood.optional(),
	impact: impact.optional(),
	priority: priority.optional(),
	status: status.optional(),
	ownerId: id.nullable().optional(),
	mitigationPlan: changedText(10_000),
	residualLikelihood: likelihood.nullable().optional(),
	residualImpact: impact.nullable().optional(),
	probability: probability.nullable().optional(),
	impactCost: amount.nullable().optional(),
});
export type RiskChange = z.infer<typeof RiskChange>;

/** What gives several risks a status at once; a risk may be named once. */
export const RiskStatusChanges = z.strictObject({
	changes: z
		.array(changeOf({ id, status }))
		.min(1, "Choose at least one risk")
		.max(1_000, "Choose at most 1000 risks")
		.refine((changes) => new Set(changes.map(({ id }) => id)).size === changes.length, "Name each risk once"),
});

/** What is wrong with a risk, judged on the whole row as it would be stored: a residual position has both halves. */
export function riskIssues(risk: {
	residualLikelihood: Likelihood | null;
	residualImpact: Impact | null;
}): Issue[] {
	const { residualLikelihood, residualImpact } = risk;
	if (residualLikelihood !== null && residualImpact === null)
		return [{ path: "residualImpact", message: "Choose the residual impact too" }];
	if (residualLikelihood === null && residualImpact !== null)
		return [{ path: "residualLikelihood", message: "Choose the residual likelihood too" }];
	return [];
}
