import { z } from "zod";
import { day, type Issue, id, requiredText } from "../shape.ts";

/** What a decision asks for: it becomes a task with an owner and a day. */
export const NewCondition = z.strictObject({
	name: requiredText(200, "Say what is to be done"),
	ownerId: z.uuid("Choose who does it"),
	dueDate: day,
});
export type NewCondition = z.infer<typeof NewCondition>;

/** Those of one decision. */
export const NewConditions = z
	.array(NewCondition)
	.max(50, "Ask for at most 50 things")
	.describe("With a decision: what it asks for. Each becomes a task of the program");

/** A condition as its task stands. */
export const GateCondition = z.object({
	reviewId: id,
	taskId: id,
	name: z.string(),
	status: z.string(),
	ownerId: id.nullable(),
	dueDate: z.iso.date().nullable(),
});
export type GateCondition = z.infer<typeof GateCondition>;

/** Conditions come with a decision: what is wrong with them otherwise. */
export function unaskedConditions(conditions: readonly NewCondition[]): Issue | null {
	if (conditions.length === 0) return null;
	return { path: "conditions", message: "Conditions come with a decision: Passed, Failed or On Hold" };
}
