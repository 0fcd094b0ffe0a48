import type { Decision, DecisionOption } from "@throughline/domain/consultant/decision";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import type { Case } from "../../case/build.ts";
import { changesNothing } from "../../decisions/compatible.ts";
import { leaveIds } from "../../decisions/measure-decision.ts";
import { otherCauseOf } from "../../decisions/other-cause.ts";
import { servesCause } from "../../decisions/serves-cause.ts";
import { forbiddenBy } from "../../decisions/weigh-measures.ts";
import type { Changes } from "../money/cheapest-change.ts";
import type { Choice, Work } from "./work.ts";

/**
 * What could be chosen instead, one option at a time, and what could be left out of the chosen measures; each with what the
 * plan would then come to. Where something chosen has to do with the root cause, only what does so too stands for it.
 */
export function otherChoices(
	case_: Case,
	nearest: Playbook | null,
	choice: Choice,
	work: Work,
	planned: (other: Choice) => Work,
): Changes {
	const { decisions, selected, rootCause } = choice;
	const serves = servesCause(case_, rootCause);
	const isServed = ({ chosen }: Work) => chosen.some(({ option }) => serves(option));
	const mustServe = isServed(work);
	const otherCause = otherCauseOf(case_, rootCause);
	const alternatives = decisions.flatMap((decision) => {
		const chosen = decision.options.find(({ id }) => id === selected[decision.id]);
		if (!chosen || decision.id === "accountable") return [];
		return decision.options.flatMap((option) => {
			const isMore = isWithin(chosen.measures ?? [], option.measures ?? []);
			if (option === chosen || isMore || !isOfferable(case_, nearest, decision, option)) return [];
			const other = planned({ ...choice, selected: { ...selected, [decision.id]: option.id } });
			if (mustServe && !isServed(other)) return [];
			const isMeasure = decision.id === "measures";
			return [{ label: option.label, insteadOf: chosen.label, isMeasure, taken: other.taken }];
		});
	});
	const cuts =
		work.chosen.length < 2
			? []
			: work.chosen.map(({ option }) => {
					const other = planned({ ...choice, decisions: decisions.map(without(option.id)) });
					const unsolved = mustServe && !isServed(other) ? rootCause : (otherCause(option)?.text ?? null);
					return { label: option.label, taken: other.taken, unsolved };
				});
	return { isServed: mustServe, alternatives, cuts };
}

/** Whether a plan may propose it by itself: it changes something, ends nothing, and the text does not speak against it. */
function isOfferable(
	case_: Case,
	nearest: Playbook | null,
	decision: Decision,
	{ id, measures = [] }: DecisionOption,
): boolean {
	if (leaveIds.some((left) => left === id)) return false;
	const ends = nearest?.decisions.some(({ options }) => options.some((each) => each.id === id && each.alone));
	if (ends && measures.length === 0) return false;
	return case_.options
		.filter((option) => decision.id === "measures" && measures.includes(option.id))
		.every(
			(option) =>
				option.standing !== "rejected" &&
				!changesNothing(option, case_.reading.language) &&
				forbiddenBy(case_, option).length === 0,
		);
}

function isWithin(parts: readonly string[], all: readonly string[]): boolean {
	return parts.length > 0 && parts.every((part) => all.includes(part));
}

function without(measure: string): (decision: Decision) => Decision {
	return (decision) => ({
		...decision,
		options: decision.options.map((option) =>
			option.measures ? { ...option, measures: option.measures.filter((id) => id !== measure) } : option,
		),
	});
}
