import type { Material, ReadPassage } from "../reading/material.ts";
import { figuresOf } from "../text/figures.ts";
import type { Language } from "../text/words.ts";

/** An amount of the material, and the passage that names it. */
export type Amount = { value: number; text: string; passage: ReadPassage };
/** An amount, and where in its passage it stands. */
export type PlacedAmount = Amount & { start: number };
/** What one piece costs is no budget and no loss. */
const perPiece =
	/^\s*(?:(?:per|each|an?|apiece)\b(?! (?:year|annum|month|quarter))|(?:pro|je)\b(?! (?:jahr|monat|quartal)))/iu;

/** What costs are scaled from: the budget that the material names, else the greatest amount that it puts on what is wrong; null without any. */
export type CostBase = Amount & { isBudget: boolean };

const budget: Record<Language, RegExp> = {
	en: /\b(?:budget|spend up to|approved|ceiling|limit|at most|no more than|available(?! (?:for|at|from) [$€£\d])|uncommitted|set aside|earmarked)\b|\b(?:we|our|board)\b.*\b(?:invest\w*|fund\w*)\b/iu,
	de: /(?:budget|(?<!\p{L})mittel|freigegeben|genehmigt|bewilligt|obergrenze|höchstens|maximal|zur verfügung|bereitgestellt|bereit(?=[.,\s])|eingeplant)|\b(?:wir|unser\w*|vorstand|beirat)\b.*invest/iu,
};
/** What one department may spend is no budget of a program, nor is a part of one. */
const apart =
	/\b(?:it|hr|r&d|marketing|training|travel|advertising|sales|maintenance)[ -]budget|(?:marketing|schulungs|reise|werbe|personal|wartungs)-?budget|\b(?:of which|of (?:this|that|it|these)|out of (?:this|that|it)|thereof)\b|davon|hiervon/iu;
/** A budget so much smaller than another is one for something else. */
const rivals = 10;
/** What is said not to be the budget, and what it was before. */
const denied =
	/(?<!\p{L})(?:not|nicht|instead of|rather than|statt|anstelle von|anstatt)\s+(?:(?:the|die|den|der|um|about|rund|etwa)\s+)?$/iu;
const before = /(?<!\p{L})(?:from|von)\s+$/iu;
const after = /(?<!\p{L})(?:to|auf)\s+$/iu;

/** Every amount of money, greatest first, and where in its passage it stands. */
export function amountsIn({ passages, language }: Material): PlacedAmount[] {
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
	/\b(?:reject\w*|refus\w*|turned down|voted down)\b|abgelehnt|\bfrozen\b|gesperrt|eingefroren|lehnt\p{L}* .*\bab\b|gestrichen|verweiger/iu;
const mostAssumed = 20_000_000;

export function costBase(material: Material): CostBase | null {
	const amounts = amountsIn(material);
	const named = budgetsAmong(amounts, material.language);
	const [lowest, ...higher] = named.toReversed();
	if (lowest) {
		const text = higher.length > 0 ? lowerOf[material.language](lowest.text, higher.length) : lowest.text;
		return { value: lowest.value, text, passage: lowest.passage, isBudget: true };
	}
	const greatest = amounts.find(
		({ value, passage }) => passage.trouble > 0 && value <= mostAssumed && !ofMarket.test(passage.text),
	);
	return greatest
		? { value: greatest.value, text: greatest.text, passage: greatest.passage, isBudget: false }
		: null;
}

const lowerOf: Record<Language, (amount: string, others: number) => string> = {
	en: (amount, others) => `${amount}, the ${others > 1 ? "lowest of several" : "lower of two"}`,
	de: (amount, others) =>
		`${amount}, das ${others > 1 ? "niedrigste von mehreren" : "niedrigere von zweien"}`,
};

/** The different budgets that a material names for the program, the greatest first. */
function budgetsAmong(amounts: readonly PlacedAmount[], language: Language): PlacedAmount[] {
	const named = amounts.filter(
		(amount) =>
			!ofMarket.test(amount.passage.text) &&
			!refused.test(amount.passage.text) &&
			amount ===
				nearestTo(budget[language].exec(amount.passage.text), amount.passage, amounts.filter(isMeant)),
	);
	const own = named.filter(({ passage }) => !apart.test(passage.text));
	const [greatest] = own;
	if (!greatest) return named.slice(0, 1);
	return own.filter(
		({ value }, at) =>
			value * rivals >= greatest.value && own.findIndex((other) => other.value === value) === at,
	);
}

/** An amount that is denied or was changed since is no budget. */
function isMeant({ passage: { text: said }, start, text }: PlacedAmount): boolean {
	const lead = said.slice(0, start);
	if (denied.test(lead)) return false;
	const changed = after.test(/^.{0,40}?(?=[$€£\d])/su.exec(said.slice(start + text.length))?.[0] ?? "");
	return !(changed && before.test(lead));
}

/** Of a passage's amounts the one that stands nearest to what names a budget. */
function nearestTo(
	cue: RegExpExecArray | null,
	passage: ReadPassage,
	amounts: readonly PlacedAmount[],
): PlacedAmount | undefined {
	if (!cue) return undefined;
	const away = ({ start }: PlacedAmount) => Math.abs(start - cue.index);
	return amounts
		.filter((amount) => amount.passage === passage)
		.toSorted((one, other) => away(one) - away(other))[0];
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
