import type { Passage, Source } from "../evidence.ts";
import type { Span } from "../text/passages.ts";
import { type Likeness, likenessBy, searchIn, type TextSearch } from "../text/search.ts";
import { type Language, languageOf, topicWords } from "../text/words.ts";
import { causalStatements } from "./causes.ts";
import { speaksToMachine, troubleIn } from "./themes.ts";

/** A passage as it was read: its topic words, and how much trouble it tells of. */
export type ReadPassage = Passage & { topics: string[]; trouble: number };

/** A cause and what it leads to, with the passages that say so. */
export type Link = {
	cause: string;
	effect: string;
	causeTopics: string[];
	effectTopics: string[];
	passages: ReadPassage[];
};

/** Everything that a person has put in, read once. */
export type Material = {
	language: Language;
	sources: readonly Source[];
	passages: readonly ReadPassage[];
	links: readonly Link[];
	search: TextSearch;
	like: Likeness;
};

/** Reads the stored passages of some sources. The same passages give the same material. */
export function readMaterial(sources: readonly Source[], stored: readonly Passage[]): Material {
	const language = languageOf(sources.map(({ content }) => content.slice(0, 20_000)).join("\n"));
	const passages = stored.map((passage) => {
		const heard = !speaksToMachine(passage.text);
		return {
			...passage,
			topics: heard ? topicWords(passage.text, language) : [],
			trouble: heard ? troubleIn(passage.text, language) : 0,
		};
	});
	const links = sources.flatMap((source) => linksOf(source, passages, language));
	const search = searchIn(passages.map(({ topics }) => topics));
	return { language, sources, passages, links, search, like: likenessBy(search) };
}

function linksOf(source: Source, all: readonly ReadPassage[], language: Language): Link[] {
	const own = all.filter(({ documentId, topics }) => documentId === source.id && topics.length > 0);
	// Passages next to each other in the document stand in one block; a heading or a list item says so by its shape.
	const sentences = own.map((passage) => ({
		...passage,
		// The cues are written with plain spaces; the length stays, so that places do.
		text: passage.text.replaceAll(/\s/g, " "),
		block: blockOf(source.content, passage),
	}));
	const say = ({ start, end }: Span) => source.content.slice(start, end).replaceAll(/\s+/g, " ");
	return causalStatements(sentences, language).map(({ cause, effect, sentences: at }) => ({
		cause: say(cause),
		effect: say(effect),
		causeTopics: topicWords(say(cause), language),
		effectTopics: topicWords(say(effect), language),
		passages: at.flatMap((position) => own[position] ?? []),
	}));
}

/** Where the paragraph of a passage begins. */
function blockOf(content: string, { start }: Span): number {
	return content.lastIndexOf("\n\n", start);
}
