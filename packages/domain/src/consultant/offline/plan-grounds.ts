import { chosenOption } from "../choice.ts";
import type { Decision, DecisionOption, SelectedDecisions } from "../decision.ts";
import type { Quote } from "../evidence.ts";
import { type Contradiction, contradictionsIn } from "../reading/contradictions.ts";
import { type Gap, gapsIn } from "../reading/gaps.ts";
import type { Material, ReadPassage } from "../reading/material.ts";
import { isOfKind, statementsOf } from "../reading/statements.ts";
import { topicWords } from "../text/words.ts";
import { type CostBase, costBase, monthsAllowed } from "./money.ts";
import { type PlanWords, planWords } from "./plan-words.ts";
import { mainProblem } from "./problem.ts";
import { quoteOf } from "./whys.ts";

export type Chosen = { decision: Decision; option: DecisionOption };

/** Everything that a plan is made of, read once. */
export type PlanGrounds = {
	material: Material;
	words: PlanWords;
	rootCause: string;
	/** What the plan is about, as topic words: the cause, and the sentences that the decisions quote. */
	topics: readonly string[];
	/** The sentence that says most plainly what is wrong. */
	problem: ReadPassage | null;
	/** In the decisions' order. */
	chosen: readonly Chosen[];
	targets: readonly ReadPassage[];
	rules: readonly ReadPassage[];
	warnings: readonly ReadPassage[];
	contradictions: readonly Contradiction[];
	gaps: readonly Gap[];
	/** What may be spent, and how long it may take, where the material says so. */
	limit: CostBase | null;
	allowed: { months: number; passage: ReadPassage } | null;
	/** The decision that a part of the plan answers to: the first of these that was decided, else the first of all. */
	served(...ids: string[]): string | null;
	/** The passages nearest to what the plan is about first, then in their order. */
	nearestFirst(passages: readonly ReadPassage[]): ReadPassage[];
	/** Whether a passage speaks of what the plan is about. */
	concerns(passage: ReadPassage): boolean;
};

export type PlanQuestion = {
	rootCause: string;
	decisions: readonly Decision[];
	selected: SelectedDecisions;
};

/** From here on a passage has to do with the plan. */
const concerned = 0.25;

/** Reads what a plan rests on. The same material and choices give the same grounds. */
export function planGrounds(
	material: Material,
	{ rootCause, decisions, selected }: PlanQuestion,
): PlanGrounds {
	const { language } = material;
	const chosen = decisions.flatMap((decision): Chosen[] => {
		const option = chosenOption(decision, selected);
		return option ? [{ decision, option }] : [];
	});
	const quoted = decisions.flatMap(({ quotes }) => quotes.map(({ text }) => text));
	const problem = mainProblem(material);
	const topics = topicWords([rootCause, ...quoted, problem?.passage.text ?? ""].join(" "), language);
	const budget = costBase(material);
	const goal = (passage: ReadPassage) =>
		isOfKind(passage, "target", language) || isOfKind(passage, "proposal", language);
	return {
		material,
		words: planWords[language],
		rootCause,
		topics,
		problem: problem?.passage ?? null,
		chosen,
		targets: statementsOf(material, "target"),
		rules: statementsOf(material, "rule").filter(
			(passage) => !goal(passage) && passage.id !== budget?.passage.id,
		),
		warnings: statementsOf(material, "warning").filter((passage) => !goal(passage)),
		// What is and what is wanted may differ: that is what the plan is for.
		contradictions: contradictionsIn(material).filter(({ one, other }) => !goal(one) && !goal(other)),
		gaps: gapsIn(material),
		limit: budget?.isBudget ? budget : null,
		allowed: monthsAllowed(material),
		served(...ids) {
			const decided = chosen.map(({ decision }) => decision.id);
			return ids.find((id) => decided.includes(id)) ?? decided[0] ?? null;
		},
		concerns: (passage) => material.like(passage.topics, topics) >= concerned,
		nearestFirst(passages) {
			const near = new Map(passages.map((passage) => [passage, material.like(passage.topics, topics)]));
			return passages.toSorted((one, other) => (near.get(other) ?? 0) - (near.get(one) ?? 0));
		},
	};
}

const longestQuote = 160;

/** A passage on one line, cut between words. */
export function short({ text }: { text: string }, longest = longestQuote): string {
	const line = text.replaceAll(/\s+/g, " ").trim();
	if (line.length <= longest) return line;
	const cut = line.lastIndexOf(" ", longest);
	return `${line.slice(0, cut > longest / 2 ? cut : longest).replace(/[\s,;:]+$/u, "")} …`;
}

/** Why something is in the plan. */
export function why(
	decisionId: string | null,
	passage: ReadPassage | null,
): {
	decisionId: string | null;
	because: Quote | null;
} {
	return { decisionId, because: passage && quoteOf(passage) };
}
