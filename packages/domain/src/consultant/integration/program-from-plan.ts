import { unitFromWords } from "../../kpi/unit.ts";
import { suggestedPriority } from "../../risk/matrix.ts";
import { inFiveSteps } from "../../risk/three-steps.ts";
import { defaultStageGates } from "../../stage-gate.ts";
import { defaultCurrency } from "../../value/currency.ts";
import { truncate } from "../../value/truncate.ts";
import type { SelectedDecisions } from "../decision.ts";
import type { Limit, Plan } from "../plan.ts";
import { figuresOf } from "../text/figures.ts";
import { languageOf } from "../text/words.ts";
import { exactAmounts } from "./plan-amounts.ts";
import { categoryOfBenefit } from "./plan-category.ts";
import { datesOf, endOfProgram, isMilestone, linksOf, startOfProgram } from "./plan-dates.ts";
import { findReasons, type Grounds, type Reasons } from "./plan-reasons.ts";
import { readTarget } from "./plan-target.ts";
import { sharesOf, teamOf } from "./plan-team.ts";
import type { PlannedProgram } from "./planned-program.ts";
import { programNotes } from "./program-notes.ts";
import { brokenLimits } from "./reservations.ts";

/** What the plan answers to. */
export type PlanVersion = Grounds & { rootCause: string | null; selected: SelectedDecisions };

const gateNames = new Set(defaultStageGates.map(({ name }) => name.toLowerCase()));
const untitled = "Program of the strategy";
const [line, prose] = [200, 10_000];

type Estimated = Pick<Plan["risks"][number], "estimated" | "derivation">;

/** A model's own figures are told apart in the program, too. */
function withEstimates(text: string, { estimated = [], derivation = "" }: Estimated): string {
	return estimated.length === 0 ? text : [text.trim(), derivation].filter((part) => part !== "").join("\n\n");
}

/** Cards show both in one row: the first text ends where the second begins. */
function withStop(text: string): string {
	return text === "" || /[.!?…]["”»“)]?$/u.test(text) ? text : `${text}.`;
}

/**
 * The program that a plan asks for, as it begins on the Monday that `today` is or that follows: tasks dated in working
 * days, everything with its reasons. The same plan on the same day gives the same program.
 */
export function programFromPlan(plan: Plan, version: PlanVersion, today: string): PlannedProgram {
	const reasons = findReasons(version);
	const startDate = startOfProgram(today);
	const work = workOf(plan, reasons, startDate);
	const currency = plan.currency ?? defaultCurrency;
	const about = [plan.strategic_approach, version.rootCause ?? ""].map((text) => withStop(text.trim()));
	return {
		program: {
			name: truncate(plan.title.replace(/\s+/g, " "), line) ?? untitled,
			description: truncate(about.filter((text) => text !== "").join("\n\n"), prose),
			status: "Active",
			currency,
			startDate,
			endDate: endOfProgram(startDate, plan.timeline.total_months, work.tasks),
			reasons: reasons.ofAll(),
		},
		...work,
		gates: gatesOf(plan, reasons),
		kpis: plan.kpis.map((kpi) => kpiOf(kpi, plan.language, currency, reasons)),
		benefits: benefitsOf(plan, reasons),
		risks: [
			...brokenLimits(plan).map((limit) => riskOfLimit(limit, reasons)),
			...plan.risks.map((risk) => riskOf(risk, reasons)),
		],
		funding: fundingOf(plan, reasons),
	};
}

/**
 * What a gate asks for besides its criteria is a criterion too: that it is there. So is the plan's own name of it, as in
 * "Effect shown": the product's gates have theirs for every program.
 */
function gatesOf({ stage_gates, language }: Plan, reasons: Reasons): PlannedProgram["gates"] {
	const words = stage_gates
		.flatMap(({ criteria, deliverables }) => [...criteria, ...deliverables])
		.join("\n");
	const notes = programNotes[language ?? languageOf(words)];
	return stage_gates.flatMap(({ gate, name, criteria, deliverables }) => {
		if (criteria.length + deliverables.length === 0) return [];
		const ownName = gateNames.has(name.trim().toLowerCase()) ? [] : [`${notes.gate}${name}`];
		const delivered = deliverables.flatMap((each) => truncate(each, 480) ?? []);
		const texts = [...ownName, ...criteria, ...delivered.map((each) => `${notes.deliverable}${each}`)];
		const asked = new Set(texts.flatMap((text) => truncate(text, 500) ?? []));
		return asked.size === 0
			? []
			: [{ code: gate.trim().toUpperCase(), criteria: [...asked], reasons: reasons.ofAll() }];
	});
}

function workOf(plan: Plan, reasons: Reasons, startDate: string) {
	const all = plan.workstreams.flatMap((stream) => stream.tasks);
	const links = linksOf(all);
	const dates = datesOf(all, links, startDate);
	const team = teamOf(plan);
	const dated = plan.workstreams.flatMap((stream) =>
		stream.tasks.flatMap((task) => {
			const days = dates.get(task.id);
			const members = team.workersOf(stream.id, task.owner);
			return days ? [{ key: task.id, task, stream, members, dates: days }] : [];
		}),
	);
	const shares = sharesOf(dated);
	const percents = Map.groupBy(shares, ({ taskKey }) => taskKey);
	const positions = team.positions.map((position) => {
		const work = dated.filter(({ members }) => members.includes(position.key));
		const served = plan.workstreams.filter(
			({ id }) => team.membersOf(id).includes(position.key) || work.some(({ stream }) => stream.id === id),
		);
		const byDecision = new Map(served.map((stream) => [stream.decisionId, stream]));
		return {
			...position,
			work,
			served,
			reasons:
				byDecision.size === 0
					? reasons.ofAll()
					: [...byDecision.values()].flatMap((stream) => reasons.of(stream, "")),
		};
	});
	return {
		members: positions
			.filter(({ isPerson }) => isPerson)
			.map(({ key, name, role, reasons }) => ({ key, name, role, reasons })),
		roles: positions
			.filter(({ isPerson }) => !isPerson)
			.map(({ key, name, work, served, reasons }) => {
				const days = work.map(({ dates }) => dates);
				const effort = work
					.filter(({ task }) => !isMilestone(task))
					.reduce((sum, { task, key: taskKey }) => {
						const share = percents.get(taskKey)?.find(({ positionKey }) => positionKey === key);
						return sum + (Math.round(task.duration_days) * (share?.percent ?? 0)) / 100;
					}, 0);
				return {
					key,
					name,
					workstreamKey: served.length === 1 ? (served[0]?.id ?? null) : null,
					effort: effort === 0 ? null : Math.min(999_999.99, effort).toFixed(2),
					startDate: days.map(({ startDate }) => startDate).sort()[0] ?? null,
					endDate:
						days
							.map(({ endDate }) => endDate)
							.sort()
							.at(-1) ?? null,
					reasons,
				};
			}),
		workstreams: plan.workstreams.map((stream) => ({
			key: stream.id,
			name: truncate(stream.title.replace(/\s+/g, " "), line) ?? stream.id,
			description: truncate(withEstimates(stream.description, stream), prose),
			leadKey: team.membersOf(stream.id)[0] ?? null,
			reasons: reasons.of(stream, ""),
		})),
		tasks: dated.map(({ key, task, stream, members, dates: days }) => {
			const milestone = isMilestone(task);
			const shared = (percents.get(key) ?? []).reduce((sum, { percent }) => sum + percent, 0);
			const effort = milestone
				? 0
				: Math.round(task.duration_days) * (members.length === 0 ? 1 : shared / 100);
			return {
				key,
				workstreamKey: stream.id,
				name: truncate(task.name.replace(/\s+/g, " "), line) ?? key,
				description: truncate(withEstimates(task.description, task), prose),
				milestone,
				startDate: days.startDate,
				endDate: milestone ? days.startDate : days.endDate,
				estimate: Math.min(999_999.99, effort).toFixed(2),
				ownerKey: members[0] ?? null,
				reasons: reasons.of({ ...stream, because: task.because ?? stream.because }, ""),
			};
		}),
		links: links.map(({ predecessorId, successorId }) => ({
			predecessorKey: predecessorId,
			successorKey: successorId,
		})),
		shares,
	};
}

function kpiOf(
	kpi: Plan["kpis"][number],
	language: Plan["language"],
	currency: string,
	reasons: Reasons,
): PlannedProgram["kpis"][number] {
	const { value, unit } = readTarget(kpi.target, kpi.unit?.trim() || null);
	const today = readTarget(kpi.baseline ?? "", unit).value ?? valueToday(kpi, unit);
	const said = [
		value === null ? kpi.target : "",
		kpi.basis ?? "",
		today === null ? noValueYet(kpi, language) : "",
	];
	return {
		name: truncate(kpi.name.replace(/\s+/g, " "), line) ?? "KPI",
		description: truncate(
			withEstimates([...new Set(said)].filter((part) => part !== "").join("\n"), kpi),
			prose,
		),
		targetValue: value,
		currentValue: today ?? "0",
		...unitFromWords(unit, currency),
		frequency: kpi.measurement_frequency,
		direction: kpi.lower_is_better ? "lower_is_better" : "higher_is_better",
		reasons: reasons.of(kpi, kpi.name),
	};
}

/** Where a KPI of an older plan stands, whose name quotes today's figure; null while nothing is measured. */
function valueToday(
	{ name, baseline }: Pick<Plan["kpis"][number], "name" | "baseline">,
	unit: string | null,
): string | null {
	if (baseline !== undefined) return null;
	const figure = figuresOf(name, languageOf(name)).find((each) => {
		// A figure of money says which only as it is written.
		const own = each.unit === "$" ? readTarget(each.text, null).unit : each.unit;
		return own === unit && each.value >= 0;
	});
	return figure && Number.isFinite(figure.value) ? String(Math.round(figure.value * 100) / 100) : null;
}

function noValueYet({ name, target, basis }: Plan["kpis"][number], language: Plan["language"]): string {
	return programNotes[language ?? languageOf([name, target, basis ?? ""].join(" "))].noValueYet;
}

function benefitsOf({ benefits, language }: Plan, reasons: Reasons): PlannedProgram["benefits"] {
	return benefits.map((benefit) => {
		const { description, category, quantified_value } = benefit;
		const text = description.trim();
		const name = truncate(text.replace(/\s+/g, " "), line) ?? "Benefit";
		// A benefit has a target in any case; this one's says nothing.
		const note = quantified_value === null ? programNotes[language ?? languageOf(text)].noFigure : "";
		return {
			name,
			description: truncate(withEstimates([name === text ? "" : text, note].join("\n\n"), benefit), prose),
			category: categoryOfBenefit(category),
			targetValue: exactAmounts([quantified_value ?? 0])[0] ?? "0.00",
			reasons: reasons.of(benefit, description),
		};
	});
}

function riskOf(risk: Plan["risks"][number], reasons: Reasons): PlannedProgram["risks"][number] {
	const assessed = inFiveSteps(risk);
	return {
		description: truncate(risk.description, 5_000) ?? "Risk",
		category: null,
		...assessed,
		priority: suggestedPriority(assessed.likelihood, assessed.impact),
		mitigationPlan: truncate(withEstimates(risk.mitigation_strategy, risk), prose),
		impactCost: risk.impact_cost === undefined ? null : (exactAmounts([risk.impact_cost])[0] ?? null),
		reasons: reasons.of(risk, risk.description),
	};
}

/** A limit that the plan does not keep is a risk that is there already. */
function riskOfLimit(
	{ statement, change, quotes }: Limit,
	reasons: Reasons,
): PlannedProgram["risks"][number] {
	return riskOf(
		{
			description: statement,
			likelihood: "high",
			impact: "high",
			mitigation_strategy: change ?? "",
			because: quotes[0] ?? null,
		},
		reasons,
	);
}

/** What goes beyond a budget that the plan does not keep is nobody's money yet: the source stands there without it. */
function fundingOf(plan: Plan, reasons: Reasons): PlannedProgram["funding"] {
	const { sources } = plan.funding;
	const cap = brokenLimits(plan).find(({ kind }) => kind === "budget")?.amount ?? Infinity;
	let before = 0;
	const approved = sources.map(({ amount }) => {
		const part = Math.max(0, Math.min(amount, cap - before));
		before += amount;
		return part;
	});
	const amounts = exactAmounts(approved);
	const missing = exactAmounts(sources.map(({ amount }, index) => amount - (approved[index] ?? 0)));
	return sources.map(({ source }, index) => {
		const open = missing[index] ?? "0.00";
		const words = Number(open) === 0 ? "" : ` (${open} ${plan.currency ?? defaultCurrency})`;
		const name = truncate(source.replace(/\s+/g, " "), line - words.length) ?? "Funding";
		return {
			sourceName: `${name}${words}`,
			allocatedAmount: amounts[index] ?? "0.00",
			reasons: reasons.ofAll(),
		};
	});
}
