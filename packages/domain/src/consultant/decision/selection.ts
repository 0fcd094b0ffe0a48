import type { Issue } from "../../shape.ts";
import type { Decision, SelectedDecisions } from "../decision.ts";

/** What a save answers while a decision has no choice. */
export const selectAll = "Please make a selection for all strategic decisions";

type Asked = Pick<Decision, "id" | "question"> & { options: readonly { id: string }[] };

/** What is wrong with some choices: decisions and options that are not there. */
export function unknownChoices(decisions: readonly Asked[], selected: SelectedDecisions): Issue[] {
	return Object.entries(selected).flatMap(([decisionId, optionId]) => {
		const path = `selectedDecisions.${decisionId}`;
		const decision = decisions.find(({ id }) => id === decisionId);
		if (!decision) return [{ path, message: "This version has no such decision" }];
		if (decision.options.some(({ id }) => id === optionId)) return [];
		return [{ path, message: `“${decision.question}” has no such option` }];
	});
}

/** The decisions that have no choice yet. */
export function missingChoices(decisions: readonly Asked[], selected: SelectedDecisions): Issue[] {
	return decisions
		.filter(({ id }) => !Object.hasOwn(selected, id))
		.map(({ id, question }) => ({
			path: `selectedDecisions.${id}`,
			message: `Choose an option for “${question}”`,
		}));
}

/** Whether two sets of choices are the same. */
export function sameChoices(one: SelectedDecisions, other: SelectedDecisions): boolean {
	const ids = Object.keys(one);
	return ids.length === Object.keys(other).length && ids.every((id) => one[id] === other[id]);
}
