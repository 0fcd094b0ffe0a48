import type { PassageEntry } from "@throughline/domain/consultant/session";
import type { z } from "zod";
import { trpcClient } from "../../api/client.ts";

export type SourcePassage = z.infer<typeof PassageEntry>;

/** Passages that are fetched at once, and those that are shown around a place. */
const atOnce = 500;
export const aroundPlace = 120;

/** A paragraph of a source: passages that follow each other without a break, on one page. */
export type Paragraph = { page: number | null; passages: SourcePassage[] };

/** Passages in the paragraphs of their text: one space joins, more than that separates. */
export function paragraphsOf(passages: readonly SourcePassage[]): Paragraph[] {
	const paragraphs: Paragraph[] = [];
	for (const passage of passages) {
		const paragraph = paragraphs.at(-1);
		const last = paragraph?.passages.at(-1);
		const joined = last && passage.start - last.end <= 1 && last.page === passage.page;
		if (paragraph && joined) paragraph.passages.push(passage);
		else paragraphs.push({ page: passage.page, passages: [passage] });
	}
	return paragraphs;
}

/** Every passage of a document, for a search in all of it. */
export async function allPassages(documentId: string, signal: AbortSignal): Promise<SourcePassage[]> {
	const passages: SourcePassage[] = [];
	for (;;) {
		const part = await trpcClient.consultant.session.source.query(
			{ documentId, from: passages.length, limit: atOnce },
			{ signal },
		);
		passages.push(...part.passages);
		if (part.passages.length === 0 || passages.length >= part.total) return passages;
	}
}

/** The passages in which the words stand next to each other, whatever their case. */
export function passagesWith(words: string, passages: readonly SourcePassage[]): SourcePassage[] {
	const sought = words.trim().toLocaleLowerCase();
	return sought === "" ? [] : passages.filter(({ text }) => text.toLocaleLowerCase().includes(sought));
}
