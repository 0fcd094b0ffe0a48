import { cuesOf } from "../languages/cues.ts";
import type { Language } from "../languages/language.ts";
import { wordsOf } from "../languages/words.ts";
import { conjunctions } from "./conjunctions.ts";
import type { Span } from "./sentences.ts";

/** Fewer words need no cutting, and a thought has at least so many. */
const fewWords = 40;
const shortestThought = 5;
/** Written text has a mark every few words; speech that was typed out by a machine has none. */
const wordsPerMark = 30;
/** Longer ones are cut where a clause is joined on. */
const mostWords = 22;
const joins: ReadonlySet<string> = new Set(conjunctions);

/** Cuts a long stretch without marks, as a dictation has them, where speech begins a new thought. */
export function thoughtsOf(content: string, span: Span, language: Language): Span[] {
	const text = content.slice(span.start, span.end);
	const places = [...text.matchAll(/\S+/gu)];
	const marks = text.match(/[.,;:!?–—()](?=\s|$)/gu)?.length ?? 0;
	if (places.length < fewWords || places.length < marks * wordsPerMark) return [span];
	const { opening, function: joining } = cuesOf(language);
	const words = places.map(([each]) => wordsOf(each)[0] ?? each);
	const found: [number, number][] = [];
	let from = 0;
	for (let at = shortestThought; at <= words.length - shortestThought; at++) {
		if (at - from < shortestThought || !opening.at(words, at)) continue;
		// "in due mesi", "the second line": behind a small word one word goes on; "and then" opens anywhere.
		if (opening.has(words[at] ?? "") && joining.has(words[at - 1] ?? "")) continue;
		found.push(...halved(words, from, at));
		from = at;
	}
	found.push(...halved(words, from, words.length));
	return found.map(([start, end]) => spanOf(span, places, start, end));
}

/** Cut at the joining word nearest to the middle, until no piece is longer than a sentence is. */
function halved(words: readonly string[], from: number, to: number): [number, number][] {
	if (to - from <= mostWords) return [[from, to]];
	const middle = (from + to) / 2;
	const places = Array.from({ length: to - from }, (_, index) => from + index).filter(
		(at) =>
			at - from >= shortestThought &&
			to - at >= shortestThought &&
			joins.has(words[at] ?? "") &&
			// "2 euro e 91" is one price.
			!/^\d/.test(words[at + 1] ?? ""),
	);
	const [best] = places.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
	return best === undefined ? [[from, to]] : [...halved(words, from, best), ...halved(words, best, to)];
}

function spanOf({ start, end }: Span, places: readonly RegExpExecArray[], from: number, to: number): Span {
	return {
		start: start + (places[from]?.index ?? 0),
		end: to < places.length ? start + (places[to]?.index ?? 0) : end,
	};
}
