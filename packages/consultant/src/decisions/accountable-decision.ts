import type { Decision, DecisionOption } from "@throughline/domain/consultant/decision";
import type { Case } from "../case/build.ts";
import { isAvailable } from "../case/people/in-charge.ts";
import { calledOf, roleText } from "../case/people/people.ts";
import { quoteOf } from "../case/quote.ts";
import { wording } from "../wording/wording.ts";
import { fitnessOf, reasonsFor, takesSide } from "./accountable-reasons.ts";
import { accountableWording } from "./accountable-wording.ts";

/** The decision on who answers for the whole. */
export const accountableId = "accountable";
const most = 6;
const mostReasons = 4;

/**
 * Who answers for the whole: people whom the text names, none who are gone, complain, sell or only report. First who has
 * to decide by the text or answers for what the root cause is about, then who brings it to a body, writes, leads or sets the limits; one side of a dispute and who is away come last.
 */
export function accountableDecision(case_: Case, rootCause: string): Decision | null {
	const words = wording(case_.reading.language).accountable;
	const say = accountableWording(case_.reading.language);
	const reasonsOf = reasonsFor(case_, rootCause);
	const named = case_.people
		.filter(({ left, answers, outside }) => answers || !(left || outside))
		.map((person) => ({ person, reasons: reasonsOf(person) }))
		.map((each) => ({ ...each, fitness: fitnessOf(case_, each.person, each.reasons) }))
		.sort((one, other) => other.fitness - one.fitness)
		.slice(0, most);
	const best = named.find(
		({ person, reasons, fitness }) =>
			fitness > 0 && isAvailable(person) && reasons.some(({ tells }) => tells),
	);
	const ranked = best ? [best, ...named.filter((each) => each !== best)] : named;
	if (named.length === 0) return null;
	const nothing = {
		warning: null,
		estimated_cost: { min: 0, max: 0 },
		cost_basis: "0",
		estimated_timeline_months: 0.25,
	};
	return {
		id: accountableId,
		question: words.question,
		context: words.context,
		currency: case_.currency ?? "USD",
		assumptions: [],
		quotes: [],
		options: [
			...ranked.map(
				({ person, reasons }, at): DecisionOption => ({
					...nothing,
					id: `person-${at + 1}`,
					label: calledOf(person),
					description: words.named(calledOf(person), roleText(person)),
					reasoning:
						person === best?.person
							? say.because(reasons.slice(0, mostReasons).map(({ text }) => text))
							: words.named(calledOf(person), roleText(person)),
					recommended: person === best?.person,
					mark: "quoted",
					quotes: [...new Set([...reasons.map(({ statement }) => statement), person.statement])]
						.slice(0, mostReasons)
						.map(quoteOf),
					pros: reasons.slice(0, mostReasons).map(({ text }) => text),
					cons: [
						...(person.away === "" ? [] : [words.away(person.away)]),
						...(takesSide(case_, person) ? [say.takesSide] : []),
						...(reasons.length === 0 ? [say.onlyNamed] : []),
					],
				}),
			),
			{
				...nothing,
				id: "other",
				label: words.other,
				description: words.otherDescription,
				reasoning: best ? words.otherDescription : say.nobody,
				recommended: best === undefined,
				mark: "assumed",
				pros: [words.otherPro],
				cons: [words.otherCon],
			},
		],
	};
}
