import type { Line } from "./lines.ts";
import { labelCode, romanValue } from "./marks.ts";

export const letterMark = /^([A-Z])\.\s+\p{Lu}/u;

/** Of one to ten; single letters are initials as well. */
const romanMark = /^(IX|IV|V?I{1,3}|V|X)\.\s+\S/u;

/** "A. …", "B. …" and "I. …", "II. …" count up; the initial of a name ("M. Fontanel opens the meeting") has no neighbour. */
export function countedLetters(lines: readonly Line[]): ReadonlySet<Line> {
	const letters = (text: string) => letterMark.exec(text)?.[1]?.charCodeAt(0);
	const numerals = (text: string) => romanValue(romanMark.exec(text)?.[1] ?? "") ?? undefined;
	return new Set([...countingUp(lines, letters), ...countingUp(lines, numerals)]);
}

/** "M1: …", "M2: …", "A – …", "B – …", "ii) …": the lines with labels that count up, a few lines apart at most. */
export function labelledLines(lines: readonly Line[]): ReadonlySet<Line> {
	const runs: { at: number; code: number }[][] = [];
	for (const [at, { text }] of lines.entries()) {
		const code = labelCode(text);
		if (code === null) continue;
		const run = runs.at(-1);
		const last = run?.at(-1);
		if (run && last?.code === code - 1 && at - last.at <= longestLabelled) run.push({ at, code });
		else runs.push([{ at, code }]);
	}
	// "A: … B: … A: … B: …" are two who talk.
	const isTalk = (run: (typeof runs)[number] | undefined, next: (typeof runs)[number] | undefined) =>
		run?.[0]?.code === next?.[0]?.code && (next?.[0]?.at ?? 0) - (run?.at(-1)?.at ?? 0) <= 2;
	const lists = runs.filter(
		(run, at) => run.length > 1 && !isTalk(run, runs[at + 1]) && !isTalk(runs[at - 1], run),
	);
	return new Set(lists.flat().flatMap(({ at }) => lines[at] ?? []));
}

const longestLabelled = 6;

/** The lines whose mark follows, or is followed by, the next one. */
function countingUp(lines: readonly Line[], codeOf: (text: string) => number | undefined): Line[] {
	const marked = lines.flatMap((line) => {
		const code = codeOf(line.text);
		return code === undefined ? [] : [{ line, code }];
	});
	return marked
		.filter(({ code }, at) => marked[at - 1]?.code === code - 1 || marked[at + 1]?.code === code + 1)
		.map(({ line }) => line);
}
