import { type Figure, mayBeYear } from "../../figures/figure.ts";
import { cuesOf } from "../../languages/cues.ts";
import type { Statement } from "../../read/statement.ts";
import { isAllSaid } from "../cap.ts";

/** From here on a bare number may be a sum. */
const leastBare = 1000;

/**
 * The figures of a statement; where it, or the next one of its paragraph, says that there is no more, or who pays a part, a large
 * number that counts nothing is the sum: "30,000 at the very most", "I got you 21,500. When it's gone it's gone.", "the bank
 * would lend us 60,000".
 */
export function withBareSum(
	figures: readonly Figure[],
	statement: Statement,
	next: Statement | undefined,
): readonly Figure[] {
	const bare = figures.filter(isBare);
	if (bare.length !== 1 || statement.kind === "row" || statement.kind === "letterhead") return figures;
	const { ceiling, funded, lent } = cuesOf(statement.language);
	const isFinal = ({ words, plain, language }: Statement) =>
		ceiling.count(words) > 0 || isAllSaid(language).test(plain);
	const isClosed = next?.block === statement.block && next.words.length <= fewWords && isFinal(next);
	const isPaid = funded.count(statement.words) + lent.count(statement.words) > 0;
	if (!isFinal(statement) && !isClosed && !isPaid) return figures;
	return figures.map((figure) => (isBare(figure) ? { ...figure, kind: "money" } : figure));
}

/** "That's the lot." */
const fewWords = 8;

function isBare({ kind, value, unit, per, change, high }: Figure): boolean {
	return (
		kind === "number" &&
		value >= leastBare &&
		!mayBeYear(value) &&
		unit === null &&
		per === null &&
		change === null &&
		high === null
	);
}
