import type { Case } from "../case/build.ts";
import { byIdOf } from "../case/by-id.ts";
import { dueText } from "../case/limits/due-text.ts";
import type { StatedOption } from "../case/options/stated-option.ts";
import { causeTitle } from "../case/title.ts";
import { otherCauseOf } from "../decisions/other-cause.ts";
import { servesCause } from "../decisions/serves-cause.ts";
import { asSize, type Gain, gainsOf } from "../money/gains.ts";
import type { Read } from "../roles/statements.ts";
import { reachWords } from "../wording/reach.ts";
import { workWords } from "../wording/work/work-words.ts";
import { shownName, valueBeside } from "./kpis.ts";

/** A target as a sentence, which says so where nothing shows that the chosen ways reach it, and where it stands. */
export type OpenReach = { text: string; statement: Read | null };

/**
 * Whether the plan promises what nothing shows: it has a target, and none of the ways that are chosen has to do with the root
 * cause or tells an effect in the target's unit. Null where one does, nothing is wanted, or no way of the text is chosen.
 */
export function openReach(case_: Case, rootCause: string, chosen: readonly StatedOption[]): OpenReach | null {
	const goal = case_.measures[0]?.target;
	const aim = aimText(case_);
	if (!goal || aim === null || goesAtCause(case_, rootCause, chosen)) return null;
	const { language } = case_.reading;
	const words = reachWords(language);
	const otherCause = otherCauseOf(case_, rootCause);
	const [other] = chosen.flatMap((option) => otherCause(option) ?? []);
	return {
		text: other ? words.beside(aim, causeTitle(other.text, language)) : words.untouched(aim),
		statement: byIdOf(case_.statements).get(goal.statementId) ?? null,
	};
}

/** Whether one of the chosen ways has to do with the root cause or tells its effect on what is wanted; no way of the text denies it. */
function goesAtCause(case_: Case, rootCause: string, chosen: readonly StatedOption[]): boolean {
	const goal = case_.measures[0]?.target?.figure;
	const serves = servesCause(case_, rootCause);
	return (
		chosen.length === 0 ||
		chosen.some((option) => serves(option) || (goal !== undefined && tellsEffect(option, goal)))
	);
}

/** What the chosen ways gain, and how large the matter is where nothing shows that they do. */
export function shownGains(case_: Case, rootCause: string, chosen: readonly StatedOption[]): Gain[] {
	const gains = gainsOf(case_, chosen);
	return goesAtCause(case_, rootCause, chosen) ? gains : asSize(gains, chosen);
}

/** What is wanted, with today's value and the day, as a sentence of its own; null where the text wants nothing that is measured. */
export function wantedText(case_: Case, today: string): OpenReach | null {
	const aim = aimText(case_);
	if (aim === null) return null;
	const due = case_.limits.deadline?.figure.date?.to ?? null;
	const statementId = case_.measures[0]?.target?.statementId ?? "";
	return {
		text: reachWords(case_.reading.language).wanted(
			aim,
			due !== null && due >= today ? dueText(case_) : null,
		),
		statement: byIdOf(case_.statements).get(statementId) ?? null,
	};
}

/** "Late parcels: 8 % (today 31 %)": of the first measure. */
function aimText(case_: Case): string | null {
	const [measure] = case_.measures;
	if (!measure?.target) return null;
	const currency = case_.currency ?? "USD";
	const name = shownName(case_, measure);
	const today = measure.baseline?.figure;
	return workWords(case_.reading.language).reached(
		name,
		valueBeside(name, measure.target.figure, currency, case_),
		today ? valueBeside(name, today, currency, case_) : "",
	);
}

/** "Cuts late runs to 12 %": a figure in the unit of what is wanted, beside price and time. */
function tellsEffect({ statements }: StatedOption, goal: { kind: string; unit: string | null }): boolean {
	if (goal.kind === "money" || goal.kind === "duration") return false;
	return statements.some(({ figures }) =>
		figures.some(({ kind, unit }) => kind === goal.kind && unit === goal.unit),
	);
}
