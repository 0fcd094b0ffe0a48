import { monthsBetween } from "../../figures/dates/months.ts";
import type { Figure } from "../../figures/figure.ts";
import { durationUnitOf } from "../../figures/figures.ts";
import { lexiconOf } from "../../figures/words/lexicon.ts";
import { unitSymbols } from "../../figures/words/measures.ts";
import { cuesOf } from "../../languages/cues.ts";
import type { Language } from "../../languages/language.ts";
import { inAll } from "../../languages/money/in-all.ts";
import { pieces } from "../../languages/money/pieces.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import { stemOf, stemsOf, wordsOf } from "../../languages/words.ts";
import { clauseWords, isOfTrial, type ToldFigure } from "../../ledger/told-figure.ts";
import type { UnitKind } from "../../wording/option-wording.ts";
import { hireOf, isForSeason, isUntilDone, laterYears, yearsPaid } from "./terms.ts";
import { isTerm, monthsPer } from "./times.ts";

/**
 * What an amount is multiplied by: `times` in all, and the figures that stand before and behind it. `runs` where it is
 * paid on without an end: how many amounts a year takes, and for how many months `times` counts them.
 */
export type Factor = {
	times: number;
	before: number[];
	behind: number[];
	runs: { aYear: number; months: number } | null;
};

/** Where nothing says how long it is paid. */
const firstYear = 12;

const mostPeople = 500;

export function isRent({ per }: Figure): boolean {
	return per !== null && per in monthsPer;
}

/** "89 € je Akte, wir haben etwa 750 im Jahr": how many of it they have, in a clause that says no more. */
function ownCountOf({ figure, statement }: ToldFigure, all: readonly ToldFigure[]): Count | null {
	const { text, language } = statement;
	const count = all.find(
		({ figure: other, statement: { id } }) =>
			id === statement.id && other.kind === "number" && other.unit === null && other.start >= figure.end,
	)?.figure;
	if (!count || count.value <= 1 || !Number.isInteger(count.value)) return null;
	const words = wordsOf(
		text
			.slice(figure.end, count.start)
			.split(/[,;:.()–—]/u)
			.at(-1) ?? "",
	);
	const isOwn = words.length <= wordsOfOwn && cuesOf(language).we.count(words) > 0;
	return isOwn ? { value: count.value, per: periodIn(count) } : null;
}

/** "We have about" */
const wordsOfOwn = 4;

/** "a change", "for each one" */
const wordsOfOne = 3;

/** "£180 a change, thirteen a year": how many of it come in a year, a month or a week, right behind the price of one. */
function rateRightBehind({ figure, statement }: ToldFigure, all: readonly ToldFigure[]): Count | null {
	if (isRent(figure)) return null;
	const rate = all.find(
		({ figure: other, statement: { id } }) =>
			id === statement.id && other.kind === "number" && other.unit === null && other.start >= figure.end,
	)?.figure;
	if (!rate || !isRent(rate)) return null;
	const between = statement.text.slice(figure.end, rate.start);
	const isBehind = /^[^.;:,]*[,;(–—-]\s?$/u.test(between) && wordsOf(between).length <= wordsOfOne;
	return isBehind ? { value: rate.value, per: rate.per } : null;
}

/** What the amount is to be multiplied by; null where it is for one of something and nothing says how many. */
export function factorOf(
	told: ToldFigure,
	all: readonly ToldFigure[],
	moneyUntil: string | null,
): Factor | null {
	const stretch = stretchPaid(told, all);
	if (stretch !== null) return { times: stretch, before: [stretch], behind: [], runs: null };
	const pieces = piecesPaid(told, all);
	if (pieces === "unknown") return null;
	const period = periodOf(told) ?? pieces?.per ?? null;
	const seasonal = period === null && isOfSeason(told) ? "year" : period;
	const count =
		seasonal === null
			? { periods: Math.max(1, laterYears(told)), runs: null }
			: periodsOf(seasonal, told, all, moneyUntil);
	if (count === null) return null;
	const { periods, runs } = count;
	const of = pieces?.value ?? 1;
	return {
		times: periods * of,
		before: pieces === null ? [] : [pieces.value],
		behind: periods === 1 ? [] : [periods],
		runs: runs && { aYear: runs.aYear * of, months: runs.months },
	};
}

/** "20 days at £800 a day": so many of the very hours, days or weekends that it is paid by; null where none are named. */
function stretchPaid(told: ToldFigure, all: readonly ToldFigure[]): number | null {
	const { figure, statement } = told;
	if (figure.per === "weekend")
		return ratesOf(told).flatMap(({ words }) => piecesOf(words, told, all) ?? [])[0]?.value ?? null;
	if (figure.per !== "hour" && figure.per !== "day" && figure.per !== "week") return null;
	const own = all.filter(
		(each) =>
			each.statement.block === statement.block &&
			each.figure.kind === "duration" &&
			each.figure.per === null &&
			each.figure.unit?.replace("working-", "") === figure.per &&
			(figure.per === "hour" || isTerm(each) || isStretchOf(told, each)),
	);
	return own.length === 1 ? (own[0]?.figure.value ?? null) : null;
}

/** What is paid by the week for each of something, or takes a time of its own to set up, runs on. */
function isKept(told: ToldFigure, all: readonly ToldFigure[]): boolean {
	const { figure, statement } = told;
	if (figure.each || thingsOf(told).some(({ isSure }) => isSure)) return true;
	return all.some(
		(each) =>
			each.statement.block === statement.block &&
			each.figure.kind === "duration" &&
			each.figure.per === null &&
			!isTerm(each) &&
			clauseWords(each).length >
				wordsOf(each.statement.text.slice(each.figure.start, each.figure.end)).length,
	);
}

/** "20 days at £800 a day", "£800 a day × 20 days"; beside any other mark a time says how long setting it up takes. */
function isStretchOf({ figure, statement }: ToldFigure, time: ToldFigure): boolean {
	if (time.statement.id !== statement.id) return false;
	const [first, second] = [figure, time.figure].sort((one, other) => one.start - other.start);
	const between = statement.text.slice(first?.end, second?.start);
	return second === figure ? !/[,;:.()–—]/u.test(between) : /[×x*]\s*$/u.test(between);
}

/** How many of something the amount is for one of; null where it is for all. */
function piecesPaid(told: ToldFigure, all: readonly ToldFigure[]): Count | "unknown" | null {
	const { figure } = told;
	const seasonal = isOfSeason(told);
	const things = seasonal ? [] : thingsOf(told);
	const [counted] = things.flatMap(({ words }) => piecesOf(words, told, all) ?? []);
	const multiplied =
		counted ??
		countRightBefore(told, all) ??
		rateRightBehind(told, all) ??
		wearersOf(told, all) ??
		(things.some(({ isSure }) => isSure) ? ownCountOf(told, all) : null);
	if (multiplied) return multiplied;
	const isOfOne =
		figure.per !== null && !seasonal && (!isRent(figure) || things.some(({ isSure }) => isSure));
	if (figure.each || isOfOne) return countOf(told, all) ?? "unknown";
	const piece = pieceBefore(told, all);
	return piece && piecesPaid(piece, all);
}

/**
 * "£118 each plus £9 a month": the price of a piece right before what is paid again and again, which then is for a piece
 * too; null where there is none, or it is said to be for all.
 */
function pieceBefore({ figure, statement }: ToldFigure, all: readonly ToldFigure[]): ToldFigure | null {
	const { text, language } = statement;
	if (!isRent(figure) || language === "unknown") return null;
	const before = all.findLast(
		(each) =>
			each.statement.id === statement.id && each.figure.kind === "money" && each.figure.end <= figure.start,
	);
	if (!before || isRent(before.figure) || !isJoined(before, { figure, statement })) return null;
	const behind = text.slice(figure.end, figure.end + longestPer).split(/[,;:.()\n]/u)[0] ?? "";
	return inAll(language).all.test(behind) ? null : before;
}

/** Whether nothing but small words stands between two amounts: "£118 each plus £9 a month". */
export function isJoined({ figure: one, statement }: ToldFigure, { figure: other }: ToldFigure): boolean {
	const { text, language } = statement;
	const { function: small, added, adversative } = cuesOf(language);
	const rest = text.slice(one.end, other.start);
	const bare = rest.replace(oneThing(language), "");
	// "(£240) apiece", "(240 €) pièce"
	const between = one.each && bare === rest ? rest.replace(/^\s[\p{L}'’/]+/u, "") : bare;
	return (
		between.length <= longestPer &&
		// "€5.10 a room, but €120,000 for trolleys" are told apart.
		!/[,;.()]/u.test(between) &&
		wordsOf(between).every((word) => (small.has(word) || added.has(word)) && !adversative.has(word))
	);
}

/** "(£240) per box" */
const oneThing = patternByLanguage(
	({ per, each, aUnit }) => new RegExp(`^\\s(?:${per}|${each}|${aUnit})\\s\\p{L}+`, "iu"),
);

function periodOf(told: ToldFigure): string | null {
	if (told.figure.per === null) return null;
	return isRent(told.figure) ? told.figure.per : secondPeriodOf(told);
}

/** For so many years money is given, in whole ones; one where it is for less than two, or nothing says it. */
function yearsGiven({ statement: { asOf } }: ToldFigure, moneyUntil: string | null): number {
	return asOf && moneyUntil ? Math.max(1, Math.floor(monthsBetween(asOf, moneyUntil) / 12 + 0.1)) : 1;
}

/** So many of a period; what is paid by the year is stated for the first, or for the years that money is given for. */
function periodsOf(
	period: string,
	told: ToldFigure,
	all: readonly ToldFigure[],
	moneyUntil: string | null,
): { periods: number; runs: Factor["runs"] } | null {
	if (period === "year") {
		const paid = yearsPaid(told, all);
		if (paid !== null) return { periods: paid, runs: null };
		const years = yearsGiven(told, moneyUntil);
		return { periods: years, runs: { aYear: 1, months: firstYear * years } };
	}
	const rate = 1 / (monthsPer[period] ?? 1);
	const aYear = Math.round(firstYear * rate);
	const hire = hireOf(told, all, moneyUntil);
	if (hire !== null)
		return {
			periods: Math.round(hire.months * rate * 2) / 2,
			runs: hire.ends ? null : { aYear, months: hire.months },
		};
	// By the day or the week, or until something has happened, it is hired for a while: nothing says how long.
	const isHired = period === "day" || (period === "week" && !isKept(told, all));
	return isHired || isForSeason(told) || isUntilDone(told)
		? null
		: { periods: aYear, runs: { aYear, months: firstYear } };
}

type Count = { value: number; per: string | null };

/** The count that a price for each belongs to: the nearest before it ("four mechanics, 3,400 € a head"), or names. */
function countOf(told: ToldFigure, all: readonly ToldFigure[]): Count | null {
	const { figure } = told;
	if (!figure.each && figure.per !== "head" && figure.per !== "piece") return null;
	const value = countRightBehind(all, told) ?? countBefore(all, told) ?? namesBefore(told);
	return value === null ? null : { value, per: null };
}

/** "£65 each for 14 buses": of how many, in the same breath. */
function countRightBehind(all: readonly ToldFigure[], { figure, statement }: ToldFigure): number | null {
	const behind = all.find(
		(other) =>
			other.statement.id === statement.id &&
			other.figure.kind === "count" &&
			other.figure.start >= figure.end &&
			/^[^,;:.()–—\d]{3,24}$/u.test(statement.text.slice(figure.end, other.figure.start)),
	);
	if (behind)
		return behind.figure.value > 1 && Number.isInteger(behind.figure.value) ? behind.figure.value : null;
	return countBehindComma(all, { figure, statement });
}

/** "£2,300 each, 64 pieces": so many pieces, or things that were named before the price. */
function countBehindComma(all: readonly ToldFigure[], { figure, statement }: ToldFigure): number | null {
	const { text, language } = statement;
	const behind = all.find(
		(other) =>
			other.statement.id === statement.id &&
			other.figure.start >= figure.end &&
			/^(?:\s[\p{L}'’]+){0,2}\s?[,;(×x]\s?$/u.test(text.slice(figure.end, other.figure.start)),
	)?.figure;
	if (behind?.kind !== "count" || behind.value <= 1 || !Number.isInteger(behind.value)) return null;
	const unit = wordsOf(behind.unit ?? "");
	const named = stemsOf(wordsOf(text.slice(0, figure.start)), language);
	const isNamed = stemsOf(unit, language).some((stem) => named.includes(stem));
	return isNamed || (language !== "unknown" && unit.some((word) => pieces(language).has(word)))
		? behind.value
		: null;
}

function countBefore(all: readonly ToldFigure[], amount: ToldFigure): number | null {
	const count = all
		.filter(
			({ figure: { kind, start, value, unit }, statement }) =>
				(kind === "count" || kind === "number") &&
				(statement.order < amount.statement.order || start < amount.figure.start) &&
				value > 1 &&
				// Of pieces named in one breath with their price there may be any number.
				(statement.id === amount.statement.id || value <= mostPeople) &&
				Number.isInteger(value) &&
				(kind === "count" || unit === null),
		)
		.at(-1);
	return count?.figure.value ?? null;
}

const namesTogether = patternByLanguage(
	({ and }) => new RegExp(`\\p{Lu}[\\p{L}-]+(?:(?:,\\s(?:${and}\\s)?|\\s${and}\\s)\\p{Lu}[\\p{L}-]+)+`, "gu"),
);
const betweenNames = patternByLanguage(({ and }) => new RegExp(`,\\s|\\s${and}\\s`, "u"));

/** "3 × £4,500", "50 licences at £120": what stands right before the amount, with no more than a sign or word between. */
function countRightBefore({ figure, statement }: ToldFigure, all: readonly ToldFigure[]): Count | null {
	const count = all.findLast(
		(each) =>
			each.statement.id === statement.id &&
			(each.figure.kind === "count" || each.figure.kind === "number") &&
			each.figure.end <= figure.start &&
			Number.isInteger(each.figure.value) &&
			each.figure.value > 1,
	)?.figure;
	if (!count) return null;
	const between = statement.text.slice(count.end, figure.start).trim();
	const isRate = count.kind === "count" && cuesOf(statement.language).atPrice.has(between.toLowerCase());
	return isRate || /^[×x*]$/u.test(between) ? { value: count.value, per: periodIn(count) } : null;
}

/** "For Lyon, Bath and Ghent, 6,400 each": so many as are named together last. */
function namesBefore({ figure, statement: { text, language } }: ToldFigure): number | null {
	const named = [...text.slice(0, figure.start).matchAll(namesTogether(language))].at(-1)?.[0];
	return named === undefined ? null : named.split(betweenNames(language)).filter((each) => each).length;
}

/** "Tags on all 9,000 kegs: £2.10 a tag": one on each of the only things that are counted between the tags and their price. */
function wearersOf(told: ToldFigure, all: readonly ToldFigure[]): Count | null {
	const { figure, statement } = told;
	const counts = all.filter(
		(each) =>
			each.statement.id === statement.id &&
			each.figure.kind === "count" &&
			each.figure.end <= figure.start &&
			each.figure.value > 1,
	);
	const [count] = counts;
	if (!count || counts.length > 1) return null;
	const named = new Set(wordsOf(statement.text.slice(0, count.figure.start).replaceAll("-", " ")));
	const { language } = statement;
	const isWorn = ratesOf(told).some(
		({ words: [thing = ""] }) =>
			!named.has(thing) &&
			[...named].some((word) => word.length > 3 && stemOf(word, language) === stemOf(thing, language)),
	);
	return isWorn ? { value: count.figure.value, per: periodIn(count.figure) } : null;
}

/** So many as the text counts of the very thing that the price is for one of. */
function piecesOf(
	thing: readonly string[],
	{ statement }: ToldFigure,
	all: readonly ToldFigure[],
): Count | null {
	const { language } = statement;
	const stems = new Set(thing.flatMap((word) => [stemOf(word, language), unitSymbols.get(word) ?? word]));
	const counted = all.filter(
		(each) =>
			each.figure.kind === "count" &&
			countedWords(each).some(
				(word) => stems.has(stemOf(word, language)) || stems.has(unitSymbols.get(word) ?? word),
			),
	);
	const [first] = counted;
	const isOne = new Set(counted.map(({ figure }) => figure.value)).size === 1;
	return first && isOne ? { value: first.figure.value, per: periodIn(first.figure) } : null;
}

/** "Three bad sites": what is counted, with the noun behind an adjective. */
function countedWords({
	figure: { unit, end },
	statement: { text, language },
}: ToldFigure): readonly string[] {
	const [, next = ""] = /^\s(\p{Ll}{3,})/u.exec(text.slice(end, end + longestPer)) ?? [];
	const isNoun = next !== "" && !cuesOf(language).function.has(next);
	return wordsOf(isNoun ? `${unit ?? ""} ${next}` : (unit ?? ""));
}

function periodIn({ per }: Figure): string | null {
	return per !== null && per in monthsPer ? per : null;
}

/** What an amount is for one of: its words, whether nothing else can be meant, and whether it stands right behind. */
type Rate = { words: string[]; isSure: boolean; isFirst: boolean };

const perMark = patternByLanguage(
	({ per, each, aUnit }) =>
		new RegExp(
			`(?:(?:^|\\s)(?:(${per}|${each})|${aUnit})\\s|^\\s?(\\/)\\s?)(?=(\\p{L}+(?:\\s\\p{L}+)?))`,
			"giu",
		),
);

/** What stands behind an amount, up to the next one. */
function behindOf({ figure: { end }, statement: { text, figures } }: ToldFigure): string {
	const next = figures.find(({ kind, start }) => kind === "money" && start >= end)?.start ?? text.length;
	return text.slice(end, Math.min(next, end + longestPer));
}

function ratesOf({ figure, statement }: ToldFigure): Rate[] {
	const behind = behindOf({ figure, statement }).split(/[,;:.()\n]/u)[0] ?? "";
	const cues = cuesOf(statement.language);
	const starts = new Set(statement.figures.map(({ start }) => start));
	return [...behind.matchAll(perMark(statement.language))].map(
		({ 0: mark, 1: spelled, 2: slash, 3: thing = "", index }) => {
			const words = wordsOf(thing);
			const isFigure =
				starts.has(figure.end + index + mark.length) ||
				lexiconOf(statement.language).doubtfulNumbers.has(words[0] ?? "");
			const isSure = Boolean(spelled ?? slash) && !isFigure && !cues.function.has(words[0] ?? "");
			return { words, isSure, isFirst: index === 0 };
		},
	);
}

/** What the amount is for one of, apart from times: as "tap" in "4 € a month per tap". */
function thingsOf(told: ToldFigure): Rate[] {
	return ratesOf(told).filter(
		({ words: [word = ""], isFirst }) =>
			!(isFirst && isRent(told.figure)) && periodNamed(word, told) === null,
	);
}

/** The period of a price that is for one of something first: "£4 per user per month". */
function secondPeriodOf(told: ToldFigure): string | null {
	const { statement } = told;
	const behind = behindOf(told);
	const joined = jointPeriod(statement.language).exec(behind)?.[1];
	const named = [...ratesOf(told).flatMap(({ words }) => words[0] ?? []), ...(joined ? [joined] : [])];
	return named.flatMap((word) => periodNamed(word.toLowerCase(), told) ?? [])[0] ?? null;
}

/** "Per resident and week" */
const jointPeriod = patternByLanguage(
	({ per, each, aUnit, and }) =>
		new RegExp(`^\\s(?:${per}|${each}|${aUnit})\\s\\p{L}+\\s(?:${and})\\s(\\p{L}+)`, "iu"),
);

function periodNamed(word: string, { statement }: ToldFigure): string | null {
	const unit = durationUnitOf(word, statement.language);
	return unit !== null && unit in monthsPer ? unit : null;
}

/** "64,000 a winter": once in a year. */
function isOfSeason(told: ToldFigure): boolean {
	const { season } = cuesOf(told.statement.language);
	return ratesOf(told).some(({ words }) => words.some((_, at) => season.at(words, at)));
}

const longestPer = 40;

/** The price of a piece, as it is written, where the text says no more than that; null for any other. */
export function unitPriceOf(told: readonly ToldFigure[]): UnitPrice | null {
	const rate = told.find(
		(each) =>
			each.figure.kind === "money" && (each.figure.per !== null || each.figure.each) && !isOfTrial(each),
	);
	if (!rate) return null;
	const isOfPiece = rate.figure.each || !isRent(rate.figure);
	return { text: rateText(rate, told), kind: isOfPiece ? "piece" : "time" };
}

/** The price of one of something as it is written, and whether that is a piece or a time. */
export type UnitPrice = { text: string; kind: UnitKind };

function rateText(rate: ToldFigure, told: readonly ToldFigure[]): string {
	const { text, language } = rate.statement;
	const { first, last } = joinedTo(rate, told);
	const { start } = first;
	const { end } = last;
	const { function: small } = cuesOf(language);
	const next = rate.statement.figures.find((figure) => figure.start >= end)?.start ?? text.length;
	const behind = text.slice(end, Math.min(end + 60, next)).split(/[,;:.()\n]/u)[0] ?? "";
	// Up to the thing that it is for one of, not what goes on behind.
	const words = behind.match(/^(?:\s?\/?\s?[^\s]+){0,4}/u)?.[0] ?? "";
	const own = words.trimEnd().split(/(?=\s)/u);
	while (own.length > 1 && isEmpty(own.at(-1)?.trim() ?? "", small)) own.pop();
	return `${eachBefore(text.slice(0, start), language)}${text.slice(start, end)}${own.join("")}`;
}

/** The first and the last of the amounts that stand with a rate in one breath: "£4,000 plus £118 each". */
function joinedTo(rate: ToldFigure, told: readonly ToldFigure[]): { first: Figure; last: Figure } {
	const amounts = told.filter(
		({ figure, statement }) => figure.kind === "money" && statement.id === rate.statement.id,
	);
	const at = amounts.findIndex(({ figure }) => figure === rate.figure);
	let [first, last] = [rate, rate];
	for (const before of amounts.slice(0, at).reverse()) {
		if (!isJoined(before, first)) break;
		first = before;
	}
	for (const after of amounts.slice(at + 1)) {
		if (!isJoined(last, after)) break;
		last = after;
	}
	return { first: first.figure, last: last.figure };
}

function isEmpty(word: string, small: { has(word: string): boolean }): boolean {
	return small.has(word.toLowerCase()) || !/[\p{L}\p{N}]/u.test(word);
}

/** "Je (240 €)": what says before a price that it is for one belongs to it. */
function eachBefore(before: string, language: Language): string {
	return eachAhead(language).exec(before)?.[0] ?? "";
}

const eachAhead = patternByLanguage(({ per, each }) => new RegExp(`(?<!\\p{L})(?:${per}|${each})\\s$`, "iu"));
