import { wordsAround } from "../../figures/clause.ts";
import type { Figure } from "../../figures/figure.ts";
import { cuesOf } from "../../languages/cues.ts";
import type { Statement } from "../../read/statement.ts";

type Counted = { statement: Statement; figures: readonly Figure[] };

/**
 * The figures of statements; what one calls a saving comes again as often as another says of the same amount: "it saved £14k
 * a year", and in the list "costs us the £14k saving again".
 */
export function withSavedPeriods<Seen extends Counted>(seen: readonly Seen[]): Seen[] {
	const periods = new Map<number, string>();
	for (const { statement, figures } of seen)
		for (const figure of figures)
			if (figure.kind === "money" && figure.per !== null && isSaving(figure, statement))
				periods.set(figure.value, figure.per);
	if (periods.size === 0) return [...seen];
	return seen.map((each) => ({
		...each,
		figures: each.figures.map((figure) =>
			figure.kind === "money" && figure.per === null && isSaving(figure, each.statement)
				? { ...figure, per: periods.get(figure.value) ?? null }
				: figure,
		),
	}));
}

function isSaving(figure: Figure, { text, language }: Statement): boolean {
	return cuesOf(language).gain.count(wordsAround(text, figure)) > 0;
}
