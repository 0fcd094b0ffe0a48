import { createHash } from "node:crypto";
import { cleanText } from "@throughline/domain/consultant/text/clean";
import { passagesCut, quotableSpans } from "@throughline/domain/consultant/text/quotable";
import type { NewDocument } from "@throughline/trpc/ports/document-reader";
import { limits } from "./limits.ts";
import type { PageTask } from "./messages.ts";
import type { Reading, ReadingProgress } from "./reading.ts";
import { Refusal, refusals } from "./refusal.ts";
import { TextBuilder } from "./text-builder.ts";

/** What was read of a page, and what it says of itself. */
export type PageReading = Reading & Record<"title" | "byline" | "published" | "language", string | null>;

/** Longest name of a document and longest of what a page says of itself, in characters. */
const longestName = 500;
const longestFact = 200;

/**
 * Reads a fetched page, a text or a PDF, as a document of kind `web`.
 * @throws {Refusal} when there is nothing to read
 */
export async function readFetched(page: PageTask, progress: ReadingProgress): Promise<NewDocument> {
	const { mediaType, address, finalUrl } = page;
	const reading = await read(page, progress).catch((error) => {
		if (error instanceof Refusal) throw error;
		throw refusals.page(error);
	});
	const { content, cut } = shortened(reading.content);
	const { spans, cut: tooMany } = quotableSpans(content);
	if (spans.length === 0) throw refusals.nothing();
	const bytes = Buffer.from(content);
	const notes = [
		...reading.notes,
		...(cut ? [`Only the first ${limits.pageCharacters.toLocaleString("en")} characters were read.`] : []),
		...(tooMany ? [passagesCut] : []),
	];
	return {
		kind: "web",
		name: factOf(reading.title, longestName) ?? finalUrl.slice(0, longestName),
		mediaType,
		byteSize: bytes.length,
		sha256: createHash("sha256").update(bytes).digest("hex"),
		url: address,
		finalUrl,
		byline: factOf(reading.byline, longestFact),
		published: factOf(reading.published, longestFact),
		language: reading.language,
		content,
		pageStarts: reading.pageStarts?.filter((start) => start < content.length) ?? null,
		readBy: reading.readBy,
		notes,
		passages: spans,
	};
}

async function read(
	{ mediaType, charset, bytes }: PageTask,
	progress: ReadingProgress,
): Promise<PageReading> {
	const unsaid = { title: null, byline: null, published: null, language: null };
	if (mediaType === "application/pdf") {
		const { readPdf } = await import("./pdf/pdf.ts");
		return { ...(await readPdf(new Uint8Array(bytes), progress)), ...unsaid };
	}
	const { decode, readHtml } = await import("./html.ts");
	if (mediaType !== "text/plain") return readHtml(bytes, charset);
	const builder = new TextBuilder();
	builder.add(decode(bytes, charset));
	return { ...builder.text(), full: builder.full, readBy: "text", notes: [], ...unsaid };
}

/** Cut where a block ends, if one does near the limit. */
function shortened(content: string): { content: string; cut: boolean } {
	if (content.length <= limits.pageCharacters) return { content, cut: false };
	const at = content.lastIndexOf("\n", limits.pageCharacters);
	const end = at > limits.pageCharacters / 2 ? at : limits.pageCharacters;
	return { content: content.slice(0, end).toWellFormed().trimEnd(), cut: true };
}

/** What a page says of itself, in one line; null for nothing. */
function factOf(said: string | null, longest: number): string | null {
	const clean = cleanText(said ?? "")
		.replaceAll(/\s+/g, " ")
		.trim();
	return clean === "" ? null : clean.slice(0, longest).toWellFormed();
}
