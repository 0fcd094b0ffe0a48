import { placeOf, type Quote } from "@throughline/domain/consultant/evidence";
import type { Statement } from "../read/statement.ts";

/** A statement as a quote with its place. */
export function quoteOf({ text, documentId, passageId, start, end }: Statement): Quote {
	return { text, documentId, passageId, start, end, verified: true };
}

/** Where the product shows a quote. */
export function quotePlace({ documentId, passageId }: Quote): string {
	return placeOf({ documentId, id: passageId });
}
