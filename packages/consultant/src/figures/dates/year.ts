import { nounAt } from "../grammar/noun.ts";
import { following, isGlued } from "../grammar/source.ts";
import { readTerm } from "../grammar/term.ts";
import { phraseAt, phraseBefore } from "../words/phrases.ts";
import { monthsSpan } from "./calendar.ts";
import { type DateSource, fixedDate, type ReadDate } from "./read-date.ts";

/** A year after a month or quarter: "2026", "de 2026", "'26", "of next year". */
export function yearAfter(source: DateSource, at: number): { year: number; next: number } | null {
	const start = pastLinks(source, at);
	const token = following(source, start);
	if (!token) return null;
	if (/^(?:19|20)\d\d$/.test(token.text) && !isMeasured(source, start))
		return { year: Number(token.text), next: start + 1 };
	if (
		/^['’]$/.test(token.text) &&
		isGlued(source, start + 1) &&
		/^\d\d$/.test(source.tokens[start + 1]?.text ?? "")
	) {
		return { year: 2000 + Number(source.tokens[start + 1]?.text), next: start + 2 };
	}
	const slash = source.tokens[at]?.text === "/" && isGlued(source, at + 1) && /^\d\d$/.test(token.text);
	if (slash && !isGlued(source, at + 2, "/")) return { year: 2000 + Number(token.text), next: at + 2 };
	if (source.asOf === null || /^[,/]$/.test(source.tokens[at]?.text ?? "")) return null;
	const relative = phraseAt(source.tokens, start, source.dates.relative);
	const current =
		phraseAt(source.tokens, at, source.dates.periods) ?? phraseAt(source.tokens, start, source.dates.periods);
	const own = Number(source.asOf.slice(0, 4));
	if (relative?.value[0] === "year") return { year: own + relative.value[1], next: relative.next };
	return current?.value === "year" ? { year: own, next: current.next } : null;
}

/** Past "de", "of the" and a comma or slash before a year. */
function pastLinks(source: DateSource, at: number): number {
	const { tokens, dates } = source;
	const first = following(source, at);
	if (!first) return at;
	if (/^[,/]$/.test(first.text) && first.glued) return at + 1;
	let next = dates.links.has(first.folded) ? at + 1 : at;
	if (/^['’]$/.test(tokens[next]?.text ?? "") && tokens[next - 1]?.kind === "word" && next > at) next += 1;
	return next;
}

function isMeasured(source: DateSource, at: number): boolean {
	const after = source.tokens[at + 1];
	return after?.glued === true && (after.kind === "word" || after.text === "%" || after.text === "€");
}

/** A year that stands alone: "seit 2009", "2024/25"; not "2000 employees" or "over 1950". */
export function yearAt(source: DateSource, at: number): ReadDate | null {
	const token = source.tokens[at];
	if (!token || !/^(?:19|20)\d\d$/.test(token.text)) return null;
	const short = source.tokens[at + 2];
	if (
		/^[/-]$/.test(source.tokens[at + 1]?.text ?? "") &&
		isGlued(source, at + 1) &&
		short?.glued &&
		/^\d\d$/.test(short.text)
	) {
		return twoYearsAt(source, at, Number(token.text), Number(short.text));
	}
	return isAmount(source, at) ? null : wholeYear(at, Number(token.text));
}

function wholeYear(at: number, year: number): ReadDate {
	return { from: at, next: at + 1, year, spanIn: (each) => monthsSpan(each, 1, 12, "year"), side: null };
}

function twoYearsAt(source: DateSource, at: number, year: number, next: number): ReadDate | null {
	const isNext = next === (year + 1) % 100 && !source.tokens[at]?.glued && !isGlued(source, at + 3, "-");
	return isNext ? fixedDate(at, at + 3, monthsSpan(year, 1, 24, "year")) : null;
}

/** Whether a number between 1900 and 2099 says how much. */
function isAmount(source: DateSource, at: number): boolean {
	const term = readTerm(source, at);
	if (!term || term.next !== at + 1 || term.from !== at) return true;
	if (term.isMoney || term.percent || term.duration || term.measure) return true;
	const bound = phraseBefore(source.tokens, at, source.words.boundsBefore)?.value;
	const isBound = bound !== undefined && bound !== "up to" && bound !== "at most";
	if (isBound && isRound(source, at) && !phraseBefore(source.tokens, at, source.dates.relations)) return true;
	return isRound(source, at) && following(source, at + 1) !== null && nounAt(source, at + 1, 2) !== null;
}

function isRound(source: DateSource, at: number): boolean {
	return Number(source.tokens[at]?.text) % 50 === 0;
}

/** A year behind a hyphen: "mid-2026", "2024-2026". */
export function joinedYearAt(source: DateSource, at: number): ReadDate | null {
	const token = source.tokens[at];
	const isYear = token?.glued === true && /^(?:19|20)\d\d$/.test(token.text) && !isMeasured(source, at);
	return isYear ? wholeYear(at, Number(token.text)) : null;
}
