import { createHash } from "node:crypto";
import { cleanText } from "@throughline/domain/consultant/text/clean";
import { passagesCut, quotableSpans } from "@throughline/domain/consultant/text/quotable";
import type { NewDocument } from "../../ports/document-reader.ts";

/**
 * A typed text as a document; null when nothing in it can be quoted. It takes seconds for a text of several megabytes:
 * a server asks its `TextReader` instead, which does this elsewhere.
 */
export function readTyped(text: string): NewDocument | null {
	const content = cleanText(text);
	const { spans, cut } = quotableSpans(content);
	if (spans.length === 0) return null;
	const bytes = Buffer.from(content);
	return {
		kind: "text",
		name: "Typed text",
		mediaType: "text/plain",
		byteSize: bytes.length,
		sha256: createHash("sha256").update(bytes).digest("hex"),
		content,
		readBy: "typed",
		notes: cut ? [passagesCut] : [],
		passages: spans,
	};
}
