import { fold, type Token } from "./tokens.ts";

type Entry<T> = { words: string[]; dot: boolean; value: T };

/** Phrases by their first and by their last word, the longest first. */
export type Phrases<T> = { byFirst: Map<string, Entry<T>[]>; byLast: Map<string, Entry<T>[]> };

export type Match<T> = { value: T; from: number; next: number };

/** Phrases from lists such as "at most | no more than | max."; a point at the end may be missing in the text. */
export function compilePhrases<T>(lists: Iterable<readonly [T, string]>): Phrases<T> {
	const phrases: Phrases<T> = { byFirst: new Map(), byLast: new Map() };
	for (const [value, list] of lists) {
		for (const phrase of list.split("|")) {
			const trimmed = phrase.trim();
			const words = trimmed.match(/[\p{L}\p{M}²³]+|[^\s\p{L}\p{M}.'’-]/gu)?.map(fold) ?? [];
			const entry = { words, dot: trimmed.endsWith("."), value };
			add(phrases.byFirst, words[0], entry);
			add(phrases.byLast, words.at(-1), entry);
		}
	}
	return phrases;
}

/** Words of a list such as "of | out of", as a set. */
export function wordSet(list: string): Set<string> {
	return new Set(list.split("|").map((word) => fold(word.trim())));
}

/** The longest phrase that begins at a token. */
export function phraseAt<T>(tokens: readonly Token[], at: number, phrases: Phrases<T>): Match<T> | null {
	const token = tokens[at];
	if (!token || token.kind === "numeral") return null;
	for (const { words, dot, value } of phrases.byFirst.get(token.folded) ?? []) {
		const next = matchForward(tokens, at, words, dot);
		if (next !== null) return { value, from: at, next };
	}
	return null;
}

/** The longest phrase that ends right before a token. */
export function phraseBefore<T>(tokens: readonly Token[], at: number, phrases: Phrases<T>): Match<T> | null {
	if (tokens[at]?.apart) return null;
	let last = at - 1;
	const elided = tokens[at]?.glued === true && /^['’]$/.test(tokens[last]?.text ?? "");
	if (elided || (tokens[last]?.text === "." && tokens[last]?.glued)) last -= 1;
	if (tokens[last]?.kind === "numeral") return null;
	for (const { words, dot, value } of phrases.byLast.get(tokens[last]?.folded ?? "") ?? []) {
		if (last !== at - 1 && !dot && !elided) continue;
		const from = matchBackward(tokens, last, words);
		if (from !== null) return { value, from, next: at };
	}
	return null;
}

/** The token that follows in the same cell or sentence, past a hyphen or an abbreviation's point between words. */
function wordAfter(tokens: readonly Token[], at: number): number | null {
	const joint = tokens[at + 1];
	if (!joint || joint.apart) return null;
	const isJoint = joint.glued && /^[-‑.'’]$/.test(joint.text);
	return isJoint && tokens[at + 2]?.kind === "word" && !tokens[at + 2]?.apart ? at + 2 : at + 1;
}

function matchForward(tokens: readonly Token[], at: number, words: string[], dot: boolean): number | null {
	let current = at;
	for (const [index, word] of words.entries()) {
		if (index > 0) {
			const next = wordAfter(tokens, current);
			if (next === null) return null;
			current = next;
		}
		if (tokens[current]?.folded !== word) return null;
	}
	const after = tokens[current + 1];
	return dot && after?.text === "." && after.glued ? current + 2 : current + 1;
}

function matchBackward(tokens: readonly Token[], last: number, words: string[]): number | null {
	let current = last;
	for (let index = words.length - 1; index >= 0; index -= 1) {
		if (tokens[current]?.folded !== words[index]) return null;
		if (index === 0) return current;
		if (tokens[current]?.apart) return null;
		current -= 1;
		if (/^[-‑.'’]$/.test(tokens[current]?.text ?? "") && tokens[current]?.glued) current -= 1;
	}
	return null;
}

function add<T>(map: Map<string, Entry<T>[]>, word: string | undefined, entry: Entry<T>): void {
	if (word === undefined) return;
	const entries = map.get(word) ?? [];
	entries.push(entry);
	entries.sort((a, b) => b.words.length - a.words.length);
	map.set(word, entries);
}
