import { cuesOf } from "../languages/cues.ts";
import type { Read } from "../roles/statements.ts";

/** What a statement says of harm. */
export type Wrong = {
	/** How clearly it says that something is wrong: 0 to 2. */
	wrong: number;
	/** It only lets one think so: it denies, counts a part, or wants what is not yet. */
	isHint: boolean;
	/** It says what is, not what must, may or would be, and asks nothing. */
	isFact: boolean;
};

/** A word said twice is not twice as true. */
const most = 2;

/**
 * What must or would be, what is asked and what does not happen is not wrong: terms, manuals and notices do not complain
 * by naming damage.
 */
export function wrongOf(statement: Read): Wrong {
	const { signals, figures } = statement;
	const isFact = signals.question === 0 && !isRule(statement);
	if (!isFact || signals.praise > 0) return { wrong: 0, isHint: false, isFact };
	const wrong = Math.min(most, wrongWords(statement));
	const isWanted = signals.target > 0 && signals.now > 0 && figures.length > 0;
	const isPart = figures.some(({ kind }) => kind === "ratio");
	return {
		wrong,
		isHint: wrong === 0 && (signals.lack + signals.trouble > 0 || isWanted || isPart),
		isFact,
	};
}

/** How many words for harm stand in a stretch of a statement, without those that it denies. */
export function wrongWords({ words, language }: Pick<Read, "words" | "language">): number {
	const { wrong, negation, without } = cuesOf(language);
	const isDenied = (at: number) =>
		[at - 1, at - 2].some((place) => {
			const word = words[place] ?? "";
			return negation.has(word) || without.has(word);
		});
	if (wrong.count(words) === 0) return 0;
	const found = words.map((_, at) => wrong.at(words, at) && !isDenied(at));
	// "In ritardo" is one: a phrase, and a word of it.
	return found.filter((is, at) => is && !found[at - 1]).length;
}

function isRule({ forbids, words, language }: Read): boolean {
	const { rule, condition } = cuesOf(language);
	return forbids || condition.at(words, 0) || rule.count(words) > 0;
}

/** "That's the worst quarter since we opened": said of what stands before it. */
export function saysWorst({ plain, words, figures, language }: Read): boolean {
	if (/[,;:]/u.test(plain)) return false;
	const isShort = words.length <= mostOfVerdict && figures.every(({ kind }) => kind === "date");
	return isShort && cuesOf(language).worst.count(words) > 0;
}

/** In words. */
const mostOfVerdict = 14;
