import { z } from "zod";
import { mitigationStatuses } from "../risk.ts";
import {
	amount,
	changedText,
	changeOf,
	day,
	id,
	instant,
	money,
	optionalText,
	requiredProse,
	version,
} from "../shape.ts";
import { fromCents, toCents } from "../value/money.ts";

const description = requiredProse(2_000, "Description is required");
const status = z.enum(mitigationStatuses);
const orNull = <T>(value: T | null | undefined) => value ?? null;

/** One measure against a risk, as it is read. */
export const RiskMitigation = z.object({
	id,
	riskId: id.describe("The risk's id, not its code"),
	description: z.string(),
	ownerId: id.nullable().describe("A team member"),
	dueDate: z.iso.date().nullable(),
	cost: money.nullable().describe("What the measure itself costs, in US dollars"),
	effect: z.string().nullable().describe("What it changes, in words"),
	status,
	version,
	createdAt: instant,
	updatedAt: instant,
});
export type RiskMitigation = z.infer<typeof RiskMitigation>;

/** What adds a measure to a risk. */
export const NewRiskMitigation = z.strictObject({
	description,
	ownerId: id.nullish().transform(orNull),
	dueDate: day.nullish().transform(orNull),
	cost: amount.nullish().transform(orNull),
	effect: optionalText(2_000),
	status: status.default("Planned"),
});
export type NewRiskMitigation = z.infer<typeof NewRiskMitigation>;

/** What changes a measure: only the fields that are given. */
export const RiskMitigationChange = changeOf({
	description: description.optional(),
	ownerId: id.nullable().optional(),
	dueDate: day.nullable().optional(),
	cost: amount.nullable().optional(),
	effect: changedText(2_000),
	status: status.optional(),
});
export type RiskMitigationChange = z.infer<typeof RiskMitigationChange>;

type Costed = Pick<RiskMitigation, "cost" | "status">;

/** What all measures cost together, in US dollars; a cancelled one costs nothing, nor does one without an estimate. */
export function mitigationCost(mitigations: readonly Costed[]): string {
	const counted = mitigations.filter(({ status }) => status !== "Cancelled");
	return fromCents(counted.reduce((sum, { cost }) => sum + toCents(cost ?? "0"), 0n));
}

/** Whether the measure should be done by now: it is due before `today` (YYYY-MM-DD) and neither Done nor Cancelled. */
export function isOverdue({ dueDate, status }: Pick<RiskMitigation, "dueDate" | "status">, today: string) {
	return dueDate !== null && dueDate < today && (status === "Planned" || status === "In Progress");
}
