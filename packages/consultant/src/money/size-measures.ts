import type { CostParts } from "@throughline/domain/consultant/decision";
import type { Case } from "../case/build.ts";
import type { Part, StatedPrice } from "../case/options/prices.ts";
import type { StatedOption } from "../case/options/stated-option.ts";
import { monthsPer } from "../case/options/times.ts";
import { monthsBetween } from "../figures/dates/months.ts";
import type { StatedTime } from "../figures/stated-time.ts";
import type { Language } from "../languages/language.ts";
import { interimWords } from "../languages/money/interim.ts";
import { wordsOf } from "../languages/words.ts";
import { moneyText, numberText } from "../wording/money.ts";
import { optionWording } from "../wording/option-wording.ts";
import { wording } from "../wording/wording.ts";
import { effortCost, unpricedCost, unpricedMonths } from "./effort.ts";
import { type Size, startOf } from "./size.ts";

/** A stated option with what it comes to. */
export type SizedMeasure = {
	option: StatedOption;
	cost: { min: number; max: number };
	months: number;
	arithmetic: string;
	/** What is paid once and what recurs; null where nothing recurs. */
	parts: CostParts | null;
	/** Its price is in another currency than the case: it enters no sum. */
	foreign: string | null;
};

/** What each stated option comes to: its own price and time, or an assumption from the size of the case. */
export function sizeMeasures(case_: Case, size: Size, today: string): SizedMeasure[] {
	const { language } = case_.reading;
	const currency = case_.currency ?? "USD";
	const start = startOf(case_, today);
	return case_.options.map((option): SizedMeasure => {
		const { price } = option;
		const foreign = price?.currency && price.currency !== currency ? price.currency : null;
		const guess = guessOf(option, size, currency, language);
		const months = monthsFrom(start, option, size);
		if (!price) {
			// Of what has a price for a piece it is not known how many: days of work would be no price of it.
			const cost = isPerUnit(option) ? { min: 0, max: 0 } : { min: guess.min, max: guess.max };
			const arithmetic = unpricedText(option, guess.arithmetic, language);
			return { option, cost, months, arithmetic, parts: null, foreign: null };
		}
		return {
			option,
			cost: foreign ? { min: 0, max: 0 } : { min: price.min, max: price.max },
			months,
			arithmetic: priceText(price, currency, language),
			parts: foreign ? null : partsOf(price),
			foreign,
		};
	});
}

/** How long an option takes from a day on, with the time before it can begin; by the size of the case where nothing says it. */
function monthsFrom(start: string, option: StatedOption, size: Size): number {
	const { months, due, begins, startsIn } = option;
	const until = (day: string) => quarters(monthsBetween(start, day));
	const wait = Math.max(begins ? until(begins) : 0, startsIn ? monthsOfTime(startsIn) : 0);
	if (months === null && due === null && isThereOnceBegun(option)) return Math.max(leastMonths, wait);
	const own =
		months ??
		(due ? Math.max(leastMonths, until(due)) : isPost(option) ? monthsToFill : unpricedMonths[size]);
	return own + wait;
}

const leastMonths = 0.25;

/** "Agency cover, £5,200 a month, could start in two weeks": what is paid as long as it runs is there once it has begun. */
function isThereOnceBegun({ price, startsIn }: StatedOption): boolean {
	return startsIn !== null && price !== null && price.yearly !== null;
}

/** Whether the text tells how long it is until an option is there. */
export function isTimed(option: StatedOption): boolean {
	return option.months !== null || option.due !== null || isThereOnceBegun(option);
}

function monthsOfTime({ value, unit }: StatedTime): number {
	return Math.round(value * (monthsPer[unit] ?? 1) * 4) / 4;
}

/** So many months pass, it is assumed, until a post is filled. */
export const monthsToFill = 3;

/** "Half a post for coordination, 38,000 a year": somebody is to be found who then stays. */
export function isPost({ label, price, statements: [first] }: StatedOption): boolean {
	return (
		price !== null &&
		price.yearly !== null &&
		first !== undefined &&
		(interimWords(first.language)?.post.count(wordsOf(label)) ?? 0) > 0
	);
}

function quarters(months: number): number {
	return Math.floor(months * 4) / 4;
}

/** Whether the text states what it costs, in the currency of the case. */
export function isPriced({ option, foreign }: SizedMeasure): boolean {
	return option.price !== null && foreign === null;
}

/** Whether its cost is calculated from days of work. */
export function isAssumed({ option }: SizedMeasure): boolean {
	return option.price === null && !isPerUnit(option);
}

/** Whether all that the text says of its cost is the price of a piece. */
export function isPerUnit({ price, unitPrice, personDays }: StatedOption): boolean {
	return price === null && unitPrice !== null && personDays === null;
}

/** That the text gives no price, or only one for a piece; of days of work what they come to. */
function unpricedText(option: StatedOption, guess: string, language: Language): string {
	const words = wording(language).measures;
	if (option.personDays !== null) return guess;
	return unitPriceText(option, language)?.sentence ?? words.noPrice(guess);
}

/** The price of a piece or for a time alone, in a few words and as a sentence; null where the text says more or nothing. */
export function unitPriceText(option: StatedOption, language: Language) {
	const { unitPrice } = option;
	if (unitPrice === null || !isPerUnit(option)) return null;
	const words = optionWording(language);
	const short = words.unitPrice(unitPrice.text, unitPrice.kind);
	return { short, sentence: words.unitPriceOnly(short, unitPrice.kind), open: words.findOut[unitPrice.kind] };
}

function partsOf({ once, yearly, months }: StatedPrice): CostParts | null {
	return yearly && { once: rangeOf(once), yearly: rangeOf(yearly), counted_months: months };
}

function rangeOf(part: Part | null) {
	return { min: part?.min ?? 0, max: part?.max ?? 0 };
}

/** A stated price with its arithmetic; what recurs apart, and for how long it is counted. */
function priceText(price: StatedPrice, currency: string, language: Language): string {
	const words = wording(language).measures;
	const part = ({ min, max, arithmetic }: Part) => {
		const amount = (value: number) => moneyText(value, price.currency ?? currency, language);
		const range = min === max ? amount(min) : `${amount(min)}–${amount(max)}`;
		const figures = arithmetic.replaceAll(/\d+(?:\.\d+)?/g, (each) => numberText(Number(each), language));
		return arithmetic === "0" || arithmetic === "" ? range : `${figures} = ${range}`;
	};
	const { once, yearly, months } = price;
	if (!yearly) return words.price(part(price));
	return words.runningPrice({
		once: once && part(once),
		yearly: part(yearly),
		total: once || months !== 12 ? part({ ...price, arithmetic: "" }) : null,
		months: months === 12 ? null : numberText(months, language),
	});
}

/** What an option without a price may cost: by the days of work that the text states, else by the size of the case. */
function guessOf({ personDays }: StatedOption, size: Size, currency: string, language: Language) {
	const words = wording(language);
	return personDays === null
		? unpricedCost(size, currency, language)
		: effortCost([personDays, personDays], currency, language, words.plan.fromText.replace(/\.$/, ""));
}

/** The price of a measure in a currency that enters no sum. */
export function foreignPrice({ option, foreign }: SizedMeasure, case_: Case): string {
	return moneyText(option.price?.max ?? 0, foreign ?? "USD", case_.reading.language);
}
