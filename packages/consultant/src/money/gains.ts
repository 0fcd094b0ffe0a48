import type { Case } from "../case/build.ts";
import { byIdOf } from "../case/by-id.ts";
import type { StatedOption } from "../case/options/stated-option.ts";
import {
	isEarnedNow,
	isGainedAlready,
	isOwedAlready,
	isPaidToUs,
	isRuledOut,
} from "../case/problem/at-stake.ts";
import { isForPoint, lostUnits } from "../case/problem/lost-units.ts";
import { costsBeside, type ProblemCost, problemCostsOf, timesOf } from "../case/problem/problem-cost.ts";
import type { Figure } from "../figures/figure.ts";
import { cuesOf } from "../languages/cues.ts";
import type { LedgerEntry } from "../ledger/entry.ts";
import { clauseWords, isEffect, type ToldFigure } from "../ledger/told-figure.ts";
import type { Read } from "../roles/statements.ts";
import { costOfOne } from "../wording/cost-of-one.ts";
import { leftOut } from "../wording/left-out.ts";
import { moneyText, numberText } from "../wording/money.ts";
import { valueText } from "../wording/value-text.ts";
import { wording } from "../wording/wording.ts";
import { removedPart } from "./removed-part.ts";
import { costArithmetic } from "./size.ts";

/** What is gained by figures of the text. */
export type Gain = {
	statement: Read;
	/** Other statements with a part of the amount. */
	also?: readonly Read[];
	/** The column of a table that it is the sum of. */
	column?: string;
	/** In units of the case's currency, of a year where `yearly`; null for the gain of one piece. */
	amount: number | null;
	/** Whether it comes every year; null where the text does not say. */
	yearly: boolean | null;
	/** It is all that there is to gain: which part comes cannot be told. */
	upTo: boolean;
	/** The text states it itself; else it is a part of what the problem costs. */
	isStated: boolean;
	/** So much there is to gain, and nothing shows that the chosen ways bring any of it. */
	isSize?: true;
	/** A sentence; "" where the amount is the text's own. */
	arithmetic: string;
};

const mostStated = 4;

/**
 * What the text expects to gain, apart from what it expects of ways that are not `chosen`; where it expects nothing, the
 * part of the problem's cost that the target removes, or all of it at most where that cannot be told.
 */
export function gainsOf(case_: Case, chosen: readonly Pick<StatedOption, "id">[]): Gain[] {
	const stated = statedGains(case_, chosen);
	if (stated.length > 0) return stated;
	const measured = measuredGain(case_);
	if (measured) return [measured];
	const costs = problemCostsOf(case_);
	return costs.flatMap((cost) => avoidedCost(case_, cost, costs) ?? []);
}

/** "4.2 million a year in savings, 0.9 today": where money itself is measured, what lies between today and what is wanted. */
function measuredGain(case_: Case): Gain | null {
	const currency = case_.currency ?? "USD";
	const isOfCase = (entry: LedgerEntry | null) =>
		entry?.figure.kind === "money" && (entry.figure.currency ?? currency) === currency;
	const { baseline, target } =
		case_.measures.find((each) => isOfCase(each.baseline) && isOfCase(each.target)) ?? {};
	const byId = byIdOf(case_.statements);
	const statement = target && byId.get(target.statementId);
	if (!baseline || !statement || statement.signals.condition > 0) return null;
	const often = timesOf(target.figure, statement);
	const oftenToday = timesOf(baseline.figure, byId.get(baseline.statementId));
	const isOfOne = baseline.figure.each || target.figure.each || often === undefined;
	// A month cannot be taken from a year; what names no time is of the other's.
	if (isOfOne || (oftenToday !== null && oftenToday !== often)) return null;
	const [low, high] = [baseline.figure.value, target.figure.value].toSorted((one, other) => one - other);
	if (low === undefined || high === undefined || low === high) return null;
	const times = often ?? 1;
	const money = (value: number) => moneyText(value, currency, case_.reading.language);
	const sum = `${money(high)} − ${money(low)}`;
	const amount = (high - low) * times;
	return {
		statement,
		amount,
		yearly: often === null ? null : true,
		upTo: false,
		isStated: true,
		arithmetic: `${times > 1 ? `(${sum}) × ${times}` : sum} = ${money(amount)}`,
	};
}

/** What is told of none of the `chosen` ways, where nothing shows that they reach what is wanted: how large the matter is. */
export function asSize(gains: readonly Gain[], chosen: readonly Pick<StatedOption, "statements">[]): Gain[] {
	const own = new Set(chosen.flatMap(({ statements }) => statements));
	return gains.map((gain) => (own.has(gain.statement) ? gain : { ...gain, upTo: true, isSize: true }));
}

function statedGains(case_: Case, chosen: readonly Pick<StatedOption, "id">[]): Gain[] {
	const byId = byIdOf(case_.statements);
	const currency = case_.currency ?? "USD";
	const taken = new Set(chosen.map(({ id }) => id));
	const until = case_.limits.deadline?.figure.date?.to ?? null;
	const elsewhere = new Set(
		case_.options.flatMap(({ id, statements }) => (taken.has(id) ? [] : statements.map((each) => each.id))),
	);
	const own = new Set<string>();
	for (const { id, statements } of case_.options)
		if (taken.has(id))
			for (const statement of statements) {
				elsewhere.delete(statement.id);
				own.add(statement.id);
			}
	const found = case_.ledger.flatMap((entry): Gain[] => {
		const { figure, statementId } = entry;
		const statement = byId.get(statementId);
		if (!statement || elsewhere.has(statementId) || figure.kind !== "money") return [];
		const told = { figure, statement };
		if (isPointWon(case_, entry, statement)) return [pointGain(case_, entry, statement)];
		if (
			isPaidToUs(told) ||
			(!own.has(statementId) && (isEarnedNow(told) || isGainedAlready(told) || isRuledOut(told, until)))
		)
			return [];
		return isGain(entry, statement) && (figure.currency ?? currency) === currency
			? [statedGain(case_, entry, statement)]
			: [];
	});
	// The same gain told twice is one.
	return found
		.filter((gain, at) => !found.slice(0, at).some((other) => isSameGain(gain, other)))
		.slice(0, mostStated);
}

/** "Every point is worth roughly $14k a year": what one point of what is wanted brings. */
function isPointWon(case_: Case, { role, figure }: LedgerEntry, statement: Read): boolean {
	const isOfCase = (figure.currency ?? case_.currency) === case_.currency;
	return isOfCase && role === "benefit" && isForPoint(figure, statement);
}

/** All the points between today and what is wanted, at most; the gain of one where the text does not tell them. */
function pointGain(case_: Case, entry: LedgerEntry, statement: Read): Gain {
	const { language } = case_.reading;
	const { figure } = entry;
	const money = (value: number) => moneyText(value, case_.currency ?? "USD", language);
	const points = lostUnits(case_, entry, statement);
	const base = { statement, isStated: true, upTo: true };
	if (!points) return { ...base, amount: null, yearly: null, arithmetic: "" };
	const { count, times, written } = points;
	const amount = figure.value * count * times;
	const often = times > 1 ? ` × ${times}` : "";
	return {
		...base,
		amount,
		yearly: timesOf(figure, statement) ? true : null,
		arithmetic: `${written} × ${money(figure.value)}${often} = ${money(amount)}`,
	};
}

function isSameGain(one: Gain, other: Gain): boolean {
	const isOfOne = one.statement.stems.some((stem) => other.statement.stems.includes(stem));
	return one.amount !== null && one.amount === other.amount && one.yearly === other.yearly && isOfOne;
}

/** Among what is said of a way, "saves £4,000 a month" is no cost of it. */
function isGain({ role, figure }: LedgerEntry, statement: Read): boolean {
	if (role === "benefit") return true;
	const told = { figure, statement };
	return role === "option cost" && isEffect(told) && !isPriced(told);
}

function isPriced(told: ToldFigure): boolean {
	return cuesOf(told.statement.language).priced.count(clauseWords(told)) > 0;
}

function statedGain(case_: Case, { figure }: LedgerEntry, statement: Read): Gain {
	const counted = timesOf(figure, statement);
	const times = counted ?? undefined;
	const isSum = counted === null && !figure.each;
	const base = { statement, isStated: true, upTo: figure.bound === "up to" || figure.bound === "at most" };
	if (!isSum && (times === undefined || figure.each))
		return { ...base, amount: null, yearly: null, arithmetic: "" };
	const amount = figure.value * (times ?? 1);
	return {
		...base,
		amount,
		yearly: times !== undefined ? true : isOnce(figure, statement) ? false : null,
		arithmetic: times !== undefined && times > 1 ? product(case_, figure.value, times, amount) : "",
	};
}

function isOnce(figure: Figure, statement: Read): boolean {
	return cuesOf(statement.language).oneOff.count(clauseWords({ figure, statement })) > 0;
}

function avoidedCost(case_: Case, cost: ProblemCost, counted: readonly ProblemCost[]): Gain | null {
	const { statement, amount, entry } = cost;
	if (!statement || (!cost.yearly && !cost.ofYear && isOwedAlready(statement))) return null;
	const { language } = case_.reading;
	const words = wording(language).plan;
	const money = (value: number) => moneyText(value, case_.currency ?? "USD", language);
	const yearly = cost.yearly || cost.ofYear ? true : null;
	const alsoIn = new Set(cost.added.map(({ statementId }) => statementId));
	const base = {
		statement,
		also: case_.statements.filter(({ id }) => id !== statement.id && cost.column === null && alsoIn.has(id)),
		isStated: false,
		yearly,
		...(cost.column === null ? {} : { column: cost.column }),
	};
	if (amount === null) {
		const rate = valueText(entry.figure, case_.currency ?? "USD", case_.reading.language);
		return { ...base, amount: null, upTo: true, arithmetic: `${rate}. ${costOfOne(language)}` };
	}
	const whole = costArithmetic(cost, money);
	const part = removedPart(case_, cost);
	const beside = leftOut(
		costsBeside(case_, cost, counted).map(({ figure }) =>
			valueText(figure, case_.currency ?? "USD", language),
		),
		language,
	);
	const withBeside = (calculation: string) => [calculation, beside].filter((text) => text !== "").join(" ");
	if (!part) return { ...base, amount, upTo: true, arithmetic: withBeside(words.avoidedAtMost(whole)) };
	const removed = Math.round(amount * part.share);
	return {
		...base,
		amount: removed,
		upTo: false,
		arithmetic: withBeside(
			words.avoidedPart({
				calculation: `${whole === money(amount) ? whole : `${whole}; ${money(amount)}`} × ${part.arithmetic} = ${money(removed)}`,
				measure: part.name,
			}),
		),
	};
}

function product(case_: Case, value: number, times: number, total: number): string {
	const { language } = case_.reading;
	const money = (amount: number) => moneyText(amount, case_.currency ?? "USD", language);
	return `${money(value)} × ${numberText(times, language)} = ${money(total)}`;
}
