import { phraseAt } from "../words/phrases.ts";
import { joinedAt } from "./joined-number.ts";
import { following, type Source } from "./source.ts";

export type Spelled = { value: number; next: number; isArticle: boolean; isDoubtful: boolean };

/** A number in words: "forty", "fünfundzwanzig", "two hundred and fifty". */
export function spelledAt(source: Source, at: number): Spelled | null {
	const first = source.tokens[at];
	if (first?.kind !== "word") return null;
	const { words } = source;
	const match = phraseAt(source.tokens, at, words.numbers) ?? joinedAt(source, at);
	const isArticle = words.articleOne.has(first.folded) && first.text.toLowerCase() !== "één";
	if (!match) {
		const opens = isArticle && phraseAt(source.tokens, at + 1, words.magnitudes);
		return opens ? withMagnitudes(source, { value: 1, next: at + 1 }, false) : null;
	}
	const isSingle = match.next === at + 1;
	const read = withMagnitudes(source, match, isSingle && words.doubtfulNumbers.has(first.folded));
	return { ...read, isArticle: isArticle && isSingle && read.next === match.next };
}

function withMagnitudes(
	source: Source,
	start: { value: number; next: number },
	isDoubtful: boolean,
): Spelled {
	const sum = start.value >= 100 ? remainder(source, start.next, start.value) : null;
	let { value, next } = sum ? { value: start.value + sum.value, next: sum.next } : start;
	let isCertain = !isDoubtful;
	for (let turn = 0; turn < 2; turn += 1) {
		const token = following(source, next);
		const hyphen = token?.text === "-" && token.glued ? next + 1 : next;
		const match = magnitudeAt(source, turn === 0 ? hyphen : pastLink(source, hyphen));
		if (!match) break;
		isCertain = true;
		value *= match.value;
		next = match.next;
		const rest = value >= 100 ? remainder(source, next, value) : null;
		if (rest) {
			value += rest.value;
			next = rest.next;
		}
	}
	return { value, next, isArticle: false, isDoubtful: !isCertain };
}

function magnitudeAt(source: Source, at: number) {
	return following(source, at) ? phraseAt(source.tokens, at, source.words.magnitudes) : null;
}

/** "Une vingtaine de mille": past "de" where another magnitude stands behind it. */
function pastLink(source: Source, at: number): number {
	const isLink = source.words.linkWords.has(following(source, at)?.folded ?? "-");
	return isLink && magnitudeAt(source, at + 1) ? at + 1 : at;
}

/** "and fifty" after "two hundred"; a second quantity is none. */
function remainder(source: Source, at: number, above: number): { value: number; next: number } | null {
	if (!following(source, at) || above > 900) return null;
	const and = phraseAt(source.tokens, at, source.words.betweenAnd);
	const start = and?.next ?? at;
	if (!following(source, start) || source.words.articleOne.has(source.tokens[start]?.folded ?? ""))
		return null;
	const match = phraseAt(source.tokens, start, source.words.numbers) ?? joinedAt(source, start);
	return match && match.value < 100 && Number.isInteger(match.value) ? match : null;
}
