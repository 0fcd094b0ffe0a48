import { passagesCut, quotableSpans } from "@throughline/domain/consultant/text/quotable";
import type { ReadDocument } from "@throughline/trpc/ports/document-reader";
import { contentTypeOf, signatureBytes } from "../content-type.ts";
import { endingOf, type FileKind, fileKinds } from "../file-kinds.ts";
import { limits } from "./limits.ts";
import type { Reading, ReadingProgress } from "./reading.ts";
import { refusals } from "./refusal.ts";

/**
 * Reads a file: its text, where pages begin, its quotable passages.
 * @param name as the person called it; only its ending is looked at
 * @throws {Refusal} when it cannot be read
 */
export async function readFileContent(
	bytes: Buffer,
	name: string,
	progress: ReadingProgress,
): Promise<ReadDocument> {
	if (bytes.length === 0) throw refusals.empty();
	const recognized = await contentOf(bytes);
	if (recognized === null) throw refusals.unsupported(name);
	const { mediaType, words, endings } = fileKinds[recognized.kind];
	const ending = endingOf(name);
	if (ending && !endings.includes(ending)) throw refusals.mislabelled(ending, words);
	const { content, pageStarts, full, readBy, notes } = await read(recognized, bytes, progress);
	progress.say(95, "Finding the sentences");
	const { spans, cut } = quotableSpans(content);
	if (spans.length === 0) throw refusals.nothing();
	if (full) notes.push(`Only the first ${limits.characters.toLocaleString("en")} characters were read.`);
	if (cut) notes.push(passagesCut);
	return { mediaType, content, pageStarts, readBy, notes, passages: spans };
}

type Content = { kind: FileKind; hidden: boolean };

async function contentOf(bytes: Buffer): Promise<Content | null> {
	const type = await contentTypeOf(bytes.subarray(0, signatureBytes));
	if (type === null) return null;
	if (type !== "zip" && type !== "compound") return { kind: type, hidden: false };
	const { compoundContent, zipContent } = await import("./container.ts");
	return type === "zip" ? await zipContent(bytes) : compoundContent(bytes);
}

/** Each reader is loaded when it is needed: they are large, and a process reads one file. */
async function read({ kind, hidden }: Content, bytes: Buffer, progress: ReadingProgress): Promise<Reading> {
	switch (kind) {
		case "pdf":
			return await (await import("./pdf/pdf.ts")).readPdf(new Uint8Array(bytes), progress);
		case "docx":
			return await (await import("./docx.ts")).readDocx(bytes, { hidden });
		case "xlsx":
		case "xls":
			return (await import("./workbook.ts")).readWorkbook(bytes);
		default:
			return await (await import("./image/image.ts")).readImage(bytes, progress);
	}
}
