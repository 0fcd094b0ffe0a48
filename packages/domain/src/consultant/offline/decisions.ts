import type { Decision, DecisionOption } from "../decision.ts";
import { gapsIn } from "../reading/gaps.ts";
import type { Material, ReadPassage } from "../reading/material.ts";
import { type Family, familyOf } from "../reading/themes.ts";
import { topicWords } from "../text/words.ts";
import { decisionWords } from "./decision-words.ts";
import { type CostBase, costBase, estimate, monthsAllowed } from "./money.ts";
import { mainProblem, quoteOf } from "./whys.ts";

type Words = (typeof decisionWords)["en"];
type OptionWords = Words["rollout"]["pilot"];

/** A share of the cost base (low and high), and months, of an option. */
type Size = { id: string; low: number; high: number; months: number };

/** Without any amount in the material, and without any time: assumptions, and named so. */
const assumedBase = 500_000;
const assumedMonths = 12;
/** From here on a passage speaks of an option. */
const about = 0.4;

/** How much of the base each option takes, and how much longer or shorter it is than the time at hand. */
const sizes = {
	approach: [
		{ id: "stages", low: 0.5, high: 0.65, months: 1 },
		{ id: "renew", low: 0.8, high: 1.15, months: 1.3 },
		{ id: "partner", low: 0.3, high: 0.5, months: 0.75 },
	],
	rollout: [
		{ id: "pilot", low: 0.1, high: 0.15, months: 0.5 },
		{ id: "waves", low: 0.15, high: 0.2, months: 0.6 },
		{ id: "at-once", low: 0.08, high: 0.2, months: 0.25 },
	],
	ownership: [
		{ id: "team", low: 0.1, high: 0.15, months: 1 },
		{ id: "line", low: 0.04, high: 0.07, months: 1.2 },
	],
	evidence: [
		{ id: "first", low: 0.02, high: 0.04, months: 0.2 },
		{ id: "alongside", low: 0.01, high: 0.03, months: 0.3 },
	],
} as const satisfies Record<string, readonly Size[]>;

export type DecisionQuestion = { rootCause: string; whysPath: readonly string[] };

/**
 * The decisions that follow from a root cause, each with two or three options, their costs scaled from the amounts of
 * the material or marked as assumptions. One option of each is recommended, for a reason that is given.
 */
export function offlineDecisions(material: Material, { rootCause, whysPath }: DecisionQuestion): Decision[] {
	const { language } = material;
	const words = decisionWords[language];
	const base = costBase(material);
	const months = monthsAllowed(material) ?? assumedMonths;
	const topics = topicWords([rootCause, ...whysPath].join(" "), language);
	const family: Family =
		familyOf(topicWords(rootCause, language), language) ?? familyOf(topics, language) ?? "process";
	const behind = nearest(material, topics, 3);
	const problem = mainProblem(material);
	const gaps = gapsIn(material);
	const what = words.family[family];
	const build = (size: Size, option: OptionWords, recommended: boolean): DecisionOption =>
		optionOf({ material, words, base, months, size, option, recommended });

	const rested = (extra: Decision["assumptions"] = []): Decision["assumptions"] => [
		{ id: "cause", text: words.assumption.cause(rootCause), quote: behind[0] ? quoteOf(behind[0]) : null },
		...extra,
	];
	const afforded: Decision["assumptions"] = base
		? [{ id: "budget", text: words.assumption.budget(base.text), quote: quoteOf(base.passage) }]
		: [];
	const timed: Decision["assumptions"] = [{ id: "time", text: words.assumption.time(months), quote: null }];

	// Where people cannot be found, somebody else's people are worth a thought; else what can be stopped comes first.
	const short = family === "people" && behind.some(({ text }) => cannotHire.test(text));
	const hurried = months <= 6;
	const [stages, renew, partner] = sizes.approach;
	const [pilot, waves, atOnce] = sizes.rollout;
	const [team, line] = sizes.ownership;
	const [first, alongside] = sizes.evidence;
	const decisions: Decision[] = [
		{
			id: "approach",
			question: words.approach.question(rootCause),
			context: words.context(problem?.text ?? rootCause, rootCause),
			options: [
				build(stages, words.approach.stages(what), !short),
				build(renew, words.approach.renew(what), false),
				build(partner, words.approach.partner(what), short),
			],
			assumptions: rested(afforded),
			quotes: behind.map(quoteOf),
		},
		{
			id: "rollout",
			question: words.rollout.question,
			context: words.rollout.context,
			options: [
				build(pilot, words.rollout.pilot, !hurried),
				build(waves, words.rollout.waves, hurried),
				build(atOnce, words.rollout.atOnce, false),
			],
			assumptions: timed,
			quotes: nearest(material, topicWords(words.rollout.pilot.description, language), 1).map(quoteOf),
		},
		{
			id: "ownership",
			question: words.ownership.question,
			context: words.ownership.context,
			options: [build(team, words.ownership.team, !short), build(line, words.ownership.line, short)],
			assumptions: [],
			quotes: nearest(material, topicWords(words.ownership.context, language), 1).map(quoteOf),
		},
	];
	if (gaps.length === 0) return decisions;
	return [
		...decisions,
		{
			id: "evidence",
			question: words.evidence.question,
			context: words.evidence.context(gaps.length),
			options: [
				build(first, words.evidence.first, !hurried),
				build(alongside, words.evidence.alongside, hurried),
			],
			assumptions: [],
			quotes: gaps.flatMap(({ passage }) => (passage ? [quoteOf(passage)] : [])).slice(0, 3),
		},
	];
}

const cannotHire =
	/\b(?:cannot (?:fill|find|hire)|open positions?|vacan\w+|shortage)\b|unbesetzt|offene stellen|fachkräfte/iu;

type OptionParts = {
	material: Material;
	words: Words;
	base: CostBase | null;
	months: number;
	size: Size;
	option: OptionWords;
	recommended: boolean;
};

function optionOf({ material, words, base, months, size, option, recommended }: OptionParts): DecisionOption {
	const from = base?.value ?? assumedBase;
	const topics = topicWords(`${option.label} ${option.description}`, material.language);
	const [said] = nearest(material, topics, 1);
	return {
		id: size.id,
		label: option.label,
		description: option.description,
		warning: option.warning ?? null,
		reasoning: said ? words.said(said.text.replaceAll(/\s+/g, " ")) : words.unsaid,
		estimated_cost: { min: estimate(from * size.low), max: estimate(from * size.high) },
		cost_basis: !base
			? words.assumed
			: base.isBudget
				? words.fromBudget(base.text)
				: words.fromAmount(base.text),
		estimated_timeline_months: Math.max(1, Math.round(months * size.months)),
		recommended,
		pros: option.pros,
		cons: option.cons,
	};
}

/** The passages that speak most of some topics, if any does at all. */
function nearest(
	{ search, passages, like }: Material,
	topics: readonly string[],
	count: number,
): ReadPassage[] {
	return search
		.find(topics, 12)
		.flatMap(({ at }) => passages[at] ?? [])
		.filter((passage) => like(passage.topics, topics) >= about)
		.slice(0, count);
}
