import { clauseAround } from "../../figures/clause.ts";
import type { Figure } from "../../figures/figure.ts";
import { cuesOf } from "../../languages/cues.ts";
import type { Language } from "../../languages/language.ts";
import { furtherCosts } from "../../languages/money/further-costs.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import { seasonalWords } from "../../languages/time/seasonal.ts";
import { stemsOf, wordsOf } from "../../languages/words.ts";
import type { LedgerEntry } from "../../ledger/entry.ts";
import { periodOf } from "../../ledger/roles/rate.ts";
import { clauseWords, type ToldFigure } from "../../ledger/told-figure.ts";
import { isDrawn } from "../../roles/reckoned-sum.ts";
import type { Read } from "../../roles/statements.ts";
import type { Case } from "../build.ts";
import { byIdOf } from "../by-id.ts";
import { tellsDispute } from "../contradictions/values/disputed-values.ts";
import { isPriceOfMeans } from "../means.ts";
import { isEarnedNow, isOwedAlready, isPaidToUs } from "./at-stake.ts";
import { columnCosts, columnName } from "./column-cost.ts";
import { isForOne, isTiedUp, type LostUnits, lostUnits } from "./lost-units.ts";
import { stretchOf } from "./stretch.ts";

/** What the problem costs, as far as the text says. */
export type ProblemCost = {
	entry: LedgerEntry;
	/** What is added to it: "96,000 for food and 11,500 for the bins", or the other rows of its column. */
	added: readonly LedgerEntry[];
	/** The column of a table whose rows it holds together; null for one amount. */
	column: string | null;
	statement: Read | undefined;
	/** In units of the case's currency: of a year, or what has come together; null for the price of one case. */
	amount: number | null;
	yearly: boolean;
	/** It is the sum of one whole year that is over. */
	ofYear: boolean;
	/** How often the stated amount comes in a year: 12 of one by the month; 1 where nothing is counted up. */
	times: number;
	/** So many months the amounts are of, named each or as a stretch: a year is reckoned from them; null where they are not. */
	months: number | null;
	/** It is the price of one, and so many are lost by the text; null for a sum. */
	lost: LostUnits | null;
};

/** Less than this is what one piece costs, or one case: no problem of an organisation. */
const leastCost = 100;
/**
 * How often what an amount is for one of comes in a year; null for a sum, and undefined where the text does not tell how
 * often, or says that it is so in a part of the year only.
 */
export function timesOf(figure: Figure, statement: Read | undefined): number | null | undefined {
	const period = statement ? periodOf(figure, statement.text, statement.language) : figure.per;
	if (period === null) return null;
	// "740,000 a season": once in a year.
	if (statement && cuesOf(statement.language).season.has(period)) return 1;
	return period !== "year" && statement && isSeasonal(figure, statement) ? undefined : timesAYear[period];
}

/** "In summer we lose 12,000 a month" */
function isSeasonal(figure: Figure, { text, figures, language }: Read): boolean {
	const clause = wordsOf(clauseAround(text, figure));
	return (
		(seasonalWords(language)?.seasonal.count(clause) ?? 0) > 0 ||
		figures.some(({ date }) => date?.precision === "season")
	);
}

const timesAYear: Readonly<Record<string, number>> = {
	year: 1,
	quarter: 4,
	month: 12,
	week: 52,
	weekend: 52,
};

type Known = Pick<Case, "ledger" | "statements" | "measures" | "currency">;

/** By the clearest statement of it: what has been paid counts before what is feared, a sum before the price of one case. */
export function problemCostOf(case_: Known): ProblemCost | null {
	return costsIn(case_)[0] ?? null;
}

/** The clearest, and beside it what else the text says that the problem costs: other sums, of other things. */
export function problemCostsOf(case_: Known): ProblemCost[] {
	const [first, ...others] = costsIn(case_);
	if (!first) return [];
	const found = [first];
	for (const cost of others)
		if (
			found.length < mostCosts &&
			isCertain(cost) &&
			!isPartOfAnother(cost) &&
			found.every((other) => isOther(cost, other))
		)
			found.push(cost);
	return found;
}

const mostCosts = 3;

function isCertain({ amount, statement }: ProblemCost): boolean {
	return (
		amount !== null && statement !== undefined && statement.signals.risk === 0 && !tellsDispute(statement)
	);
}

/** "…, of which penalties 12,000" */
function isPartOfAnother({ entry: { figure }, statement, column }: ProblemCost): boolean {
	if (column !== null || !statement) return false;
	return cuesOf(statement.language).partOf.count(clauseWords({ figure, statement })) > 0;
}

/** Of another sentence that shares no word with it, and not the same amount again. */
function isOther(one: ProblemCost, other: ProblemCost): boolean {
	const stems = other.statement?.stems ?? [];
	return (
		one.statement !== other.statement &&
		one.amount !== other.amount &&
		!(one.statement?.stems ?? []).some((stem) => stems.includes(stem))
	);
}

function costsIn(case_: Known): ProblemCost[] {
	const byId = byIdOf(case_.statements);
	const measured = new Set(case_.measures.flatMap(({ baseline, target }) => [baseline?.id, target?.id]));
	const entries = case_.ledger.filter(
		(entry) =>
			!measured.has(entry.id) &&
			entry.figure.kind === "money" &&
			(entry.figure.currency ?? case_.currency) === case_.currency &&
			isCost(case_, entry, byId.get(entry.statementId)),
	);
	const columns = columnCosts(entries, byId);
	const added = new Set<LedgerEntry>();
	const behind = statementsBehind(case_);
	const found = entries.flatMap((entry, at): ProblemCost[] => {
		const ofColumn = columns.get(entry);
		if (added.has(entry) || ofColumn === null) return [];
		const statement = byId.get(entry.statementId);
		const more = ofColumn ?? addedTo(entry, entries.slice(at + 1), statement, behind);
		for (const each of more) added.add(each);
		const column = ofColumn && statement ? columnName(entry, statement) : null;
		const cost = costOf({
			entry,
			added: more,
			statement,
			lost: statement && !isDrawn(entry.figure, statement) ? lostUnits(case_, entry, statement) : null,
			column,
		});
		return isTooLittle(entry) && cost.lost === null && cost.amount !== null ? [] : [cost];
	});
	return found.toSorted((one, other) => worthOf(other) - worthOf(one));
}

/** Said to be one, or what people are paid whom the problem keeps busy; not what a customer pays. */
function isCost(case_: Known, { role, figure }: LedgerEntry, statement: Read | undefined): boolean {
	if (role === "baseline" && statement) return isTiedUp(case_, figure, statement);
	// "Fell from 14.2 to 11.6 million" tells what it is now.
	if (role !== "problem cost" || figure.change !== null) return false;
	if (!statement) return true;
	const told = { figure, statement };
	const isLoss = cuesOf(statement.language).loss.count(clauseWords(told)) > 0;
	if (isPriceOfMeans(statement, case_.statements[statement.order - 1])) return false;
	return !isPaidToUs(told) && (isLoss || !isEarnedNow(told)) && !isPurchaseAside(case_, told);
}

/** "The new coffee machine cost £389", where nothing else of the text speaks of one: what was bought besides. */
function isPurchaseAside({ statements }: Known, told: ToldFigure): boolean {
	const { figure, statement } = told;
	const { language, signals } = statement;
	const { loss, bearing, we, another, wrong, worse } = cuesOf(language);
	const clause = clauseWords(told);
	const isHarm = clause.some((word) => loss.has(word) && !ofCosts.test(word));
	if (isHarm || figure.value >= leastOfMatter || figure.per !== null || signals.trouble + signals.lack > 0)
		return false;
	if ([bearing, we, wrong, worse].some((cue) => cue.count(clause) > 0)) return false;
	const subject = wordsOf(statement.text.slice(0, figure.start)).filter(
		(word) => !ofCosts.test(word) && !another.has(word),
	);
	const things = stemsOf(subject, language);
	if (things.length === 0) return false;
	return statements.every(
		({ id, stems }) => id === statement.id || !things.some((each) => stems.includes(each)),
	);
}

/** From here on an amount is seldom told in passing. */
const leastOfMatter = 1000;

/** "Costs", "gekostet", "a coûté", "cuesta" */
const ofCosts = /^(?:ge)?(?:cost|kost|coût|cuest)/u;

/** A sum so small is none of an organisation. */
function isTooLittle({ figure: { value } }: LedgerEntry): boolean {
	return value < leastCost;
}

/** The statement behind each of the same document. */
function statementsBehind({ statements }: Known): ReadonlyMap<string, Read> {
	const byPlace = new Map(statements.map((each) => [`${each.documentId} ${each.order}`, each]));
	return new Map(
		statements.flatMap(({ id, documentId, order }): [string, Read][] => {
			const next = byPlace.get(`${documentId} ${order + 1}`);
			return next ? [[id, next]] : [];
		}),
	);
}

function addedTo(
	entry: LedgerEntry,
	others: readonly LedgerEntry[],
	statement: Read | undefined,
	behind: ReadonlyMap<string, Read>,
): readonly LedgerEntry[] {
	if (!statement || statement.kind === "row") return [];
	const more: LedgerEntry[] = [];
	const next = behind.get(statement.id);
	for (const other of others) {
		const isMore =
			other.statementId === statement.id
				? isAdded(more.at(-1) ?? entry, other, statement)
				: next !== undefined && other.statementId === next.id && isFurther(entry, other, statement, next);
		if (!isMore) break;
		more.push(other);
	}
	return more;
}

/** "96,000 for food and 11,500 for the bins": joined in one sentence, both for the same time. */
function isAdded(one: LedgerEntry, next: LedgerEntry, statement: Read): boolean {
	const { id, text, language } = statement;
	if (one.statementId !== id || one.figure.per !== next.figure.per || isDrawn(next.figure, statement))
		return false;
	const between = text.slice(one.figure.end, next.figure.start);
	return joined(language).test(between) && !isWithin(wordsOf(between), language);
}

/** "We refunded another 96,000": the sentence behind says that it comes on top, and names no other time. */
function isFurther(one: LedgerEntry, next: LedgerEntry, statement: Read, behind: Read): boolean {
	const { language, signals } = behind;
	const clause = clauseWords({ figure: next.figure, statement: behind });
	if (one.figure.per !== next.figure.per || behind.kind === "row" || signals.risk > 0) return false;
	if ((furtherCosts(language)?.further.count(clause) ?? 0) === 0 || isWithin(clause, language)) return false;
	const isOther = (months: number | null) => months !== null && months !== stretchOf(one.figure, statement);
	return !isOther(stretchOf(next.figure, behind)) && !behind.figures.some(isNamedTime);
}

/** A day, a month by its name or a year: what is told of it is of another time. */
function isNamedTime({ date }: Figure): boolean {
	return date !== null && date.precision !== "quarter" && date.precision !== "season";
}

/** "Of which 20,000 for freight", "together 508,000": no other cost. */
function isWithin(words: readonly string[], language: Language): boolean {
	const { partOf, total } = cuesOf(language);
	return partOf.count(words) + total.count(words) > 0;
}

const joined = patternByLanguage(
	({ and }) =>
		new RegExp(`^[^.;:!?()\\d]{0,50}(?:\\s(?:${and})|\\s\\+|,)\\s(?:[\\p{L}'’]+\\s){0,4}[£$€]?$`, "iu"),
);

/**
 * What else the text names as a cost of the problem beside this one, in its sentence or the next, and that is in none of
 * the `counted` ones.
 */
export function costsBeside(case_: Known, cost: ProblemCost, counted: readonly ProblemCost[]): LedgerEntry[] {
	const { statement, entry, column } = cost;
	if (!statement || column !== null || statement.kind === "row") return [];
	const inSum = counted.flatMap((each) => [each.entry, ...each.added]);
	const values = new Set(inSum.map(({ figure }) => figure.value));
	const near = [statement, statementsBehind(case_).get(statement.id) ?? []].flat();
	return case_.ledger.filter((other) => {
		const said = near.find(({ id }) => id === other.statementId);
		if (!said || said.kind === "row" || inSum.includes(other) || values.has(other.figure.value)) return false;
		const isMoney =
			other.figure.kind === "money" && (other.figure.currency ?? case_.currency) === case_.currency;
		if (!isMoney || other.figure.value < leastCost || !isCost(case_, other, said)) return false;
		const clause = clauseWords({ figure: other.figure, statement: said });
		const isFeared = said !== statement && said.signals.risk > 0;
		return (
			other.id !== entry.id && !isFeared && !isWithin(clause, said.language) && !isOtherValue(said, clause)
		);
	});
}

/** Two values for one thing, of which neither is said to come on top. */
function isOtherValue(statement: Read, clause: readonly string[]): boolean {
	return (furtherCosts(statement.language)?.further.count(clause) ?? 0) === 0 && tellsDispute(statement);
}

function costOf(about: Pick<ProblemCost, "entry" | "added" | "statement" | "lost" | "column">): ProblemCost {
	const { entry, added, statement, lost, column } = about;
	const { figure } = entry;
	const base = { ...about, yearly: false, ofYear: false, times: 1, months: null };
	const sum = added.reduce((whole, each) => whole + each.figure.value, figure.value);
	if (lost) {
		const { count, times } = lost;
		return { ...base, amount: figure.value * count * times, yearly: times > 1, times };
	}
	const times = timesOf(figure, statement);
	const isOfOne = figure.each || (statement && isForOne(figure, statement) && !isDrawn(figure, statement));
	if (isOfOne) return { ...base, amount: null };
	const months = statement ? monthsOf([entry, ...added], statement, column) : null;
	if (months !== null && times === null)
		return { ...base, amount: Math.round((sum / months) * 12), yearly: true, months };
	if (times === null) return { ...base, amount: sum, ofYear: statement !== undefined && isOfYear(statement) };
	// Days and pieces are not counted up: nothing says how many.
	if (times === undefined) return { ...base, amount: null };
	return { ...base, amount: sum * times, yearly: true, times };
}

/** Of how many months the amounts are: of those that each names, or of the stretch that their sentence names. */
function monthsOf(entries: readonly LedgerEntry[], statement: Read, column: string | null): number | null {
	const named = monthsNamed(entries, statement);
	const [first] = entries;
	if (named !== null || column !== null || !first || isOwedAlready(statement)) return named;
	return stretchOf(first.figure, statement);
}

/** "In 2025 we paid …", "last year …": not "the 2023 recall", nor "since 2023", nor a year that still runs. */
function isOfYear({ text, figures, asOf }: Read): boolean {
	if (figures.some(isWholeYear)) return true;
	const dates = figures.filter(({ kind }) => kind === "date");
	const [only] = dates;
	if (!only?.date || dates.length > 1 || only.date.precision !== "year") return false;
	if (asOf !== null && only.date.to >= asOf) return false;
	const isNamed = /\p{L}{3}/u.test(text.slice(only.start, only.end));
	return only.relation === "in" || (only.relation === null && (isNamed || only.start === 0));
}

/** "390,000 over twelve months" */
function isWholeYear({ kind, unit, value }: Figure): boolean {
	return kind === "duration" && unit === "month" && value === 12;
}

/** "4,600 in August, 5,200 in September": of how many months several amounts are, each with its own; else null. */
function monthsNamed(entries: readonly LedgerEntry[], { text, figures }: Read): number | null {
	if (entries.length < 2) return null;
	const months = entries.map(({ figure }, at) => {
		const next = entries[at + 1]?.figure.start ?? text.length;
		const own = figures.filter(
			({ date, start, end }) => date?.precision === "month" && start >= figure.end && end <= next,
		);
		return own.length === 1 ? own[0]?.date?.from : undefined;
	});
	const named = new Set(months.filter((month) => month !== undefined));
	return named.size === entries.length ? named.size : null;
}

function worthOf({ entry, statement, amount, times }: ProblemCost): number {
	const signals = statement?.signals;
	if (entry.confirmed || !signals) return 9;
	return (
		signals.loss +
		signals.now * 0.3 -
		signals.risk * 1.2 -
		signals.option * 0.6 -
		(amount === null ? 1.5 : 0) -
		(isStated(entry) ? 0 : 0.8) -
		(times > 1 ? 0.2 : 0) +
		scale(entry.figure) * 0.25
	);
}

function isStated({ role }: LedgerEntry): boolean {
	return role === "problem cost";
}

function scale({ value }: Figure): number {
	return Math.log10(Math.max(1, value));
}

/** Whether the text does not state it as it is told, but what it is reckoned from. */
export function isReckoned({ times, months, lost }: ProblemCost): boolean {
	return times > 1 || months !== null || lost !== null;
}

/** The stated amounts of a cost, as they are added up. */
export function amountsOf({ entry, added }: ProblemCost): number[] {
	return [entry, ...added].map(({ figure }) => figure.value);
}
