import type { DecisionOption } from "@throughline/domain/consultant/decision";
import type { Case } from "../case/build.ts";
import { gainsOf } from "../money/gains.ts";
import { paybackOf } from "../money/payback.ts";
import { isPriced, type SizedMeasure } from "../money/size-measures.ts";
import { servesCause } from "./serves-cause.ts";

/**
 * An option with its payback, where the text says what it costs and what is gained every year: what is recommended beside
 * all gains where it has to do with the root cause, any other beside what the text says that it brings itself.
 */
export function withPayback(
	case_: Case,
	option: DecisionOption,
	sized: readonly SizedMeasure[],
	rootCause: string,
): DecisionOption {
	const taken = sized.filter((measure) => option.measures?.includes(measure.option.id));
	if (!taken.every(isPriced)) return option;
	const stated = taken.map((measure) => measure.option);
	const own = new Set(stated.flatMap(({ statements }) => statements.map(({ id }) => id)));
	const mayBringAll = option.recommended && stated.some(servesCause(case_, rootCause));
	const gains = gainsOf(case_, stated).filter(
		({ isStated, statement }) => mayBringAll || (isStated && own.has(statement.id)),
	);
	const spent = { cost: option.estimated_cost.max, parts: option.cost_parts ?? null };
	const payback = paybackOf(case_, spent, gains);
	return payback ? { ...option, payback } : option;
}
