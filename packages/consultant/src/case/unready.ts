import type { Read } from "../roles/statements.ts";
import type { Case } from "./build.ts";
import type { StatedOption } from "./options/stated-option.ts";
import type { Readiness } from "./readiness.ts";

/** Whether an unready text seems to be of another kind than a case, and not only too short for one. */
export function isElsewhere({ ready, holdsNone, kind, reason }: Readiness): boolean {
	return !ready && (holdsNone || kind !== null || reason === "no-business-case");
}

/** Whether a way of a text that is no case is one by its own words: it is put forward, priced, or listed under a heading for ways. */
export function isProposal({ statements: [first], price }: StatedOption): boolean {
	if (!first) return false;
	const { confirmed, role, signals, headings, kind, lead } = first;
	if (confirmed) return role === "option" || role === "action";
	// A title speaks of the whole text.
	const isListed = kind === "item" && signals.heading.option === 1 && (headings.length > 1 || lead !== null);
	return signals.option > 0 || price !== null || isListed;
}

/**
 * The case as decisions and plan rest on it: whom a text names that is no case, does and answers for nothing; only whom a
 * person named in an answer does.
 */
export function withoutBystanders<Given extends Case>(case_: Given): Given {
	if (case_.readiness.ready) return case_;
	const { asked } = case_.corrections;
	const isGiven = ({ id, confirmed }: Read) => confirmed || asked.has(id);
	const people = case_.people.filter(({ statement }) => isGiven(statement));
	const names = new Set(people.map(({ name }) => name));
	return {
		...case_,
		people,
		decider: case_.decider && isGiven(case_.decider.statement) ? case_.decider : null,
		actions: case_.actions.filter(({ statement, owner }) => isGiven(statement) && names.has(owner)),
		options: case_.options.map((option) =>
			option.owner !== null && !names.has(option.owner) ? { ...option, owner: null } : option,
		),
	};
}
