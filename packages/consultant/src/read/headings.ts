import { cuesOf } from "../languages/cues.ts";
import { knownLanguages } from "../languages/language.ts";
import { patternInAny } from "../languages/phrases/pattern.ts";
import { wordsOf } from "../languages/words.ts";
import type { Line } from "./lines.ts";
import { itemMark, ruleMark } from "./marks.ts";

const seriesMark = /^(\p{L}{3,12})\s(?:[IVX]{1,4}|[A-H]|\d{1,2})[\s.:)–—-]/iu;

/** "O P T I O N S" */
export const letterSpaced = /^\S(?:\s+\S){4,}$/u;

/** "STORE DIGEST weeks 18 to 20" */
const inCapitals = /^(?:\p{Lu}[\p{Lu}'’&-]+\s+){2,}/u;

const lineNumber = /^(\d{1,2})\s+(\p{L}+)/u;

/** "=== Sheet: Costs ===" */
export const ruledHeading = /^[=*_#~-]{2,}\s*([\p{L}\p{N}].*?)\s*[=*_#~-]{2,}$/u;

export function levelOf(text: string): number {
	const hashes = /^#+/.exec(text)?.[0].length;
	if (hashes) return hashes;
	return /^\d+\.\d/.test(text) ? 3 : 2;
}

/** "Model I … / Model II …": lines beside each other that count up behind one word. */
export function isSeries({ text }: Line, other: Line | undefined): boolean {
	const word = seriesMark.exec(text)?.[1]?.toLowerCase();
	return word !== undefined && word === seriesMark.exec(other?.text ?? "")?.[1]?.toLowerCase();
}

/** "1 clean the records / 2 a second crew": lines that only their numbers begin, one after the other. */
export function countsUp(first: Line | undefined, second: Line | undefined): boolean {
	const [, one, word] = lineNumber.exec(first?.text ?? "") ?? [];
	const [, other, next] = lineNumber.exec(second?.text ?? "") ?? [];
	// "26 May … / 27 May …" are dates.
	return one !== undefined && other !== undefined && Number(one) + 1 === Number(other) && word !== next;
}

const longestHeading = 90;

const mostHeadingWords = 12;

/** A short line that ends no sentence, with room around it or a number or colon that makes it one. */
export function isHeading(
	{ text }: Line,
	previous: Line | undefined,
	next: Line | undefined,
	first: boolean,
): boolean {
	if (first && next?.blank && text.length <= 140 && !/[.!?]$/.test(text)) return true;
	if (letterSpaced.test(text)) return true;
	if (first && inCapitals.test(text) && !/[.!?]$/.test(text) && text.length <= longestHeading) return true;
	// A remark in brackets makes no heading longer: "5. Ground rules (read by the chair)".
	const words = withoutRemark(text).split(/\s+/).length;
	if (!couldBeHeading(text, words)) return false;
	if (/:$/.test(text) && words <= 8 && !itemMark.test(text)) return true;
	if (leadsList(text, words, previous, next)) return true;
	const before = previous === undefined || previous.blank || ruleMark.test(previous.text);
	if (isNumbered(text, words, before, next)) return true;
	if (itemMark.test(text)) return false;
	// "THE DIRECTOR (Ms Haddad), IN CLOSING"
	if (allCapitals.test(text.replace(/\s\([^()]*\)(?=,?\s)/gu, "")) && words <= 8) return true;
	return !/[!?]$/.test(text) && isPlacedApart(text, words, { first, before, next });
}

function withoutRemark(text: string): string {
	return text.replace(/\s\([^()]*\)$/u, "");
}

const allCapitals = /^(?=.*\p{L}{2})[^\p{Ll}]{4,}$/u;

/** A question or a few words with room before them and a list or a table right behind them: "What could be done?" */
function leadsList(text: string, words: number, previous: Line | undefined, next: Line | undefined): boolean {
	if (words > 9 || itemMark.test(text) || !(previous?.blank ?? true) || !next) return false;
	if (/!["”»)]?$/.test(text)) return false;
	if (words <= 5 && /\t|\|.*\|/.test(next.text)) return true;
	return /^[-–—•*▪◦·●○■□►➢→]\s|^\(?(?:1|a)[.)]\s/u.test(next.text);
}

/** By what stands around it: at the top, above a list, or with room before it. */
function isPlacedApart(
	text: string,
	words: number,
	{ first, before, next }: { first: boolean; before: boolean; next: Line | undefined },
): boolean {
	if (first) return next !== undefined && (next.blank || /^\p{Lu}|^\d|^[-•*#|]/u.test(next.text));
	if (words <= 6 && /^\p{Lu}/u.test(text) && itemMark.test(next?.text ?? "")) return true;
	return before && isApart(text, words, next);
}

function couldBeHeading(text: string, words: number): boolean {
	if (text.length > longestHeading || words > mostHeadingWords || /[.;,]["”»)]?$/.test(text)) return false;
	return /\p{L}{2}/u.test(text) && !/\d\s?(?:%|€|£|\$)|[€£$]\s?\d/.test(text);
}

function isNumbered(text: string, words: number, before: boolean, next: Line | undefined): boolean {
	return isNumberedHeading(text, words, before, next) || isNumberedSection(text, before, next);
}

/** "TOP 2 – What we can do", "Question 3 – What would help?", with room before it and no other one right behind. */
function isNumberedSection(text: string, before: boolean, next: Line | undefined): boolean {
	return before && isSection.test(text) && !(next && isSection.test(next.text));
}

const isSection = patternInAny(
	({ sectionName }) => new RegExp(`^(?:${sectionName})\\s\\d{1,2}\\s?[–—:.-]\\s\\p{L}`, "iu"),
);

const letterMark = /^[A-H]\.\s/u;

/** "3. How a job travels", unless the next line goes on counting. */
function isNumberedHeading(text: string, words: number, before: boolean, next: Line | undefined): boolean {
	const numbered = /^(?:\d{1,2}(?:\.\d{1,2})*[.)]?|[IVX]{1,4}\.|[A-Z]\.)\s+[¿¡"“„«]?\p{Lu}/u.test(text);
	if (!numbered || words > 9 || /!$/.test(text)) return false;
	if (!before) return isAboveItsText(text, words, next);
	// "M. Costa reports": a later letter is somebody's initial or title.
	if (next === undefined || next.blank || !/^(?:\d{1,2}[.)]|[IVX]+\.|[A-H]\.)\s/u.test(next.text))
		return true;
	// "3. What can we do" above "A. A pool of our own" counts something else.
	return /^\d/.test(text) && letterMark.test(next.text);
}

/**
 * "2. Proposals", "3. Decisions" without room before them: words that head such sections, or one word above a sentence without
 * a price. Any other line is the name of an item: "2. Rent a service / It costs £4,000 a month."
 */
function isAboveItsText(text: string, words: number, next: Line | undefined): boolean {
	if (!/^\d{1,2}[.)]\s/u.test(text) || words > mostAboveText || next === undefined) return false;
	if (next.text.length <= text.length || !/^\p{Lu}.*[.!?]["”»]?$/u.test(next.text)) return false;
	const named = wordsOf(text);
	if (named.length === 1 && !/[€£$]|(?:EUR|USD|GBP|CHF)\s?\d|\d\s?(?:EUR|USD|GBP|CHF)/u.test(next.text))
		return true;
	return knownLanguages.some((language) =>
		Object.values(cuesOf(language).headings).some((heads) => heads.count(named) > 0),
	);
}

/** With its number. */
const mostAboveText = 4;

/** A few words with room before them, and a longer text or nothing behind. */
function isApart(text: string, words: number, next: Line | undefined): boolean {
	if (next === undefined || next.blank) return words <= 6 && /^[\p{Lu}\d]/u.test(text);
	const short = words <= 5 && withoutRemark(text).length <= 40 && /^\p{Lu}/u.test(text) && !/,$/.test(text);
	return short && next.text.length > text.length && /^[\p{Lu}\d"“„«]|^[-–•*·▪(]/u.test(next.text);
}
