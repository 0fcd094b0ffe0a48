import { withoutElision } from "./grammar/elision.ts";
import type { KnownLanguage, Language } from "./language.ts";
import { perLanguage } from "./per-language.ts";

/** Finds the words of one list in a row of lower-case words. */
export type Matcher = {
	/** Whether a word or phrase of the list begins at this place of the row. */
	at(words: readonly string[], index: number): boolean;
	/** How many places of the row match, each counted once. */
	count(words: readonly string[]): number;
	/** Whether this very word is in the list, phrases aside. */
	has(word: string): boolean;
};

/** Finds the words of several lists. */
export type Matchers<List extends string> = {
	of: Record<List, Matcher>;
	/** The lists that have this very word, phrases aside. */
	listsWith(word: string): readonly List[];
	/** The lists of which a word or phrase begins at this place of the row. */
	listsAt(words: readonly string[], index: number): readonly List[];
};

/** What is known of a word: the lists that have it, and the phrases that it begins. */
type Entry<List> = { lists: readonly List[]; phrases: readonly Phrase<List>[] };
/** Of the words behind the first; they may end with `*` too. */
type Phrase<List> = { list: List; rest: readonly string[] };

/** Shortest stem of a word that is given by its beginning or end. */
const shortestStem = 3;
/** Longer ones are no words. */
const longestWord = 50;
/** So many words are remembered: the frequent ones come again at once. */
const mostKnown = 10_000;

/**
 * Looks lists of words up in time linear in the text: each word once for all of them. A list holds words apart by spaces:
 * `late`, `delay*` by its beginning, `*keit` by its end, `no_longer` a phrase. It is sorted when it is first asked.
 */
export function matchersOf<List extends string>(lists: Record<List, string>): Matchers<List> {
	const find = finderOf(lists);
	const row = rowReader(find);
	const matchers = namesOf(lists).map((list) => [list, matcherOf(list, find, row)] as const);
	return {
		of: Object.fromEntries(matchers) as Record<List, Matcher>,
		listsWith: (word) => find(word).lists,
		listsAt(words, index) {
			const { lists: found, phrases } = find(words[index] ?? "");
			if (phrases.length === 0) return found;
			return withBegun(found, phrases, words, index);
		},
	};
}

/** The lists of each language; null for an unknown one. */
export function matchersByLanguage<List extends string>(
	languages: Record<KnownLanguage, Record<List, string>>,
): (language: Language) => Record<List, Matcher> | null {
	const known = perLanguage((language: KnownLanguage) => matchersOf(languages[language]).of);
	return (language) => (language === "unknown" ? null : known(language));
}

/** The lists of a word and those of which it begins a phrase here. */
function withBegun<List>(
	lists: readonly List[],
	phrases: readonly Phrase<List>[],
	words: readonly string[],
	index: number,
): readonly List[] {
	const begun = phrases.filter(({ rest }) => goesOn(words, index, rest)).map(({ list }) => list);
	return begun.length === 0 ? lists : [...new Set([...lists, ...begun])];
}

type Find<List> = (word: string) => Entry<List>;

/** What is known of the words of rows; of the last one it is kept, for most rows are asked for list after list. */
function rowReader<List>(find: Find<List>): Row<List> {
	let last: readonly string[] = [];
	const entries: Entry<List>[] = [];
	return {
		entries(words) {
			if (words !== last) {
				last = words;
				entries.length = 0;
				for (const word of words) entries.push(find(word));
			}
			return entries;
		},
		entryAt: (words, index) => (words === last ? entries[index] : undefined) ?? find(words[index] ?? ""),
	};
}

type Row<List> = {
	entries(words: readonly string[]): readonly Entry<List>[];
	entryAt(words: readonly string[], index: number): Entry<List>;
};

function matcherOf<List>(list: List, find: Find<List>, row: Row<List>): Matcher {
	const begins = ({ lists, phrases }: Entry<List>, words: readonly string[], index: number) =>
		lists.includes(list) || (phrases.length > 0 && isBegun(list, phrases, words, index));
	return {
		at: (words, index) => begins(row.entryAt(words, index), words, index),
		count(words) {
			const entries = row.entries(words);
			let found = 0;
			for (let index = 0; index < entries.length; index++) {
				const entry = entries[index] ?? nothing;
				if (entry !== nothing && begins(entry, words, index)) found++;
			}
			return found;
		},
		has: (word) => find(word).lists.includes(list),
	};
}

function isBegun<List>(
	list: List,
	phrases: readonly Phrase<List>[],
	words: readonly string[],
	index: number,
): boolean {
	for (const phrase of phrases) if (phrase.list === list && goesOn(words, index, phrase.rest)) return true;
	return false;
}

function goesOn(words: readonly string[], index: number, rest: readonly string[]): boolean {
	for (let at = 0; at < rest.length; at++) if (!fits(words[index + 1 + at], rest[at] ?? "")) return false;
	return true;
}

function fits(word: string | undefined, pattern: string): boolean {
	if (word === undefined) return false;
	return pattern.endsWith("*") ? word.startsWith(pattern.slice(0, -1)) : word === pattern;
}

/** Looks words up, and remembers those that were. */
function finderOf<List extends string>(lists: Record<List, string>): Find<List> {
	const known = new Map<string, Entry<List>>();
	let index: Index<List> | null = null;
	return (word) => {
		const before = known.get(word);
		if (before) return before;
		index ??= indexOf(lists);
		const found = { lists: listsWith(index, word), phrases: index.phrases.get(word) ?? [] };
		const entry = found.lists.length + found.phrases.length > 0 ? found : nothing;
		if (known.size >= mostKnown) known.clear();
		known.set(word, entry);
		return entry;
	};
}

const nothing: Entry<never> = { lists: [], phrases: [] };

/** What the lists hold, sorted by how it is looked up. */
type Index<List> = {
	words: Map<string, List[]>;
	beginnings: Map<string, List[]>;
	endings: Map<string, List[]>;
	/** By their first word. */
	phrases: Map<string, Phrase<List>[]>;
};

function indexOf<List extends string>(lists: Record<List, string>): Index<List> {
	const index: Index<List> = {
		words: new Map(),
		beginnings: new Map(),
		endings: new Map(),
		phrases: new Map(),
	};
	for (const list of namesOf(lists))
		for (const entry of entriesOf(lists[list])) {
			const [first = "", ...rest] = entry.split("_");
			if (rest.length > 0) add(index.phrases, first, { list, rest });
			else if (entry.endsWith("*")) add(index.beginnings, entry.slice(0, -1), list);
			else if (entry.startsWith("*")) add(index.endings, entry.slice(1), list);
			else add(index.words, entry, list);
		}
	return index;
}

function listsWith<List>({ words, beginnings, endings }: Index<List>, word: string): List[] {
	const found = new Set(words.get(word));
	const longest = word.length > longestWord ? 0 : word.length;
	for (let length = shortestStem; length <= longest; length++) {
		for (const list of beginnings.get(word.slice(0, length)) ?? []) found.add(list);
		for (const list of endings.get(word.slice(-length)) ?? []) found.add(list);
	}
	return [...found];
}

function namesOf<List extends string>(lists: Record<List, string>): List[] {
	return Object.keys(lists) as List[];
}

/** As the words of a text are read: "d'ici" is a phrase of two. */
function entriesOf(list: string): string[] {
	return list
		.split(/\s+/)
		.filter((written) => written !== "")
		.map((written) => written.split("_").flatMap(withoutElision).join("_"));
}

function add<Value>(found: Map<string, Value[]>, key: string, value: Value): void {
	const values = found.get(key);
	if (values) values.push(value);
	else found.set(key, [value]);
}
