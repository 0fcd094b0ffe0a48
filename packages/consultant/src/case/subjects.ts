import { cuesOf, type Topic } from "../languages/cues.ts";
import { patternInAny } from "../languages/phrases/pattern.ts";
import { wordsOf } from "../languages/words.ts";
import type { Statement } from "../read/statement.ts";

/** What a clause is about stands among its first words, or it speaks of something else and only mentions it. */
const firstWords = 6;
/** Marks, and words that join a clause on. */
const clauses = patternInAny(
	({ conjunction, that }) => new RegExp(`[.,;:!?()–—]|(?<!\\p{L})(?:${conjunction}|${that})(?!\\p{L})`, "iu"),
);
/** A line of names and titles has no words that join others and no full stop; a sentence has. */
const leastJoining = 2;

/** How often a statement speaks of a topic as its subject, not in passing. */
export function speaksOf({ plain, words, language }: Statement, topic: Topic): number {
	const { topics, function: joining } = cuesOf(language);
	if (words.filter(joining.has).length < leastJoining && !/[.!?…]$/.test(plain)) return 0;
	return plain
		.split(clauses)
		.map((clause) => topics[topic].count(wordsOf(clause).slice(0, firstWords)))
		.reduce((sum, hits) => sum + hits, 0);
}
