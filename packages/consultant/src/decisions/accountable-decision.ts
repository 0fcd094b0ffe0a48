import type { Decision, DecisionOption } from "@throughline/domain/consultant/decision";
import type { Case } from "../case/build.ts";
import { quoteOf } from "../case/quote.ts";
import { wording } from "../wording/wording.ts";

/** Who answers for the whole: people whom the text names, none who are gone, complain, sell or only report. */
export function accountableDecision(case_: Case): Decision | null {
	const words = wording(case_.reading.language).accountable;
	const named = case_.people
		.filter(({ left, answers, outside }) => answers || !(left || outside))
		.sort(
			(one, other) =>
				Number(other.answers) - Number(one.answers) || Number(other.role !== "") - Number(one.role !== ""),
		)
		.slice(0, 6);
	if (named.length === 0) return null;
	const nothing = {
		warning: null,
		estimated_cost: { min: 0, max: 0 },
		cost_basis: "0",
		estimated_timeline_months: 0.25,
	};
	return {
		id: "accountable",
		question: words.question,
		context: words.context,
		currency: case_.currency ?? "USD",
		assumptions: [],
		quotes: [],
		options: [
			...named.map(
				({ name, role, statement }, at): DecisionOption => ({
					...nothing,
					id: `person-${at + 1}`,
					label: name,
					description: words.named(name, role),
					reasoning: words.named(name, role),
					recommended: at === 0,
					mark: "quoted",
					quotes: [quoteOf(statement)],
					pros: [words.pro(name)],
					cons: [words.con],
				}),
			),
			{
				...nothing,
				id: "other",
				label: words.other,
				description: words.otherDescription,
				reasoning: words.otherDescription,
				recommended: false,
				mark: "assumed",
				pros: [words.otherPro],
				cons: [words.otherCon],
			},
		],
	};
}
