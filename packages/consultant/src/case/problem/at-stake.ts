import { cuesOf } from "../../languages/cues.ts";
import { laidPenalties } from "../../languages/money/laid-penalties.ts";
import { moneyFlows } from "../../languages/money/money-flows.ts";
import { tellsOfThePast } from "../../languages/time/tense.ts";
import { rulesOut } from "../../languages/ways/refusals.ts";
import { wordsOf } from "../../languages/words.ts";
import { clauseWords, type ToldFigure } from "../../ledger/told-figure.ts";
import type { Read } from "../../roles/statements.ts";

/** "They pay 54,000 a year": what comes in from a customer costs nothing, and is no gain of anything. */
export function isPaidToUs(told: ToldFigure): boolean {
	const flows = moneyFlows(told.statement.language);
	const clause = clauseWords(told);
	if (!flows) return false;
	return flows.paidToUs.count(clause) > 0 || (flows.pays.count(clause) > 0 && flows.us.count(clause) > 0);
}

/**
 * "The range earns 310,000 a year", "the contract, which is worth 420,000": what is there already earns it. It may be lost;
 * nobody gains it.
 */
export function isEarnedNow(told: ToldFigure): boolean {
	const { language, words } = told.statement;
	const flows = moneyFlows(language);
	if (!flows) return false;
	const clause = clauseWords(told);
	const earned = flows.earned.count(clause);
	if (earned === 0 || flows.awaited.count(clause) > 0) return false;
	return cuesOf(language).gain.count(words) <= earned;
}

/** "Cleaning was dropped in 2024 to save 6,000 a year", "the contract was ended, um … zu sparen": it is saved already. */
export function isGainedAlready({ figure, statement: { text, language } }: ToldFigure): boolean {
	return tellsOfThePast(text.slice(0, figure.start), language);
}

/**
 * "Closing one would save 1.6 million, but our pledge rules any closure out": what its own sentence bars is not gained. What
 * it bars before a day only comes later; where all must be done by an earlier one (`until`, an ISO date), it does not come.
 */
export function isRuledOut(
	{ figure, statement: { text, language, figures } }: ToldFigure,
	until: string | null,
): boolean {
	const isPutOff = figures.some(
		({ date, start }) => date !== null && start > figure.end && (until === null || date.to <= until),
	);
	return !isPutOff && rulesOut(wordsOf(text.slice(figure.end)), language);
}

/** "A fine of 45,000 has been imposed": it is owed whatever is done now. */
export function isOwedAlready({ words, language, signals }: Read): boolean {
	const lists = laidPenalties(language);
	return signals.risk === 0 && (lists?.penalty.count(words) ?? 0) > 0 && (lists?.laid.count(words) ?? 0) > 0;
}
