import type { Decision, DecisionOption, SelectedDecisions } from "../decision.ts";
import type { Plan } from "../plan.ts";
import { contradictionsIn } from "../reading/contradictions.ts";
import { gapsIn } from "../reading/gaps.ts";
import type { Material, ReadPassage } from "../reading/material.ts";
import { figuresOf } from "../text/figures.ts";
import { amountsIn, estimate } from "./money.ts";
import { type PlanWords, planWords } from "./plan-words.ts";

/** What a person costs in a month, in US dollars, and how much of the cost people are: assumptions for sizing teams. */
const personMonth = 9_000;
const peopleShare = 0.6;
const workDaysPerMonth = 21;
const mostQuoted = 160;

type Chosen = { decision: Decision; option: DecisionOption };
type Workstream = Plan["workstreams"][number];

/**
 * The plan that follows from the chosen options: a workstream for each, sized by its cost and time, with tasks one after
 * the other; the work on the cause waits for its owner, the roll-out for the first stage.
 */
export function offlinePlan(
	material: Material,
	given: { rootCause: string; decisions: readonly Decision[]; selected: SelectedDecisions },
): Plan {
	const words = planWords[material.language];
	const chosen: Chosen[] = given.decisions.flatMap((decision) => {
		const option = decision.options.find(({ id }) => id === given.selected[decision.id]);
		return option ? [{ decision, option }] : [];
	});
	const workstreams = streamsOf(chosen, words);
	const total = workstreams.reduce(
		(sum, { cost_allocation: { min, max } }) => ({ min: sum.min + min, max: sum.max + max }),
		{ min: 0, max: 0 },
	);
	const months = Math.max(
		1,
		...workstreams.map(({ start_month, timeline_months }) => start_month + timeline_months),
	);
	return {
		title: words.title(given.rootCause).slice(0, 190),
		strategic_approach: chosen.map(({ option }) => option.label).join(" · "),
		cost_estimate: { total_min: total.min, total_max: total.max },
		timeline: { total_months: months },
		workstreams,
		stage_gates: words.gates.map((gate, index) => ({
			gate: `G${index}`,
			...gate,
			criteria: [...gate.criteria],
		})),
		kpis: kpisOf(material, words),
		benefits: benefitsOf(material, words),
		risks: risksOf(material, chosen, words),
		funding: { sources: [{ source: words.funding, amount: total.max }] },
		resources: resourcesOf(workstreams),
	};
}

function streamsOf(chosen: readonly Chosen[], words: PlanWords): Workstream[] {
	const monthsOf = (id: string) =>
		chosen.find(({ decision }) => decision.id === id)?.option.estimated_timeline_months ?? 0;
	const built = Math.ceil(monthsOf("approach") / 2);
	const streams = chosen.map(({ decision, option }): Workstream => {
		const stream = words.streams[decision.id] ?? words.streams.approach;
		if (!stream) throw new Error("There are no words for a workstream");
		const start = decision.id === "rollout" ? built : decision.id === "approach" ? 1 : 0;
		const months = option.estimated_timeline_months;
		const days = Math.max(stream.tasks.length, months * workDaysPerMonth);
		const each = Math.floor(days / stream.tasks.length);
		const begins = start * workDaysPerMonth;
		return {
			id: decision.id,
			title: stream.title(option.label),
			description: `${stream.description} ${option.description}`,
			decisionId: decision.id,
			optionId: option.id,
			cost_allocation: option.estimated_cost,
			start_month: start,
			timeline_months: months,
			required_team: teamOf(option, months, stream.roles),
			tasks: stream.tasks.map((name, at) => ({
				id: `${decision.id}-${at + 1}`,
				name,
				description: decision.question,
				start_day: begins + at * each,
				duration_days: each,
				depends_on: at === 0 ? [] : [`${decision.id}-${at}`],
			})),
		};
	});
	return waits.reduce(linked, streams);
}

/** Work on the cause waits for an owner, then the first unit of the roll-out for the first stage of that work. */
const waits = [
	{ stream: "approach", at: 1, task: "ownership-1" },
	{ stream: "rollout", at: 2, task: "approach-3" },
] as const;

/** Lets a workstream wait from one of its tasks on; what comes after moves along, and its time grows by as much. */
function linked(streams: Workstream[], { stream: id, at, task }: (typeof waits)[number]): Workstream[] {
	const awaited = streams.flatMap(({ tasks }) => tasks).find((each) => each.id === task);
	if (!awaited) return streams;
	return streams.map((stream) => {
		if (stream.id !== id) return stream;
		const late = Math.max(0, awaited.start_day + awaited.duration_days - (stream.tasks[at]?.start_day ?? 0));
		const tasks = stream.tasks.map((each, index) => ({
			...each,
			start_day: index >= at ? each.start_day + late : each.start_day,
			depends_on: index === at ? [...each.depends_on, awaited.id] : each.depends_on,
		}));
		return { ...stream, tasks, timeline_months: stream.timeline_months + Math.ceil(late / workDaysPerMonth) };
	});
}

/** As many people as their share of the cost pays for, at least one of the first role. */
function teamOf(
	{ estimated_cost: { max } }: DecisionOption,
	months: number,
	[lead, others]: [string, string],
) {
	const people = Math.max(1, Math.floor((max * peopleShare) / (personMonth * Math.max(1, months))));
	const led = { role: lead, count: 1 };
	return people > 1 ? [led, { role: others, count: Math.min(people - 1, 12) }] : [led];
}

function resourcesOf(workstreams: readonly Workstream[]): Plan["resources"] {
	const roles = new Map<string, Plan["resources"][number]>();
	for (const { required_team, timeline_months } of workstreams) {
		for (const { role, count } of required_team) {
			const known = roles.get(role) ?? { role, count: 0, duration_months: 0 };
			roles.set(role, {
				role,
				count: known.count + count,
				duration_months: Math.max(known.duration_months, timeline_months),
			});
		}
	}
	return [...roles.values()];
}

/** A percentage in a sentence of trouble is to be halved, which is an assumption; two figures steer the program itself. */
function kpisOf({ passages, language }: Material, words: PlanWords): Plan["kpis"] {
	const measured = passages
		.filter(({ trouble }) => trouble > 0)
		.flatMap((passage) => {
			const [share] = figuresOf(passage.text, language).filter(
				({ unit, value }) => unit === "%" && value > 0 && value <= 100,
			);
			return share ? [{ passage, value: share.value }] : [];
		})
		.slice(0, 3)
		.map(({ passage, value }) => ({
			name: words.kpis.measured(short(passage)),
			target: String(Math.round(value * 50) / 100),
			unit: "%",
			measurement_frequency: "Monthly" as const,
			lower_is_better: true,
		}));
	const steering = [
		{
			name: words.kpis.onTime,
			target: "90",
			unit: "%",
			measurement_frequency: "Monthly" as const,
			lower_is_better: false,
		},
		{
			name: words.kpis.withinBudget,
			target: "100",
			unit: "%",
			measurement_frequency: "Monthly" as const,
			lower_is_better: true,
		},
	];
	return [...measured, ...steering];
}

function benefitsOf(material: Material, words: PlanWords): Plan["benefits"] {
	const lost = amountsIn(material)
		.filter(({ passage }) => passage.trouble > 0)
		.slice(0, 3)
		.map(({ value, passage }) => ({
			description: words.benefits.saved(short(passage)),
			category: words.benefits.category,
			quantified_value: estimate(value / 2),
		}));
	return [
		...lost,
		{ description: words.benefits.other, category: words.benefits.otherCategory, quantified_value: null },
	];
}

function risksOf(material: Material, chosen: readonly Chosen[], words: PlanWords): Plan["risks"] {
	const disputed = contradictionsIn(material)
		.slice(0, 3)
		.map(({ one, other }) => ({
			description: words.risks.contradiction(short(one), short(other)),
			likelihood: "high" as const,
			impact: "medium" as const,
			mitigation_strategy: words.risks.settle,
		}));
	const unknown = gapsIn(material)
		.slice(0, 3)
		.map(({ sentence, passage }) => ({
			description: words.risks.gap(sentence.slice(0, mostQuoted)),
			likelihood: "medium" as const,
			impact: passage ? ("high" as const) : ("medium" as const),
			mitigation_strategy: words.risks.answer,
		}));
	const accepted = chosen.flatMap(({ option }) =>
		option.cons.slice(0, 1).map((con) => ({
			description: words.risks.con(con),
			likelihood: "medium" as const,
			impact: "medium" as const,
			mitigation_strategy: words.risks.watch,
		})),
	);
	return [...disputed, ...unknown, ...accepted];
}

function short({ text }: ReadPassage): string {
	const line = text.replaceAll(/\s+/g, " ");
	return line.length <= mostQuoted ? line : `${line.slice(0, line.lastIndexOf(" ", mostQuoted))} …`;
}
