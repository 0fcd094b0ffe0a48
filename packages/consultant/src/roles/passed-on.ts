import type { Matcher } from "../languages/matchers.ts";

const longest = 45;
const shortestWord = 2;
/** Between the two inner words at most one other stands. */
const farthest = 2;

/**
 * Whether two words answer each other crosswise, "A … B, B … A": "Sales say the office decides, the office says sales."
 * `small` are the words that say nothing of a subject.
 */
export function passesOn(words: readonly string[], small: Matcher): boolean {
	if (words.length > longest) return false;
	const told = words.filter((word) => word.length >= shortestWord && !small.has(word));
	return told.some((outer, at) => {
		const end = told.indexOf(outer, at + 3);
		const inner = end < 0 ? [] : told.slice(at + 1, end).filter((word) => word !== outer);
		return inner.some((word, place) => inner.slice(place + 1, place + 1 + farthest).includes(word));
	});
}
