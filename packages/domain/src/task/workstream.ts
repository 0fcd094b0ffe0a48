import { z } from "zod";
import { changedText, changeOf, id, instant, optionalText, requiredText, version } from "../shape.ts";

const name = requiredText(200, "Workstream name is required");
const position = z.int().min(-2_000_000_000).max(2_000_000_000);

/** A part of a program that one lead answers for. */
export const Workstream = z.object({
	id,
	programId: id,
	name: z.string(),
	description: z.string().nullable(),
	leadId: id.nullable().describe("A team member"),
	position: z.int().describe("Order within the program, lowest first"),
	version,
	createdAt: instant,
	updatedAt: instant,
});
export type Workstream = z.infer<typeof Workstream>;

/** What creates a workstream. Without a position it comes last in its program. */
export const NewWorkstream = z.strictObject({
	programId: id,
	name,
	description: optionalText(10_000),
	leadId: id.nullish().transform((value) => value ?? null),
	position: position.optional(),
});
export type NewWorkstream = z.infer<typeof NewWorkstream>;

/** What changes a workstream: only the fields that are given. */
export const WorkstreamChange = changeOf({
	name: name.optional(),
	description: changedText(10_000),
	leadId: id.nullable().optional(),
	position: position.optional(),
});
export type WorkstreamChange = z.infer<typeof WorkstreamChange>;
