import type { Material, ReadPassage } from "../reading/material.ts";
import { figuresOf } from "../text/figures.ts";
import type { Language } from "../text/words.ts";

/** An amount of the material, and the passage that names it. */
export type Amount = { value: number; text: string; passage: ReadPassage };
/** What one piece costs is no budget and no loss. */
const perPiece =
	/^\s*(?:(?:per|each|an?|apiece)\b(?! (?:year|annum|month|quarter))|(?:pro|je)\b(?! (?:jahr|monat|quartal)))/iu;

/** What costs are scaled from: the budget that the material names, else the greatest amount that it puts on what is wrong; null without any. */
export type CostBase = Amount & { isBudget: boolean };

const budget: Record<Language, RegExp> = {
	en: /\b(?:budget|spend up to|approved|ceiling|limit|at most|no more than)\b|\b(?:we|our|board)\b.*\b(?:invest\w*|fund\w*)\b/iu,
	de: /(?:budget|mittel|freigegeben|genehmigt|bewilligt|obergrenze|höchstens|maximal)|\b(?:wir|unser\w*|vorstand|beirat)\b.*invest/iu,
};

/** Every amount of money, greatest first, and where in its passage it stands. */
export function amountsIn({ passages, language }: Material): (Amount & { start: number })[] {
	return passages
		.filter(({ topics }) => topics.length > 0)
		.flatMap((passage) =>
			figuresOf(passage.text, language)
				.filter(({ unit, value }) => unit === "$" && value >= 1000)
				.filter(({ end }) => !perPiece.test(passage.text.slice(end)))
				.map(({ value, text, start }) => ({ value, text, passage, start })),
		)
		.sort((one, other) => other.value - one.value);
}

/** What a market or an industry spends, or a whole company earns, says nothing of what a program may cost; nor does an amount beyond reason. */
const ofMarket =
	/\b(?:market|industr\w+|sector|nation\w*|gdp|turnover|ebit\w*|profits?|order intake|working capital)\b|markt|branche|volkswirt|umsatz|auftragseingang|jahresüberschuss|bilanzsumme/iu;
const refused =
	/\b(?:reject\w*|refus\w*|turned down|voted down)\b|abgelehnt|lehnt\p{L}* .*\bab\b|gestrichen|verweiger/iu;
const mostAssumed = 20_000_000;

export function costBase(material: Material): CostBase | null {
	const amounts = amountsIn(material);
	const named = amounts.find(
		(amount) =>
			!ofMarket.test(amount.passage.text) &&
			!refused.test(amount.passage.text) &&
			amount === nearestTo(budget[material.language].exec(amount.passage.text), amount.passage, amounts),
	);
	if (named) return { value: named.value, text: named.text, passage: named.passage, isBudget: true };
	const greatest = amounts.find(
		({ value, passage }) => passage.trouble > 0 && value <= mostAssumed && !ofMarket.test(passage.text),
	);
	return greatest
		? { value: greatest.value, text: greatest.text, passage: greatest.passage, isBudget: false }
		: null;
}

/** Of a passage's amounts the one that stands nearest to what names a budget. */
function nearestTo<T extends Amount & { start: number }>(
	cue: RegExpExecArray | null,
	passage: ReadPassage,
	amounts: readonly T[],
): T | undefined {
	if (!cue) return undefined;
	const away = ({ start }: T) => Math.abs(start - cue.index);
	return amounts
		.filter((amount) => amount.passage === passage)
		.reduce((best, each) => (away(each) < away(best) ? each : best));
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
