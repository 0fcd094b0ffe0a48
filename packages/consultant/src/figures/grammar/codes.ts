import { phraseBefore } from "../words/phrases.ts";
import { following, isGlued, type Source } from "./source.ts";

const joiningMarks = /^[#_/@§\\…]$/;

/** Whether digits belong to a name, a time of day or a number in a list rather than say how much. */
export function isCode(source: Source, at: number): boolean {
	return belongsToPrevious(source, at) || belongsToNext(source, at) || isListNumber(source, at);
}

/** P01, PIR-2025, 04:52, #12 */
function belongsToPrevious(source: Source, at: number): boolean {
	const { tokens } = source;
	if (!isGlued(source, at)) {
		const isMinute = tokens[at - 1]?.text === "h" && tokens[at - 2]?.kind === "numeral";
		return isMinute || /^[§#]$/.test(tokens[at - 1]?.text ?? "");
	}
	const previous = tokens[at - 1];
	if (previous?.kind === "word") return true;
	const mark = previous?.text ?? "";
	if (joiningMarks.test(mark)) return true;
	const before = tokens[at - 2];
	const isChained = previous?.glued === true && before !== undefined;
	if (/^[-‐‑–.]$/.test(mark)) return isChained && before.kind !== "mark";
	return mark === ":" && isChained && before.kind === "numeral";
}

/** 04:52, 24/7, 12_a, 5G, 5-axis */
function belongsToNext(source: Source, at: number): boolean {
	const { tokens } = source;
	const mark = tokens[at + 1];
	const after = tokens[at + 2];
	if (!mark?.glued || mark.kind !== "mark" || !after?.glued) return false;
	if (mark.text === "_" || mark.text === "@") return true;
	return (mark.text === ":" || mark.text === "/") && after.kind === "numeral";
}

/** "1." or "2)" at the start of a line, "(3)", "1.2 Title" */
function isListNumber(source: Source, at: number): boolean {
	const token = source.tokens[at];
	const next = source.tokens[at + 1];
	if (!token) return false;
	const isSmall = /^\d{1,2}$/.test(token.text);
	if (
		isSmall &&
		source.tokens[at - 1]?.text === "(" &&
		isGlued(source, at, token.text) &&
		isGlued(source, at + 1, ")")
	) {
		return true;
	}
	if (!token.first) return false;
	if (isSmall && next?.glued && /^[.):/]$/.test(next.text) && !isGlued(source, at + 2)) return true;
	const title = following(source, at + 1);
	return (
		/^\d{1,2}(?:\.\d{1,2}){1,3}$/.test(token.text) &&
		title?.kind === "word" &&
		/^\p{Lu}\p{Ll}/u.test(title.text)
	);
}

/** "ticket 5523", "Art. 5", "Seite 12": the number is a name. */
export function isLabelled(source: Source, at: number): boolean {
	if (phraseBefore(source.tokens, at, source.words.labels) !== null) return !isDenial(source, at - 1);
	const sign = source.tokens[at - 1]?.text;
	return sign === "°" || sign === "º";
}

/** "Son 2.980, no 4.000", "y no 4.000": a small word without its point, which begins a clause. */
function isDenial({ tokens, words }: Source, at: number): boolean {
	const [before, token] = [tokens[at - 1], tokens[at]];
	if (!token || !before || token.text !== token.folded || !words.functionWords.has(token.folded))
		return false;
	return /^[,;:–—]$/u.test(before.text) || words.functionWords.has(before.folded);
}

/** "das 3. Werk": an ordinal written with a point. */
export function isOrdinal(source: Source, at: number): boolean {
	const previous = source.tokens[at - 1];
	const article = previous !== undefined && source.words.ordinalArticles.has(previous.folded);
	return (
		article &&
		isGlued(source, at + 1, ".") &&
		following(source, at + 2)?.kind === "word" &&
		!isGlued(source, at + 2)
	);
}

/** Where a telephone number ends that begins here; null if none does. */
export function phoneEnd(source: Source, at: number): number | null {
	const { tokens } = source;
	const hasPlus = tokens[at]?.text === "+" && isGlued(source, at + 1);
	const start = hasPlus ? at + 1 : at;
	const first = tokens[start];
	if (first?.kind !== "numeral") return null;
	if (!(hasPlus ? /^\d{1,3}$/ : /^0\d+$/).test(first.text) && !isLabelled(source, at)) return null;
	let end = start + 1;
	let digits = first.text.length;
	for (let next = end; next < start + 24; next += 1) {
		const candidate = following(source, next);
		if (candidate?.kind === "numeral") {
			digits += candidate.text.length;
			end = next + 1;
		} else if (!candidate || !/^[-/.()–]$/.test(candidate.text)) break;
	}
	return end > start + 1 && digits >= 7 ? end : null;
}
