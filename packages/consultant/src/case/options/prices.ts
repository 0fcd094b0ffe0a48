import { cuesOf } from "../../languages/cues.ts";
import type { Language } from "../../languages/language.ts";
import { wordsOf } from "../../languages/words.ts";
import type { Figure } from "../../ledger/figure.ts";
import { factorOf, isRent } from "./factors.ts";
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

/**
 * What doing it costs, by what the text says of it; null where it says nothing that is sure. What runs on runs up to the
 * day until which money is given (`moneyUntil`, an ISO date), where there is one.
 */
export function priceOf(
	told: readonly ToldFigure[],
	free: boolean,
	moneyUntil: string | null,
): StatedPrice | null {
	const money = told.flatMap((each) => asMoney(each, told) ?? []);
	const possible = money.filter(
		(each) => !(isPaidByOthers(each) || (free && isSomethingElse(each))) && !isGain(each),
	);
	// What a trial took is known at least: it counts where nothing else is said.
	const beyondTrial = possible.filter((each) => !isOfTrial(each));
	const own = beyondTrial.length > 0 || free ? beyondTrial : possible;
	const sums = own.flatMap((each) => sumOf(each, told, moneyUntil) ?? []);
	const best = sums.toSorted((one, other) => other.worth - one.worth)[0];
	if (!best) return free ? { min: 0, max: 0, currency: null, arithmetic: "0", recurring: false } : null;
	const beside = besideOf(best, sums);
	const parts = [best, ...beside];
	const total = (of: readonly Sum[], key: "min" | "max") => of.reduce((sum, part) => sum + part[key], 0);
	// What runs on beside a single payment need not run for a whole year.
	const once = isRent(best.figure) ? parts : parts.filter(({ figure }) => !isRent(figure));
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
	if (isBareAmount(told) && all.every((each) => each.figure.kind !== "money"))
		return { statement, figure: { ...figure, kind: "money" } };
	if (figure.kind !== "number" || !isRent(figure) || !isAdded(told)) return null;
	const first = all.find((each) => each.figure.kind === "money" && each.statement.id === statement.id);
	return first ? { statement, figure: { ...figure, kind: "money", currency: first.figure.currency } } : null;
}

/** "A stock of spare parts, 15,000": a round number that stands by itself. */
function isBareAmount({
	figure: { kind, unit, per, bound, value, start, end },
	statement,
}: ToldFigure): boolean {
	if (kind !== "number" || unit !== null || per !== null || bound !== null || value < 1000) return false;
	const isRound = value % 100 === 0 && /[.,'\u2019\s]\d{3}$/u.test(statement.text.slice(start, end));
	return (
		isRound &&
		/[,:–—]\s*$/u.test(statement.text.slice(0, start)) &&
		/^\s*(?:[.,;]|$)/u.test(statement.text.slice(end))
	);
}

/** "Approve up to 200 without asking, at no cost", "lift the threshold to £150, no spend": what changes, not what it takes. */
function isSomethingElse(told: ToldFigure): boolean {
	const { bound } = told.figure;
	const { toLevel } = cuesOf(told.statement.language);
	return bound === "up to" || bound === "at most" || wordsBefore(told, 1).some(toLevel.has);
}

/** What stands in a clause of gains only is what it brings. */
function isGain(told: ToldFigure): boolean {
	return isEffect(told) && !isCost(told);
}

function isCost(told: ToldFigure): boolean {
	return cuesOf(told.statement.language).priced.count(clauseWords(told)) > 0;
}

/** What one amount comes to, with what it is multiplied by; null for a rate of which nothing says how many. */
function sumOf(told: ToldFigure, all: readonly ToldFigure[], moneyUntil: string | null): Sum | null {
	const { figure } = told;
	const factor = factorOf(told, all, moneyUntil);
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
			(isTotal(told) ? 2 : 0) +
			(isRent(figure) ? 0 : 0.5) -
			(told.statement.told ? 0.4 : 0) -
			0.01 * all.indexOf(told),
	};
}

/** What is paid besides: what stands beside it in one breath, and what is added in so many words. */
function besideOf(best: Sum, sums: readonly Sum[]): Sum[] {
	if (isTotal(best.told)) return [];
	const found: Sum[] = [];
	for (const sum of sums) {
		const { told, figure } = sum;
		if (told === best.told || told.statement.block !== best.told.statement.block) continue;
		if (figure.currency !== best.figure.currency || told.statement.told || isTotal(told)) continue;
		const isOwn = isAdded(told) || [best, ...found].some((other) => isBeside(other, sum));
		if (isOwn) found.push(sum);
	}
	return found.slice(0, mostBeside);
}

const mostBeside = 4;
const longestGap = 60;

/** Words that end what belongs to one price: another way, what is usual, gained or allowed. */
function isOtherMatter(words: readonly string[], language: Language): boolean {
	const { orElse, usual, rival, gain, limit, negation, notBesides, condition } = cuesOf(language);
	return [orElse, usual, rival, gain, limit, negation, notBesides, condition].some(
		(cue) => cue.count(words) > 0,
	);
}

/** In the words right behind: "120,000 once, 66,000 a year", not those of another option in the same sentence. */
function isBeside({ told: one }: Sum, { told: other }: Sum): boolean {
	// What runs on may stand in the next sentence or cell.
	if (one.statement.id !== other.statement.id || one.statement.told)
		return one.statement.block === other.statement.block && isRent(one.figure) !== isRent(other.figure);
	const [first, second] = [one.figure, other.figure].sort((a, b) => a.start - b.start);
	const between = one.statement.text.slice(first?.end, second?.start);
	return (
		between.length <= longestGap &&
		!/[();]/u.test(between) &&
		!isOtherMatter(wordsOf(between), one.statement.language)
	);
}

/** "Plus 900 a month", "another £7,000"; or its sentence begins so: "dazu eine App, 190 € im Monat". */
function isAdded(told: ToldFigure): boolean {
	const { statement } = told;
	const { added } = cuesOf(statement.language);
	return added.count(wordsBefore(told, 2)) > 0 || added.at(statement.words, 0);
}

/** "In total 41,000": the others are in it. */
function isTotal(told: ToldFigure): boolean {
	const { statement, figure } = told;
	if (/=\s?$/u.test(statement.text.slice(0, figure.start))) return true;
	return cuesOf(told.statement.language).total.count(clauseWords(told)) > 0;
}
