import type { Decision } from "@throughline/domain/consultant/decision";
import type { Plan } from "@throughline/domain/consultant/plan";
import { linksOf, type Slot, schedule } from "../schedule.ts";
import type { RiskStory, Story, TaskStory, WorkstreamStory } from "../story.ts";
import { type Member, members, team } from "../team.ts";
import type { Cite } from "./cite.ts";
import { chosen, type DecisionId, decisionOf } from "./decisions.ts";
import { gates } from "./gates.ts";
import type { Sentence } from "./memo.ts";
import { headOf } from "./plan-summary.ts";

const workDays = 5;
const weeksPerMonth = 52 / 12;

/** The plan of the strategy's second version: what the program was made from, and therefore made from the same story. */
export function planOf(story: Story, decisions: readonly Decision[], cite: Cite): Plan {
	const slots = schedule(
		story.workstreams.flatMap(({ tasks }) => tasks),
		{ slips: false },
	);
	const why = (because: Sentence | undefined) =>
		because ? { decisionId: decisionOf[because], because: cite.quote(because) } : {};
	const costs = costsOf(story.workstreams, decisions);
	const workstreams = story.workstreams.map((stream, at): Plan["workstreams"][number] => {
		const { from, until } = spanOf(stream, slots);
		const decisionId = decisionServed(stream);
		return {
			id: `workstream-${at + 1}`,
			title: stream.name,
			description: stream.description,
			decisionId,
			optionId: chosen[2][decisionId],
			because: stream.because ? cite.quote(stream.because) : null,
			...restingOn(stream.because, cite),
			cost_allocation: costs[at] ?? { min: 0, max: 0 },
			start_month: halves(from, "down"),
			timeline_months: halves(until, "up") - halves(from, "down"),
			required_team: rolesOf(stream.tasks.flatMap(({ owner, together = [] }) => [owner, ...together])),
			tasks: stream.tasks.map((task) => plannedTask(task, slots, stream.because, cite)),
		};
	});
	const total = (bound: "min" | "max") =>
		workstreams.reduce((sum, { cost_allocation }) => sum + cost_allocation[bound], 0);
	const months = Math.max(
		...workstreams.map(({ start_month, timeline_months }) => start_month + timeline_months),
	);
	const cost_estimate = { total_min: total("min"), total_max: total("max") };
	const timeline = { total_months: months };
	return {
		title: story.name,
		strategic_approach: "Operational excellence in stages",
		...headOf({ cost_estimate, timeline }, cite),
		cost_estimate,
		timeline,
		workstreams,
		stage_gates: gates,
		kpis: story.kpis.map(({ name, from, target, unit, direction, frequency = "Monthly", because }) => ({
			name,
			target: measured(target, unit),
			baseline: measured(from, unit),
			unit,
			measurement_frequency: frequency ?? "Monthly",
			lower_is_better: direction === "lower_is_better",
			basis: "Assumed: the memo names no target.",
			...why(because),
			...reckonedFrom(because, cite),
		})),
		benefits: story.benefits.map(({ description, category, target, because }) => ({
			description,
			category,
			quantified_value: target,
			...why(because),
			...assumed("Assumed: the program's own estimate, not in the memo."),
		})),
		risks: story.risks.map((risk) => ({
			description: risk.description,
			likelihood: likelihoodOf(risk),
			impact: impactOf(risk),
			mitigation_strategy: risk.plan ?? "Accepted and watched.",
			...why(risk.because),
			...restingOn(risk.because, cite),
		})),
		funding: { sources: story.funding.map(({ sourceName, amount }) => ({ source: sourceName, amount })) },
		resources: rolesOf(
			story.workstreams.flatMap(({ tasks }) =>
				tasks.flatMap(({ owner, together = [] }) => [owner, ...together]),
			),
		).map((asked) => ({ ...asked, duration_months: Math.round(months) })),
	};
}

function plannedTask(
	{ key, name, description, after = [], because: own }: TaskStory,
	slots: ReadonlyMap<string, Slot>,
	ofStream: Sentence | undefined,
	cite: Cite,
): Plan["workstreams"][number]["tasks"][number] {
	const slot = slots.get(key);
	const because = own ?? ofStream;
	if (!slot) throw new Error(`The demo's task "${key}" has no time.`);
	// The plan knows only tasks that end before another begins; the program has the finer links.
	const before = linksOf({ key, name, owner: "jide", after }).filter(({ task, kind }) => {
		const end = slots.get(task)?.end;
		return kind === "FS" && end !== undefined && end <= slot.start;
	});
	return {
		id: key,
		name,
		description: description ?? "",
		start_day: slot.start * workDays,
		duration_days: (slot.end - slot.start) * workDays,
		depends_on: before.map(({ task }) => task),
		because: because ? cite.quote(because) : null,
		...restingOn(own, cite),
	};
}

type Marked = Pick<Plan["kpis"][number], "mark" | "derivation" | "quotes">;

/** What a sentence of the memo asks for itself is quoted; all else is the planners' own. */
function restingOn(because: Sentence | undefined, { quote }: Cite): Marked {
	return because
		? { mark: "quoted", quotes: [quote(because)] }
		: assumed("Assumed, from the team's own planning.");
}

function assumed(derivation: string): Marked {
	return { mark: "assumed", quotes: [], derivation };
}

/** The first values that the memo gives in other words, beside what was counted when the program began. */
const reckoned: Partial<Record<Sentence, string>> = {
	late: "One order in nine: 1 ÷ 9 = 11.1 % by the memo; 11.8 % counted when the program began",
	stock: "100 % − 6.4 % = 93.6 % by the memo; 93.2 % counted when the program began",
	overtime: "$1.14 million ÷ 12 = $95,000 a month by the memo; $96,000 counted when the program began",
	returns: "2,900 ÷ 12 = 242 a month by the memo; 251 counted when the program began",
};

function reckonedFrom(because: Sentence | undefined, { quote }: Cite): Marked {
	const derivation = because && reckoned[because];
	return because && derivation
		? { mark: "derived", derivation, quotes: [quote(because)] }
		: assumed("Assumed: counted by the program, not in the memo.");
}

function decisionServed({ because = "late" }: WorkstreamStory): DecisionId {
	return decisionOf[because];
}

/** The chosen option's cost, shared by the workstreams that serve its decision, by their weeks of work. */
function costsOf(streams: readonly WorkstreamStory[], decisions: readonly Decision[]) {
	const weight = ({ tasks }: WorkstreamStory) => tasks.reduce((sum, { weeks = 0 }) => sum + weeks, 0);
	return streams.map((stream) => {
		const id = decisionServed(stream);
		const same = streams.filter((other) => decisionServed(other) === id);
		const all = same.reduce((sum, each) => sum + weight(each), 0);
		const passed = same.slice(0, same.indexOf(stream)).reduce((sum, each) => sum + weight(each), 0);
		const option = decisions
			.find((decision) => decision.id === id)
			?.options.find((each) => each.id === chosen[2][id]);
		// What has been given out so far is rounded, not each part: the parts add up.
		const part = (amount = 0) =>
			Math.round((amount * (passed + weight(stream))) / all) - Math.round((amount * passed) / all);
		return { min: part(option?.estimated_cost.min), max: part(option?.estimated_cost.max) };
	});
}

function spanOf({ tasks }: WorkstreamStory, slots: ReadonlyMap<string, Slot>) {
	const taskSlots = tasks.flatMap(({ key }) => slots.get(key) ?? []);
	return {
		from: Math.min(...taskSlots.map(({ start }) => start)),
		until: Math.max(...taskSlots.map(({ end }) => end)),
	};
}

/** Weeks as half months. */
function halves(weeks: number, to: "down" | "up"): number {
	const half = (weeks / weeksPerMonth) * 2;
	return (to === "down" ? Math.floor(half) : Math.ceil(half)) / 2;
}

function measured(value: number, unit: string | null): string {
	if (unit === "$") return `$${value.toLocaleString("en")}`;
	return `${value} ${unit && unit !== "number" ? unit : ""}`.trim();
}

function likelihoodOf({ likelihood }: RiskStory): "low" | "medium" | "high" {
	if (likelihood === "Likely" || likelihood === "Certain") return "high";
	return likelihood === "Possible" ? "medium" : "low";
}

function impactOf({ impact }: RiskStory): "low" | "medium" | "high" {
	if (impact === "High" || impact === "Very High") return "high";
	return impact === "Medium" ? "medium" : "low";
}

function rolesOf(named: readonly Member[]) {
	return members
		.filter((member) => named.includes(member))
		.map((member) => ({ role: team[member].role, count: 1 }));
}
