import { chosenOption } from "@throughline/domain/consultant/decision/choice";
import { isStated, type Quote } from "@throughline/domain/consultant/evidence";
import type { Plan } from "@throughline/domain/consultant/plan";
import type { ResearchResult } from "@throughline/domain/consultant/research";
import type { Case } from "../case/build.ts";
import { likeness } from "../case/likeness.ts";
import { calledOf } from "../case/people/people.ts";
import { quoteOf } from "../case/quote.ts";
import { stemsOf, wordsOf } from "../languages/words.ts";
import { type Size, sizeOf } from "../money/size.ts";
import { EvidenceFinder } from "../plan/evidence.ts";
import type { Grounds } from "../plan/grounds.ts";
import { kpisOf, withTargets } from "../plan/kpis.ts";
import { type CostAndTime, limitsOf } from "../plan/limits.ts";
import type { Changes } from "../plan/money/cheapest-change.ts";
import { fundingOf } from "../plan/money/funding.ts";
import { pacesOf } from "../plan/money/pace.ts";
import type { PlanQuestion } from "../plan/plan.ts";
import { titleOf } from "../plan/program-title.ts";
import { accountableOf, chosenLabels, summaryOf } from "../plan/summary.ts";
import { leaderOf } from "../plan/work/leader.ts";
import { moneyText } from "../wording/money.ts";
import { wording } from "../wording/wording.ts";
import { distinctQuotes, KnownFigures } from "./known-figures.ts";

/**
 * A model's plan, held against the case. Size, limits, money, people and summary are calculated here as for any plan;
 * each item is quoted only with a passage that says it and figures that the case or the research has, and else says that
 * it is the model's. Outcomes with figures that a person confirmed stand first.
 */
export function groundPlan(
	case_: Case,
	plan: Plan,
	question: PlanQuestion & { research: ResearchResult | null },
): Plan {
	const { rootCause, decisions, selected, today } = question;
	const ground = grounderOf(case_, question);
	const size = sizeOf(case_, today);
	const present = case_.people.filter(({ left }) => !left);
	const people = present.map((person) => ({
		name: calledOf(person),
		role: person.role,
		quotes: [quoteOf(person.statement)],
	}));
	const names = new Map(
		present.flatMap((person) => {
			const called = calledOf(person);
			return [person.name, called].map((name) => [name.toLowerCase(), called] as const);
		}),
	);
	const workstreams = plan.workstreams.map((stream) => ({
		...stream,
		...ground.withMoney(stream, stream.cost_allocation, stream.title, stream.description),
		required_team: stream.required_team.map(ground.role),
		tasks: stream.tasks.map((task) => ({
			...task,
			...ground.item(task, [task.name, task.description]),
			// Whom nobody named cannot be accountable: the role stays open.
			owner: names.get(task.owner?.trim().toLowerCase() ?? "") ?? null,
		})),
	}));
	const taken: CostAndTime = {
		min: plan.cost_estimate.total_min,
		max: plan.cost_estimate.total_max,
		months: plan.timeline.total_months,
	};
	const limits = limitsOf(case_, {
		taken,
		options: [],
		beginOf: () => null,
		changes: () => ({ isServed: false, alternatives: [], cuts: cutsOf(workstreams, taken) }),
		today,
	});
	return {
		...plan,
		title: ground.title(plan.title),
		strategic_approach: ground.marked(plan.strategic_approach),
		...(plan.playbook_changes && { playbook_changes: plan.playbook_changes.map(ground.marked) }),
		currency: case_.currency ?? "USD",
		summary: summaryOf(case_, {
			rootCause,
			decisions,
			selected,
			labels: chosenLabels(decisions, selected),
			reach: null,
			taken,
			assumed: 0,
			foreign: [],
			perUnit: [],
			limits: limits.filter(({ met }) => met === false).map(({ statement }) => statement),
			accountable: accountableOf(decisions, selected),
			leader: leaderOf(decisions, selected),
			today,
		}).map((line) => ({ ...line, text: ground.repeated(line.text) })),
		size,
		limits,
		people,
		...(case_.readiness.ready ? {} : { unready: true }),
		workstreams,
		stage_gates: plan.stage_gates.map((gate) => ({
			...gate,
			...ground.gate([gate.name, ...gate.criteria, ...gate.deliverables]),
		})),
		kpis: withConfirmed(
			case_,
			plan.kpis.map((kpi) => ({
				...kpi,
				...ground.item(kpi, [
					kpi.name,
					`${kpi.target} ${kpi.unit ?? ""}`,
					`${kpi.baseline ?? ""} ${kpi.unit ?? ""}`,
				]),
			})),
			size.size,
		),
		benefits: plan.benefits.map((benefit) => {
			const value = benefit.quantified_value ?? 0;
			const amount = { min: value, max: value };
			return { ...benefit, ...ground.withMoney(benefit, amount, benefit.description, benefit.category) };
		}),
		risks: plan.risks.map((risk) => ({
			...risk,
			...ground.item(risk, [risk.description, risk.mitigation_strategy]),
		})),
		funding: { sources: fundingOf(case_, taken.max) },
		resources: plan.resources.map(ground.role),
	};
}

/** A model's plan cannot be made again for another choice: only its workstreams can be left out. */
function cutsOf(workstreams: Plan["workstreams"], { min, max }: CostAndTime): Changes["cuts"] {
	// Without its only one nothing would be left.
	if (workstreams.length < 2) return [];
	return workstreams.map((stream) => {
		const others = workstreams.filter((other) => other !== stream);
		const ends = others.map(({ start_month, timeline_months }) => start_month + timeline_months);
		const { cost_allocation: cost, title } = stream;
		const taken = { min: min - cost.min, max: max - cost.max, months: Math.max(0.25, ...ends) };
		return { label: title, taken, unsolved: null };
	});
}

function grounderOf(
	case_: Case,
	{ rootCause, decisions, selected, research }: PlanQuestion & { research: ResearchResult | null },
) {
	const chosen = decisions.flatMap((decision) => chosenOption(decision, selected) ?? []);
	// Of an option that is assumed the figures are a model's: choosing it makes none of them known.
	const stated = chosen.filter(({ mark }) => isStated(mark));
	const known = new KnownFigures(
		case_,
		research,
		stated.flatMap(({ label, description }) => [label, description]),
	);
	const words = wording(case_.reading.language).model;
	const isGiven = ({ min, max }: { min: number; max: number }) =>
		max === 0 ||
		(known.hasMoney(min) && known.hasMoney(max)) ||
		stated.some(({ estimated_cost }) => estimated_cost.min === min && estimated_cost.max === max);

	const rangeText = (amount: { min: number; max: number }) =>
		[...new Set([amount.min, amount.max])]
			.map((value) => moneyText(value, case_.currency ?? "USD", case_.reading.language))
			.join("–");

	/** @param more quotes that say more of the item than its words do */
	function item(own: Grounds, texts: readonly string[], more: readonly Quote[] = []): Grounds {
		const looked = known.lookUp(...texts);
		const cited = (own.quotes ?? []).filter(({ verified }) => verified);
		const saying = cited.filter((quote) => texts.some((text) => known.isSaidBy(quote, text)));
		const holding = distinctQuotes([...saying, ...looked.quotes, ...more]);
		const quotes = distinctQuotes([...holding, ...cited]);
		const because = quotes[0] ?? null;
		if (looked.unknown.length > 0)
			return {
				mark: "assumed",
				quotes,
				because,
				derivation: words.figures(looked.unknown),
				estimated: looked.unknown,
			};
		return holding.length > 0
			? { mark: "quoted", quotes: holding, because }
			: { mark: "assumed", quotes, because, derivation: words.estimate };
	}

	return {
		item,
		marked: (text: string) => known.marked(text),
		/** A sentence of the summary repeats the root cause and the chosen options, which are a model's. */
		repeated: (text: string) => known.markedAs(text, [rootCause, ...chosen.map(({ label }) => label)]),
		/** A title with a figure of the model's own gives way to one of the case's: it names the program everywhere. */
		title: (title: string) => (known.lookUp(title).unknown.length === 0 ? title : titleOf(case_)),
		role: <T extends { role: string }>(of: T): T => ({ ...of, role: known.marked(of.role) }),
		/** The same for an item with an amount of its own. */
		withMoney(own: Grounds, amount: { min: number; max: number }, ...texts: string[]): Grounds {
			const grounds = item(own, texts, amount.max === 0 ? [] : known.quotesOfMoney(amount.max));
			if (isGiven(amount)) return grounds;
			const { estimated = [] } = grounds;
			const derivation = estimated.length > 0 ? `${words.cost} ${grounds.derivation}` : words.cost;
			return { ...grounds, mark: "assumed", derivation, estimated: [rangeText(amount), ...estimated] };
		},
		/** A gate is derived where it measures by figures of the case. */
		gate(texts: readonly string[]): Omit<Grounds, "because"> {
			const { unknown, quotes } = known.lookUp(...texts);
			if (unknown.length > 0)
				return { mark: "assumed", quotes, derivation: words.figures(unknown), estimated: unknown };
			return quotes.length > 0
				? { mark: "derived", quotes }
				: { mark: "assumed", quotes, derivation: words.estimate };
		},
	};
}

/** So much must a model's name share with a confirmed outcome to be the same. */
const sameOutcome = 0.5;

/** Outcomes with figures that a person confirmed come first, as the case has them, in place of what a model made of them. */
function withConfirmed(case_: Case, kpis: Plan["kpis"], size: Size): Plan["kpis"] {
	const isConfirmed = case_.measures.map(
		({ baseline, target }) => baseline?.confirmed === true || target?.confirmed === true,
	);
	const drafts = kpisOf(case_, null, new EvidenceFinder(case_)).filter((_kpi, at) => isConfirmed[at]);
	const stated = withTargets(drafts, pacesOf(size)[0].baseline, case_);
	const { language } = case_.reading;
	const stems = (name: string) => stemsOf(wordsOf(name), language);
	const others = kpis.filter(
		({ name }) => !stated.some((own) => likeness(stems(own.name), stems(name)) >= sameOutcome),
	);
	return [...stated, ...others];
}
