import { type Span, sentencesOf } from "./passages.ts";
import { languageOf } from "./words.ts";

/** How many passages of one text or file can be quoted. A book of 1,000 pages has about 30,000 sentences. */
const mostPassages = 50_000;

/** For a text or file of which not all can be quoted. */
export const passagesCut = `Only the first ${mostPassages.toLocaleString("en")} sentences and lines can be quoted. The rest is kept, but cannot be quoted.`;

/** The quotable stretches of a clean text, in order, and whether there are more than are taken. */
export function quotableSpans(content: string): { spans: Span[]; cut: boolean } {
	const sentences = sentencesOf(content, languageOf(content), mostPassages + 1);
	const spans = sentences.slice(0, mostPassages).map(({ start, end }) => ({ start, end }));
	return { spans, cut: sentences.length > mostPassages };
}
