import type { Figure } from "../../figures/figure.ts";
import { lexiconOf } from "../../figures/words/lexicon.ts";
import { cuesOf } from "../../languages/cues.ts";
import type { Language } from "../../languages/language.ts";
import { givenFree } from "../../languages/money/given-free.ts";
import { wordsOf } from "../../languages/words.ts";
import { entryId } from "../../ledger/entry.ts";
import {
	clauseWords,
	isEffect,
	isOfTrial,
	isPaidByOthers,
	isThreshold,
	type ToldFigure,
	wordsBefore,
} from "../../ledger/told-figure.ts";
import { isSigningLimit } from "../../roles/cap.ts";
import { isSum } from "../../roles/offers.ts";
import { factorOf, isJoined, isRent } from "./factors.ts";
import { eitherOr } from "./spoken.ts";

/** An amount, or the ends of a range, with the figures that it was reached by: "×" and "+" between them, or "". */
export type Part = { min: number; max: number; arithmetic: string };

/**
 * A price as it is stated: `min` and `max` are what it takes in all, of what is paid on without an end `months` months;
 * `arithmetic` is how they were reached.
 */
export type StatedPrice = Part & {
	currency: string | null;
	/** What is paid once, or for a time that the text names; null where nothing is. */
	once: Part | null;
	/** What is paid every year without an end; null where nothing is. */
	yearly: Part | null;
	/** For so many months that is counted: up to the day until which money is given, else twelve. */
	months: number;
	/** The entries of the ledger that it is made of. */
	entries: readonly string[];
};

const countedMonths = 12;

const costsNothing: StatedPrice = {
	min: 0,
	max: 0,
	arithmetic: "0",
	currency: null,
	once: null,
	yearly: null,
	months: countedMonths,
	entries: [],
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
		(each) =>
			!(isPaidByOthers(each) || isSigned(each) || (free && isSomethingElse(each))) &&
			!isGain(each) &&
			!isThreshold(each),
	);
	// What a trial took is known at least: it counts where nothing else is said.
	const beyondTrial = possible.filter((each) => !isOfTrial(each));
	const own = beyondTrial.length > 0 || free ? beyondTrial : possible;
	const sums = own.flatMap((each) => sumOf(each, told, moneyUntil) ?? []);
	const best = sums.toSorted((one, other) => other.worth - one.worth)[0];
	// "A free topper for each: €19 a piece": whoever gets it pays nothing, we do.
	if (!best) return free && !own.some(isGivenAway) ? costsNothing : null;
	if (own.some((each) => isOpenBeside(each, best, own, moneyUntil))) return null;
	const parts = [best, ...besideOf(best, sums)];
	const once = together(parts.filter(({ yearly }) => yearly === null));
	return {
		...(together(parts) ?? best),
		currency: best.figure.currency,
		once,
		yearly: together(parts.flatMap(({ yearly }) => yearly ?? [])),
		months: Math.max(0, ...parts.map(({ months }) => months)) || countedMonths,
		entries: parts.map(({ figure, told: { statement } }) => entryId(statement, figure)),
	};
}

/** "£4,000 plus £118 each": where nothing says how many, nobody knows what both come to. */
function isOpenBeside(
	open: ToldFigure,
	{ told }: Sum,
	all: readonly ToldFigure[],
	moneyUntil: string | null,
): boolean {
	if (open.statement.id !== told.statement.id || open === told || isTotal(told)) return false;
	if (factorOf(open, all, moneyUntil) !== null || !isOfPiece(open)) return false;
	return open.figure.start < told.figure.start ? isJoined(open, told) : isJoined(told, open);
}

function isGivenAway(told: ToldFigure): boolean {
	const { text, language } = told.statement;
	return isOfPiece(told) && language !== "unknown" && givenFree(language).given.test(text);
}

function isOfPiece({ figure }: ToldFigure): boolean {
	return figure.each || (figure.per !== null && !isRent(figure));
}

type Sum = Part & {
	figure: Figure;
	told: ToldFigure;
	/** What a year of it takes, where it is paid on without an end. */
	yearly: Part | null;
	months: number;
	worth: number;
};

/** Added up; null for none. */
function together(parts: readonly Part[]): Part | null {
	if (parts.length === 0) return null;
	const arithmetic = parts.map((part) => part.arithmetic).join(" + ");
	return {
		min: inCents(parts.reduce((sum, { min }) => sum + min, 0)),
		max: inCents(parts.reduce((sum, { max }) => sum + max, 0)),
		arithmetic: /[×+]/.test(arithmetic) ? arithmetic : "",
	};
}

function inCents(value: number): number {
	return Math.round(value * 100) / 100;
}

/** An amount of money, also one that is added without its currency: "45.000 euro una tantum più 900 al mese". */
function asMoney(told: ToldFigure, all: readonly ToldFigure[]): ToldFigure | null {
	const { figure, statement } = told;
	if (figure.change !== null) return null;
	if (figure.kind === "money") return told;
	if (isBareAmount(told) && all.every((each) => each.figure.kind !== "money"))
		return { statement, figure: { ...figure, kind: "money" } };
	if (figure.kind !== "number") return null;
	const isPiecesToo = figure.each && figure.unit === null && isAdded(told);
	const isOfOffer = isSum(figure) && eitherOr(statement) !== null;
	if (!isOfOffer && !isPiecesToo && !(isRent(figure) && isAdded(told))) return null;
	const first = statement.figures.find(({ kind }) => kind === "money");
	return first ? { statement, figure: { ...figure, kind: "money", currency: first.currency } } : null;
}

/** "That's about thirty-two thousand a year": thousands of nothing, in words, are money beside a way. */
function isSpelledAmount({
	figure: { kind, unit, value, start, end },
	statement: { text },
}: ToldFigure): boolean {
	if (kind !== "number" || unit !== null || value < 1000 || value % 1000 !== 0) return false;
	return (
		!/\d/u.test(text.slice(start, end)) && /^(?:\s\p{L}{1,4}\s\p{L}+)?\s*(?:[.,;]|$)/u.test(text.slice(end))
	);
}

/** "A stock of spare parts, 15,000": a round number that stands by itself. */
function isBareAmount(told: ToldFigure): boolean {
	const {
		figure: { kind, unit, per, bound, value, start, end },
		statement,
	} = told;
	if (isSpelledAmount(told)) return true;
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
	const { toLevel, wrong } = cuesOf(told.statement.language);
	// "No outlay, but we lose £9,000 a year"
	if (wrong.count(clauseWords(told)) > 0 && !isCost(told)) return true;
	return bound === "up to" || bound === "at most" || wordsBefore(told, 1).some(toLevel.has);
}

/** What somebody may sign for is spent on nothing. */
function isSigned(told: ToldFigure): boolean {
	return isSigningLimit(told.statement) && !isCost(told);
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
	const { times, before, behind, runs } = factor;
	if (figure.value * times < leastPrice && told.statement.kind !== "row") return null;
	const part = (of: number, product: readonly number[]): Part => ({
		min: inCents(figure.value * of),
		max: inCents((figure.high ?? figure.value) * of),
		arithmetic: product.join(" × "),
	});
	const pieces = before[0] ?? 1;
	const aYear = runs && runs.aYear / pieces;
	return {
		figure,
		told,
		...part(times, [...before, figure.value, ...behind]),
		yearly: runs && part(runs.aYear, [...before, figure.value, ...(aYear === 1 ? [] : [aYear ?? 1])]),
		months: runs?.months ?? 0,
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
		// A row tells nothing: "Fixed bays | £4,500 | £650".
		const isPast = told.statement.told && told.statement.kind !== "row";
		if (figure.currency !== best.figure.currency || isPast || isTotal(told)) continue;
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
		!areOneSum(one, other) &&
		!isOtherMatter(wordsOf(between), one.statement.language)
	);
}

/** "45.000 € netto, 53.550 € brutto": the same without and with its tax. */
function areOneSum(
	{ figure: one, statement: { text, language } }: ToldFigure,
	{ figure: other }: ToldFigure,
): boolean {
	const [first, second] = [one, other].map(({ start, end }) =>
		wordsOf(text.slice(start, end))
			.filter((word) => lexiconOf(language).taxWords.has(word))
			.join(" "),
	);
	return Boolean(first) && Boolean(second) && first !== second;
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
