import type { Figure } from "../figures/figure.ts";
import { durationUnitOf } from "../figures/figures.ts";
import { withoutFigures } from "../figures/stems-beside.ts";
import { cuesOf } from "../languages/cues.ts";
import { tellingWords, wordsOf } from "../languages/words.ts";
import type { Statement } from "../read/statement.ts";

type Told = Pick<Statement, "text" | "words" | "language"> & { figures: readonly Figure[] };

/** "Costs €90,000 a year.": names nothing, so that it is the cost of what stands before. */
export function tellsOnlyCost({ text, words, language, figures }: Told): boolean {
	if (!figures.some(({ kind }) => kind === "money")) return false;
	const { costs } = cuesOf(language);
	const [first] = tellingWords(words, language);
	if (first === undefined || !costs.has(first)) return false;
	const beside = tellingWords(wordsOf(withoutFigures(figures, text)), language).filter(
		(word) => !costs.has(word) && durationUnitOf(word, language) === null,
	);
	return beside.length <= mostBeside;
}

/** "All'anno" */
const mostBeside = 1;
