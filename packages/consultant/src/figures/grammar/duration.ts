import { patternInAny } from "../../languages/phrases/pattern.ts";
import type { DurationUnit } from "../words/amount-words.ts";
import { phraseAt, phraseBefore } from "../words/phrases.ts";
import { parseNumeral } from "./numeral.ts";
import { following, isGlued, type Source } from "./source.ts";

type Duration = { value: number; duration: DurationUnit; next: number };

/** What a unit of time and its smaller neighbour become together: 2h10 are 130 minutes. */
const compounds: Partial<Record<DurationUnit, { smaller: DurationUnit; times: number }>> = {
	hour: { smaller: "minute", times: 60 },
	year: { smaller: "month", times: 12 },
};

/** A unit of time after a number, with the half or the smaller unit that follows it. */
export function durationAfter(source: Source, value: number, at: number): Duration | null {
	const token = following(source, at);
	if (!token) return null;
	const hyphen = /^[-‑]$/.test(token.text) && token.glued && isGlued(source, at + 1) ? at + 1 : at;
	const link = phraseAt(source.tokens, hyphen, source.words.durations);
	if (!link) return null;
	const { unit, times } = link.value;
	const half = following(source, link.next) && phraseAt(source.tokens, link.next, source.words.andHalf);
	if (half) return { value: (value + 0.5) * times, duration: unit, next: half.next };
	const smaller = following(source, link.next) ? smallerPart(source, value, unit, link.next) : null;
	return smaller ?? { value: value * times, duration: unit, next: link.next };
}

function smallerPart(source: Source, value: number, unit: DurationUnit, at: number): Duration | null {
	const { tokens, words } = source;
	const and = phraseAt(tokens, at, words.betweenAnd);
	const start = and?.next ?? at;
	const token = following(source, start);
	const part =
		token?.kind === "numeral" ? parseNumeral(token.text.replace(/^0(?=\d$)/, ""), words.decimal) : null;
	if (part === null || part >= 60) return null;
	const named = following(source, start + 1) && phraseAt(tokens, start + 1, words.durations);
	const compound = compounds[unit];
	if (compound && named && named.value.unit === compound.smaller) {
		return {
			value: value * compound.times + part * named.value.times,
			duration: compound.smaller,
			next: named.next,
		};
	}
	return named || and ? null : unnamedPart(source, value, unit, part, start);
}

/** "2h10", "2 h 10" and "4 minutes 30" */
function unnamedPart(
	source: Source,
	value: number,
	unit: DurationUnit,
	part: number,
	at: number,
): Duration | null {
	const { tokens } = source;
	const token = tokens[at];
	const after = tokens[at + 1];
	const isTwoDigits = /^\d\d$/.test(token?.text ?? "");
	if (after?.glued && after.kind !== "mark") return null;
	if (unit === "hour" && (token?.glued || (isTwoDigits && tokens[at - 1]?.text === "h"))) {
		return { value: value * 60 + part, duration: "minute", next: at + 1 };
	}
	const endsHere = !following(source, at + 1) || after?.kind === "mark" || isPreposition(source, at + 1);
	return unit === "minute" && isTwoDigits && endsHere
		? { value: value + part / 60, duration: unit, next: at + 1 }
		: null;
}

function isPreposition(source: Source, at: number): boolean {
	return source.words.functionWords.has(source.tokens[at]?.folded ?? "");
}

const rangeMark = patternInAny(({ upTo, and }) => new RegExp(`^(?:[-–]|${upTo}|${and})$`));

/** A time of day: "9 am", "19.30 Uhr", "à 9 h", "9 h – 11 h 20". */
export function isClock(source: Source, first: number, at: number): boolean {
	const { tokens, words } = source;
	const token = following(source, at);
	if (!token) return false;
	if (phraseAt(tokens, at, words.clockAfter)) return true;
	const isRangeToClock = rangeMark.test(token.folded) && following(source, at + 1)?.kind === "numeral";
	if (isRangeToClock && following(source, at + 2) && phraseAt(tokens, at + 2, words.clockAfter)) return true;
	if (isInHours(source, first)) return true;
	const unit = phraseAt(tokens, at, words.durations);
	if (unit?.value.unit !== "hour") return false;
	if (phraseBefore(tokens, first, words.clockBefore)) return true;
	if (/^\d{1,2}[.:]\d\d$/.test(tokens[first]?.text ?? "") && token.folded === "uur") return true;
	return token.text === "h" && (isHour(source, first - 2) || isHourAfterDash(source, at + 1));
}

/** Either number of "van 18 tot 20 uur", which begins in the morning at the earliest. */
function isInHours(source: Source, at: number): boolean {
	const { tokens, words } = source;
	const isOpened = (place: number) => phraseBefore(tokens, place, words.clockFrom) !== null;
	const first = isOpened(at) ? at : at - 2;
	const second = first + 2;
	if (!isOpened(first) || !rangeWord.test(tokens[first + 1]?.folded ?? "")) return false;
	if (phraseAt(tokens, second + 1, words.durations)?.value.unit !== "hour") return false;
	const [from, to] = [first, second].map((place) => Number(tokens[place]?.text ?? ""));
	return from !== undefined && to !== undefined && from >= firstHour && from < to && to <= 24;
}

const rangeWord = /^(?:tot|en)$/;
/** "Van 2 tot 4 uur" says how long as often. */
const firstHour = 7;

/** Whether "h" stands before a dash that ends at a token: "9 h – 11 h". */
function isHour(source: Source, at: number): boolean {
	const { tokens } = source;
	if (!/^[-–]$/.test(tokens[at + 1]?.text ?? "")) return false;
	return tokens[at]?.text === "h" || (tokens[at]?.kind === "numeral" && tokens[at - 1]?.text === "h");
}

function isHourAfterDash(source: Source, at: number): boolean {
	const { tokens } = source;
	const start = tokens[at]?.kind === "numeral" ? at + 1 : at;
	return (
		/^[-–]$/.test(tokens[start]?.text ?? "") &&
		tokens[start + 1]?.kind === "numeral" &&
		tokens[start + 2]?.text === "h"
	);
}
