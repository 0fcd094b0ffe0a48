import type { ProductLanguage } from "../../value/language.ts";
import type { Passage, Quote } from "../evidence.ts";
import { isEveryday } from "../text/everyday-words.ts";
import { speaksToMachine } from "../text/machine.ts";
import { chatHead } from "../text/passages.ts";
import { type Language, languageOf, topicWords } from "../text/words.ts";
import { whyWords } from "../why-words.ts";

/** Quotes that a person's own why shows at most. */
const mostQuotes = 4;

/** Whether a quote says a statement, in a text of this language: word for word, or with most of its content words. */
export function speaksOf(quote: string, statement: string, language: ProductLanguage): boolean {
	if (verbatim(statement)(quote)) return true;
	const words = contentWords(language, languageOf(`${quote}\n${statement}`));
	const said = words(quote);
	const asked = words(statement);
	const shared = [...asked].filter((word) => said.has(word)).length;
	// Of one content word, that one: the quote was chosen for the words that were there before.
	return shared >= Math.min(asked.size, mostOf(asked)) && asked.size > 0;
}

/** Reads the words of a text that say what it is about, each once, by its stem. */
function contentWords(language: ProductLanguage, stems: Language): (text: string) => ReadonlySet<string> {
	return (text) => new Set(topicWords(text, stems, (word) => isEveryday(word, language)));
}

/** How many of a statement's content words a passage must share to say it: more than half, and two. */
function mostOf({ size }: ReadonlySet<string>): number {
	return Math.max(2, Math.floor(size / 2) + 1);
}

/**
 * The passages that say a person's own statement, in a text of this language, as quotes: those that hold it word for word,
 * or most of its content words, and two of them. A shared everyday word is none. The best come first, and equals in their
 * order.
 */
export function evidenceFor(
	statement: string,
	passages: readonly Passage[],
	language: ProductLanguage,
): Omit<Quote, "verified">[] {
	const words = contentWords(
		language,
		languageOf(
			passages
				.map(({ text }) => text)
				.join("\n")
				.slice(0, 20_000),
		),
	);
	const asked = words(statement);
	const least = mostOf(asked);
	const isSaidIn = verbatim(statement);
	return passages
		.map((passage) => {
			if (isSaidIn(passage.text)) return { passage, shared: Number.POSITIVE_INFINITY };
			const said = words(passage.text);
			return { passage, shared: [...asked].filter((word) => said.has(word)).length };
		})
		.filter(({ passage, shared }) => shared >= least && !speaksToMachine(passage.text))
		.sort((one, other) => other.shared - one.shared)
		.slice(0, mostQuotes)
		.map(({ passage: { id, documentId, start, end, text } }) => {
			const head = chatHead.exec(text)?.[0].length ?? 0;
			return { text: text.slice(head), documentId, passageId: id, start: start + head, end };
		});
}

/** A clause has at least so many words; fewer stand in many places by chance. */
const fewestOfClause = 4;

/** Whether a text holds a statement word for word, whatever its capitals, white space and the mark at its end. */
function verbatim(statement: string): (text: string) => boolean {
	const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, " ").trim();
	const clause = plain(statement).replace(/[\s.!?;:,]+$/u, "");
	const isClause = clause.split(" ").length >= fewestOfClause;
	return (text) => isClause && plain(text).includes(clause);
}

/** Statements that are offered where nothing was found, and how long one may be to stand inside a sentence. */
const mostNearest = 2;
const longestNearest = 240;

/** The passages that share a content word with a person's own statement although they are no evidence for it. */
export function nearestPassages(
	statement: string,
	passages: readonly Passage[],
	language: ProductLanguage,
): string[] {
	const words = contentWords(language, languageOf(statement));
	const asked = words(statement);
	return passages
		.filter(({ text }) => text.length <= longestNearest && !speaksToMachine(text))
		.map(({ text }) => {
			const said = words(text);
			return { text: text.trim(), shared: [...asked].filter((word) => said.has(word)).length };
		})
		.filter(({ shared }) => shared > 0)
		.sort((one, other) => other.shared - one.shared)
		.slice(0, mostNearest)
		.map(({ text }) => text);
}

/** What is said about a person's own why beside its quotes; without any, the nearest statements are offered. */
export function ownConsideration(
	language: ProductLanguage,
	quotes: number,
	nearest: readonly string[],
): string {
	const words = whyWords[language];
	return quotes > 0 ? words.speaking(quotes) : words.nothing(nearest.map(words.quoted).join(" · "));
}
