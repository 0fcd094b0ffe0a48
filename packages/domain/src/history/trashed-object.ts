import { z } from "zod";
import { id, instant } from "../shape.ts";

/** How long what was deleted can be brought back. */
export const trashDays = 30;

/** A deleted object that can come back with everything that went with it. */
export const TrashedObject = z.object({
	id: id.describe("The deletion; what brings the object back"),
	objectType: z.string().describe("As in the audit trail: task, risk, program, …"),
	objectId: z.string(),
	title: z.string(),
	programId: id.nullable(),
	programName: z.string().nullable().describe("Null when it belonged to none, or that is gone, too"),
	deletedAt: instant,
	deletedByName: z.string().nullable().describe("Null when that account is gone"),
	mine: z.boolean().describe("Whether the caller deleted it"),
});
export type TrashedObject = z.infer<typeof TrashedObject>;
