import { cellsIn } from "./cells.ts";
import { joinsOnly, languageOf } from "./words.ts";

/** A stretch of a text: `content.slice(start, end)`, in UTF-16 units. */
export type Span = { start: number; end: number };

/** A quotable stretch: a sentence, a line of a list or a row of a table; `block` counts paragraphs from 0. */
export type Sentence = Span & { text: string; block: number };

/** Longer ones are cut at a comma or a space, so that a quote stays readable. */
const longest = 600;

/** After these a full stop ends no sentence. */
const abbreviations =
	/(?:^|[\s(„"'])(?:approx|bzw|ca|d\.h|dept|dr|e\.g|evtl|fig|frau|ggf|hr|i\.e|incl|inkl|max|min|mio|mr|mrd|mrs|ms|nr|no|o\.ä|prof|resp|s|sog|st|str|tsd|u\.a|v\.a|vgl|vs|z\.b|z|b|u|a|d|h)\.$/i;

/** After these it ends one where a word follows that opens sentences. */
const abbreviationsAtEnds = /(?:^|[\s(„"'])(?:co|corp|etc|inc|jr|ltd|usw)\.$/i;

/** After these it ends one unless the day or the year follows. */
const months = /(?:^|[\s(„"'])(?:Jan|Feb|Mrz|Mar|Apr|Jun|Jul|Aug|Sept?|Okt|Oct|Nov|Dez|Dec)\.$/;
const dayOrYear = /^(?:\d{1,2}(?![\p{L}\d%]|[.,]\d| (?:of|percent|Prozent)\b)|(?:19|20)\d\d(?!\d))/u;

/** A letter that stands for a name, behind another name or initial: `Maria L. Ortiz`, but not `Plan B. Sales fell`. */
const initial =
	/(?:^|[\s(„"'])(?!(?:Anlage|Annex|Appendix|Bereich|Category|Class|Gruppe|Group|Hall|Halle|Hepatitis|Klasse|Lager|Line|Linie|Option|Phase|Plan|Schicht|Section|Site|Team|Tor|Type|Unit|Variante?|Vitamin|Werk|Zone) )(?:\p{Lu}\p{Ll}+|\p{Lu}\.|by|von) \p{Lu}\.$|^\p{Lu}\.$/u;

const segmenters = new Map<string, Intl.Segmenter>();

/**
 * Cuts a text into its sentences, in order; nothing but white space lies between them. `most` ends it early, where only
 * that many are wanted.
 */
export function sentencesOf(
	content: string,
	language: "en" | "de",
	most = Number.POSITIVE_INFINITY,
): Sentence[] {
	const found: Sentence[] = [];
	let block = 0;
	for (const line of linesOf(content)) {
		if (line.opensBlock) block++;
		for (const span of sentencesOfLine(content, line, language)) {
			for (const { start, end } of shortEnough(content, span)) {
				if (found.length >= most) return found;
				found.push({ start, end, text: content.slice(start, end), block });
			}
		}
	}
	return found;
}

/** One line, or several that belong together; `lastStart` is where the last of them begins. */
type Lines = Span & { opensBlock: boolean; lastStart: number };

/** Lines that belong together are joined: a break in mid-sentence is only the width of the paper. */
function* linesOf(content: string): Iterable<Lines> {
	const line = /[^\n]*(?:\n|$)/g;
	let pending: Lines | null = null;
	let blankBefore = true;
	for (let match = line.exec(content); match && match.index < content.length; match = line.exec(content)) {
		const [text] = match;
		const end = match.index + text.length;
		if (text.trim() === "") {
			if (pending) yield pending;
			pending = null;
			blankBefore = true;
			continue;
		}
		if (pending && !blankBefore && goesOn(content, pending, text)) {
			pending.end = end;
			pending.lastStart = match.index;
		} else {
			if (pending) yield pending;
			pending = { start: match.index, end, opensBlock: blankBefore, lastStart: match.index };
		}
		blankBefore = false;
	}
	if (pending) yield pending;
}

/** Whether a line goes on with the sentence of the one before: that one is long, unended, and this is no list item. */
function goesOn(content: string, before: Lines, line: string): boolean {
	// The last line alone: looking through all that were joined would take a time that grows with their square.
	const last = content.slice(before.lastStart, before.end).trim();
	if (last.length < 45 || /[.!?:;]["”“»)]?$/.test(last)) return false;
	if (cellsIn(line.trim()) !== null || cellsIn(last) !== null || chatHead.test(line)) return false;
	if (before.start === before.lastStart && isTitle(last, line.trim())) return false;
	return !/^\s*(?:[-–•*▪◦]|\d{1,3}[.)]|[a-z]\)|\||#)\s/.test(line) && !/\t| {3,}|\|/.test(line);
}

/** "[12/10/26, 21:03] Marta: …", "21:03 - Marta: …", "<Marta> …": begins what somebody writes in a chat. */
export const chatHead =
	/^\s*(?:\[[^\]\n]{0,20}\d{1,2}[:.]\d{2}[^\]\n]{0,10}\]\s*|(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s+)?\d{1,2}:\d{2}(?::\d{2})?\s?(?:[ap]m)?\s*[-–—]?\s+)[^:\n]{1,40}:\s/iu;

/** A title has at most so many words. */
const longestTitle = 14;
/** What a title does not say: that something is, does or did so. */
const states =
	/(?<![\p{L}-])(?:is|are|was|were|has|have|had|does|did|can|cannot|could|will|would|must|\p{Ll}{3,}ed|ist|sind|war|waren|hat|haben|hatten?|wird|werden|wurden?|kann|können|muss|müssen)(?![\p{L}-])/u;

/** Whether the first line of a paragraph is a title, and the next begins a sentence of its own. */
export function isTitle(line: string, next: string): boolean {
	const words = line.split(/\s+/);
	if (words.length > longestTitle || !/^[\p{Lu}\d]/u.test(line) || !/^[\p{Lu}\d]/u.test(next)) return false;
	const end = (words.at(-1) ?? "").toLowerCase();
	if (states.test(line) || joinsOnly(end) || /,$/.test(end)) return false;
	const telling = words.filter((word) => /^\p{L}/u.test(word) && !joinsOnly(word.toLowerCase()));
	const inCapitals = telling.length > 2 && telling.every((word) => /^\p{Lu}/u.test(word));
	// In German a small word at the end is an adjective, and its noun begins the next line.
	const mayEnd = languageOf(`${line} ${next}`) === "en" || /^[\p{Lu}\d]/u.test(words.at(-1) ?? "");
	const named = mayEnd && /^(?:\p{Lu}[\p{L}\d&’'-]* ?){1,5}(?::| [–-]) \S/u.test(line);
	// A word like `The` has its capital from being the first.
	const opener = /^\p{Lu}\p{Ll}+(?= )/u.exec(next)?.[0] ?? "";
	const opens = joinsOnly(opener.toLowerCase()) && !/^(?:Sie|Ihr\p{Ll}*|May|Will)$/u.test(opener);
	return inCapitals || named || opens;
}

function* sentencesOfLine(content: string, line: Span, language: "en" | "de"): Iterable<Span> {
	const text = content.slice(line.start, line.end);
	// The cells of a row belong together.
	if (cellsIn(text.trim()) !== null) {
		const row = trimmed(content, line);
		if (row) yield row;
		return;
	}
	let segmenter = segmenters.get(language);
	if (!segmenter) {
		segmenter = new Intl.Segmenter(language, { granularity: "sentence" });
		segmenters.set(language, segmenter);
	}
	let open: Span | null = null;
	const parts = [...segmenter.segment(text.replaceAll("\n", " "))].flatMap(({ index, segment }) =>
		beforeFigures(segment).map((part) => ({ index: index + part.at, segment: part.text })),
	);
	for (const { index, segment } of parts) {
		const start = line.start + index;
		open = open ? { start: open.start, end: start + segment.length } : { start, end: start + segment.length };
		const words = content.slice(open.start, open.end).trimEnd();
		if (goesOnBehind(words, content.slice(open.end, line.end).trimStart())) continue;
		const span = trimmed(content, open);
		if (span) yield span;
		open = null;
	}
	const rest = open && trimmed(content, open);
	if (rest) yield rest;
}

/** Whether the stop behind these words only shortens one of them, or makes a number an ordinal. */
function goesOnBehind(words: string, next: string): boolean {
	if (abbreviations.test(words) || /(?:^|\s)\d{1,3}\.$/.test(words)) return true;
	if (months.test(words)) return dayOrYear.test(next);
	const [, opener = ""] = /^(\p{Lu}\p{L}*)/u.exec(next) ?? [];
	const opens = joinsOnly(opener.toLowerCase());
	if (abbreviationsAtEnds.test(words)) return next !== "" && !opens;
	return opener !== "" && !opens && initial.test(words);
}

/** A sentence may begin with a figure, which a segmenter takes for a part of a date or a number: `… too hot. 30 percent …`. */
function beforeFigures(segment: string): { at: number; text: string }[] {
	const ends = [
		...segment.matchAll(/(?<=\p{Ll}{3}\.)\s+(?=\d+(?:[.,]\d+)?\s?(?:%|of |[\p{Ll}\p{Lu}]{3,}))/gu),
	].map(({ index, 0: { length } }) => index + length);
	return [0, ...ends].map((at, position) => ({ at, text: segment.slice(at, ends[position]) }));
}

/** Without the white space and the list marker around it; null when nothing is left that says something. */
function trimmed(content: string, { start, end }: Span): Span | null {
	const text = content.slice(start, end);
	const marker = /^\s*(?:(?:[-–•*▪◦>#]+|\d{1,3}[.)]|[a-z]\))\s+)?/.exec(text)?.[0].length ?? 0;
	const span = { start: start + marker, end: start + text.trimEnd().length };
	return span.end > span.start && /[\p{L}\p{N}]/u.test(content.slice(span.start, span.end)) ? span : null;
}

function* shortEnough(content: string, span: Span): Iterable<Span> {
	let { start } = span;
	while (span.end - start > longest) {
		const window = content.slice(start, start + longest);
		const cut = Math.max(window.lastIndexOf("; "), window.lastIndexOf(", ")) + 1 || window.lastIndexOf(" ");
		const end = start + (cut > longest / 3 ? cut : longest);
		const part = trimmed(content, { start, end });
		if (part) yield part;
		start = end;
	}
	const rest = trimmed(content, { start, end: span.end });
	if (rest) yield rest;
}
