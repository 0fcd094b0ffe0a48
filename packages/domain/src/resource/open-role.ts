import { z } from "zod";
import { NewResource } from "../resource.ts";
import {
	changeOf,
	day,
	decimal,
	type Issue,
	id,
	instant,
	requiredText,
	version,
	versionAsRead,
} from "../shape.ts";

const name = requiredText(200, "Role is required");
const percentSentence = "Enter a whole percentage from 1 to 100";
const percent = z.int(percentSentence).min(1, percentSentence).max(100, percentSentence);
const effort = decimal
	.refine(
		(value) => /^\d{1,6}(?:\.\d{1,2})?$/.test(value),
		"Enter person-days, with at most two decimal places",
	)
	.transform((value) => Number(value).toFixed(2));

/** A role that a program needs and that nobody fills yet. */
export const OpenRole = z.object({
	id,
	programId: id,
	workstreamId: id.nullable().describe("Where it works; null where it works in several, or nothing says"),
	name: z.string(),
	percent: z.int().nullable().describe("Of working time, 1 to 100"),
	effort: z.string().nullable().describe("Person-days"),
	startDate: z.iso.date().nullable(),
	endDate: z.iso.date().nullable(),
	filledById: id.nullable().describe("The team member who fills it; null while it is open"),
	tasks: z.int().describe("How many tasks wait for whoever fills it"),
	version,
	createdAt: instant,
	updatedAt: instant,
});
export type OpenRole = z.infer<typeof OpenRole>;

const values = {
	workstreamId: id.nullish().transform((value) => value ?? null),
	name,
	percent: percent.nullish().transform((value) => value ?? null),
	effort: effort.nullish().transform((value) => value ?? null),
	startDate: day.nullish().transform((value) => value ?? null),
	endDate: day.nullish().transform((value) => value ?? null),
};

/** What opens a role in a program. */
export const NewOpenRole = z.strictObject({ programId: id, ...values }).superRefine((role, context) => {
	for (const { path, message } of openRoleIssues(role))
		context.addIssue({ code: "custom", path: [path], message });
});
export type NewOpenRole = z.infer<typeof NewOpenRole>;

/** What changes an open role: only the fields that are given. */
export const OpenRoleChange = changeOf({
	workstreamId: id.nullable().optional(),
	name: name.optional(),
	percent: percent.nullable().optional(),
	effort: effort.nullable().optional(),
	startDate: day.nullable().optional(),
	endDate: day.nullable().optional(),
});
export type OpenRoleChange = z.infer<typeof OpenRoleChange>;

/** What fills a role: a team member, or a new one who joins the team with it. */
export const FillOpenRole = z
	.strictObject({ version: versionAsRead, resourceId: id.optional(), member: NewResource.optional() })
	.refine(({ resourceId, member }) => (resourceId === undefined) !== (member === undefined), {
		error: "Name a team member or a new one",
		path: ["resourceId"],
	});
export type FillOpenRole = z.infer<typeof FillOpenRole>;

/** What is wrong with a role's dates, validated on the whole row as it would be stored. */
export function openRoleIssues(role: { startDate: string | null; endDate: string | null }): Issue[] {
	if (role.startDate && role.endDate && role.endDate < role.startDate) {
		return [{ path: "endDate", message: "The end date must not be before the start date" }];
	}
	return [];
}
