import type { CueWords } from "./cue-words.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import type { KnownLanguage, Language } from "./language.ts";
import { type Matcher, matchersOf } from "./matchers.ts";
import { nl } from "./nl.ts";
import { perLanguage } from "./per-language.ts";

export type CueKind = Exclude<keyof CueWords, "headings" | "columns" | "topics">;
export type HeadingRole = keyof CueWords["headings"];
export type Topic = keyof CueWords["topics"];

/** The cue words of a language, ready to be looked up in time linear in the text. */
export type Cues = Record<CueKind, Matcher> & {
	headings: Record<HeadingRole, Matcher>;
	columns: Record<keyof CueWords["columns"], Matcher>;
	topics: Record<Topic, Matcher>;
	/** The kinds that have this very word, phrases aside. */
	kindsOf(word: string): readonly CueKind[];
	/** The kinds of which a cue word or phrase begins at this place of the row. */
	kindsAt(words: readonly string[], index: number): readonly CueKind[];
};

const lists: Record<KnownLanguage, CueWords> = { en, de, fr, es, it, nl };

/** The cues of a language; those of an unknown one match nothing. */
export const cuesOf = perLanguage((language: Language): Cues => {
	const { headings, columns, topics, ...kinds } = language === "unknown" ? emptyLike(en) : lists[language];
	const matchers = matchersOf(kinds);
	return {
		...matchers.of,
		headings: matchersOf(headings).of,
		columns: matchersOf(columns).of,
		topics: matchersOf(topics).of,
		kindsOf: matchers.listsWith,
		kindsAt: matchers.listsAt,
	};
});

function emptyLike(words: CueWords): CueWords {
	const blank = <T extends object>(value: T): T =>
		Object.fromEntries(
			Object.entries(value).map(([key, each]) => [key, typeof each === "string" ? "" : blank(each)]),
		) as T;
	return blank(words);
}
