import { z } from "zod";
import { day, type Issue, id, PlaybookId, requiredText } from "../shape.ts";
import { Currency } from "../value/currency.ts";
import { productLanguages } from "../value/language.ts";
import { type Playbook, playbookSizes } from "./playbook.ts";

/** What makes a program of a playbook. */
export const PlaybookUse = z.strictObject({
	name: requiredText(200, "Program name is required"),
	size: z.enum(playbookSizes).default("M"),
	startDate: day.describe("Work begins on it, or on the first working day after it"),
	language: z
		.enum(productLanguages)
		.default("en")
		.describe("English, or any other, where it has none in that"),
	currency: Currency.optional().describe(
		"Of the program's amounts, an ISO 4217 code; the organisation's unless given",
	),
	choices: z
		.record(PlaybookId, PlaybookId)
		.default({})
		.describe("Options by decision, where they are known already: the work that serves one comes with it"),
});
export type PlaybookUse = z.output<typeof PlaybookUse>;

/** What came of it. */
export const UsedPlaybook = z.object({ programId: id, workstreams: z.int(), tasks: z.int() });
export type UsedPlaybook = z.infer<typeof UsedPlaybook>;

/** Choices that name no decision or option of the playbook. */
export function choiceIssues({ decisions }: Playbook, choices: PlaybookUse["choices"]): Issue[] {
	return Object.entries(choices).flatMap(([decisionId, optionId]) => {
		const decision = decisions.find(({ id }) => id === decisionId);
		const path = `choices.${decisionId}`;
		if (!decision) return [{ path, message: "The playbook has no such decision" }];
		if (decision.options.some(({ id }) => id === optionId)) return [];
		return [{ path, message: "The decision has no such option" }];
	});
}

/**
 * The workstreams that choices leave: those that serve none or a chosen option. An option that ends the undertaking, or
 * leaves it as it is, leaves only the work that serves it.
 */
export function workstreamsFor(
	{ decisions, workstreams }: Pick<Playbook, "decisions" | "workstreams">,
	choices: PlaybookUse["choices"],
): Playbook["workstreams"] {
	const ended = decisions.some(({ id, options }) =>
		options.some((option) => option.alone && choices[id] === option.id),
	);
	return workstreams.filter(({ serves }) => (serves ? choices[serves.decision] === serves.option : !ended));
}
