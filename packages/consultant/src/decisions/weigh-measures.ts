import type { Case } from "../case/build.ts";
import { touches } from "../case/limits/must-nots.ts";
import { objectionsIn, shortfallsIn, successesIn } from "../case/options/standing.ts";
import type { StatedOption } from "../case/options/stated-option.ts";
import { servesCause } from "./serves-cause.ts";
import type { SizedMeasure } from "./size-measures.ts";

/** A measure with what speaks for and against it; `at` is its place among the options. */
export type Weighed = {
	measure: SizedMeasure;
	at: number;
	recommended: boolean;
	/** The text says that it has been agreed or chosen. */
	agreed: boolean;
	/** A decision of the text names it as taken. */
	decided: boolean;
	/** The text tells that it has worked, in a trial or elsewhere. */
	proven: boolean;
	/** Somebody speaks against it, or the text forbids it. */
	rejected: boolean;
	/** The text holds something against it. */
	contested: boolean;
	/** What the text says of why it does not go far enough. */
	shortfalls: string[];
	/** It has to do with the root cause. */
	serves: boolean;
};

/** What speaks for and against each measure, beside its price and time. */
export function weigh(case_: Case, sized: readonly SizedMeasure[], rootCause: string): Weighed[] {
	const serves = servesCause(case_, rootCause);
	return sized.map((measure, at): Weighed => {
		const { option } = measure;
		return {
			measure,
			at,
			recommended: option.standing === "recommended",
			agreed: option.standing === "agreed",
			decided: option.decided && option.standing !== "rejected",
			proven: successesIn(option.statements).length > 0,
			rejected: option.standing === "rejected" || forbiddenBy(case_, option).length > 0,
			contested: heldAgainst(case_, option).length > 0,
			shortfalls: shortfallsIn(option.statements),
			serves: serves(option),
		};
	});
}

/** What the text says against an option, in its own words: what it adds with a "but", what contradicts it. */
export function heldAgainst(case_: Case, option: StatedOption): string[] {
	const own = new Set(option.statements.map(({ id }) => id));
	const contradicting = case_.contradictions
		.filter(({ one, other }) => own.has(one.id) || own.has(other.id))
		.map(({ one, other }) => (own.has(one.id) ? other : one).plain);
	return [...new Set([...objectionsIn(option.statements), ...contradicting])];
}

/** What must not happen and is plainly about the option. */
export function forbiddenBy({ mustNots }: Case, option: StatedOption): string[] {
	return mustNots.filter((mustNot) => touches(mustNot, option)).map(({ text }) => text);
}
