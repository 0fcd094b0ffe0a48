import { z } from "zod";
import { Playbook } from "./playbook.ts";

/** Why a text cannot stand in a playbook that everybody reads. */
export const leftOutReasons = ["name", "figure", "date", "quote"] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** The parts of a playbook of which something may be left out. */
export const leftOutParts = [
	"name",
	"summary",
	"causes",
	"decisions",
	"roles",
	"workstreams",
	"tasks",
	"kpis",
	"benefits",
	"risks",
	"gates",
] as const;

/** A text of a program that its playbook does without. */
export const LeftOut = z.object({
	part: z.enum(leftOutParts),
	text: z.string().describe("As the program has it, at most 200 characters"),
	because: z
		.enum(leftOutReasons)
		.describe("It cannot be said without a proper name, a figure, a date or a quotation of the case"),
});
export type LeftOut = z.infer<typeof LeftOut>;

/** A playbook drawn up from a program. */
export const PlaybookDraft = z.object({
	playbook: Playbook,
	leftOut: z.array(LeftOut).describe("What of the program it does without, in its order"),
});
export type PlaybookDraft = z.infer<typeof PlaybookDraft>;

/** What of a text may be said; null where nothing is left of it. */
export type Said = { text: string | null; leftOut: readonly Pick<LeftOut, "text" | "because">[] };

/** Says texts of a program without what is nobody else's business. */
export type AnonymousText = {
	/** A line: as a whole or not at all. */
	line(text: string): Said;
	/** Prose and evidence: sentence by sentence, and no sentence of the case's own texts. */
	prose(text: string): Said;
};
