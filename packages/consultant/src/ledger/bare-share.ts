import { cuesOf } from "../languages/cues.ts";
import { wordsOf } from "../languages/words.ts";
import type { Statement } from "../read/statement.ts";
import { clauseAround } from "./clause.ts";
import type { Figure } from "./figure.ts";

/**
 * The figures of a statement; a bare number that is wanted behind a share is one too: "In April it
 * was 2.7 per cent. I promised that we'd be down at 0.5."
 */
export function withBareShare(
	figures: readonly Figure[],
	statement: Statement,
	before: { statement: Statement; figures: readonly Figure[] } | undefined,
): readonly Figure[] {
	if (statement.kind === "row" || !figures.some(isBare)) return figures;
	const earlier = before?.statement.block === statement.block ? before.figures : [];
	return figures.map((figure, at) => {
		const isBehind = [...earlier, ...figures.slice(0, at)].some(({ kind }) => kind === "percent");
		const isShare = isBehind && isBare(figure) && isWantedAlone(figure, statement);
		return isShare ? { ...figure, kind: "percent", unit: "%" } : figure;
	});
}

function isBare({ kind, value, unit, per, change, high }: Figure): boolean {
	return (
		kind === "number" && value <= 100 && unit === null && per === null && change === null && high === null
	);
}

/** It ends its clause, and the clause says that it is wanted. */
function isWantedAlone(figure: Figure, { text, language }: Statement): boolean {
	const { target, must, mustBe, wanting, granted } = cuesOf(language);
	const words = wordsOf(clauseAround(text, figure));
	const says = (lists: readonly (typeof target)[]) => lists.some((list) => list.count(words) > 0);
	const behind = text.slice(figure.end);
	if (Number.isInteger(figure.value))
		return /^\s?(?:[.;,!?)]|$)/u.test(behind) && says([target, wanting, granted]);
	return says([target, must, mustBe, wanting, granted]);
}
