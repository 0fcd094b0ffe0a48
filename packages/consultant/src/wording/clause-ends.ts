import { cuesOf } from "../languages/cues.ts";
import { isVerbal } from "../languages/grammar/verbal.ts";
import type { Language } from "../languages/language.ts";
import { patternByLanguage } from "../languages/phrases/pattern.ts";
import { wordsOf } from "../languages/words.ts";

/** What ends in front of a place: a whole thought, a part of one that its marks set apart, or only a phrase. */
type Ended = "thought" | "part" | "phrase";
/** A place where a sentence can be cut. */
export type ClauseEnd = { at: number; ended: Ended };

/** Where subordinate clauses always stand between commas, and many of them cannot be missed. */
const withCommas: readonly Language[] = ["de", "nl"];
/** Opens a clause without which the one before it says nothing: "We do not know, which …". */
const neededBehind = patternByLanguage(({ saidOrAsked }) => new RegExp(`^${saidOrAsked}$`, "iu"));
const joins = patternByLanguage(({ and, or }) => new RegExp(`^(?:${and}|${or})$`, "iu"));
/** A stop behind a few letters only shortens a word: "Dr. Moor". */
const stops = /(?:[\p{L}\p{N}%]{4}[.…]|[!?])["”»“)]*$/u;
const begins = /^[\p{Lu}\p{N}"“„«]/u;
/** As far as the longest of the words that open a clause, in characters. */
const farEnough = 40;
const opening = /[(["“„«]/gu;
const closing = /[)\]”»]/gu;

/** Where a text can be cut, in its order; never inside brackets or what is quoted, nor inside a number. */
export function clauseEnds(text: string, language: Language): ClauseEnd[] {
	const ends: ClauseEnd[] = [];
	const tokens = [...text.matchAll(/\S+/gu)];
	for (const [place, { 0: token, index }] of tokens.entries()) {
		const before = tokens[place - 1]?.[0] ?? "";
		if (before === "" || isInside(text.slice(0, index))) continue;
		const words = wordsOf(text.slice(index, index + farEnough));
		const ended = byMarks(before, token) ?? byWords(before, words, language);
		if (ended !== null && ended !== "inside") ends.push({ at: index, ended });
	}
	return ends;
}

/** A text up to the end of its first sentence. */
export function firstSentence(text: string): string {
	const tokens = [...text.matchAll(/\S+/gu)];
	const next = tokens.find(
		({ 0: token }, place) => stops.test(tokens[place - 1]?.[0] ?? "") && begins.test(token),
	);
	return text.slice(0, next?.index).trim();
}

/** What the marks between two tokens end; null where there are none but commas. */
function byMarks(before: string, token: string): Ended | "inside" | null {
	if (/^[–—-]+$/u.test(before)) return "inside";
	if (/^[–—-]+$/u.test(token)) return /\d$/u.test(before) ? "inside" : "thought";
	if (before.endsWith(";") || token.startsWith("(")) return "thought";
	if (stops.test(before)) return begins.test(token) ? "thought" : "inside";
	return before.endsWith(":") ? "part" : null;
}

/** What ends before these words, behind a comma or none. */
function byWords(before: string, words: readonly string[], language: Language): Ended | null {
	if (before.endsWith(",")) return byComma(words, language);
	const cues = cuesOf(language);
	const isSmall = (word: string) => cues.function.has(word) || joins(language).test(word);
	if (isSmall(wordsOf(before).at(-1) ?? "")) return null;
	if (cues.reason.at(words, 0)) return "thought";
	return isSmall(words[0] ?? "") ? "phrase" : null;
}

function byComma(words: readonly string[], language: Language): Ended {
	const cues = cuesOf(language);
	const first = words[0] ?? "";
	if (cues.relative.at(words, 0)) return withCommas.includes(language) ? "part" : "thought";
	if (neededBehind(language).test(first) || cues.condition.at(words, 0) || cues.without.at(words, 0))
		return "part";
	const opens = cues.function.has(first) || joins(language).test(first) || isVerbal(first, language);
	return opens ? "thought" : "part";
}

function isInside(before: string): boolean {
	const straight = (before.match(/"/g) ?? []).length;
	const opened = (before.match(opening) ?? []).length - straight;
	return straight % 2 === 1 || opened > (before.match(closing) ?? []).length;
}
