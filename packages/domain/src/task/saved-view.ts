import { z } from "zod";
import { id, instant, requiredText, version } from "../shape.ts";

/** The workspace view that a saved view belongs to: `timeline`, `risks`, … */
export const savedViewOf = z.string().regex(/^[a-z-]{1,40}$/, "This is not a view's id");

/** The name of a setting. Three names mean something else to JavaScript, and superjson carries no object that has them. */
const setting = z
	.string()
	.max(40)
	.refine(
		(name) => !["__proto__", "constructor", "prototype"].includes(name),
		"This is not a view's setting",
	);

/** What the address says of a view: filters, order, grouping. */
const search = z
	.record(setting, z.string().max(500))
	.refine((entries) => Object.keys(entries).length <= 40, "A view has at most 40 settings");

/** The views of which a person's own way to look at them can be shared: those that look alike to everybody. */
export const sharedViews: readonly string[] = ["portfolio"];

/** A person's own way to look at a view of the workspace, or one that somebody shares. */
export const SavedView = z.object({
	id,
	view: z.string(),
	name: z.string(),
	search: z.record(z.string(), z.string()),
	shared: z.boolean().describe("Whether everybody who reads the view may use it"),
	sharedBy: z
		.string()
		.nullable()
		.describe("Who shares it, where that is somebody else; null: it is one's own"),
	version,
	createdAt: instant,
	updatedAt: instant,
});
export type SavedView = z.infer<typeof SavedView>;

/** What saves a view. One of the same name is replaced. */
export const NewSavedView = z.strictObject({
	view: savedViewOf,
	name: requiredText(200, "Give the view a name"),
	search,
	shared: z.boolean().default(false),
});
export type NewSavedView = z.infer<typeof NewSavedView>;
