import type { Passage, Quote } from "./evidence.ts";
import { speaksToMachine } from "./text/machine.ts";
import { languageOf, topicWords } from "./text/words.ts";

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
 * The passages that speak most of a person's own statement, as quotes: those that hold at least half of its topic words,
 * and two of them. The best come first, and equals in their order.
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
	if (asked.size < 2) return [];
	return passages
		.map((passage) => {
			const said = new Set(topicWords(passage.text, language));
			return { passage, shared: [...asked].filter((word) => said.has(word)).length };
		})
		.filter(({ passage, shared }) => shared >= least && !speaksToMachine(passage.text))
		.sort((one, other) => other.shared - one.shared)
		.slice(0, mostQuotes)
		.map(({ passage: { id, documentId, start, end, text } }) => ({
			text,
			documentId,
			passageId: id,
			start,
			end,
		}));
}

/** What is said about a person's own why beside its quotes. */
export function ownConsideration(statement: string, quotes: number): string {
	if (languageOf(statement) === "de") {
		if (quotes === 0) return "Ihr Material sagt dazu noch nichts.";
		return `Ihr eigenes Warum. ${quotes === 1 ? "Eine Stelle Ihres Materials spricht" : `${quotes} Stellen Ihres Materials sprechen`} davon.`;
	}
	if (quotes === 0) return "Your material says nothing about this yet.";
	return `Your own why. ${quotes === 1 ? "One passage of your material speaks" : `${quotes} passages of your material speak`} of it.`;
}
