import { leansBack } from "../languages/grammar/leaning-back.ts";
import type { Language } from "../languages/language.ts";
import { capitalise } from "../wording/capitalise.ts";
import { clauseEnds, firstSentence } from "../wording/clause-ends.ts";
import { reasonIn } from "./causes/reason.ts";

/** Longer than this, in characters, is no title. */
export const mostOfTitle = 90;
/** What is kept has at least this share of what would fit: less says too little of a sentence that is much longer. */
const leastKept = 0.44;
/** The same where only a part of the thought is kept, and a phrase more would fit. */
const leastOfPart = 0.6;
const cutMark = " …";

/**
 * A sentence as a title of at most `most` characters: without a full stop and what stands in brackets where it is too long,
 * then without the clauses behind the last that fits. Where no clause ends in time it is cut before a phrase, and "…" says so.
 */
export function asTitle(sentence: string, language: Language, most: number = mostOfTitle): string {
	const whole = trimmed(sentence);
	if (whole.length <= most) return whole;
	const text = trimmed(withoutLoneQuotes(whole.replaceAll(/\s*(?:\([^()]*\)|\[[^[\]]*\])/gu, "")));
	if (text.length <= most) return text;
	const cuts = clauseEnds(text, language)
		.map(({ at, ended }) => {
			const before = text.slice(0, at);
			return { kept: trimmed(before), ended, isSentence: ended === "thought" && endsSentence.test(before) };
		})
		.filter(({ kept }) => kept.length >= most * leastKept && kept.length <= most);
	const clause =
		cuts.findLast(({ isSentence }) => isSentence) ?? cuts.findLast(({ ended }) => ended === "thought");
	if (clause) return clause.kept;
	const room = most - cutMark.length;
	const fitting = cuts.filter(({ kept }) => kept.length <= room);
	const phrase =
		fitting.findLast(({ kept, ended }) => ended === "part" && kept.length >= most * leastOfPart) ??
		fitting.at(-1);
	const bare = withoutQuotes(text);
	if (!phrase && bare !== text) return asTitle(bare, language, most);
	return `${phrase?.kept ?? trimmed(text.slice(0, Math.max(0, text.lastIndexOf(" ", room))))}${cutMark}`;
}

const endsSentence = /[.!?]["”»]?\s*$/u;

/**
 * A cause as a title: where its first sentence is long and says what and why, the why. A cause that can be read only behind
 * the sentence that names what it speaks of has both in its title, each as one.
 */
export function causeTitle(cause: string, language: Language, most: number = mostOfTitle): string {
	const name = firstSentence(cause);
	const behind = trimmed(cause).slice(name.length).trim();
	if (behind !== "" && trimmed(cause).length > most && leansBack(behind, language))
		return `${capitalise(asTitle(name, language, most))}. ${asTitle(behind, language, most)}`;
	const title = capitalise(asTitle(cause, language, most));
	if (trimmed(cause).length <= most) return title;
	const why = reasonIn({ plain: firstSentence(cause), language }) ?? "";
	return why.length >= most * leastKept ? asTitle(why, language, most) : title;
}

/** Whether a title says only a part of a clause. */
export function isCut(title: string): boolean {
	return title.endsWith(cutMark);
}

function trimmed(text: string): string {
	return text.replace(/^[\s»”)\]–—•-]+/u, "").replace(/[\s.,;:–—-]+$/u, "");
}

/** What a quotation is cut from, or into, keeps no mark without its other. */
function withoutLoneQuotes(text: string): string {
	const count = (mark: RegExp) => (text.match(mark) ?? []).length;
	const isPaired = count(/[“„«]/gu) === count(/[”»]/gu) && count(/"/gu) % 2 === 0;
	return isPaired ? text : withoutQuotes(text);
}

function withoutQuotes(text: string): string {
	return text.replaceAll(/["“”„«»]/gu, "").replaceAll(/\s{2,}/gu, " ");
}
