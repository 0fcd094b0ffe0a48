import type { Line } from "./lines.ts";

/** "[14.04.2026, 09:02]", "9:02 am" */
const time = "\\[?(?:\\d{1,4}[./-]\\d{1,2}[./-]\\d{2,4},?\\s+)?\\d{1,2}[:.]\\d{2}(?!\\d)";
const restOfTime = "(?::\\d{2})?(?:\\s?[AaPp][Mm])?\\]?\\s*[-–—|]?\\s*";
/** "lena.b", "<tunde>", "Kofi Mensah" */
const name = "<?@?(\\p{L}[\\p{L}\\p{M}\\d_.'’-]{0,30}(?:\\s\\p{Lu}[\\p{L}.'’-]{0,20}){0,2})>?";
/** What they are: "(Support)", "[Bank]" */
const tag = "(?:\\s?[([]([^()[\\]]{1,40})[)\\]])?";

const beginsWithTime = new RegExp(`^${time}`, "u");
const head = new RegExp(`^${time}${restOfTime}${name}${tag}$`, "u");
/** "09:02 lena.b (Support)  morning all": behind who writes stands a gap, or the bracket that ends the name. */
const turn = new RegExp(`^(${time}${restOfTime}${name}${tag})(?:\\s{2,}|\\t|(?<=[>)\\]])\\s)(?=\\S)`, "u");

const fewestTurns = 4;
/** So many of the lines that begin with a time are such turns. */
const mostly = 0.7;

/** Who writes, and what stands in brackets behind the name, by the head of a turn: "09:02 lena.b (Support)"; null for any other text. */
export function turnHead(text: string): { name: string; tag: string } | null {
	const [, who, what = ""] = head.exec(text) ?? [];
	return who === undefined ? null : { name: who, tag: what };
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
		const [whole, before = "", writer = ""] = found;
		const start = line.start + whole.length;
		return [
			{ ...line, end: line.start + before.length, text: before, writer },
			{ ...line, start, from: start, text: line.text.slice(whole.length), isTurn: true },
		];
	});
}
