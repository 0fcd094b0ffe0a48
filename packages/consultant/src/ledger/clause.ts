import type { Figure } from "./figure.ts";

/** The words around a figure up to the next comma, bracket or stop on either side. */
export function clauseAround(text: string, figure: Figure): string {
	const { before, after } = sidesOf(text, figure);
	return `${before} ${text.slice(figure.start, figure.end)} ${after}`;
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
