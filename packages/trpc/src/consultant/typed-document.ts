import { createHash } from "node:crypto";
import { noTextFound } from "@throughline/domain/consultant/session";
import { cleanText } from "@throughline/domain/consultant/text/clean";
import { sentencesOf } from "@throughline/domain/consultant/text/passages";
import { languageOf } from "@throughline/domain/consultant/text/words";
import { CodedError } from "../error.ts";
import type { NewDocument } from "./store-document.ts";

/** A typed text as a document. Throws UNREADABLE when nothing in it can be quoted. */
export function typedDocument(text: string): NewDocument {
	const document = readTyped(text);
	if (!document) throw new CodedError("UNREADABLE", noTextFound);
	return document;
}

/** The same; null when nothing in it can be quoted. */
export function readTyped(text: string): NewDocument | null {
	const content = cleanText(text);
	const passages = sentencesOf(content, languageOf(content));
	if (passages.length === 0) return null;
	const bytes = Buffer.from(content);
	return {
		kind: "text",
		name: "Typed text",
		mediaType: "text/plain",
		byteSize: bytes.length,
		sha256: createHash("sha256").update(bytes).digest("hex"),
		content,
		readBy: "typed",
		passages,
	};
}
