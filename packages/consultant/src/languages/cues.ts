import type { CueWords } from "./cue-words.ts";
import { de } from "./de.ts";
import { withoutElision } from "./elision.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import type { KnownLanguage, Language } from "./language.ts";
import { nl } from "./nl.ts";

export type CueKind = Exclude<keyof CueWords, "headings" | "columns" | "topics">;
export type HeadingRole = keyof CueWords["headings"];
export type Topic = keyof CueWords["topics"];

/** Finds the cue words of one list in a row of lower-case words. */
export type Matcher = {
	/** Whether a word or phrase of the list begins at this place of the row. */
	at(words: readonly string[], index: number): boolean;
	/** How many places of the row match, each counted once. */
	count(words: readonly string[]): number;
	/** Whether this very word is in the list, phrases aside. */
	has(word: string): boolean;
};

/** The cue words of a language, ready to be looked up in time linear in the text. */
export type Cues = Record<CueKind, Matcher> & {
	headings: Record<HeadingRole, Matcher>;
	columns: Record<keyof CueWords["columns"], Matcher>;
	topics: Record<Topic, Matcher>;
};

const lists: Record<KnownLanguage, CueWords> = { en, de, fr, es, it, nl };
const compiled = new Map<Language, Cues>();

/** The cues of a language; those of an unknown one match nothing. */
export function cuesOf(language: Language): Cues {
	const known = compiled.get(language);
	if (known) return known;
	const { headings, columns, topics, ...kinds } = language === "unknown" ? emptyLike(en) : lists[language];
	const cues = {
		...compileAll(kinds),
		headings: compileAll(headings),
		columns: compileAll(columns),
		topics: compileAll(topics),
	};
	compiled.set(language, cues);
	return cues;
}

function emptyLike(words: CueWords): CueWords {
	const blank = <T extends object>(value: T): T =>
		Object.fromEntries(
			Object.entries(value).map(([key, each]) => [key, typeof each === "string" ? "" : blank(each)]),
		) as T;
	return blank(words);
}

function compileAll<K extends string>(entries: Record<K, string>): Record<K, Matcher> {
	const pairs = (Object.entries(entries) as [K, string][]).map(([key, list]) => [key, matcherOf(list)]);
	return Object.fromEntries(pairs) as Record<K, Matcher>;
}

/** Shortest stem of a word that is given by its beginning or end. */
const shortestStem = 3;
/** Longer ones are no words. */
const longestWord = 50;

/** So many looked-up words each list remembers: the frequent ones come again at once. */
const mostKnown = 500;

/** A list of cue words, sorted by how they are looked up. */
type Entries = {
	words: Set<string>;
	beginnings: Set<string>;
	endings: Set<string>;
	/** Phrases by their first word; their words may end with `*` too. */
	phrases: Map<string, string[][]>;
};

/** Looks up a list of cue words. */
export function matcherOf(list: string): Matcher {
	const entries = entriesOf(list);
	const { phrases } = entries;
	const known = new Map<string, boolean>();
	// A long text says most of its words hundreds of times.
	const has = (word: string) => {
		const before = known.get(word);
		if (before !== undefined) return before;
		const found = hasWord(entries, word);
		if (known.size >= mostKnown) known.clear();
		known.set(word, found);
		return found;
	};
	const at = (row: readonly string[], place: number) => {
		const word = row[place] ?? "";
		return (
			has(word) ||
			phrases
				.get(word)
				?.some((rest) => rest.every((pattern, index) => fitsWord(row[place + 1 + index], pattern))) === true
		);
	};
	return {
		has,
		at,
		count(row) {
			let found = 0;
			for (const place of row.keys()) if (at(row, place)) found++;
			return found;
		},
	};
}

function entriesOf(list: string): Entries {
	const entries: Entries = {
		words: new Set(),
		beginnings: new Set(),
		endings: new Set(),
		phrases: new Map(),
	};
	for (const written of list.split(/\s+/).filter((each) => each !== "")) {
		// As its words are read: "d'ici" is a phrase of two.
		const entry = written.split("_").flatMap(withoutElision).join("_");
		if (entry.includes("_")) {
			const [first = "", ...rest] = entry.split("_");
			entries.phrases.set(first, [...(entries.phrases.get(first) ?? []), rest]);
		} else if (entry.endsWith("*")) entries.beginnings.add(entry.slice(0, -1));
		else if (entry.startsWith("*")) entries.endings.add(entry.slice(1));
		else entries.words.add(entry);
	}
	return entries;
}

function hasWord({ words, beginnings, endings }: Entries, word: string): boolean {
	if (words.has(word)) return true;
	if (word.length > longestWord) return false;
	for (let length = shortestStem; length <= word.length; length++) {
		if (beginnings.has(word.slice(0, length)) || (endings.size > 0 && endings.has(word.slice(-length))))
			return true;
	}
	return false;
}

function fitsWord(word: string | undefined, pattern: string): boolean {
	if (word === undefined) return false;
	return pattern.endsWith("*") ? word.startsWith(pattern.slice(0, -1)) : word === pattern;
}
