import { z } from "zod";
import { changeOf, day, id, instant, requiredText, version } from "../shape.ts";

/** What a template makes: a task with its sub-tasks, or a whole program. */
export const templateKinds = ["task", "program"] as const;
export type TemplateKind = (typeof templateKinds)[number];

const name = requiredText(200, "Template name is required");
const kind = z.enum(templateKinds);

/** A template as it is read. */
export const Template = z.object({
	id,
	kind,
	name: z.string(),
	tasks: z.int().describe("How many tasks it makes, summaries not counted"),
	version,
	createdAt: instant,
	updatedAt: instant,
});
export type Template = z.infer<typeof Template>;

/** What keeps a task or a program as a template. */
export const NewTemplate = z.strictObject({
	kind,
	of: id.describe("The task or the program"),
	name,
});
export type NewTemplate = z.infer<typeof NewTemplate>;

export const TemplateChange = changeOf({ name: name.optional() });

/** What makes a task or a program of a template. */
export const TemplateUse = z.strictObject({
	startDate: day.describe(
		"When it begins: every day of the template moves along, over the same working days",
	),
	name: name.optional().describe("The template's unless said"),
	programId: id
		.nullish()
		.transform((value) => value ?? null)
		.describe("Of a task: in which program. Of a program: left out"),
});
export type TemplateUse = z.infer<typeof TemplateUse>;

/** What was made of a template. */
export const MadeOfTemplate = z.object({
	programId: id,
	taskId: id.nullable().describe("Of the task; null where a program was made"),
	name: z.string(),
});
export type MadeOfTemplate = z.infer<typeof MadeOfTemplate>;
