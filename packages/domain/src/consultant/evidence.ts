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
export type Source = { id: string; name: string; content: string };

/** Rechecks a quote against the stored text; what fails is marked, never repaired. */
export function verifyQuote(quote: Omit<Quote, "verified">, sources: readonly Source[]): Quote {
	const source = sources.find(({ id }) => id === quote.documentId);
	return { ...quote, verified: source?.content.slice(quote.start, quote.end) === quote.text };
}
