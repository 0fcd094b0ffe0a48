import type { DecisionOption } from "@throughline/domain/consultant/decision";
import type { Case } from "../case/build.ts";
import { monthsBetween } from "../case/dates.ts";
import type { StatedOption } from "../case/options.ts";
import { quoteOf } from "../case/quote.ts";
import { unpricedCost, unpricedMonths } from "../plan/effort.ts";
import { problemCost, type Size, startOf } from "../plan/size.ts";
import { dateText, moneyText, numberText } from "../wording/money.ts";
import { wording } from "../wording/wording.ts";

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
		const guess = unpricedCost(size, currency, language, words, size);
		const months =
			option.months ??
			(option.due
				? Math.max(0.25, Math.round(monthsBetween(start, option.due) * 4) / 4)
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
					: price.arithmetic
							.split(" × ")
							.map((part) => numberText(Number(part), language))
							.join(" × "),
			),
			foreign,
		};
	});
}

/** The options that the text states, each for itself, and the best of them together. */
export function measureOptions(case_: Case, size: Size, today: string): DecisionOption[] {
	const sized = sizeMeasures(case_, size, today);
	const options = sized.map((measure, at) => toOption(case_, measure, at, today));
	const together = packageOf(case_, sized, options, today);
	if (together) return [together, ...options];
	const best = bestSingle(case_, sized, today);
	return options.map((option, at) => ({ ...option, recommended: at === best }));
}

function toOption(case_: Case, measure: SizedMeasure, at: number, today: string): DecisionOption {
	const { option, cost, months, arithmetic, foreign } = measure;
	const words = wording(case_.reading.language).measures;
	const { warnings, kept } = againstLimits(case_, measure, today);
	const isKnown = option.price !== null && option.months !== null;
	const basis = option.price ? arithmetic : words.noPrice(arithmetic);
	return {
		id: `measure-${at + 1}`,
		label: option.label,
		description:
			[rest(option), option.owner ? words.byPerson(option.owner) : ""]
				.filter((part) => part !== "")
				.join(" ")
				.slice(0, 420) || words.stated,
		warning: warnings.length > 0 ? `${warnings.join(". ")}.` : null,
		reasoning: option.favoured ? words.favoured : words.stated,
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
		pros: [isKnown ? words.withPrice : words.stated.replace(/\.$/, ""), ...kept],
		cons: [...warnings, ...(isKnown ? [] : [words.withoutEvidence]), ...contestedBy(case_, option)].slice(
			0,
			3,
		),
	};
}

/** Which limits something of that cost and time breaks, and which it keeps. */
export function againstLimits(
	case_: Case,
	{ cost, months }: Pick<SizedMeasure, "cost" | "months">,
	today: string,
): { warnings: string[]; kept: string[] } {
	const { language } = case_.reading;
	const words = wording(language).measures;
	const amount = (value: number) => moneyText(value, case_.currency ?? "USD", language);
	const warnings: string[] = [];
	const kept: string[] = [];
	const cap = case_.limits.cap?.figure.value;
	if (cap !== undefined && cost.max > cap) warnings.push(words.overCap(amount(cap), amount(cost.max - cap)));
	else if (cap !== undefined) kept.push(words.withinCap(amount(cap)));
	const due = case_.limits.deadline?.figure.date?.to;
	if (!due) return { warnings, kept };
	const late = months - monthsBetween(startOf(case_, today), due);
	if (late > 0.5)
		warnings.push(words.lateBy(dateText(due, language), numberText(Math.round(late * 10) / 10, language)));
	else kept.push(words.inTime(dateText(due, language)));
	return { warnings, kept };
}

function timeBasis(case_: Case, { months, due }: StatedOption): string {
	const words = wording(case_.reading.language).measures;
	if (months !== null) return words.months(months);
	return due ? words.due(dateText(due, case_.reading.language)) : words.noTime;
}

/** What else the text says that speaks against it. */
function contestedBy(case_: Case, { statements }: StatedOption): string[] {
	const words = wording(case_.reading.language).measures;
	const own = new Set(statements.map(({ id }) => id));
	return case_.contradictions
		.filter(({ one, other }) => own.has(one.id) || own.has(other.id))
		.map(({ one, other }) => words.contested((own.has(one.id) ? other : one).plain));
}

/** What the text says of an option beyond its label. */
function rest({ label, statements }: StatedOption): string {
	const said = statements.map(({ plain }) => plain).join(" ");
	return said.startsWith(label) && said.length <= label.length + 2 ? "" : said;
}

/** Cost divided by what the problem costs a year: only where the text says that it is for a year. */
function paybackOf(case_: Case, cost: { max: number }): string {
	const yearly = problemCost(case_);
	if (yearly?.figure.per !== "year" || cost.max === 0) return "";
	const { language } = case_.reading;
	const amount = (value: number) => moneyText(value, case_.currency ?? "USD", language);
	const months = Math.round((cost.max / yearly.figure.value) * 120) / 10;
	return wording(language).measures.payback(
		`${amount(cost.max)} ÷ ${amount(yearly.figure.value)} × 12 = ${numberText(months, language)}`,
	);
}

/** Measures that do not exclude each other, as many as the limits allow, what is recommended and cheap first. */
function packageOf(
	case_: Case,
	sized: readonly SizedMeasure[],
	options: readonly DecisionOption[],
	today: string,
): DecisionOption | null {
	const open = sized
		.map((measure, at) => ({ measure, at }))
		.filter(({ measure }) => !measure.option.alternative);
	if (open.length < 2) return null;
	const { language } = case_.reading;
	const words = wording(language).measures;
	const currency = case_.currency ?? "USD";
	const cap = case_.limits.cap?.figure.value ?? Number.POSITIVE_INFINITY;
	const due = case_.limits.deadline?.figure.date?.to ?? null;
	const left = due ? monthsBetween(startOf(case_, today), due) : Number.POSITIVE_INFINITY;
	let spent = 0;
	const taken = [...open]
		.sort(
			(one, other) =>
				Number(other.measure.option.favoured) - Number(one.measure.option.favoured) ||
				Number(other.measure.option.price !== null) - Number(one.measure.option.price !== null) ||
				one.measure.cost.max - other.measure.cost.max,
		)
		.filter(({ measure }) => {
			if (measure.foreign || measure.months > left + 0.5 || spent + measure.cost.max > cap * 0.95)
				return false;
			spent += measure.cost.max;
			return true;
		})
		.slice(0, 6);
	if (taken.length < 2) return null;
	const own = taken.map(({ at }) => options[at]).flatMap((option) => option ?? []);
	const sum = (bound: "min" | "max") => taken.reduce((total, { measure }) => total + measure.cost[bound], 0);
	const arithmetic = `${taken.map(({ measure }) => moneyText(measure.cost.max, currency, language)).join(" + ")} = ${moneyText(sum("max"), currency, language)}`;
	return {
		id: "package",
		label: words.package,
		description: words.packageOf(own.map(({ label }) => label)).slice(0, 580),
		warning: null,
		reasoning: Number.isFinite(cap) ? words.withinCap(moneyText(cap, currency, language)) : words.stated,
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
			...(due ? [words.inTime(dateText(due, language))] : []),
			words.stated.replace(/\.$/, ""),
		].slice(0, 3),
		cons: [words.withoutEvidence],
	};
}

/** The one that the text recommends and that keeps the limits; else the cheapest that keeps them. */
function bestSingle(case_: Case, sized: readonly SizedMeasure[], today: string): number {
	const cap = case_.limits.cap?.figure.value ?? Number.POSITIVE_INFINITY;
	const due = case_.limits.deadline?.figure.date?.to ?? null;
	const left = due ? monthsBetween(startOf(case_, today), due) : Number.POSITIVE_INFINITY;
	const worth = ({ option, cost, months, foreign }: SizedMeasure) =>
		(option.favoured ? 4 : 0) +
		(cost.max <= cap && !foreign ? 3 : 0) +
		(months <= left + 0.5 ? 3 : 0) -
		(Number.isFinite(cap) ? cost.max / cap : 0);
	const ranked = sized
		.map((measure, at) => ({ at, worth: worth(measure) }))
		.sort((one, other) => other.worth - one.worth);
	return ranked[0]?.at ?? 0;
}
