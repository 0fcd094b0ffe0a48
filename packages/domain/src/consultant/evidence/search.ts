import type { ProductLanguage } from "../../value/language.ts";
import type { Passage, Quote } from "../evidence.ts";
import { speaksToMachine } from "../text/machine.ts";
import { chatHead } from "../text/passages.ts";
import { languageOf, topicWords } from "../text/words.ts";
import { whyWords } from "../why-words.ts";

/** Quotes that a person's own why shows at most. */
const mostQuotes = 4;

/** Whether a quote speaks of a statement: at least a third of the statement's topic words stand in it. */
export function speaksOf(quote: string, statement: string): boolean {
	const language = languageOf(`${quote}\n${statement}`);
	const said = new Set(topicWords(quote, language));
	const asked = [...new Set(topicWords(statement, language))];
	return asked.length > 0 && asked.filter((word) => said.has(word)).length * 3 >= asked.length;
}

/**
 * The passages that speak most of a person's own statement, as quotes: those that hold it word for word, or at least half
 * of its topic words, and two of them. The best come first, and equals in their order.
 */
export function evidenceFor(statement: string, passages: readonly Passage[]): Omit<Quote, "verified">[] {
	const language = languageOf(
		passages
			.map(({ text }) => text)
			.join("\n")
			.slice(0, 20_000),
	);
	const asked = new Set(topicWords(statement, language));
	const least = Math.max(2, asked.size / 2);
	const isSaidIn = verbatim(statement);
	return passages
		.map((passage) => {
			if (isSaidIn(passage.text)) return { passage, shared: Number.POSITIVE_INFINITY };
			const said = new Set(topicWords(passage.text, language));
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

/** The passages that share a topic word with a person's own statement although they are no evidence for it. */
export function nearestPassages(statement: string, passages: readonly Passage[]): string[] {
	const language = languageOf(statement);
	const asked = new Set(topicWords(statement, language));
	return passages
		.filter(({ text }) => text.length <= longestNearest && !speaksToMachine(text))
		.map(({ text }) => {
			const said = new Set(topicWords(text, language));
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
