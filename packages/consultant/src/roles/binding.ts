import { wordsAround } from "../figures/clause.ts";
import type { Figure } from "../figures/figure.ts";
import { cuesOf } from "../languages/cues.ts";
import type { Statement } from "../read/statement.ts";
import { isSaidMost, isSetTo } from "./cap.ts";

/**
 * Whether a sentence says itself what may be spent or by when all must be in use, so that no heading above it decides:
 * "There is no more than £60,000", "It has to be live by 30 April".
 */
export function isBinding(statement: Statement, figures: readonly Figure[]): boolean {
	if (statement.kind === "row" || statement.kind === "cell") return false;
	const amounts = figures.filter(({ kind, value }) => kind === "money" && value > 1);
	const [amount] = amounts;
	if (!amount) return figures.some((figure) => isDueBy(figure, statement));
	return (
		amounts.length === 1 &&
		amount.per === null &&
		!isSetTo(amount, statement) &&
		(isSaidMost(amount, { ...statement, figures }) || isGrantedAtMost(amount, statement))
	);
}

/** "The board gives at most 15,000 €": no price, whatever list it stands behind. */
function isGrantedAtMost(amount: Figure, { text, language }: Statement): boolean {
	const { grants, priced } = cuesOf(language);
	const words = wordsAround(text, amount);
	return amount.bound === "at most" && grants.count(words) > 0 && priced.count(words) === 0;
}

/** Its clause says that something must be finished or in use by then. */
function isDueBy(figure: Figure, { text, language }: Statement): boolean {
	const { kind, relation, date } = figure;
	if (kind !== "date" || date?.precision === "year" || (relation !== "by" && relation !== "until"))
		return false;
	const { mustBe, ready, negation } = cuesOf(language);
	const words = wordsAround(text, figure);
	return mustBe.count(words) > 0 && ready.count(words) > 0 && negation.count(words) === 0;
}
