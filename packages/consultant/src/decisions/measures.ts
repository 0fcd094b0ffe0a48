import type { DecisionOption } from "@throughline/domain/consultant/decision";
import type { Case } from "../case/build.ts";
import { readOut } from "../case/causes/read-out.ts";
import { monthsBetween } from "../case/dates.ts";
import { touches } from "../case/limits/must-nots.ts";
import type { StatedOption } from "../case/options/options.ts";
import { objectionsIn, successesIn } from "../case/options/standing.ts";
import { problemCostOf } from "../case/problem/problem-cost.ts";
import { quoteOf } from "../case/quote.ts";
import type { Language } from "../languages/language.ts";
import { effortCost, unpricedCost, unpricedMonths } from "../plan/effort.ts";
import { fitsIn, roomFor, type Size, startOf } from "../plan/size.ts";
import { dateText, moneyText, numberText } from "../wording/money.ts";
import { type Wording, wording } from "../wording/wording.ts";
import type { DecisionQuestion } from "./question.ts";
import { servesCause } from "./serves-cause.ts";

/** A stated option with what it comes to. */
export type SizedMeasure = {
	option: StatedOption;
	cost: { min: number; max: number };
	months: number;
	arithmetic: string;
	/** Its price is in another currency than the case: it enters no sum. */
	foreign: string | null;
};

/** What each stated option comes to: its own price and time, or an assumption from the size of the case. */
export function sizeMeasures(case_: Case, size: Size, today: string): SizedMeasure[] {
	const { language } = case_.reading;
	const words = wording(language);
	const currency = case_.currency ?? "USD";
	const start = startOf(case_, today);
	return case_.options.map((option): SizedMeasure => {
		const { price } = option;
		const foreign = price?.currency && price.currency !== currency ? price.currency : null;
		const guess = guessOf(option, size, currency, language);
		const months =
			option.months ??
			(option.due
				? Math.max(0.25, Math.floor(monthsBetween(start, option.due) * 4) / 4)
				: unpricedMonths[size]);
		if (!price)
			return {
				option,
				cost: { min: guess.min, max: guess.max },
				months,
				arithmetic: guess.arithmetic,
				foreign: null,
			};
		const amount = (value: number) => moneyText(value, price.currency ?? currency, language);
		const range = price.min === price.max ? amount(price.min) : `${amount(price.min)}–${amount(price.max)}`;
		return {
			option,
			cost: foreign ? { min: 0, max: 0 } : { min: price.min, max: price.max },
			months,
			arithmetic: words.measures.price(
				range,
				price.arithmetic === "0" || price.arithmetic === ""
					? ""
					: price.arithmetic.replaceAll(/\d+(?:\.\d+)?/g, (part) => numberText(Number(part), language)),
			),
			foreign,
		};
	});
}

/** What an option without a price may cost: by the days of work that the text states, else by the size of the case. */
function guessOf({ personDays }: StatedOption, size: Size, currency: string, language: Language) {
	const words = wording(language);
	return personDays === null
		? unpricedCost(size, currency, language, words, size)
		: effortCost([personDays, personDays], currency, language, words, words.plan.fromText.replace(/\.$/, ""));
}

/** The options that the text states, each for itself, and the best of them together against a cause. */
export function measureOptions(case_: Case, size: Size, about: DecisionQuestion): DecisionOption[] {
	const { today, rootCause } = about;
	const sized = sizeMeasures(case_, size, today);
	const options = sized.map((measure, at) => toOption(case_, measure, at, today));
	const weighed = weigh(case_, sized, rootCause);
	const together = packageOf(case_, weighed, options, today);
	if (together) return [together, ...options];
	const best = bestSingle(case_, weighed, today);
	return options.map((option, at) => ({ ...option, recommended: at === best }));
}

/** A measure with what speaks for and against it; `at` is its place among the options. */
type Weighed = {
	measure: SizedMeasure;
	at: number;
	recommended: boolean;
	/** The text says that it has been agreed or chosen. */
	agreed: boolean;
	/** The text tells that it has worked, in a trial or elsewhere. */
	proven: boolean;
	/** Somebody speaks against it, or the text forbids it. */
	rejected: boolean;
	/** The text holds something against it. */
	contested: boolean;
	/** It has to do with the root cause. */
	serves: boolean;
};

function weigh(case_: Case, sized: readonly SizedMeasure[], rootCause: string): Weighed[] {
	const serves = servesCause(case_, rootCause);
	return sized.map((measure, at): Weighed => {
		const { option } = measure;
		return {
			measure,
			at,
			recommended: option.standing === "recommended",
			agreed: option.standing === "agreed",
			proven: successesIn(option.statements).length > 0,
			rejected: option.standing === "rejected" || forbiddenBy(case_, option).length > 0,
			contested: heldAgainst(case_, option).length > 0,
			serves: serves(option),
		};
	});
}

function toOption(case_: Case, measure: SizedMeasure, at: number, today: string): DecisionOption {
	const { option, cost, months, arithmetic, foreign } = measure;
	const words = wording(case_.reading.language).measures;
	const { warnings: broken, inBudget, inTime } = againstLimits(case_, measure, today);
	const warnings = [
		...(foreign ? [words.foreign(foreignPrice(measure, case_))] : []),
		...broken,
		...forbiddenBy(case_, option).map((text) => words.forbids(text)),
	];
	const isTimed = option.months !== null || option.due !== null;
	const isSized = option.price !== null || option.personDays !== null;
	const isKnown = option.price !== null && isTimed && foreign === null;
	const basis = isSized ? arithmetic : noPrice(option, arithmetic, words);
	return {
		id: `measure-${at + 1}`,
		label: asName(option.label),
		description:
			[rest(option), option.owner ? words.byPerson(option.owner) : ""]
				.filter((part) => part !== "")
				.join(" ")
				.slice(0, 420) || words.open,
		warning: warnings.length > 0 ? `${warnings.join(". ")}.` : null,
		reasoning: words[option.standing],
		estimated_cost: cost,
		cost_basis: basis,
		cost_note: foreign ? arithmetic : null,
		estimated_timeline_months: months,
		recommended: false,
		mark: "quoted",
		quotes: option.statements.slice(0, 4).map(quoteOf),
		arithmetic: [basis, timeBasis(case_, option), paybackOf(case_, cost)]
			.filter((part) => part !== "")
			.join(" "),
		measures: [option.id],
		// That an assumed price or time keeps a limit says nothing for it.
		pros: [
			...successesIn(option.statements).map((quote) => words.proven(quote)),
			isKnown ? words.withPrice : words.open.replace(/\.$/, ""),
			...(isSized ? inBudget : []),
			...(isTimed ? inTime : []),
		].slice(0, 4),
		cons: [
			...warnings,
			...heldAgainst(case_, option).map((quote) => words.contested(quote)),
			...(isKnown || foreign ? [] : [words.unknown(option.price === null, !isTimed)]),
		].slice(0, 4),
	};
}

/** The price of a measure in a currency that enters no sum. */
export function foreignPrice({ option, foreign }: SizedMeasure, case_: Case): string {
	return moneyText(option.price?.max ?? 0, foreign ?? "USD", case_.reading.language);
}

/** That the text gives no price, or only one for a piece. */
function noPrice({ unitPrice }: StatedOption, assumed: string, words: Wording["measures"]): string {
	return unitPrice === null ? words.noPrice(assumed) : words.onlyUnitPrice(unitPrice, assumed);
}

/** Which limits something of that cost and time breaks, and which it keeps. */
export function againstLimits(
	case_: Case,
	{ cost, months, foreign }: Pick<SizedMeasure, "cost" | "months"> & { foreign?: string | null },
	today: string,
): { warnings: string[]; inBudget: string[]; inTime: string[] } {
	const { language } = case_.reading;
	const words = wording(language).measures;
	const amount = (value: number) => moneyText(value, case_.currency ?? "USD", language);
	const warnings: string[] = [];
	const inBudget: string[] = [];
	const inTime: string[] = [];
	const cap = case_.limits.cap?.figure.value;
	if (cap !== undefined && cost.max > cap) warnings.push(words.overCap(amount(cap), amount(cost.max - cap)));
	else if (cap !== undefined && !foreign) inBudget.push(words.withinCap(amount(cap)));
	const due = case_.limits.deadline?.figure.date?.to;
	if (!due) return { warnings, inBudget, inTime };
	const left = monthsBetween(startOf(case_, today), due);
	const late = Math.max(0.1, months - left);
	if (!fitsIn(months, left))
		warnings.push(words.lateBy(dateText(due, language), numberText(Math.round(late * 10) / 10, language)));
	else inTime.push(words.inTime(dateText(due, language)));
	return { warnings, inBudget, inTime };
}

function timeBasis(case_: Case, { time, due }: StatedOption): string {
	const words = wording(case_.reading.language).measures;
	if (time !== null) return words.time(time, numberText(time.value, case_.reading.language));
	return due ? words.due(dateText(due, case_.reading.language)) : words.noTime;
}

/** What the text says against an option, in its own words: what it adds with a "but", what contradicts it. */
function heldAgainst(case_: Case, option: StatedOption): string[] {
	const own = new Set(option.statements.map(({ id }) => id));
	const contradicting = case_.contradictions
		.filter(({ one, other }) => own.has(one.id) || own.has(other.id))
		.map(({ one, other }) => (own.has(one.id) ? other : one).plain);
	return [...new Set([...objectionsIn(option.statements), ...contradicting])];
}

/** What must not happen and is plainly about the option. */
function forbiddenBy({ mustNots }: Case, option: StatedOption): string[] {
	return mustNots.filter((mustNot) => touches(mustNot, option)).map(({ text }) => text);
}

/** A bullet often begins with a small letter; as the name of something its words stand by themselves. */
export function asName(label: string): string {
	return label.charAt(0).toUpperCase() + label.slice(1);
}

/** What the text says of an option beyond its label. */
function rest({ label, statements }: StatedOption): string {
	const said = readOut(statements);
	return said.startsWith(label) && said.length <= label.length + 2 ? "" : said;
}

/** Cost divided by what the problem costs a year: only where the text says that it is for a year. */
function paybackOf(case_: Case, cost: { max: number }): string {
	const yearly = problemCostOf(case_);
	if (!yearly?.yearly || !yearly.amount || cost.max === 0) return "";
	const { language } = case_.reading;
	const amount = (value: number) => moneyText(value, case_.currency ?? "USD", language);
	const months = Math.round((cost.max / yearly.amount) * 120) / 10;
	return wording(language).measures.payback(
		`${amount(cost.max)} ÷ ${amount(yearly.amount)} × 12 = ${numberText(months, language)}`,
	);
}

/**
 * Measures that do not exclude each other, as many as the limits allow; none that the text speaks against, first what it
 * says was agreed, then what it recommends, then what has worked elsewhere.
 */
function packageOf(
	case_: Case,
	weighed: readonly Weighed[],
	options: readonly DecisionOption[],
	today: string,
): DecisionOption | null {
	const { language } = case_.reading;
	const words = wording(language).measures;
	const currency = case_.currency ?? "USD";
	const cap = case_.limits.cap?.figure.value ?? Number.POSITIVE_INFINITY;
	const due = case_.limits.deadline?.figure.date?.to ?? null;
	const left = roomFor(case_, today);
	let spent = 0;
	const rivalsTaken = new Set<string>();
	const taken = weighed
		.filter(
			({ measure, rejected, contested, serves, recommended, agreed, proven }) =>
				!measure.option.alternative && !rejected && (!contested || serves || recommended || agreed || proven),
		)
		.sort(
			(one, other) =>
				Number(other.agreed) - Number(one.agreed) ||
				Number(other.recommended) - Number(one.recommended) ||
				Number(other.proven) - Number(one.proven) ||
				Number(other.serves) - Number(one.serves) ||
				Number(one.contested) - Number(other.contested) ||
				Number(other.measure.option.price !== null) - Number(one.measure.option.price !== null) ||
				one.measure.cost.max - other.measure.cost.max,
		)
		.filter(({ measure }) => {
			if (measure.foreign || !fitsIn(measure.months, left) || spent + measure.cost.max > cap * 0.95)
				return false;
			const { rivals } = measure.option;
			if (rivals !== null && rivalsTaken.has(rivals)) return false;
			if (rivals !== null) rivalsTaken.add(rivals);
			spent += measure.cost.max;
			return true;
		})
		.slice(0, 6);
	if (taken.length < 2) return null;
	const own = taken.map(({ at }) => options[at]).flatMap((option) => option ?? []);
	const sum = (bound: "min" | "max") => taken.reduce((total, { measure }) => total + measure.cost[bound], 0);
	const arithmetic = `${taken.map(({ measure }) => moneyText(measure.cost.max, currency, language)).join(" + ")} = ${moneyText(sum("max"), currency, language)}`;
	const unpriced = taken.some(({ measure }) => measure.option.price === null);
	const untimed = taken.some(({ measure }) => measure.option.months === null && measure.option.due === null);
	const cons = [
		...new Set([
			...taken
				.flatMap(({ measure }) => heldAgainst(case_, measure.option))
				.map((quote) => words.contested(quote)),
			...(unpriced || untimed ? [words.unknown(unpriced, untimed)] : []),
		]),
	];
	return {
		id: "package",
		label: words.package,
		description: words.packageOf(own.map(({ label }) => label)).slice(0, 580),
		warning: null,
		reasoning: Number.isFinite(cap) ? words.withinCap(moneyText(cap, currency, language)) : words.open,
		estimated_cost: { min: sum("min"), max: sum("max") },
		cost_basis: arithmetic,
		estimated_timeline_months: Math.max(...taken.map(({ measure }) => measure.months)),
		recommended: true,
		mark: "derived",
		arithmetic,
		quotes: taken.flatMap(({ measure }) => measure.option.statements.slice(0, 1).map(quoteOf)),
		measures: taken.map(({ measure }) => measure.option.id),
		pros: [
			...(Number.isFinite(cap) ? [words.withinCap(moneyText(cap, currency, language))] : []),
			...(due && Number.isFinite(left) ? [words.inTime(dateText(due, language))] : []),
			words.open.replace(/\.$/, ""),
		].slice(0, 3),
		cons: cons.length > 0 ? cons.slice(0, 4) : [words.moreToLead],
	};
}

/** The one that the text chooses, that keeps the limits and goes at the cause; null where it speaks against all. */
function bestSingle(case_: Case, weighed: readonly Weighed[], today: string): number | null {
	const cap = case_.limits.cap?.figure.value ?? Number.POSITIVE_INFINITY;
	const left = roomFor(case_, today);
	const worth = ({ measure: { cost, months, foreign }, ...said }: Weighed) => {
		const keepsCap = cost.max <= cap && !foreign;
		return (
			5 * Number(said.agreed) +
			4 * Number(said.recommended) +
			3 * Number(keepsCap) +
			3 * Number(fitsIn(months, left)) +
			2 * Number(said.proven) +
			2 * Number(said.serves) -
			Number(said.contested) -
			12 * Number(said.rejected) -
			(Number.isFinite(cap) ? cost.max / cap : 0)
		);
	};
	const ranked = weighed.toSorted((one, other) => worth(other) - worth(one));
	const [best] = ranked;
	return best && !best.rejected ? best.at : null;
}
