import type { DecisionOption } from "@throughline/domain/consultant/decision";
import type { Case } from "../case/build.ts";
import { fitsIn, roomFor, type Size } from "../plan/size.ts";
import { packageOf } from "./package.ts";
import { presentMeasure } from "./present-measure.ts";
import type { DecisionQuestion } from "./question.ts";
import { sizeMeasures } from "./size-measures.ts";
import { type Weighed, weigh } from "./weigh-measures.ts";

/** The options that the text states, each for itself, and the best of them together against a cause. */
export function measureOptions(case_: Case, size: Size, about: DecisionQuestion): DecisionOption[] {
	const { today, rootCause } = about;
	const sized = sizeMeasures(case_, size, today);
	const options = sized.map((measure, at) => presentMeasure(case_, measure, at, today));
	const weighed = weigh(case_, sized, rootCause);
	const together = packageOf(case_, weighed, options, today);
	if (together) return [together, ...options];
	const best = bestSingle(case_, weighed, today);
	return options.map((option, at) => ({ ...option, recommended: at === best }));
}

/** The one that the text chooses, that keeps the limits and goes at the cause; null where it speaks against all. */
function bestSingle(case_: Case, weighed: readonly Weighed[], today: string): number | null {
	const cap = case_.limits.cap?.figure.value ?? Number.POSITIVE_INFINITY;
	const left = roomFor(case_, today);
	const worth = ({ measure: { cost, months, foreign }, ...said }: Weighed) => {
		const keepsCap = cost.max <= cap && !foreign;
		return (
			5 * Number(said.agreed) +
			4 * Number(said.recommended) +
			3 * Number(keepsCap) +
			3 * Number(fitsIn(months, left)) +
			2 * Number(said.proven) +
			2 * Number(said.serves) -
			Number(said.contested) -
			12 * Number(said.rejected) -
			(Number.isFinite(cap) ? cost.max / cap : 0)
		);
	};
	const ranked = weighed.toSorted((one, other) => worth(other) - worth(one));
	const [best] = ranked;
	return best && !best.rejected ? best.at : null;
}
