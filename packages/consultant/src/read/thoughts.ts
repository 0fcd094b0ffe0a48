import { cuesOf } from "../languages/cues.ts";
import type { Language } from "../languages/language.ts";
import { patternInAny } from "../languages/phrases/pattern.ts";
import { wordsOf } from "../languages/words.ts";
import type { Span } from "./sentences.ts";

/** Fewer words need no cutting, and a thought has at least so many. */
const fewWords = 30;
const shortestThought = 5;
/** Written text has a mark every few words; speech that was typed out by a machine has none, a note typed in small letters few. */
const wordsPerMark = { small: 14, other: 30 };
/** Longer ones are cut where a clause is joined on. */
const mostWords = 22;
const joins = patternInAny(({ conjunction }) => new RegExp(`^${conjunction}$`, "u"));

/** Cuts a long stretch without marks, as a dictation has them, where speech begins a new thought. */
export function thoughtsOf(content: string, span: Span, language: Language): Span[] {
	const text = content.slice(span.start, span.end);
	if (text.length < 2 * fewWords - 1) return [span];
	const places = [...text.matchAll(/\S+/gu)];
	const marks = text.match(/[.,;:!?–—()](?=\s|$)/gu)?.length ?? 0;
	const expected = /^\P{L}*\p{Ll}/u.test(text) ? wordsPerMark.small : wordsPerMark.other;
	if (places.length < fewWords || places.length < marks * expected) return [span];
	const { opening, function: joining } = cuesOf(language);
	const words = places.map(([each]) => wordsOf(each)[0] ?? each);
	const isMarked = (at: number) => /[,;–—]$/u.test(places[at - 1]?.[0] ?? "");
	const found: [number, number][] = [];
	let from = 0;
	for (let at = shortestThought; at <= words.length - shortestThought; at++) {
		if (at - from < shortestThought || !opening.at(words, at)) continue;
		// "in due mesi", "the second line": behind a small word one word goes on; "and then" opens anywhere.
		if (opening.has(words[at] ?? "") && joining.has(words[at - 1] ?? "")) continue;
		found.push(...halved(words, from, at, isMarked));
		from = at;
	}
	found.push(...halved(words, from, words.length, isMarked));
	return found.map(([start, end]) => spanOf(span, places, start, end));
}

/** Cut at the mark, else at the joining word, nearest to the middle, until no piece is longer than a sentence is. */
function halved(
	words: readonly string[],
	from: number,
	to: number,
	isMarked: (at: number) => boolean,
): [number, number][] {
	if (to - from <= mostWords) return [[from, to]];
	const middle = (from + to) / 2;
	const places = Array.from({ length: to - from }, (_, index) => from + index).filter(
		(at) =>
			at - from >= shortestThought &&
			to - at >= shortestThought &&
			(joins.test(words[at] ?? "") || isMarked(at)) &&
			// "2 euro e 91" is one price.
			!/^\d/.test(words[at + 1] ?? ""),
	);
	const marked = places.filter(isMarked);
	const [best] = (marked.length > 0 ? marked : places).sort(
		(one, other) => Math.abs(one - middle) - Math.abs(other - middle),
	);
	if (best === undefined) return [[from, to]];
	return [...halved(words, from, best, isMarked), ...halved(words, best, to, isMarked)];
}

function spanOf({ start, end }: Span, places: readonly RegExpExecArray[], from: number, to: number): Span {
	const last = places[to - 1];
	const isLast = to >= places.length;
	return {
		start: start + (places[from]?.index ?? 0),
		// The mark that divides two thoughts belongs to none.
		end: isLast || !last ? end : start + last.index + last[0].replace(/[,;–—]$/u, "").length,
	};
}
