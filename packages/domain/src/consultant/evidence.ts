import { z } from "zod";
import { id } from "../shape.ts";

/** Where a quote stands: `content.slice(start, end)` of the document, in UTF-16 units, is the quote. */
export const Quote = z.object({
	text: z.string(),
	documentId: id,
	passageId: id,
	start: z.int().min(0),
	end: z.int().min(1),
	verified: z.boolean().describe("Whether the server found the quote at its place in the stored text"),
});
export type Quote = z.infer<typeof Quote>;

/**
 * Where a statement of the consultant comes from: from the text, from its figures with the arithmetic shown, from a named
 * playbook or a model, or from a person who was asked.
 */
export const marks = ["quoted", "derived", "assumed", "asked"] as const;
export const Mark = z.enum(marks);
export type Mark = z.infer<typeof Mark>;

/** On an item: what only a model says of it. */
export const estimated = z
	.array(z.string())
	.optional()
	.describe("Figures of a model's own, as they are written: neither the text nor what was found has them");

/** Whether somebody says so word for word, in the text or in an answer. */
export function isStated(mark: Mark | undefined): boolean {
	return mark === "quoted" || mark === "asked";
}

/** Begins the name of what a person gave as evidence for a why of their own: a source of its session, and no text of theirs. */
export const givenEvidence = "Evidence: ";

/** A quotable stretch of a source, with the document that it is of. */
export type Passage = {
	id: string;
	documentId: string;
	/** Order in the document, from 0. */
	position: number;
	start: number;
	end: number;
	text: string;
};

/** A text that claims are checked against. */
export type Source = {
	id: string;
	name: string;
	content: string;
	/** Of the documents of its session, which one it is, from 0; by its place in the list where it is left out. */
	number?: number;
	/** The ISO date on which it was put in; today where it is left out. */
	received?: string;
};

/** Rechecks a quote against the stored text; what fails is marked, never repaired. */
export function verifyQuote(quote: Omit<Quote, "verified">, sources: readonly Source[]): Quote {
	const source = sources.find(({ id }) => id === quote.documentId);
	return { ...quote, verified: source?.content.slice(quote.start, quote.end) === quote.text };
}

/** Where a passage is shown in the product. */
export function placeOf({ documentId, id }: Pick<Passage, "documentId" | "id">): string {
	return `/?source=${documentId}&passage=${id}`;
}

/** Fewer characters than this are found anywhere and prove nothing. */
const shortestQuote = 12;

/**
 * Finds what somebody says to have read: word for word, but for white space and the marks around it. `near` is the
 * passage that they named; the others are looked through when it does not hold the words. A text that no source holds
 * comes back with the place that was named, as not verified; null when nothing was named either.
 */
export function findQuote(
	said: string,
	near: Passage | null,
	{ sources, passages }: { sources: readonly Source[]; passages: readonly Passage[] },
): Quote | null {
	const words = said
		.trim()
		.replace(/^["'„“”‚‘’«»]+|["'„“”‚‘’«»]+$/gu, "")
		.split(/\s+/)
		.filter((word) => word !== "");
	const text = words.join(" ");
	if (text.length >= shortestQuote) {
		const pattern = new RegExp(words.map(escaped).join("\\s+"), "u");
		for (const passage of near ? [near, ...passages] : passages) {
			const at = pattern.exec(passage.text);
			if (!at) continue;
			const start = passage.start + at.index;
			const quote = {
				text: at[0],
				documentId: passage.documentId,
				passageId: passage.id,
				start,
				end: start + at[0].length,
			};
			return verifyQuote(quote, sources);
		}
	}
	if (!near || text === "") return null;
	const { documentId, id: passageId, start, end } = near;
	return { text, documentId, passageId, start, end, verified: false };
}

function escaped(word: string): string {
	return word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
