import { largestText, noTextFound, textTooLarge } from "@throughline/domain/consultant/upload";
import { CodedError } from "../../error.ts";
import type { NewDocument, TextReader } from "../../ports/document-reader.ts";

/** Refuses a typed text beyond the limit. Throws TOO_LARGE with its size. */
export function requireTextSize(text: string): void {
	const bytes = Buffer.byteLength(text);
	if (bytes > largestText) throw new CodedError("TOO_LARGE", textTooLarge(bytes));
}

/** A typed text as a document. Throws UNREADABLE when nothing in it can be quoted, and what the reader throws. */
export async function requireTyped(
	texts: TextReader,
	text: string,
	signal?: AbortSignal,
): Promise<NewDocument> {
	const document = await texts.readText(text, signal);
	if (!document) throw new CodedError("UNREADABLE", noTextFound);
	return document;
}
