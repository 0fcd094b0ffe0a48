import type { LedgerRole } from "@throughline/domain/consultant/case";
import { isAwaitedIncome } from "../../case/options/told-figure.ts";
import type { Read } from "../../case/statements.ts";
import { isConditional } from "../../languages/condition.ts";
import { cuesOf } from "../../languages/cues.ts";
import { wordsOf } from "../../languages/words.ts";
import type { Beside } from "../beside.ts";
import type { Figure } from "../figure.ts";
import { capWorth, isSigningLimit, leastCapWorth } from "./cap.ts";
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
	if (isAwaitedIncome({ figure, statement })) return "benefit";
	if (signals.heading.option > 0.5 || scores.option >= 1.1) return "option cost";
	const wanted = isWanted(figure, statement);
	if (figure.per !== null && !periods.has(figure.per)) return wanted ? "target" : "baseline";
	if (signals.gain > 0 && signals.loss <= signals.gain) return "benefit";
	if (wanted) return "target";
	if (isPriceOfThing(figure, statement)) return "option cost";
	// What would be lost is a threat; the problem does not cost it now.
	if (isHarm(statement)) return isConditional(statement.plain, statement.language) ? "other" : "problem cost";
	return signals.option > 0 ? "option cost" : "baseline";
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
