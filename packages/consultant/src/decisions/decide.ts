import type { Decision } from "@throughline/domain/consultant/decision";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import type { Case } from "../case/build.ts";
import { sizeOf } from "../money/size.ts";
import { accountableDecision } from "./accountable-decision.ts";
import { measureDecision } from "./measure-decision.ts";
import { playbookDecision } from "./playbook-decision.ts";
import type { DecisionQuestion } from "./question.ts";
import { usableIn } from "./several-areas.ts";

/** With so many ways forward of its own a text needs no work from a playbook that does not surely fit. */
export const enoughOptions = 2;

/**
 * So many questions of the field stand beside the measures, so that there are three decisions at least; the smallest alone
 * where the text offers ways of its own: what the field asks does not crowd out what the text proposes.
 */
const fromTheField = 2;

/**
 * What has to be decided: what the text offers, then what the field asks (the general playbook where its own asks too
 * little), then who answers for it.
 */
export function decide(
	case_: Case,
	playbook: Playbook | null,
	general: Playbook | null,
	question: DecisionQuestion & { isChosen?: boolean },
): Decision[] {
	const { size } = sizeOf(case_, question.today);
	const measures = measureDecision(case_, playbook, size, question);
	const usable = usableIn(case_, playbook);
	const asked = usable.slice(case_.options.length > 0 ? 0 : 1);
	// What the field asks already is not asked once more, and each decision has an id of its own.
	const askedIds = new Set(asked.map(({ id }) => id));
	const further = general === playbook ? [] : usableIn(case_, general).filter(({ id }) => !askedIds.has(id));
	let room = roomBeside(case_, measures);
	const made = [
		...asked.map((decision) => ({ decision, from: playbook })),
		...further.map((decision) => ({ decision, from: general })),
	].flatMap(({ decision, from }) =>
		from ? playbookDecision(case_, from, decision, size, { ...question, room }) : [],
	);
	const most = question.isChosen || case_.options.length < enoughOptions ? fromTheField : 1;
	const fromPlaybook: Decision[] = [];
	for (const decision of most === 1 ? made.toSorted((one, other) => costOf(one) - costOf(other)) : made) {
		// What nobody asked for may not break the limit.
		if (fromPlaybook.length === most || costOf(decision) > room) continue;
		room -= costOf(decision);
		fromPlaybook.push(decision);
	}
	const accountable = accountableDecision(case_, question.rootCause);
	return [measures, ...fromPlaybook, ...(accountable ? [accountable] : [])].flatMap(
		(decision) => decision ?? [],
	);
}

function costOf({ options }: Decision): number {
	return options.find(({ recommended }) => recommended)?.estimated_cost.max ?? 0;
}

/**
 * What the field's own questions may cost: what the limit leaves beside the recommended measures. Where the text names no
 * limit but prices of its own, no more than those come to.
 */
function roomBeside(case_: Case, measures: Decision | null): number {
	const chosen = measures ? costOf(measures) : 0;
	const cap = case_.limits.cap?.figure.value;
	if (cap !== undefined) return Math.max(0, cap - chosen);
	return case_.options.some(({ price }) => price !== null && price.max > 0)
		? chosen
		: Number.POSITIVE_INFINITY;
}
