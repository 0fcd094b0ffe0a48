import type { Figure } from "../../figures/figure.ts";
import { cuesOf } from "../../languages/cues.ts";
import { pricePhrases } from "../../languages/money/price-phrases.ts";
import { namesDeed } from "../../languages/ways/way-words.ts";
import { isThreshold, toldFigures } from "../../ledger/told-figure.ts";
import { withoutSpeaker } from "../../read/speaker.ts";
import { tellsOnlyCost } from "../../roles/bare-cost.ts";
import type { Read } from "../../roles/statements.ts";
import { flag, weigherOf } from "../../roles/weighing.ts";
import { personDaysOf } from "./times.ts";

/** Less is what a piece costs, or a customer pays. */
const leastPrice = 100;

/**
 * Whether a statement names in passing something that could be done, with its price: "a set of spares on the shelf would be
 * £3,400 once", "the vendor has a fix, 1,900 €, three weeks"; not what is paid, lost, gained, granted or at most spent.
 */
export function isPricedWay(statement: Read): boolean {
	const { kind, forbids, told, signals, scores, language, figures, speaker } = statement;
	if ((kind !== "sentence" && kind !== "item") || forbids || told || language === "unknown") return false;
	if (signals.question > 0 || scores.constraint > 1 || scores.target > 1.1) return false;
	if (isPriceOfBefore(statement)) return false;
	const { paid, brings, possible } = pricePhrases(language);
	// A list may hold what is paid: its items are weighed together elsewhere.
	const isListed = kind === "item" && speaker === null;
	if (isListed && signals.option === 0 && !possible.test(statement.plain)) return false;
	const prices = figures.filter((figure) => isPrice(figure) && !isThreshold({ figure, statement }));
	const [price] = prices;
	const work = personDaysOf(toldFigures([statement])) !== null;
	if (!price && !work && signals.free === 0) return false;
	const isOne = prices.length < 2;
	if (isOne && (paid.test(statement.plain) || brings.test(statement.plain))) return false;
	return weigh(signsOf(statement, price)) > 0;
}

/** "That costs £9,000", "Costs £9,000" */
function isPriceOfBefore(statement: Read): boolean {
	const { language, words } = statement;
	return cuesOf(language).anaphor.has(words[0] ?? "") || tellsOnlyCost(statement);
}

function isPrice({ kind, value, change, per }: Figure): boolean {
	return (
		kind === "money" &&
		value >= leastPrice &&
		change === null &&
		(per === null || per === "year" || per === "month")
	);
}

function signsOf(statement: Read, price: Figure | undefined) {
	const { signals, scores, text, words, figures, over, speaker } = statement;
	const { heading } = signals;
	const language = statement.language === "unknown" ? "en" : statement.language;
	const { oneOff, priced } = cuesOf(language);
	const { possible, names } = pricePhrases(language);
	const before = text.slice(0, price?.start ?? text.length);
	const [clause = ""] = withoutSpeaker({ plain: before, speaker }).trim().split(/[,;:]/u);
	return {
		time: flag(figures.some(({ kind, per, each }) => kind === "duration" && per === null && !each)),
		behindMark: flag(price !== undefined && /[:,–—-]\s*$/u.test(before)),
		place: signals.place,
		possible: flag(possible.test(withoutSpeaker(statement))),
		deed: flag(namesDeed(clause, language)),
		named: flag(price !== undefined && names.test(before)),
		option: signals.option,
		monthly: flag(price?.per === "month"),
		free: Math.min(1, signals.free),
		priced: flag(priced.count(words) > 0),
		once: flag(oneOff.count(words) > 0),
		constraint: Math.max(0, scores.constraint),
		trouble: Math.min(1, signals.trouble),
		date: signals.date,
		over: flag(over),
		limit: signals.limit,
		limitHeading: heading.limit + heading.target,
		causeHeading: heading.cause + heading.problem,
		percent: signals.percent,
	};
}

/**
 * The weights are those of a logistic regression over the statements with a price of the benchmark's texts and of 76 written
 * for it in six languages, whole texts held out (at even odds 86 % of what it takes are ways, and it takes 78 % of them);
 * rounded.
 */
const weigh = weigherOf(
	{
		/** Says how long it takes. */
		time: 1.8,
		/** The amount stands right behind a comma, colon or dash. */
		behindMark: 1.75,
		/** Further down in the text: 0 to 1. */
		place: 1.7,
		/** It would or could be. */
		possible: 1.25,
		/** The clause before the amount names something to be done. */
		deed: 1.1,
		/** A word right before the amount says that it costs that. */
		named: 0.85,
		/** Words of proposals. */
		option: 0.8,
		/** Paid by the month. */
		monthly: 0.75,
		/** Nothing to pay. */
		free: 0.7,
		/** Words of prices. */
		priced: 0.6,
		/** Paid once. */
		once: 0.6,
		/** Says what must be kept. */
		constraint: -0.9,
		/** Something goes wrong. */
		trouble: -0.85,
		/** Names a day. */
		date: -0.7,
		/** Tells of a time that is over. */
		over: -0.65,
		/** Words of what may be spent. */
		limit: -0.65,
		limitHeading: -0.6,
		causeHeading: -0.45,
		/** A share. */
		percent: -0.25,
	},
	-2.75,
);
