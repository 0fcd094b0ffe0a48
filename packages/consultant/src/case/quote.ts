import type { Quote } from "@throughline/domain/consultant/evidence";
import type { Statement } from "../read/statement.ts";

/** A statement as a quote with its place. */
export function quoteOf({ text, documentId, passageId, start, end }: Statement): Quote {
	return { text, documentId, passageId, start, end, verified: true };
}
