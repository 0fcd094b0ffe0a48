import { cuesOf } from "../../languages/cues.ts";
import { stemOf, wordsOf } from "../../languages/words.ts";
import type { Figure } from "../../ledger/figure.ts";
import { monthsBetween } from "../dates.ts";
import { isTerm, monthsOfFigure, monthsPer } from "./times.ts";
import {
	clauseWords,
	isEffect,
	isOfTrial,
	isPaidByOthers,
	type ToldFigure,
	wordsBefore,
} from "./told-figure.ts";

/**
 * A price as it is stated; `min` and `max` are what it takes in its own time, else in the first year, `arithmetic` how
 * they were reached: figures with "×" and "+" between them.
 */
export type StatedPrice = {
	min: number;
	max: number;
	currency: string | null;
	arithmetic: string;
	recurring: boolean;
};

/** Less is what a piece costs, or a customer pays: no price of a measure. */
const leastPrice = 100;
const mostPeople = 500;

/** What doing it costs, by what the text says of it; null where it says nothing that is sure. */
export function priceOf(told: readonly ToldFigure[], free: boolean): StatedPrice | null {
	const money = told.flatMap((each) => asMoney(each, told) ?? []);
	const possible = money.filter(
		(each) => !(isPaidByOthers(each) || (free && isCeiling(each))) && !isGain(each),
	);
	// What a trial took is known at least: it counts where nothing else is said.
	const beyondTrial = possible.filter((each) => !isOfTrial(each));
	const own = beyondTrial.length > 0 || free ? beyondTrial : possible;
	const sums = own.flatMap((each) => sumOf(each, told) ?? []);
	const best = sums.toSorted((one, other) => other.worth - one.worth)[0];
	if (!best) return free ? { min: 0, max: 0, currency: null, arithmetic: "0", recurring: false } : null;
	const beside = besideOf(best, sums);
	const parts = [best, ...beside];
	const total = (of: readonly Sum[], key: "min" | "max") => of.reduce((sum, part) => sum + part[key], 0);
	// What runs on beside a single payment need not run for a whole year.
	const once = parts.filter((part) => part === best || !isRent(part.figure));
	const arithmetic = parts.map((part) => part.arithmetic).join(" + ");
	return {
		min: total(once, "min"),
		max: total(parts, "max"),
		currency: best.figure.currency,
		arithmetic: /[×+]/.test(arithmetic) ? arithmetic : "",
		recurring: parts.some(({ figure }) => isRent(figure)),
	};
}

type Sum = {
	figure: Figure;
	told: ToldFigure;
	min: number;
	max: number;
	arithmetic: string;
	worth: number;
};

/** An amount of money, also one that is added without its currency: "45.000 euro una tantum più 900 al mese". */
function asMoney(told: ToldFigure, all: readonly ToldFigure[]): ToldFigure | null {
	const { figure, statement } = told;
	if (figure.change !== null) return null;
	if (figure.kind === "money") return told;
	if (figure.kind !== "number" || !isRent(figure) || !isAdded(told)) return null;
	const first = all.find((each) => each.figure.kind === "money" && each.statement.id === statement.id);
	return first ? { statement, figure: { ...figure, kind: "money", currency: first.figure.currency } } : null;
}

/** "Approve up to 200 without asking, at no cost": how far something goes. */
function isCeiling({ figure }: ToldFigure): boolean {
	return figure.bound === "up to" || figure.bound === "at most";
}

function isRent({ per }: Figure): boolean {
	return per !== null && per in monthsPer;
}

/** What stands in a clause of gains only is what it brings. */
function isGain(told: ToldFigure): boolean {
	const { language } = told.statement;
	return isEffect(told, language) && !isCost(told);
}

function isCost(told: ToldFigure): boolean {
	return cuesOf(told.statement.language).priced.count(clauseWords(told)) > 0;
}

/** What one amount comes to, with what it is multiplied by; null for a rate of which nothing says how many. */
function sumOf(told: ToldFigure, all: readonly ToldFigure[]): Sum | null {
	const { figure } = told;
	const factor = factorOf(told, all);
	if (factor === null) return null;
	const { times } = factor;
	const min = figure.value * times;
	if (min < leastPrice && told.statement.kind !== "row") return null;
	const round = (value: number) => Math.round(value * 100) / 100;
	return {
		figure,
		told,
		min: round(min),
		max: round((figure.high ?? figure.value) * times),
		arithmetic: [...factor.before, figure.value, ...factor.behind].join(" × "),
		worth:
			(isCost(told) ? 1 : 0) +
			(isRent(figure) ? 0 : 0.5) -
			(told.statement.told ? 0.4 : 0) -
			0.01 * all.indexOf(told),
	};
}

type Factor = { times: number; before: number[]; behind: number[] };

function factorOf(told: ToldFigure, all: readonly ToldFigure[]): Factor | null {
	const { figure } = told;
	const { per, each } = figure;
	if (per === "head" || (each && per === null)) {
		const count = countBefore(all, told);
		if (count !== null) return { times: count, before: [count], behind: [] };
		return per === "head" ? null : { times: 1, before: [], behind: [] };
	}
	if (per === null) return { times: 1, before: [], behind: [] };
	if (isRent(figure)) return rentFactor(told, all);
	const pieces = piecesOf(told, all);
	return pieces === null ? null : { times: pieces, before: [pieces], behind: [] };
}

/** What is paid by the month is paid for its own time where that is said, else for a year. */
function rentFactor(told: ToldFigure, all: readonly ToldFigure[]): Factor | null {
	const { per, each } = told.figure;
	const count = each ? countBefore(all, told) : null;
	const heads = count ?? 1;
	const before = count === null ? [] : [count];
	const rate = 1 / (monthsPer[per ?? ""] ?? 1);
	const months = termOf(told, all);
	// A price by the year is one for the first year, however long the work takes.
	const units = per === "year" || months === null ? 12 * rate : Math.round(months * rate * 2) / 2;
	if (months === null && (per === "week" || per === "day")) return null;
	const times = Math.round(units * 100) / 100;
	return { times: times * heads, before, behind: times === 1 ? [] : [times] };
}

/** For how many months something is hired: "for nine months", "until the end of April". */
function termOf(told: ToldFigure, all: readonly ToldFigure[]): number | null {
	const own = all.filter(({ statement }) => statement.block === told.statement.block);
	const term = own.find((each) => isTerm(each));
	if (term) return monthsOfFigure(term.figure);
	const end = own.find(({ figure }) => figure.date !== null && figure.relation === "until");
	const from = told.statement.asOf;
	const to = end?.figure.date?.to;
	if (!from || !to || to <= from) return null;
	return Math.max(0.5, Math.floor(monthsBetween(from, to) * 2) / 2);
}

/** "Two own trainee masters, 46k each", "four mechanics, 3,400 € a head": the count that stands before the amount. */
function countBefore(all: readonly ToldFigure[], amount: ToldFigure): number | null {
	const count = all
		.filter(
			({ figure: { kind, start, value, unit }, statement }) =>
				(kind === "count" || kind === "number") &&
				(statement.order < amount.statement.order || start < amount.figure.start) &&
				value > 1 &&
				value <= mostPeople &&
				Number.isInteger(value) &&
				(kind === "count" || unit === null),
		)
		.at(-1);
	return count?.figure.value ?? null;
}

/** So many pieces as the text counts of the very thing that the price is for one of. */
function piecesOf({ figure, statement }: ToldFigure, all: readonly ToldFigure[]): number | null {
	const { language } = statement;
	const piece = stemOf(figure.per ?? "", language);
	const counted = all.filter(
		({ figure: { kind, unit } }) =>
			kind === "count" && wordsOf(unit ?? "").some((word) => stemOf(word, language) === piece),
	);
	return counted.length === 1 ? (counted[0]?.figure.value ?? null) : null;
}

/** The price of a piece, as it is written, where the text says no more than that; null for any other. */
export function unitPriceOf(told: readonly ToldFigure[]): string | null {
	const rate = told.find(
		(each) =>
			each.figure.kind === "money" && each.figure.per !== null && !isRent(each.figure) && !isOfTrial(each),
	);
	if (!rate) return null;
	const { text } = rate.statement;
	const { start, end } = rate.figure;
	return text.slice(start, end) + (text.slice(end, end + longestPer).split(/[,;:.()\n]/u)[0] ?? "").trimEnd();
}

const longestPer = 24;

/** What is paid besides: a rent beside what is paid once, and what is added in so many words. */
function besideOf(best: Sum, sums: readonly Sum[]): Sum[] {
	const others = sums.filter(
		({ told, figure }) =>
			told !== best.told &&
			told.statement.block === best.told.statement.block &&
			figure.currency === best.figure.currency,
	);
	const rent = isRent(best.figure)
		? []
		: others.filter((sum) => isRent(sum.figure) && isBeside(best, sum)).slice(0, 1);
	const added = others.filter((sum) => !rent.includes(sum) && isAdded(sum.told)).slice(0, 2);
	return [...rent, ...added].filter(({ told }) => !told.statement.told);
}

const longestGap = 60;

/** In the words right behind: "120,000 once, 66,000 a year", not those of another option in the same sentence. */
function isBeside({ told: one }: Sum, { told: other }: Sum): boolean {
	if (one.statement.id !== other.statement.id || one.statement.told) return isBesideInRow(one, other);
	const [first, second] = [one.figure, other.figure].sort((a, b) => a.start - b.start);
	const between = one.statement.text.slice(first?.end, second?.start);
	return between.length <= longestGap && !/[();]|(?<!\p{L})(?:or|oder|ou|o|of)(?!\p{L})/u.test(between);
}

/** Cells of a row are apart from each other. */
function isBesideInRow(one: ToldFigure, other: ToldFigure): boolean {
	return one.statement.block === other.statement.block && one.statement.id !== other.statement.id;
}

function isAdded(told: ToldFigure): boolean {
	return wordsBefore(told, 2).some(cuesOf(told.statement.language).added.has);
}
