import { patternInAny } from "../languages/phrases/pattern.ts";
import type { Span } from "./sentences.ts";

/** One piece of a sentence that lists several, with the words before the colon that lead them in. */
export type Piece = Span & { lead: string | null };

/** Longer sentences are cut where a clause of their own begins, so that each piece can stand as an option. */
const longest = 200;
const shortest = 25;

/** Cuts a sentence at what lists things in it: a lead-in with a colon, `(1) … (2)`, semicolons, slashes between phrases. */
export function piecesOf(content: string, span: Span): Piece[] {
	const text = content.slice(span.start, span.end);
	const said = leadOf(text);
	const listed = countsUp(text) ? cutAt(text, said?.length ?? 0, listMark, true) : [];
	const cut = (from: number) => {
		const parts = cutAt(text, from, /;\s+|\s+\/\s+(?=\p{L}[^/]{12,})/gu, false);
		return parts.length > 1 ? parts : (contrastIn(text, from) ?? eitherIn(text, from) ?? []);
	};
	const after = listed.length > 1 ? listed : cut(said?.length ?? 0);
	// Two clauses behind a colon explain it; three are a list.
	const lead = listed.length > 1 || after.length > 2 ? said : null;
	const parts = lead || listed.length > 1 ? after : cut(0);
	if (parts.length < 2) return shorter(content, span).map((each) => ({ ...each, lead: null }));
	const name = lead?.name ?? null;
	const pieces = parts.flatMap(([start, end]) =>
		shorter(content, trimmed(content, { start: span.start + start, end: span.start + end })),
	);
	return pieces.filter(({ start, end }) => end - start > 2).map((each) => ({ ...each, lead: name }));
}

const listMark = /\s*\(?([1-9]|[a-h])\)\s+/gu;

/** "(1) … (2)" is a list; "a) and b) at once, look into c)" speaks of one. */
function countsUp(text: string): boolean {
	const marks = [...text.matchAll(listMark)];
	return marks.every(({ index, 1: mark = "" }, at) => {
		const before = marks[at - 1];
		if (!before) return true;
		const between = text.slice(before.index + before[0].length, index);
		return between.length >= shortestListed && codeOf(mark) === codeOf(before[1] ?? "") + 1;
	});
}

function codeOf(mark: string): number {
	return Number.parseInt(mark, 36);
}

/** "And" and its like say nothing of what is listed. */
const shortestListed = 5;

/** "Ideas floated: …": at most eight words before the colon that ends them. */
function leadOf(text: string): { name: string; length: number } | null {
	const found = /^([^:;.!?]{3,70}?)\s?:\s+(?=\S)/u.exec(text);
	const name = found?.[1] ?? "";
	return found && name.split(/\s+/).length <= 8 ? { name, length: found[0].length } : null;
}

const contrast = patternInAny((words) => new RegExp(`,\\s+${words.while}\\s+`, "iu"));

/** "The report has 120, while the records show 95": two figures set against each other are two statements. */
function contrastIn(text: string, from: number): [number, number][] | null {
	return halvesAt(text, from, contrast, (part) => /\d/.test(part));
}

const either = patternInAny(({ or }) => new RegExp(`,\\s+(?=(?:${or}|oppure)\\s)(?!o\\ssea\\s)`, "iu"));
const amount =
	/\d[\d.,' ]*\s?(?:[€£$]|(?:euro|euros|pounds?|dollars?|CHF|EUR|GBP|USD)(?!\p{L}))|[€£$]\s?\d/iu;

/** "Either … or …" is read as one. */
const opensEither = patternInAny(
	({ or }) => new RegExp(`^(?:[^:.]{2,40}:\\s+)?(?:either|entweder|soit|ofwel|${or})\\s`, "iu"),
);

/** "Hire a surveyor (£4,300 a month), or we take Messfix, £85 each": two ways, each with its price. */
function eitherIn(text: string, from: number): [number, number][] | null {
	return opensEither.test(text) ? null : halvesAt(text, from, either, (part) => amount.test(part));
}

function halvesAt(
	text: string,
	from: number,
	mark: RegExp,
	tells: (part: string) => boolean,
): [number, number][] | null {
	const found = mark.exec(text.slice(from));
	if (!found) return null;
	const end = from + found.index;
	const start = end + found[0].length;
	const told = (part: string) => tells(part) && part.length >= shortest;
	if (!told(text.slice(from, end)) || !told(text.slice(start))) return null;
	return [
		[from, end],
		[start, text.length],
	];
}

function cutAt(text: string, from: number, mark: RegExp, listed: boolean): [number, number][] {
	const marks = [...text.slice(from).matchAll(mark)].filter(({ index, 0: { length } }) =>
		outsideBrackets(text, from + index, length, listed),
	);
	if (marks.length < (listed ? 2 : 1)) return [];
	const starts = marks.map(({ index, 0: { length } }) => from + index + length);
	const ends = marks.map(({ index }) => from + index);
	const first: [number, number][] = listed && (ends[0] ?? 0) - from < 3 ? [] : [[from, ends[0] ?? from]];
	return [...first, ...starts.map((start, at): [number, number] => [start, ends[at + 1] ?? text.length])];
}

/** Looks only a little way back: a bracket that is open for longer than that was forgotten. */
function outsideBrackets(text: string, at: number, length: number, listed: boolean): boolean {
	if (listed) return length > 0;
	const before = text.slice(Math.max(0, at - 120), at);
	return before.lastIndexOf("(") <= before.lastIndexOf(")") && !isQuoted(before, text.slice(at));
}

/** Between two quotation marks of one kind that stand close together. */
function isQuoted(before: string, behind: string): boolean {
	const [open = ""] = /["“„«][^"“”„«»]{0,60}$/u.exec(before) ?? [];
	if (open === "" || !/^[^"“”„«»]{0,60}["”“»]/u.test(behind)) return false;
	return !open.startsWith('"') || (before.split('"').length - 1) % 2 === 1;
}

const clauseEnd = patternInAny(
	({ conjunction }) => new RegExp(`[;,]\\s+(?=${conjunction}\\s)|\\s[–—-]\\s|:\\s|;\\s`, "gu"),
);

/** Whole clauses of at most the longest length, where the sentence has a place to cut. */
function shorter(content: string, span: Span): Span[] {
	const found: Span[] = [];
	let { start } = span;
	while (span.end - start > longest) {
		const text = content.slice(start, Math.min(span.end, start + 600));
		const places = [...text.matchAll(clauseEnd)]
			.map(({ index, 0: { length } }) => ({
				end: index + (/^[;,:]/.test(text[index] ?? "") ? 1 : 0),
				next: index + length,
			}))
			.filter(({ end }) => end >= shortest && end <= longest && span.end - start - end >= shortest);
		const cut = places.at(-1) ?? wordsBefore(text, span.end - start);
		if (!cut) break;
		found.push(trimmed(content, { start, end: start + cut.end }));
		start += cut.next;
	}
	found.push(trimmed(content, { start, end: span.end }));
	return found;
}

/** Where no clause ends, a text without any marks is cut at a space, far behind what is read as one thought. */
function wordsBefore(text: string, left: number): { end: number; next: number } | null {
	if (left <= 600) return null;
	const space = text.lastIndexOf(" ", 590);
	return space > 0 ? { end: space, next: space + 1 } : { end: 590, next: 590 };
}

/** Without white space, list marks and emphasis at both ends. */
export function trimmed(content: string, { start, end }: Span): Span {
	const text = content.slice(start, end);
	const before = /^[\s*_>|•·–—-]*/u.exec(text)?.[0].length ?? 0;
	const after = /[\s*_|]*$/u.exec(text.slice(before))?.[0].length ?? 0;
	return { start: start + Math.min(before, text.length), end: Math.max(start + before, end - after) };
}
