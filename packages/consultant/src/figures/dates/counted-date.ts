import { addDays, daysBetween } from "@throughline/domain/value/day";
import { cuesOf } from "../../languages/cues.ts";
import type { Language } from "../../languages/language.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import { wordsOf } from "../../languages/words.ts";
import type { Figure } from "../figure.ts";
import { daySpan, isoDate } from "./calendar.ts";

/**
 * Figures of a text in which a time and the day from which it is counted have become the day on which it ends: "within six
 * weeks of 9 February". Without `asOf`, the text's own ISO date, nothing is counted from "today".
 */
export function withCountedDates(
	figures: readonly Figure[],
	text: string,
	language: Language,
	asOf: string | null,
): Figure[] {
	if (!figures.some(({ kind }) => kind === "duration")) return [...figures];
	const made: Figure[] = [];
	for (const figure of figures) {
		const before = made.at(-1);
		if (before && figure.start < before.end) continue;
		made.push(countedFrom(figure, figures, text, language, asOf) ?? figure);
	}
	return made;
}

function countedFrom(
	figure: Figure,
	figures: readonly Figure[],
	text: string,
	language: Language,
	asOf: string | null,
): Figure | null {
	if (figure.kind !== "duration" || figure.per !== null || figure.change !== null) return null;
	const before = text.slice(0, figure.start);
	const next = figures.find(({ date, start }) => date !== null && start >= figure.end);
	const between = text.slice(figure.end, next?.start ?? figure.end + longest);
	const today = asOf === null ? null : fromToday(language).exec(between);
	if (asOf !== null && today) {
		const isNamedToo = next !== undefined && inBrackets.test(between.slice(today[0].length));
		return isNamedToo
			? endOf(figure, nearest(next, text, asOf), closed(text, next.end))
			: endOf(figure, asOf, figure.end + today[0].length);
	}
	const isCounted =
		surely(language).test(between) || (within(language).test(before) && from(language).test(between));
	if (isCounted && next?.date && next.date.precision !== "year" && between.length <= longest)
		return endOf(figure, nearest(next, text, asOf), closed(text, next.end));
	const isWanted = asOf !== null && soon(language).test(before) && wants(text, language);
	return isWanted ? endOf(figure, asOf, figure.end) : null;
}

function wants(text: string, language: Language): boolean {
	const { must, wanting, done } = cuesOf(language);
	const words = wordsOf(text);
	return must.count(words) + wanting.count(words) + done.count(words) > 0;
}

const inBrackets = /^\s?[(,]\s?(?:\p{L}+\s){0,2}$/u;

/** The day from which is counted: where it names no year, the one nearest to the text's own. */
function nearest({ date, start, end }: Figure, text: string, asOf: string | null): string {
	const day = date?.to ?? "";
	if (asOf === null || /\d{4}/.test(text.slice(start, end))) return day;
	const year = Number(asOf.slice(0, 4));
	const days = [year - 1, year, year + 1].map((each) => `${each}${day.slice(4)}`);
	const distance = (each: string) => Math.abs(daysBetween(each, asOf));
	return days.reduce((best, each) => (distance(each) < distance(best) ? each : best));
}

/** So far behind a time stands the day from which it is counted. */
const longest = 60;

function closed(text: string, at: number): number {
	return text[at] === ")" ? at + 1 : at;
}

const within = patternByLanguage(
	({ within: words }) => new RegExp(`(?<!\\p{L})(?:${words})\\s?(?:\\p{L}+\\s)?$`, "iu"),
);
const soon = patternByLanguage(({ fromNow }) => new RegExp(`(?<!\\p{L})(?:${fromNow})\\s$`, "iu"));
const fromToday = patternByLanguage(
	({ countedFrom: words, surelyCounted, today }) =>
		new RegExp(`^,?\\s(?:${surelyCounted}|${words})\\s?(?:${today})(?!\\p{L})`, "iu"),
);
/** A few words may name the day: "from this presentation (18/03/2027)". */
const from = patternByLanguage(
	({ countedFrom: words }) =>
		new RegExp(`^,?\\s(?:${words})(?!\\p{L})\\s?(?:\\p{L}+\\s){0,3}[(,]?\\s?(?:\\p{L}{1,3}\\s)?$`, "iu"),
);
const surely = patternByLanguage(
	({ surelyCounted }) =>
		new RegExp(`^,?\\s(?:${surelyCounted})(?!\\p{L})\\s?(?:\\p{L}+\\s){0,3}[(,]?\\s?$`, "iu"),
);

function endOf(figure: Figure, from: string, end: number): Figure | null {
	const day = later(from, figure.value, figure.unit);
	if (day === null) return null;
	return {
		...figure,
		kind: "date",
		end,
		value: Number(day.slice(0, 4)),
		high: null,
		unit: null,
		bound: null,
		date: daySpan(day),
		relation: "by",
	};
}

const monthsIn: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 };

function later(from: string, value: number, unit: string | null): string | null {
	if (unit === "day") return addDays(from, Math.floor(value));
	if (unit === "week") return addDays(from, Math.floor(value * 7));
	if (unit === "working-day") return addDays(from, Math.ceil((value * 7) / 5));
	const months = (monthsIn[unit ?? ""] ?? 0) * value;
	if (months === 0 || !Number.isInteger(months)) return null;
	const [year = 0, month = 1, day = 1] = from.split("-").map(Number);
	const last = Number(isoDate(year, month + months + 1, 0).slice(8));
	return isoDate(year, month + months, Math.min(day, last));
}
