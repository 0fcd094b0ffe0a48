import { cuesOf, type Topic } from "../languages/cues.ts";
import { prepositions } from "../languages/grammar/prepositions.ts";
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

/** So many words may stand before what a clause is about: "Two of our oldest customers". */
const mostAhead = 5;

/** How many clauses of a statement have a word of a topic for what they speak of: "customers leave", not "from the customer". */
export function hasForSubject(statement: Statement, topic: Topic): number {
	if (speaksOf(statement, topic) === 0) return 0;
	return statement.plain.split(clauses).filter((clause) => isSubject(clause, statement, topic)).length;
}

function isSubject(clause: string, { language }: Statement, topic: Topic): boolean {
	const words = wordsOf(clause);
	const { topics, function: small } = cuesOf(language);
	const at = words.slice(0, mostAhead + 1).findIndex((word) => topics[topic].has(word));
	const lists = prepositions(language);
	if (at < 0 || !lists) return false;
	// "The customers' data"
	if (new RegExp(`${words[at] ?? ""}['’]`, "iu").test(clause)) return false;
	const ahead = words.slice(0, at);
	const isSome = (word: string) => lists.some.has(word) || /^\d/.test(word);
	// Only an adjective, right before it: of "the data of the customers" the data are spoken of.
	const isNamed = ahead.slice(0, -1).every((word) => small.has(word) || isSome(word));
	return isNamed && (ahead.some(isSome) || !ahead.some((word) => lists.before.has(word)));
}
