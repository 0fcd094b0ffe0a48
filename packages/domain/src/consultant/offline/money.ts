import type { Material, ReadPassage } from "../reading/material.ts";
import { figuresOf } from "../text/figures.ts";
import type { Language } from "../text/words.ts";

/** An amount of the material, and the passage that names it. */
export type Amount = { value: number; text: string; passage: ReadPassage };

/** What costs are scaled from: the budget that the material names, else the greatest amount that it puts on what is wrong; null without any. */
export type CostBase = Amount & { isBudget: boolean };

const budget: Record<Language, RegExp> = {
	en: /\b(?:budget|spend up to|approved|ceiling|limit|at most|no more than)\b|\b(?:we|our|board)\b.*\b(?:invest\w*|fund\w*)\b/iu,
	de: /(?:budget|mittel|freigegeben|genehmigt|bewilligt|obergrenze|höchstens|maximal)|\b(?:wir|unser\w*|vorstand|beirat)\b.*invest/iu,
};

/** Every amount of money, greatest first. */
export function amountsIn({ passages, language }: Material): Amount[] {
	return passages
		.filter(({ topics }) => topics.length > 0)
		.flatMap((passage) =>
			figuresOf(passage.text, language)
				.filter(({ unit, value }) => unit === "$" && value >= 1000)
				.map(({ value, text }) => ({ value, text, passage })),
		)
		.sort((one, other) => other.value - one.value);
}

/** What a market or an industry spends says nothing of what a program may cost; nor does an amount beyond reason. */
const ofMarket = /\b(?:market|industr\w+|sector|nation\w*|gdp|turnover)\b|markt|branche|volkswirt|umsatz/iu;
const mostAssumed = 20_000_000;

export function costBase(material: Material): CostBase | null {
	const amounts = amountsIn(material);
	const named = amounts.find(
		({ passage: { text } }) => budget[material.language].test(text) && !ofMarket.test(text),
	);
	if (named) return { ...named, isBudget: true };
	const greatest = amounts.find(
		({ value, passage }) => passage.trouble > 0 && value <= mostAssumed && !ofMarket.test(passage.text),
	);
	return greatest ? { ...greatest, isBudget: false } : null;
}

/** The time that the material allows: its shortest deadline of two months or more, and who says so; null without one. */
export function monthsAllowed({
	passages,
	language,
}: Material): { months: number; passage: ReadPassage } | null {
	const limit =
		language === "en"
			? /\b(?:within|in at most|deadline|no later than|by)\b/iu
			: /(?:innerhalb|binnen|spätestens|frist)/iu;
	const spans = passages
		.filter(({ text, topics }) => topics.length > 0 && limit.test(text))
		.flatMap((passage) =>
			figuresOf(passage.text, language)
				.filter(({ unit, value }) => unit === "months" && value >= 2 && value <= 60)
				.map(({ value }) => ({ months: Math.round(value), passage })),
		);
	return spans.sort((one, other) => one.months - other.months)[0] ?? null;
}

/** Rounded to two digits that count: an estimate must not look more exact than it is. */
export function estimate(value: number): number {
	if (value <= 0) return 0;
	const unit = 10 ** Math.max(3, Math.floor(Math.log10(value)) - 1);
	return Math.max(unit, Math.round(value / unit) * unit);
}
