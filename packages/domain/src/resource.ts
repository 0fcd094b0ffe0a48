import { z } from "zod";
import { changedText, id, instant, optionalText, requiredText, version } from "./shape.ts";

/** The department of a member for whom none is named. */
export const defaultDepartment = "Other";

const name = requiredText(200, "Name is required");
const emailSentence = "Enter an e-mail address, such as ada@example.com";

/** A team member, who owns and does the work of any program. */
export const Resource = z.object({
	id,
	name: z.string(),
	role: z.string().nullable().describe("What they are, such as Project Manager"),
	department: z.string().describe('"Other" unless one is named'),
	email: z.string().nullable(),
	personId: id.nullable().describe("The account as which they sign in, if they do"),
	version,
	createdAt: instant,
	updatedAt: instant,
});
export type Resource = z.infer<typeof Resource>;

/** What creates a team member. */
export const NewResource = z.strictObject({
	name,
	role: optionalText(200),
	department: optionalText(200).transform((value) => value ?? defaultDepartment),
	email: optionalText(320).refine(isAddress, emailSentence),
	personId: id.nullish().transform((value) => value ?? null),
});
export type NewResource = z.infer<typeof NewResource>;

/** What changes a team member: only the fields that are given. A department that is taken away becomes "Other". */
export const ResourceChange = z.strictObject({
	version: version.optional(),
	name: name.optional(),
	role: changedText(200),
	department: changedText(200).transform((value) => (value === null ? defaultDepartment : value)),
	email: changedText(320).refine((value) => value === undefined || isAddress(value), emailSentence),
	personId: id.nullable().optional(),
});
export type ResourceChange = z.infer<typeof ResourceChange>;

/** Whether it could be an address: something, one @, something, no blanks. Null (none) passes. */
function isAddress(email: string | null): boolean {
	return email === null || /^[^\s@]+@[^\s@]+$/.test(email);
}

/** A member's load: 20 percent per active task (In Progress or At Risk), at most 100. */
export function loadOf(activeTasks: number): number {
	return Math.min(100, activeTasks * 20);
}

/** The band of a load in percent. */
export function loadBand(load: number): "Overloaded" | "High Load" | "Optimal" | "Available" {
	if (load >= 90) return "Overloaded";
	if (load >= 70) return "High Load";
	if (load >= 50) return "Optimal";
	return "Available";
}
