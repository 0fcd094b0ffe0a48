import type { Case } from "../case/build.ts";
import type { StatedCause } from "../case/causes/causes.ts";
import { keptFor } from "../case/kept-for.ts";
import { serviceTo } from "../decisions/serves-cause.ts";
import { isRuledOut } from "../decisions/weigh-measures.ts";

/** The causes against which the text names a way that it does not itself rule out. */
export const withRemedy = keptFor((case_: Case): ReadonlySet<StatedCause> => {
	const ways = case_.options.filter((option) => !isRuledOut(case_, option));
	const isServed = ({ text }: StatedCause) => {
		const service = serviceTo(case_, text);
		return ways.some((way) => service(way) !== null);
	};
	return new Set(ways.length === 0 ? [] : case_.causes.filter(isServed));
});
