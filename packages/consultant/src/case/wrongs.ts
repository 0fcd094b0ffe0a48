import { cuesOf } from "../languages/cues.ts";
import type { Read } from "./statements.ts";

/** A word said twice is not twice as true. */
const most = 2;

/**
 * How clearly a statement says that something is wrong: 0 to 2. What must or would be, what is asked, what does not happen
 * and what is gained says nothing of that, so that terms, manuals and notices do not complain by naming damage.
 */
export function wrongIn(statement: Read): number {
	if (!isFact(statement)) return 0;
	const { words, language } = statement;
	const { wrong, negation, without } = cuesOf(language);
	const isDenied = (at: number) =>
		[at - 1, at - 2].some((place) => {
			const word = words[place] ?? "";
			return negation.has(word) || without.has(word);
		});
	const found = words.map((_, at) => wrong.at(words, at) && !isDenied(at));
	// "In ritardo" is one: a phrase, and a word of it.
	return Math.min(most, found.filter((is, at) => is && !found[at - 1]).length);
}

/** Whether a statement of fact that does not plainly say so lets one think that something is wrong: it denies, or counts a part. */
export function hintsAtWrong(statement: Read): boolean {
	const { signals, figures } = statement;
	const isHint = signals.lack + signals.trouble > 0 || figures.some(({ kind }) => kind === "ratio");
	return isHint && isFact(statement) && wrongIn(statement) === 0;
}

function isFact(statement: Read): boolean {
	return statement.signals.question + statement.signals.praise === 0 && !isRule(statement);
}

/** It says what must, may or would be, not what is. */
export function isRule({ forbids, words, language }: Read): boolean {
	const { rule, condition } = cuesOf(language);
	return forbids || condition.at(words, 0) || rule.count(words) > 0;
}
