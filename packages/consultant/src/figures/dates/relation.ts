import type { DateRelation } from "../figure.ts";
import { phraseBefore } from "../words/phrases.ts";
import type { DateSource } from "./read-date.ts";

/** How the words before a date bound what is said: "by 1 December", "seit dem 3. Mai". */
export function relationBefore(source: DateSource, at: number): DateRelation | null {
	const { tokens, dates } = source;
	let start = at;
	for (let turn = 0; turn < 3; turn += 1) {
		const match = phraseBefore(tokens, start, dates.relations);
		if (match) return match.value;
		const before = tokens[start - 1];
		if (!before || tokens[start]?.apart) return null;
		const isBetween = dates.articles.has(before.folded) || /^['’]$/.test(before.text);
		if (!isBetween) return null;
		start -= 1;
	}
	return null;
}

/** "Since the move in May": a date that says when something was since which it is so. */
export function isSinceEvent({ tokens, dates }: DateSource, at: number): boolean {
	for (let from = at - 1; from >= Math.max(1, at - mostOfEvent); from -= 1) {
		if (tokens[from]?.kind !== "word" || tokens[from]?.apart) return false;
		if (phraseBefore(tokens, from, dates.relations)?.value === "since") return true;
	}
	return false;
}

const mostOfEvent = 4;
