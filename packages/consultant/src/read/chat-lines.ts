import type { Line } from "./lines.ts";

/** "09:02 lena.b (Support)  morning all": a time, who writes, perhaps what they are, a gap, and what they say. */
const turn =
	/^(\[?(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s+)?\d{1,2}[:.]\d{2}(?::\d{2})?(?:\s?[ap]m)?\]?\s*[-–—|]?\s*<?@?(\p{L}[\p{L}\p{M}\d_.'’-]{0,30}(?:\s\p{Lu}[\p{L}.'’-]{0,20}){0,2})>?(?:\s?(?:\([^()]{1,40}\)|\[[^[\]]{1,40}\]))?)(?:\s{2,}|\t|(?<=[>)\]])\s)(?=\S)/iu;

const fewestTurns = 4;
/** So many of the lines that begin with a time are such turns. */
const mostly = 0.7;
const beginsWithTime = /^\[?(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s+)?\d{1,2}[:.]\d{2}(?!\d)/u;

const head =
	/^\[?(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s+)?\d{1,2}[:.]\d{2}(?::\d{2})?(?:\s?[ap]m)?\]?\s*[-–—|]?\s*<?@?(\p{L}[\p{L}\p{M}\d_.'’-]{0,30}(?:\s\p{Lu}[\p{L}.'’-]{0,20}){0,2})>?(?:\s?[([]([^()[\]]{1,40})[)\]])?$/iu;

/** Who writes, and what stands in brackets behind the name, by the head of a turn: "09:02 lena.b (Support)"; null for any other text. */
export function turnHead(text: string): { name: string; tag: string } | null {
	const [, name, tag = ""] = head.exec(text) ?? [];
	return name === undefined ? null : { name, tag };
}

/** Cuts the lines of a chat whose writers stand apart by a gap, as most clients copy it, behind who writes. */
export function withChatHeads(lines: readonly Line[]): readonly Line[] {
	const turns = lines.map(({ text }) => turn.exec(text));
	const writers = turns.flatMap((found) => found?.[2] ?? []);
	const timed = lines.filter(({ text }) => beginsWithTime.test(text)).length;
	const differing = new Set(writers).size;
	const isChat =
		writers.length >= fewestTurns &&
		writers.length >= mostly * timed &&
		differing > 1 &&
		differing < writers.length;
	if (!isChat) return lines;
	return lines.flatMap((line, at) => {
		const found = turns[at];
		if (!found) return [line];
		const [whole, head = "", writer = ""] = found;
		const headEnd = line.start + head.length;
		const start = line.start + whole.length;
		return [
			{ ...line, end: headEnd, text: head, writer },
			{ ...line, start, from: start, text: line.text.slice(whole.length), isTurn: true },
		];
	});
}
