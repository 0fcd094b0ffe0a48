import { wordsAround } from "../figures/clause.ts";
import type { Figure } from "../figures/figure.ts";
import { cuesOf } from "../languages/cues.ts";
import { losing } from "../languages/money/losing.ts";
import { moneyFlows } from "../languages/money/money-flows.ts";
import { wordsOf } from "../languages/words.ts";
import type { Read } from "../roles/statements.ts";
import { cellOf } from "../roles/values/table-subject.ts";

/** A figure that an option is told with, and where. */
export type ToldFigure = { figure: Figure; statement: Read };

export function toldFigures(statements: readonly Read[]): ToldFigure[] {
	return statements.flatMap((statement) => statement.figures.map((figure) => ({ figure, statement })));
}

/** The words of the figure's own clause. */
export function clauseWords({ figure, statement }: ToldFigure): readonly string[] {
	return wordsAround(statement.text, figure);
}

/** "Everything over £500 goes to head office": from where on a rule holds; "costs over £500" is a price. */
export function isThreshold(told: ToldFigure): boolean {
	const { costs, priced } = cuesOf(told.statement.language);
	const words = clauseWords(told);
	return told.figure.bound === "over" && costs.count(words) + priced.count(words) === 0;
}

/** The last words before the figure, in small letters. */
export function wordsBefore({ figure, statement }: ToldFigure, count: number): string[] {
	return wordsOf(statement.text.slice(Math.max(0, figure.start - 60), figure.start)).slice(-count);
}

/** Whether a figure belongs to a trial that is over: what it took then need not be the price or time of doing it. */
export function isOfTrial({ statement }: ToldFigure): boolean {
	return statement.told && cuesOf(statement.language).trial.count(statement.words) > 0;
}

/** What a customer pays, or gets back. */
export function isPaidByOthers(told: ToldFigure): boolean {
	return cuesOf(told.statement.language).paidByOthers.count(clauseWords(told)) > 0;
}

/** What the option brings or leaves as it is, not what it takes: "saves £40k a year", "we expect 60,000 of revenue". */
export function isEffect(told: ToldFigure): boolean {
	if (isInGainColumn(told) || isLost(told)) return true;
	return cuesOf(told.statement.language).gain.count(clauseWords(told)) > 0 || isIncome(told);
}

/** "Do nothing. We lose about £96,000 a year": what goes on being lost is no price. */
function isLost(told: ToldFigure): boolean {
	const { language, confirmed } = told.statement;
	const lists = losing(language);
	return !confirmed && told.figure.kind === "money" && (lists?.loses.count(clauseWords(told)) ?? 0) > 0;
}

/** "Saves per year (USD)": the column of a row says that it is a gain. */
export function isInGainColumn({ figure, statement }: ToldFigure): boolean {
	if (statement.kind !== "row") return false;
	const header = wordsOf(cellOf(statement, figure)?.header ?? "");
	const { gain, loss, costs, priced } = cuesOf(statement.language);
	return gain.count(header) > 0 && [loss, costs, priced].every((list) => list.count(header) === 0);
}

/** What is taken in; "revenue lost" is none. */
function isIncome(told: ToldFigure): boolean {
	const { language } = told.statement;
	const { loss, lack, trouble } = cuesOf(language);
	const clause = clauseWords(told);
	if ((moneyFlows(language)?.income.count(clause) ?? 0) === 0) return false;
	return ![loss, lack, trouble].some((cue) => cue.count(clause) > 0);
}

/** Income that is looked forward to: what a way forward brings, wherever the text tells it. */
export function isAwaitedIncome(told: ToldFigure): boolean {
	const awaited = moneyFlows(told.statement.language)?.awaited.count(clauseWords(told)) ?? 0;
	return awaited > 0 && isIncome(told);
}
