import type { Line } from "./lines.ts";
import { itemMark } from "./marks.ts";

/** Shorter lines were not broken for their length. */
const shortestFull = 45;
/** Wider lines are whole paragraphs. */
const widest = 130;
/** Two lines alone show less than three. */
const shortestOfTwo = 60;
/** Lines are ragged: full is one whose next word would have gone beyond this part of the width. */
const filled = 0.85;

export const sentenceEnd = /[.!?:;]["”»)]?$/;

/** Text whose lines were broken to fit a width, so that most of the full ones end in mid-sentence. */
export function isWrapped(lines: readonly Line[]): boolean {
	const full = lines.filter(({ text }) => text.length >= shortestFull && !/[\t|]/.test(text));
	if (full.length < 4 || full.some(({ text }) => text.length > widest)) return false;
	const open = full.filter(({ text }) => !sentenceEnd.test(text)).length;
	return open / full.length >= 0.4 && isForced(lines);
}

/** Lines of a text that is not wrapped as a whole which still go on in the next: their own paragraph is. */
export function wrappedLines(lines: readonly Line[]): ReadonlySet<Line> {
	return new Set(
		runsOf(lines)
			.filter((run) => run.every(({ text }) => text.length <= widest) && isForced(run))
			.flatMap((run) => {
				const shortest = run.length > 2 ? shortestFull : shortestOfTwo;
				return run.filter(({ text }) => text.length >= shortest);
			}),
	);
}

/**
 * Whether lines end in mid-sentence only where the next word had no room. Who types on a phone breaks a line for each
 * thought instead, however long it is.
 */
function isForced(lines: readonly Line[]): boolean {
	const width = Math.max(...lines.map(({ text }) => text.length));
	const open = lines.flatMap(({ text }, at) => {
		const next = lines[at + 1];
		const flows = next && !next.blank && !startsItem(next) && !/[\t|]/.test(text);
		const isShort = text.length < shortestFull && (/,$/.test(text) || !/^\p{Ll}/u.test(next?.text ?? ""));
		return flows && text !== "" && !sentenceEnd.test(text) && !isShort ? [{ text, next: next.text }] : [];
	});
	const full = open.filter(
		({ text, next }) => text.length + 1 + (next.split(/\s/, 1)[0]?.length ?? 0) >= width * filled,
	);
	return full.length >= open.length * 0.7;
}

function startsItem({ text }: Line): boolean {
	return itemMark.test(text);
}

/** Lines below each other, as deep in quoted mail, up to the next item of a list. */
function runsOf(lines: readonly Line[]): Line[][] {
	const found: Line[][] = [];
	for (const [at, line] of lines.entries()) {
		if (line.blank) continue;
		const before = lines[at - 1];
		const goesOn = before && !before.blank && before.depth === line.depth && !startsItem(line);
		if (goesOn) found.at(-1)?.push(line);
		else found.push([line]);
	}
	return found;
}
