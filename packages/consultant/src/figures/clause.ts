import { wordsOf } from "../languages/words.ts";
import type { Figure } from "./figure.ts";

/** The words around a figure up to the next comma, bracket or stop on either side. */
export function clauseAround(text: string, figure: Figure): string {
	const { before, after } = sidesOf(text, figure);
	return `${before} ${text.slice(figure.start, figure.end)} ${after}`;
}

/** The words of a figure's clause. */
export function wordsAround(text: string, figure: Figure): readonly string[] {
	return wordsOf(clauseAround(text, figure));
}

type Sides = { before: string; after: string };

/** Of each figure, in the text that was last asked for: what tells its role and its measure asks again and again. */
const known = new WeakMap<Figure, Sides & { text: string }>();

/** The same, before and behind the figure. */
export function sidesOf(text: string, figure: Figure): Sides {
	const before = known.get(figure);
	if (before?.text === text) return before;
	const sides = { ...cutSides(text, figure), text };
	known.set(figure, sides);
	return sides;
}

function cutSides(text: string, { start, end }: Figure): Sides {
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
