import { patternInAny } from "../../languages/phrases/pattern.ts";
import { following, isGlued } from "../grammar/source.ts";
import { phraseAt } from "../words/phrases.ts";
import { isLower } from "../words/tokens.ts";
import { feastDay, monthsSpan, periodAround, seasonSpan, weekSpan } from "./calendar.ts";
import { monthYearAt, pastOrdinal } from "./named-date.ts";
import { type DateSource, datedBefore, fixedDate, type ReadDate } from "./read-date.ts";
import { relationBefore } from "./relation.ts";
import { yearAfter } from "./year.ts";

/** A quarter, half-year, week, season, feast or a period counted from the text's own date. */
export function periodAt(source: DateSource, at: number): ReadDate | null {
	if (source.tokens[at]?.kind === "numeral") {
		return letterPeriodAt(source, at) ?? ordinalPeriodAt(source, at) ?? weekAt(source, at);
	}
	return (
		relativeAt(source, at) ??
		letterPeriodAt(source, at) ??
		ordinalPeriodAt(source, at) ??
		weekAt(source, at) ??
		seasonAt(source, at) ??
		feastAt(source, at)
	);
}

/** "next quarter", "el año pasado" */
function relativeAt(source: DateSource, at: number): ReadDate | null {
	const match = source.asOf === null ? null : phraseAt(source.tokens, at, source.dates.relative);
	if (!match || source.asOf === null) return null;
	const [unit, offset] = match.value;
	const month = unit === "year" ? monthWithin(source, match.next) : null;
	const span = month?.spanIn(Number(source.asOf.slice(0, 4)) + offset);
	return month && span
		? fixedDate(at, month.next, span)
		: fixedDate(at, match.next, periodAround(source.asOf, unit, offset));
}

/** "Next year in December", "volgend jaar december": the month of a year that stands before it. */
function monthWithin(source: DateSource, at: number): ReadDate | null {
	const { tokens, dates } = source;
	const inside = phraseAt(tokens, at, dates.relations);
	const start = inside?.value === "in" ? inside.next : at;
	const month = following(source, at) && following(source, start) ? monthYearAt(source, start) : null;
	return month?.year === null ? month : null;
}

/** Q3 2026, 3Q26, T4/2025, H1 */
function letterPeriodAt(source: DateSource, at: number): ReadDate | null {
	const { tokens } = source;
	const token = tokens[at];
	const pair = tokens[at + 1];
	if (!token || !pair?.glued || (token.glued && tokens[at - 1]?.kind !== "mark")) return null;
	const letter = token.kind === "word" ? token : pair;
	const digit = token.kind === "word" ? pair : token;
	const months = lengthOf(source, letter.text, letter.folded);
	if (months === null || !/^[1-4]$/.test(digit.text) || (months === 6 && Number(digit.text) > 2)) return null;
	const tail = tokens[at + 2];
	const isShortYear = token.kind === "numeral" && tail?.glued && /^\d\d$/.test(tail.text);
	if (tail?.glued && tail.kind !== "mark" && !isShortYear) return null;
	const year = isShortYear ? { year: 2000 + Number(tail.text), next: at + 3 } : yearAfter(source, at + 2);
	return part(at, at + 2, year, months, Number(digit.text));
}

function lengthOf(source: DateSource, written: string, folded: string): 3 | 6 | null {
	if (isLower(written)) return null;
	if (source.dates.quarterLetters.has(folded)) return 3;
	return source.dates.halfLetters.has(folded) ? 6 : null;
}

function part(
	from: number,
	next: number,
	year: ReturnType<typeof yearAfter>,
	months: 3 | 6,
	which: number,
): ReadDate {
	const precision = months === 3 ? "quarter" : "season";
	return datedBefore(from, next, year, (each) =>
		monthsSpan(each, (which - 1) * months + 1, months, precision),
	);
}

/** "third quarter of 2026", "3. Quartal", "2e semestre 2026"; a spelled half needs its year. */
function ordinalPeriodAt(source: DateSource, at: number): ReadDate | null {
	const { dates } = source;
	const ordinal = ordinalAt(source, at);
	const word = ordinal && following(source, ordinal.next);
	if (!ordinal || !word) return null;
	const year = yearAfter(source, ordinal.next + 1);
	const next = ordinal.next + 1;
	if (dates.quarters.has(word.folded)) return part(at, next, year, 3, ordinal.value);
	if (!dates.halves.has(word.folded) || ordinal.value > 2 || (ordinal.isSpelled && !year)) return null;
	return part(at, next, year, 6, ordinal.value);
}

function ordinalAt(
	source: DateSource,
	at: number,
): { value: number; next: number; isSpelled: boolean } | null {
	const token = source.tokens[at];
	if (token?.kind === "word") {
		const spelled = phraseAt(source.tokens, at, source.dates.ordinals);
		return spelled && { ...spelled, isSpelled: true };
	}
	const next = pastOrdinal(source, at + 1);
	return token && /^[1-4]$/.test(token.text) && next > at + 1
		? { value: Number(token.text), next, isSpelled: false }
		: null;
}

/** "KW 37", "week 37 of 2025", "37. KW"; a small number without a year may be a week of a plan. */
function weekAt(source: DateSource, at: number): ReadDate | null {
	const read = weekNumberAt(source, at);
	if (!read || read.week < 1 || read.week > 53) return null;
	const year = yearAfter(source, read.next);
	if (!read.isCertain && !year && read.week < 13) return null;
	return datedBefore(at, read.next, year, (each) => weekSpan(each, read.week));
}

const isNumbered = patternInAny(({ calendarWeek }) => new RegExp(`^${calendarWeek}$`));

function weekNumberAt(
	source: DateSource,
	at: number,
): { week: number; next: number; isCertain: boolean } | null {
	const { tokens, dates } = source;
	const before = phraseAt(tokens, at, dates.weeks);
	const after = before || !isGlued(source, at + 1, ".") ? null : phraseAt(tokens, at + 2, dates.weeks);
	const word = before ?? after;
	const digits = before ? following(source, before.next) : tokens[at];
	if (!word || !digits || !/^\d{1,2}$/.test(digits.text)) return null;
	const isCertain = isNumbered.test(tokens[word.from]?.folded ?? "");
	return { week: Number(digits.text), next: before ? before.next + 1 : word.next, isCertain };
}

function seasonAt(source: DateSource, at: number): ReadDate | null {
	const match = phraseAt(source.tokens, at, source.dates.seasons);
	if (!match) return null;
	const year = yearAfter(source, match.next);
	const isTimed =
		year !== null ||
		relationBefore(source, at) !== null ||
		match.next > at + 1 ||
		isBesideSide(source, at, match.next);
	if (!isTimed) return null;
	return datedBefore(at, match.next, year, (each) => seasonSpan(match.value, each));
}

function isBesideSide(source: DateSource, from: number, next: number): boolean {
	const { tokens, dates } = source;
	const before = tokens[from - 1]?.folded ?? "";
	const isBefore = dates.next.byFirst.has(before) || dates.last.byFirst.has(before);
	return (
		isBefore || phraseAt(tokens, next, dates.next) !== null || phraseAt(tokens, next, dates.last) !== null
	);
}

function feastAt(source: DateSource, at: number): ReadDate | null {
	const match = phraseAt(source.tokens, at, source.dates.feasts);
	const token = source.tokens[at];
	if (!match || !token || (match.value === "new year" && isLower(token.text))) return null;
	const year = yearAfter(source, match.next);
	return datedBefore(at, match.next, year, (each) => feastDay(match.value, each));
}
