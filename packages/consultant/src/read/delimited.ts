import type { Line } from "./lines.ts";

export type Separator = ";" | ",";

const fewestFields = 3;
const longestHead = 40;
/** A run of commas is a table only by its third line; semicolons are rarer. */
const fewestLines: Record<Separator, number> = { ";": 2, ",": 3 };

/** The lines of pasted CSV, with what parts their fields: below each other, with as many fields, the first one heads. */
export function delimitedLines(lines: readonly Line[]): ReadonlyMap<Line, Separator> {
	return new Map(([",", ";"] as const).flatMap((separator) => linesApartBy(lines, separator)));
}

function linesApartBy(lines: readonly Line[], separator: Separator): [Line, Separator][] {
	const runs: { fields: number; lines: Line[] }[] = [];
	let open = false;
	for (const line of lines) {
		const fields = fieldsOf(line.text, separator);
		const run = runs.at(-1);
		if (fields.length < fewestFields) open = false;
		else if (open && run?.fields === fields.length) run.lines.push(line);
		else {
			open = fields.every(isHead);
			if (open) runs.push({ fields: fields.length, lines: [line] });
		}
	}
	return runs
		.filter((run) => run.lines.length >= fewestLines[separator])
		.flatMap((run) => run.lines.map((line): [Line, Separator] => [line, separator]));
}

function isHead({ text }: Field): boolean {
	return text.length <= longestHead && /^[^.!?]*\p{L}[^.!?]*\.?$/u.test(text);
}

type Field = { text: string; start: number };

/**
 * The fields of a line with their places in it; quoted ones may hold the separator, and lose their quotes. Before a space
 * it parts none: "1041;Vidal;In October 26 % were wrong; in 2025 it was 7 %".
 */
export function fieldsOf(text: string, separator: Separator): Field[] {
	if (!text.includes(separator)) return [];
	const found: Field[] = [];
	let start = 0;
	let quoted = false;
	for (let at = 0; at <= text.length; at++) {
		if (text[at] === '"') quoted = !quoted;
		const isInside = quoted || text[at] !== separator || /^\s/.test(text.slice(at + 1, at + 2));
		if (at < text.length && isInside) continue;
		const raw = text.slice(start, at);
		const bare = /^"(.*)"$/su.exec(raw)?.[1];
		found.push(bare === undefined ? { text: raw, start } : { text: bare, start: start + 1 });
		start = at + 1;
	}
	return found;
}
