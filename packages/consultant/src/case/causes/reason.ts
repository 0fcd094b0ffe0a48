import { cuesOf } from "../../languages/cues.ts";
import { isVerbal } from "../../languages/grammar/verbal.ts";
import { courtesies } from "../../languages/papers/courtesies.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import { wordsOf } from "../../languages/words.ts";
import type { Read } from "../../roles/statements.ts";
import { capitalise } from "../../wording/capitalise.ts";
import { asSentence, clauseOfReason } from "./reason-sentence.ts";

/**
 * The clause of a statement that says why, as a sentence: "nobody signs, because each thinks …"; null for none, and where
 * it cannot be read without the rest: "… because they come then".
 */
export function reasonIn(statement: Pick<Read, "plain" | "language">): string | null {
	const said = explanationIn(statement);
	if (said === null || leansBack(said.reason, statement.language)) return null;
	return asSentence({ clause: said.reason, isSentence: said.isSentence }, statement.language);
}

/** "It is calibrated once a month: the technician has left and nobody wrote the procedure down": a sentence behind a colon. */
export function reasonBehindColon({ plain, language }: Pick<Read, "plain" | "language">): string | null {
	const [, before = "", clause = ""] = /^([^:]{20,}):\s(\p{Ll}[^:;]{25,})$/u.exec(plain) ?? [];
	const words = wordsOf(clause);
	if (wordsOf(before).length < fewestBefore || words.length < fewestBehind || /["“„«]/u.test(clause))
		return null;
	const { negation, lack } = cuesOf(language);
	const tells = negation.count(words) + lack.count(words) > 0;
	return tells && words.some((word) => isVerbal(word, language)) && !leansBack(clause, language)
		? capitalise(clause.replace(/[.!]$/u, ""))
		: null;
}

const fewestBefore = 4;
const fewestBehind = 5;

/** What a statement says and why, where it says both: "Results are late" and "the samples wait four hours". */
export function explanationIn({
	plain,
	language,
}: Pick<Read, "plain" | "language">): { effect: string; reason: string; isSentence: boolean } | null {
	for (const { index } of plain.matchAll(/(?<![\p{L}'’-])\p{Ll}[\p{L}'’-]*/gu)) {
		if (index === 0) continue;
		const effect = plain.slice(0, index);
		const found = clauseOfReason(
			plain.slice(index),
			language,
			/[,;–—-]\s*$/u.test(effect) ? "behind comma" : "inside",
		);
		// "Not because the staff are lazy" gives a reason that is none.
		if (found === null || endsInNot(language).test(effect)) continue;
		return { effect, reason: found.clause, isSentence: found.isSentence };
	}
	return null;
}

function leansBack(clause: string, language: Read["language"]): boolean {
	const { leaning, thenThere } = cuesOf(language);
	const words = wordsOf(clause).slice(0, firstWords);
	return leaning.at(words, 0) || thenThere.count(words) > 0;
}

const firstWords = 4;

const endsInNot = patternByLanguage(({ not }) => new RegExp(`(?<!\\p{L})(?:${not})\\s$`, "iu"));

/** Whether a statement says that it follows from what was said before it. */
export function tellsConsequence({ words, language }: Read): boolean {
	return cuesOf(language).consequence.count(words.slice(0, beginning)) > 0;
}

/** "And why was there no spare?" */
export function asksWhy({ signals, words, language }: Read): boolean {
	return signals.question > 0 && (courtesies(language)?.why.count(words) ?? 0) > 0;
}

const beginning = 5;
