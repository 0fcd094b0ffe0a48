import type { Case } from "../case/build.ts";
import { byIdOf } from "../case/by-id.ts";
import type { StatedOption } from "../case/options/stated-option.ts";
import type { Read } from "../case/statements.ts";
import { otherCauseOf } from "../decisions/other-cause.ts";
import { servesCause } from "../decisions/serves-cause.ts";
import { reachWords } from "../wording/reach.ts";
import { causeTitle } from "../wording/title.ts";
import { workWords } from "../wording/work/work-words.ts";
import { shownName, valueBeside } from "./kpis.ts";

/** A target of which nothing shows that the chosen ways reach it: a sentence that says so, and where the target stands. */
export type OpenReach = { text: string; statement: Read | null };

/**
 * Whether the plan promises what nothing shows: it has a target, and none of the ways that are chosen has to do with the root
 * cause or tells an effect in the target's unit. Null where one does, nothing is wanted, or no way of the text is chosen.
 */
export function openReach(
	case_: Case,
	rootCause: string,
	chosen: readonly { option: StatedOption }[],
): OpenReach | null {
	const [measure] = case_.measures;
	const goal = measure?.target;
	if (!measure || !goal || chosen.length === 0) return null;
	const serves = servesCause(case_, rootCause);
	if (chosen.some(({ option }) => serves(option) || tellsEffect(option, goal.figure))) return null;
	const { language } = case_.reading;
	const currency = case_.currency ?? "USD";
	const name = shownName(case_, measure);
	const today = measure.baseline?.figure;
	const aim = workWords(language).reached(
		name,
		valueBeside(name, goal.figure, currency, case_),
		today ? valueBeside(name, today, currency, case_) : "",
	);
	const words = reachWords(language);
	const otherCause = otherCauseOf(case_, rootCause);
	const [other] = chosen.flatMap(({ option }) => otherCause(option) ?? []);
	return {
		text: other ? words.beside(aim, causeTitle(other.text, language)) : words.untouched(aim),
		statement: byIdOf(case_.statements).get(goal.statementId) ?? null,
	};
}

/** "Cuts late runs to 12 %": a figure in the unit of what is wanted, beside price and time. */
function tellsEffect({ statements }: StatedOption, goal: { kind: string; unit: string | null }): boolean {
	if (goal.kind === "money" || goal.kind === "duration") return false;
	return statements.some(({ figures }) =>
		figures.some(({ kind, unit }) => kind === goal.kind && unit === goal.unit),
	);
}
