import type { Decision, DecisionOption, Estimate } from "../decision.ts";
import { gapsIn } from "../reading/gaps.ts";
import type { Material, ReadPassage } from "../reading/material.ts";
import { isStatement } from "../reading/statements.ts";
import { type Family, familyOf } from "../reading/themes.ts";
import { type Language, topicWords } from "../text/words.ts";
import { parNote, withParNote } from "./currency.ts";
import { type DecisionWords, decisionWords, type OptionWords } from "./decision-words.ts";
import { hypothesisIn, topicsOfPath } from "./hypothesis.ts";
import { type Companion, type MeasureOptions, measureOptions } from "./measure-options.ts";
import { type CostBase, costBase, estimate, monthsAllowed } from "./money.ts";
import { type Cue, spokenOf } from "./option-cues.ts";
import { mainProblem } from "./problem.ts";
import { quoteOf } from "./whys.ts";

/** A share of the cost base (low and high), and of the time at hand, of an option. */
type Size = { id: Cue | "first" | "alongside"; low: number; high: number; months: number };

/** Without any amount in the material, and without any time: assumptions, and named so. */
const assumedBase = 500_000;
const assumedMonths = 12;
/** From here on a passage speaks of what was settled on. */
const about = 0.4;
const mostOptions = 4;

/** How much of the base each option takes, and how much longer or shorter it is than the time at hand. */
const sizes = {
	stages: { id: "stages", low: 0.5, high: 0.65, months: 0.8 },
	renew: { id: "renew", low: 0.8, high: 1.15, months: 1.3 },
	partner: { id: "partner", low: 0.3, high: 0.5, months: 0.75 },
	pilot: { id: "pilot", low: 0.1, high: 0.15, months: 0.5 },
	waves: { id: "waves", low: 0.15, high: 0.2, months: 0.6 },
	atOnce: { id: "at-once", low: 0.08, high: 0.2, months: 0.25 },
	team: { id: "team", low: 0.1, high: 0.15, months: 1 },
	line: { id: "line", low: 0.04, high: 0.07, months: 1.2 },
	first: { id: "first", low: 0.02, high: 0.04, months: 0.2 },
	alongside: { id: "alongside", low: 0.01, high: 0.03, months: 0.3 },
} as const satisfies Record<string, Size>;

export type DecisionQuestion = { rootCause: string; whysPath: readonly string[] };

/**
 * The decisions that follow from a root cause, each with two to four options: what the material itself proposes against
 * the cause with its own figures, then the ways that there always are, their costs scaled from the amounts of the
 * material or marked as assumptions. One option of each is recommended, for a reason that is given.
 */
export function offlineDecisions(material: Material, question: DecisionQuestion): Decision[] {
	const { language } = material;
	const words = decisionWords[language];
	const topics = topicsOfPath([question.rootCause, ...question.whysPath], language);
	const budget = costBase(material);
	const allowed = monthsAllowed(material);
	const months = allowed?.months ?? assumedMonths;
	const limit = budget?.isBudget ? budget : null;
	const measures = measureOptions(material, topics, { limit, months });
	const base = scaledFrom(measures.dearest, budget);
	const build = optionBuilder(material, { base, limit, months, topics });

	const causes = topicWords(question.rootCause, language);
	const family: Family =
		hypothesisIn(question.rootCause, language)?.family ??
		familyOf(causes, language) ??
		familyOf(topics, language) ??
		"process";
	const behind = nearest(material, topics, 3);
	const problem = mainProblem(material)?.text ?? question.rootCause;
	const gaps = gapsIn(material);
	const what = words.family[family];
	// Where people cannot be found, somebody else's people are worth a thought; else what can be stopped comes first.
	const short = family === "people" && behind.some(({ text }) => cannotHire.test(text));
	const hurried = months <= 6;
	const [proposed] = measures.options;
	const own = [
		build(sizes.stages, words.approach.stages(what), !proposed && !short),
		build(sizes.renew, words.approach.renew(what), false),
		build(sizes.partner, words.approach.partner(what), !proposed && short),
	];
	const ways = [...measures.options, ...own].slice(0, mostOptions);
	const along = alongBuilder(ways, (way) => {
		const companion = measures.companions.find(({ optionId }) => optionId === way.id);
		if (!companion) return build;
		return optionBuilder(material, {
			base: companion,
			limit,
			months: alongside(companion, months),
			topics,
		});
	});
	const calendar = spokenOf(material, "calendar", topics);
	const owner = spokenOf(material, "team", topics) ?? spokenOf(material, "line", topics);
	const admitted = gaps.flatMap(({ passage }) => (passage ? [quoteOf(passage)] : [])).slice(0, 3);
	const decisions: Decision[] = [
		{
			id: "approach",
			question: words.approach.question(question.rootCause),
			context: words.context(problem, question.rootCause),
			options: ways,
			assumptions: [
				{ id: "cause", text: words.assumption.cause(question.rootCause), quote: first(behind) },
				...(limit
					? [
							{
								id: "budget",
								text: words.assumption.budget(limit.text),
								quote: quoteOf(limit.passage),
								budget: Math.round(limit.value),
							},
						]
					: []),
				...measures.assumptions,
				...parAssumption([limit, ...measures.companions, base], language),
			],
			quotes: behind.map(quoteOf),
		},
		{
			id: "rollout",
			question: words.rollout.question,
			context: inContext(words.rollout.context, calendar, words.said),
			options: [
				along(sizes.pilot, words.rollout.pilot, !hurried),
				along(sizes.waves, words.rollout.waves, hurried),
				along(sizes.atOnce, words.rollout.atOnce, false),
			],
			assumptions: [
				allowed
					? { id: "time", text: words.assumption.time(months), quote: quoteOf(allowed.passage) }
					: { id: "time", text: words.assumption.assumedTime(months), quote: null },
			],
			quotes: calendar ? [quoteOf(calendar)] : [],
		},
		{
			id: "ownership",
			question: words.ownership.question,
			context: inContext(words.ownership.context, owner, words.said),
			options: [
				along(sizes.team, words.ownership.team, !short),
				along(sizes.line, words.ownership.line, short),
			],
			assumptions: [],
			quotes: owner ? [quoteOf(owner)] : [],
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
				along(sizes.first, words.evidence.first, !hurried),
				along(sizes.alongside, words.evidence.alongside, hurried),
			],
			assumptions: [],
			quotes: admitted,
		},
	];
}

const cannotHire =
	/\b(?:cannot (?:fill|find|hire)|open positions?|vacan\w+|shortage)\b|unbesetzt|offene stellen|fachkräfte/iu;

/** The dearest measure, unless it is small beside what may be spent: then the rest is scaled from that. */
function scaledFrom(dearest: MeasureOptions["dearest"], budget: CostBase | null): Scale["base"] {
	if (!dearest) return budget;
	return budget?.isBudget && dearest.value < budget.value / 3 ? budget : dearest;
}

type OptionBuilder = (size: Size, option: OptionWords, recommended: boolean) => DecisionOption;

type Scale = {
	base: CostBase | MeasureOptions["dearest"] | Companion;
	limit: CostBase | null;
	months: number;
	topics: readonly string[];
};

/** Builds the options that there always are, sized by what the material names. */
function optionBuilder(material: Material, { base, limit, months, topics }: Scale): OptionBuilder {
	const words = decisionWords[material.language];
	const from = base?.value ?? assumedBase;
	return (size, option, recommended) => {
		const { id } = size;
		const said = id === "first" || id === "alongside" ? null : spokenOf(material, id, topics);
		const cost = { min: estimate(from * size.low), max: estimate(from * size.high) };
		const above = limit !== null && cost.max > limit.value ? words.aboveBudget(limit.text) : null;
		const warnings = [option.warning, above].filter((warning) => warning != null);
		return {
			id,
			label: option.label,
			description: option.description,
			warning: warnings.length > 0 ? warnings.join(" ") : null,
			reasoning: said ? `${option.reason} ${words.said(plain(said))}` : words.unsaid(option.reason),
			estimated_cost: cost,
			cost_basis: basisOf(base, material.language),
			cost_note: base ? parNote(base.text, material.language) : null,
			estimated_timeline_months: Math.max(1, Math.round(months * size.months)),
			recommended,
			pros: option.pros,
			cons: option.cons,
		};
	};
}

/**
 * Builds the options that go with a way to remove the cause, whichever is chosen: sized for the recommended one, and for
 * each of the others where that comes to something else.
 */
function alongBuilder(ways: readonly DecisionOption[], builderFor: (way: DecisionOption) => OptionBuilder) {
	const builders = new Map(ways.map((way) => [way, builderFor(way)]));
	return (size: Size, option: OptionWords, recommended: boolean): DecisionOption => {
		const built = [...builders].map(([way, build]) => ({ way, made: build(size, option, recommended) }));
		const usual = built.find(({ way }) => way.recommended)?.made;
		if (!usual) throw new Error("No way to remove the cause is recommended");
		const others = built.flatMap(({ way, made }) =>
			made.cost_basis === usual.cost_basis
				? []
				: [{ decisionId: "approach", optionId: way.id, ...estimateOf(made) }],
		);
		return others.length === 0 ? usual : { ...usual, depending_on: others };
	};
}

function estimateOf(option: DecisionOption): Estimate {
	const { warning, estimated_cost, cost_basis, cost_note, estimated_timeline_months } = option;
	return { warning, estimated_cost, cost_basis, cost_note, estimated_timeline_months };
}

function basisOf(base: Scale["base"], language: Language): string {
	const words = decisionWords[language];
	if (!base) return words.assumed;
	return withParNote(sourceOf(base, words), base.text, language);
}

function sourceOf(base: NonNullable<Scale["base"]>, words: DecisionWords): string {
	if ("label" in base)
		return base.isEstimate ? words.fromEstimate(base.label) : words.fromChosen(base.label, base.text);
	if ("isMeasure" in base) return words.fromMeasure(base.text);
	return base.isBudget ? words.fromBudget(base.text) : words.fromAmount(base.text);
}

/** What goes with a measure takes twice as long as that at most. */
function alongside({ months }: { months: number | null }, allowed: number): number {
	return months === null ? allowed : Math.min(allowed, 2 * months);
}

/** That amounts in another currency count as dollars is an assumption like any other. */
function parAssumption(bases: readonly (CostBase | null)[], language: Language): Decision["assumptions"] {
	const [foreign] = bases.flatMap((base) => {
		const text = base && parNote(base.text, language);
		return base && text ? [{ id: "currency", text, quote: quoteOf(base.passage) }] : [];
	});
	return foreign ? [foreign] : [];
}

function inContext(context: string, passage: ReadPassage | null, said: (quote: string) => string): string {
	return passage ? `${context} ${said(plain(passage))}` : context;
}

function first([passage]: readonly ReadPassage[]) {
	return passage ? quoteOf(passage) : null;
}

function plain({ text }: ReadPassage): string {
	return text.replaceAll(/\s+/g, " ");
}

/** The sentences that speak most of some topics, if any does at all. */
function nearest(
	{ search, passages, like }: Material,
	topics: readonly string[],
	count: number,
): ReadPassage[] {
	return search
		.find(topics, 20)
		.flatMap(({ at }) => passages[at] ?? [])
		.filter((passage) => isStatement(passage) && like(passage.topics, topics) >= about)
		.slice(0, count);
}
