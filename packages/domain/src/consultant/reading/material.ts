import type { Passage, Source } from "../evidence.ts";
import { type Likeness, likenessBy, searchIn, type TextSearch } from "../text/search.ts";
import { joinsOnly, type Language, languageOf, topicWords } from "../text/words.ts";
import type { CauseForm } from "./cause-cues.ts";
import { type Splitting, splittingOf } from "./compounds.ts";
import { headingsIn } from "./headings.ts";
import { linksOf } from "./links.ts";
import { speaksToMachine, troubleIn } from "./themes.ts";

/** A passage as it was read: its topic words, and how much trouble it tells of. */
export type ReadPassage = Passage & {
	topics: string[];
	trouble: number;
	/** A title or heading: it says what follows is about, and states nothing. */
	heading: boolean;
};

/** A cause and what it leads to, with the passages that say so. */
export type Link = {
	/** The cause in the text's words, how it is put, as an option that can stand alone, and as it goes on a question. */
	cause: string;
	form: CauseForm;
	/** A passage may be in another language than the rest. */
	language: Language;
	option: string;
	asked: string;
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
	/** Whether a word is written with a small letter somewhere: at the head of a sentence it may have one too. */
	isCommon(word: string): boolean;
};

/** Reads the stored passages of some sources. The same passages give the same material. */
export function readMaterial(sources: readonly Source[], stored: readonly Passage[]): Material {
	const language = languageOf(sources.map(({ content }) => content.slice(0, 20_000)).join("\n"));
	const contents = new Map(sources.map(({ id, content }) => [id, content]));
	const headings = headingsIn(stored, contents);
	const words = stored.map(({ text }) => (speaksToMachine(text) ? [] : topicWords(text, language)));
	const split: Splitting = language === "de" ? splittingOf(words) : (topics) => topics;
	const passages = stored.map((passage, at): ReadPassage => {
		const topics = split(words[at] ?? []);
		const heading = headings.has(passage);
		const silent = heading || topics.length === 0;
		return { ...passage, topics, heading, trouble: silent ? 0 : troubleIn(passage.text, language) };
	});
	const small = new Set<string>();
	for (const { text } of stored)
		for (const word of text.match(/(?<![\p{L}\d])\p{Ll}[\p{L}'’-]*/gu) ?? []) small.add(word);
	const isCommon = (word: string) => joinsOnly(word) || small.has(word);
	const topicsOf = (text: string) => split(topicWords(text, language));
	const links = sources.flatMap((source) => {
		const own = passages.filter(({ documentId, topics }) => documentId === source.id && topics.length > 0);
		return linksOf(source, own, { language, topicsOf, isCommon });
	});
	const search = searchIn(passages.map(({ topics }) => topics));
	return { language, sources, passages, links, search, like: likenessBy(search), isCommon };
}
