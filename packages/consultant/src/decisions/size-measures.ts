import type { Case } from "../case/build.ts";
import { monthsBetween } from "../case/dates.ts";
import type { StatedOption } from "../case/options/stated-option.ts";
import type { Language } from "../languages/language.ts";
import { effortCost, unpricedCost, unpricedMonths } from "../plan/effort.ts";
import { type Size, startOf } from "../plan/size.ts";
import { moneyText, numberText } from "../wording/money.ts";
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
		? unpricedCost(size, currency, language)
		: effortCost([personDays, personDays], currency, language, words.plan.fromText.replace(/\.$/, ""));
}

/** The price of a measure in a currency that enters no sum. */
export function foreignPrice({ option, foreign }: SizedMeasure, case_: Case): string {
	return moneyText(option.price?.max ?? 0, foreign ?? "USD", case_.reading.language);
}
