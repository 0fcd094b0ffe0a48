import type { Passage } from "../src/consultant/evidence.ts";
import { readMaterial } from "../src/consultant/reading/material.ts";
import { sentencesOf } from "../src/consultant/text/passages.ts";
import { languageOf } from "../src/consultant/text/words.ts";

export const documentId = "018f0000-0000-7000-8000-000000000001";

/** A text as the material of a session: one document, a passage for each sentence. */
export function materialOf(content: string, name = "Memo") {
	const passages = sentencesOf(content, languageOf(content)).map(
		({ start, end, text }, position): Passage => ({
			id: `018f0000-0000-7000-8000-1${String(position).padStart(11, "0")}`,
			documentId,
			position,
			start,
			end,
			text,
		}),
	);
	return readMaterial([{ id: documentId, name, content }], passages);
}
