import { wordsOf } from "../languages/words.ts";
import type { Figure } from "./figure.ts";

/** The words around a figure up to the next comma, bracket or stop on either side. */
export function clauseAround(text: string, figure: Figure): string {
	const { before, after } = sidesOf(text, figure);
	return `${before} ${text.slice(figure.start, figure.end)} ${after}`;
}

/** Of the figure that was last asked for: what tells its role asks again and again. */
let last: { text: string; start: number; end: number; words: readonly string[] } | null = null;

/** The words of a figure's clause. */
export function wordsAround(text: string, figure: Figure): readonly string[] {
	const { start, end } = figure;
	if (last?.start !== start || last.end !== end || last.text !== text)
		last = { text, start, end, words: wordsOf(clauseAround(text, figure)) };
	return last.words;
}

/** The same, before and behind the figure. */
export function sidesOf(text: string, { start, end }: Figure): { before: string; after: string } {
	const before = text.slice(Math.max(0, start - 90), start).split(/[,;()]|\s[–—]\s|(?:[!?:]|(?<!\d)\.)\s/u);
	const after = text.slice(end, end + 60).split(/[,;()]|\s[–—]\s|[.!?:](?:\s|$)/u);
	const left = before.at(-1)?.trim() === "" ? (before.at(-2) ?? "") : (before.at(-1) ?? "");
	return { before: left, after: after[0] ?? "" };
}

/** A text with spaces where its dates stand: they only say when. */
export function withoutDates(text: string, figures: readonly Figure[]): string {
	let found = text;
	for (const { kind, start, end } of figures)
		if (kind === "date") found = found.slice(0, start) + " ".repeat(end - start) + found.slice(end);
	return found;
}
