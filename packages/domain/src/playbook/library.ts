import { z } from "zod";
import { instant, PlaybookId, version, versionAsRead } from "../shape.ts";
import { productLanguages } from "../value/language.ts";
import { PlaybookPartChange } from "./changes.ts";
import { Playbook } from "./playbook.ts";

/** What of a playbook its list shows, and what it is found by. */
export const PlaybookSummary = z.object({
	id: PlaybookId,
	origin: z
		.enum(["shipped", "own"])
		.describe("Whether it came with the product or is the organisation's own"),
	changed: z.boolean().describe("True for an own one that stands in for a shipped one"),
	version: version.nullable().describe("Null for a shipped one as it came"),
	updatedAt: instant.nullable(),
	updatedBy: z.string().nullable().describe("The name of who changed it last"),
	name: Playbook.shape.name,
	summary: Playbook.shape.summary,
	fits: Playbook.shape.fits,
	languages: z.array(z.enum(productLanguages)).describe("Those of its name"),
	decisions: z.int(),
	workstreams: z.int(),
	tasks: z.int(),
});
export type PlaybookSummary = z.infer<typeof PlaybookSummary>;

/** One playbook of the library. */
export const PlaybookEntry = z.object({
	...PlaybookSummary.pick({
		id: true,
		origin: true,
		changed: true,
		version: true,
		updatedAt: true,
		updatedBy: true,
	}).shape,
	playbook: Playbook,
});
export type PlaybookEntry = z.infer<typeof PlaybookEntry>;

/** What of a playbook its list shows. */
export function summaryOf({ playbook, ...entry }: PlaybookEntry): PlaybookSummary {
	const { name, summary, fits, decisions, workstreams } = playbook;
	return {
		...entry,
		name,
		summary,
		fits,
		languages: productLanguages.filter((language) => name[language] !== undefined),
		decisions: decisions.length,
		workstreams: workstreams.length,
		tasks: workstreams.reduce((sum, { tasks }) => sum + tasks.length, 0),
	};
}

/** A playbook to be stored. */
export const NewPlaybook = z.strictObject({ playbook: Playbook });

/** The whole playbook as it shall be. The version of a shipped one as it came is null. */
export const PlaybookChange = z.strictObject({ version: versionAsRead.nullable(), playbook: Playbook });

/**
 * A playbook's YAML to be stored; with `replace`, in the place of the one of its id, in the version that was read. An `id`
 * must be that of the content.
 */
export const PlaybookImport = z.strictObject({
	source: z.string().max(1024 * 1024, "The file is larger than 1 MB"),
	replace: z.boolean().default(false),
	id: PlaybookId.optional(),
	version: version.nullish(),
});

/** One state in which a playbook was stored. */
export const PlaybookVersion = z.object({
	version,
	savedAt: instant,
	savedBy: z.string(),
	changes: z
		.array(PlaybookPartChange)
		.describe("What differs from the version before, or from the shipped one; the first hundred"),
});
export type PlaybookVersion = z.infer<typeof PlaybookVersion>;
