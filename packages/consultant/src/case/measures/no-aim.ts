import { sidesOf, wordsAround } from "../../figures/clause.ts";
import type { Figure } from "../../figures/figure.ts";
import { cuesOf } from "../../languages/cues.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import { measureWords } from "../../languages/subjects/measure-words.ts";
import { wordsOf } from "../../languages/words.ts";
import type { Place } from "../place.ts";

/** Whether a figure that stands where something is wanted only says what a price is for, or by what time of the day. */
export function isNoAim(place: Place): boolean {
	if (place.entry.confirmed) return false;
	return isPricedThing(place) || isTimeOfDay(place) || isClaimed(place) || isTimeOfShare(place);
}

/** "No more than 5 % of calls unanswered after ten minutes": the time says which calls, not what is wanted. */
function isTimeOfShare({ entry: { figure }, statement: { text, figures, language } }: Place): boolean {
	if (figure.kind !== "duration") return false;
	const isShare = ({ kind, end }: Figure) =>
		(kind === "percent" || kind === "ratio") &&
		end <= figure.start &&
		!goesOn(language).test(text.slice(end, figure.start));
	return figures.some(isShare);
}

const goesOn = patternByLanguage(({ and, or }) => new RegExp(`[,;:.)]|\\s(?:${and}|${or})\\s`, "iu"));

/** "According to Driss the bus never runs longer than an hour": what somebody holds to be so. */
function isClaimed({ entry: { figure }, statement: { text, words, signals, language } }: Place): boolean {
	if (signals.says === 0 || signals.heading.target === 1) return false;
	const { negation, lack, target, mustBe, wanting, granted } = cuesOf(language);
	const isAsked = [target, mustBe, wanting, granted].some((list) => list.count(words) > 0);
	const around = wordsAround(text, figure);
	return !isAsked && negation.count(around) + lack.count(around) > 0;
}

/** "2,100 a month for the 18 shops": so many the price is for. */
function isPricedThing({ entry: { figure }, statement: { text, figures } }: Place): boolean {
	if (figure.kind !== "count" || figure.bound !== null) return false;
	const { before } = sidesOf(text, figure);
	return figures.some(
		({ kind, start, end }) =>
			kind === "money" && end <= figure.start && figure.start - end <= before.length && start >= 0,
	);
}

const hoursOfDay = 24;

/** "She rings round until nine": an hour of the day, not so many hours; "up to 9 hours of waiting" are. */
function isTimeOfDay({ entry: { figure }, statement: { text, language } }: Place): boolean {
	const { kind, unit, value, bound, start, end } = figure;
	if (kind !== "duration" || unit !== "hour" || value > hoursOfDay || bound === "under") return false;
	if (!/^(?:\p{L}+|\d{1,2})\s?(?:uur|uhr|heures?|h|o['’]clock)\b/iu.test(text.slice(start, end)))
		return false;
	const before = wordsOf(text.slice(Math.max(0, start - 30), start)).slice(-mostBefore);
	const isUntil = (measureWords(language)?.until.count(before.slice(-1)) ?? 0) > 0;
	// "Jusqu'à 9 h d'attente", "tot 9 uur wachten"
	const next = wordsOf(text.slice(end, end + 30));
	const [first = "", second = ""] = next;
	const { waits, time } = measureWords(language) ?? {};
	const isOfWait = [first, second].some((word) => waits?.has(word) || time?.has(word));
	return isUntil && !isOfWait;
}

const mostBefore = 2;
