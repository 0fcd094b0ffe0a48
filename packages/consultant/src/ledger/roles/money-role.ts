import type { LedgerRole } from "@throughline/domain/consultant/case";
import { wordsAround } from "../../figures/clause.ts";
import type { Figure } from "../../figures/figure.ts";
import { cuesOf } from "../../languages/cues.ts";
import { isConditional } from "../../languages/grammar/condition.ts";
import { moneyFlows } from "../../languages/money/money-flows.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import { promised } from "../../languages/ways/promised.ts";
import { wordsOf } from "../../languages/words.ts";
import { capWorth, isSigningLimit, leastCapWorth } from "../../roles/cap.ts";
import type { Read } from "../../roles/statements.ts";
import type { Beside } from "../beside.ts";
import { isAwaitedIncome, isInGainColumn } from "../told-figure.ts";
import { isFunded, isSaved } from "./funds.ts";
import { isPriceOfThing } from "./price.ts";
import { isWanted } from "./wanted.ts";

/** What an amount is to the case: a limit, what pays for it, a price, a gain, what the problem costs, or how things stand. */
export function moneyRole(figure: Figure, statement: Read): LedgerRole {
	if (isSigningLimit(statement)) return "other";
	if (statement.offer) return "option cost";
	if (isFunded(figure, statement)) return "funding";
	if (capWorth(figure, statement) >= leastCapWorth) return "limit";
	return isSaved(figure, statement) ? "funding" : flowRole(figure, statement);
}

/** An amount that neither pays for anything nor bounds anything. */
function flowRole(figure: Figure, statement: Read): LedgerRole {
	const { signals, scores } = statement;
	if (isAwaitedIncome({ figure, statement }) || isPointWorth(figure, statement)) return "benefit";
	if (isInGainColumn({ figure, statement })) return "benefit";
	if (signals.heading.option > 0.5 || scores.option >= 1.1) return "option cost";
	const wanted = isWanted(figure, statement);
	const ofOne = roleOfOne(figure, statement, wanted);
	if (ofOne !== null) return ofOne;
	if (signals.gain > 0 && signals.loss <= signals.gain) return "benefit";
	if (wanted) return "target";
	if (isPriceOfThing(figure, statement)) return "option cost";
	// What would be lost is a threat; the problem does not cost it now.
	if (isHarm(statement)) return isNotYet(figure, statement) ? "other" : "problem cost";
	if (signals.option > 0) return "option cost";
	return isPromised(statement) ? "other" : "baseline";
}

/** What would be lost is a threat, or a drawback of a way; the problem does not cost it now. */
function isNotYet(figure: Figure, statement: Read): boolean {
	return isConditional(statement.plain, statement.language) || isDrawback(figure, statement);
}

/** "That costs nothing, we lose maybe 900 a month": what a way to be taken would lose is not what the problem costs. */
function isDrawback(figure: Figure, { text, language, signals, told }: Read): boolean {
	const { loss, would } = cuesOf(language);
	const clause = wordsAround(text, figure);
	if (told || loss.count(clause) === 0) return false;
	return signals.free > 0 || (signals.option > 0 && would.count(clause) > 0);
}

/** "€4,200,000 a year (promised)" is not what there is today. */
function isPromised({ language, plain }: Read): boolean {
	return language !== "unknown" && promised(language).promises.test(plain);
}

/** "Every point is worth roughly $14,000 a year": what one point more brings. */
function isPointWorth(figure: Figure, { text, language }: Read): boolean {
	const flows = moneyFlows(language);
	const clause = wordsAround(text, figure);
	if (!flows || flows.eachPoint.count(clause) === 0) return false;
	return flows.earned.count(clause) > 0 && cuesOf(language).loss.count(clause) === 0;
}

/** What is for a piece, an hour or a day, or only compares two prices; null for a sum. */
function roleOfOne(figure: Figure, statement: Read, wanted: boolean): LedgerRole | null {
	if (isCheaper(figure, statement)) return "baseline";
	if (isLostOnOne(figure, statement)) return "problem cost";
	if (figure.per === null || periods.has(figure.per)) return null;
	return wanted ? "target" : "baseline";
}

/** "They cost 9 euros less each": what a thing was had for less than another is a saving of that purchase. */
function isCheaper({ start, end }: Figure, { text, language }: Read): boolean {
	return costsLess(language).test(
		`${text.slice(Math.max(0, start - 60), start)}§${text.slice(end, end + 60)}`,
	);
}

const costsLess = patternByLanguage(({ cheaper }) => new RegExp(`(?<!\\p{L})(?:${cheaper})(?!\\p{L})`, "iu"));

/** "We lose 6.50 € a day for each bike that stands still": what one costs, by the piece or by the day. */
function isLostOnOne(figure: Figure, statement: Read): boolean {
	const { language, plain, told } = statement;
	const isOfOne = figure.each || (figure.per !== null && !periods.has(figure.per));
	if (!isOfOne || isConditional(plain, language)) return false;
	const { loss, priced, costs, bearing, gain, falling } = cuesOf(language);
	const words = wordsAround(statement.text, figure);
	if (told && falling.count(words) > 0) return false;
	if (gain.count(words) > 0) return false;
	const isLost = words.some((word) => loss.has(word) && !priced.has(word) && !costs.has(word));
	return isLost || (loss.count(words) > 0 && bearing.count(words) > 0);
}

const periods: ReadonlySet<string> = new Set(["week", "month", "quarter", "year"]);

/** "We throw away 14 bags a month. That's about 21,000 a month": what was said before costs it. */
export function isCostOfThat(figure: Figure, statement: Read, { before, begun }: Beside): boolean {
	const { text, figures, signals, scores, language } = statement;
	const lead = wordsOf(text.slice(0, figures.find(({ kind }) => kind === "money")?.start ?? 0));
	return (
		figure.kind === "money" &&
		before !== undefined &&
		lead.length <= fewWordsOfCost &&
		cuesOf(language).anaphor.count(lead) > 0 &&
		capWorth(figure, statement) < leastCapWorth &&
		!isPriceOfThing(figure, statement) &&
		signals.target + signals.ceiling + signals.gain + signals.option === 0 &&
		scores.option < 1 &&
		before.scores.option < 1 &&
		before.signals.gain === 0 &&
		(isHarm(before) || (begun !== undefined && isHarm(begun)))
	);
}

const fewWordsOfCost = 8;

/** "… a penalty for each hundred trips; we are at 214,600 € since January": the sum of what was said before. */
export function isSumOf(
	{ kind, per }: Figure,
	{ figures, signals }: Read,
	before: Read | undefined,
): boolean {
	return (
		kind === "money" &&
		per === null &&
		before !== undefined &&
		before.signals.loss > 0 &&
		before.signals.money > 0 &&
		signals.option === 0 &&
		signals.target + signals.ceiling === 0 &&
		figures.some(({ relation }) => relation === "since")
	);
}

function isHarm({ signals, words, language }: Read): boolean {
	return signals.loss > 0 || signals.trouble > 0 || cuesOf(language).worse.count(words) > 0;
}
