import type { Plan, PlanValidation } from "../plan.ts";
import { groundPlan } from "./grounding.ts";

/** One rule of completeness: what must be there, and the field that is missing otherwise. */
export type CompletenessRule = {
	field: string;
	weight: "critical" | "important";
	holds: (plan: Plan) => boolean;
};

/** A critical field counts three points, an important one one. */
const points = { critical: 3, important: 1 } as const;

/** What a plan must hold to be executed (critical), and what makes it good (important). */
export const completenessRules: readonly CompletenessRule[] = [
	{ field: "title", weight: "critical", holds: ({ title }) => says(title) },
	{ field: "strategic_approach", weight: "critical", holds: (plan) => says(plan.strategic_approach) },
	{
		field: "cost_estimate",
		weight: "critical",
		holds: ({ cost_estimate: c }) => c.total_min > 0 && c.total_max >= c.total_min,
	},
	{ field: "timeline", weight: "critical", holds: ({ timeline }) => timeline.total_months > 0 },
	{ field: "workstreams", weight: "critical", holds: ({ workstreams }) => workstreams.length >= 2 },
	{
		field: "workstreams.tasks",
		weight: "critical",
		holds: (plan) => every(plan, ({ tasks }) => tasks.length > 0),
	},
	{
		field: "workstreams.decisionId",
		weight: "critical",
		holds: (plan) => every(plan, ({ decisionId }) => says(decisionId)),
	},
	{ field: "stage_gates", weight: "critical", holds: ({ stage_gates }) => stage_gates.length >= 5 },
	{
		field: "kpis",
		weight: "critical",
		holds: ({ kpis }) => kpis.length > 0 && kpis.every(({ target }) => says(target)),
	},
	{ field: "risks", weight: "critical", holds: ({ risks }) => risks.length > 0 },
	{ field: "workstreams.tasks.depends_on", weight: "critical", holds: inOrder },
	{ field: "workstreams.cost_allocation", weight: "important", holds: addsUp },
	{
		field: "workstreams.required_team",
		weight: "important",
		holds: (plan) => every(plan, ({ required_team }) => required_team.length > 0),
	},
	{ field: "workstreams.timeline_months", weight: "important", holds: fitsTimeline },
	{
		field: "stage_gates.criteria",
		weight: "important",
		holds: ({ stage_gates }) => stage_gates.every(({ criteria }) => criteria.length > 0),
	},
	{
		field: "stage_gates.deliverables",
		weight: "important",
		holds: ({ stage_gates }) => stage_gates.every(({ deliverables }) => deliverables.length > 0),
	},
	{
		field: "benefits.quantified_value",
		weight: "important",
		holds: ({ benefits }) => benefits.some((benefit) => (benefit.quantified_value ?? 0) > 0),
	},
	{
		field: "risks.mitigation_strategy",
		weight: "important",
		holds: ({ risks }) => risks.every((risk) => says(risk.mitigation_strategy)),
	},
	{ field: "funding.sources", weight: "important", holds: isFunded },
	{ field: "resources", weight: "important", holds: ({ resources }) => resources.length > 0 },
];

/** How complete a plan is, by the rules above, and how well grounded. */
export function validatePlan(plan: Plan): PlanValidation {
	const checks = completenessRules.map(({ field, weight, holds }) => ({
		field,
		weight,
		passed: holds(plan),
	}));
	const share = (weight: CompletenessRule["weight"]) => {
		const own = checks.filter((each) => each.weight === weight);
		return { passed: own.filter(({ passed }) => passed).length, total: own.length };
	};
	const [critical, important] = [share("critical"), share("important")];
	return {
		grounding: groundPlan(plan),
		ontology: {
			completeness: {
				score: critical.passed * points.critical + important.passed * points.important,
				maxScore: critical.total * points.critical + important.total * points.important,
				critical,
				important,
				missingFields: checks.filter(({ passed }) => !passed).map(({ field }) => field),
			},
		},
	};
}

function says(text: string): boolean {
	return text.trim() !== "";
}

function every({ workstreams }: Plan, holds: (workstream: Plan["workstreams"][number]) => boolean): boolean {
	return workstreams.length > 0 && workstreams.every(holds);
}

/** Every task begins when all that it waits for is over; nothing is waited for that is not there. */
function inOrder({ workstreams }: Plan): boolean {
	const tasks = new Map(
		workstreams.flatMap((stream) => stream.tasks.map((task) => [task.id, task] as const)),
	);
	return [...tasks.values()].every(({ start_day, depends_on }) =>
		depends_on.every((id) => {
			const before = tasks.get(id);
			return before !== undefined && before.start_day + before.duration_days <= start_day;
		}),
	);
}

/** The workstreams' costs are the plan's. */
function addsUp({ workstreams, cost_estimate }: Plan): boolean {
	const sum = (bound: "min" | "max") =>
		workstreams.reduce((total, { cost_allocation }) => total + cost_allocation[bound], 0);
	return (
		Math.abs(sum("min") - cost_estimate.total_min) < 1 && Math.abs(sum("max") - cost_estimate.total_max) < 1
	);
}

function fitsTimeline({ workstreams, timeline }: Plan): boolean {
	return workstreams.every(
		({ start_month, timeline_months }) =>
			timeline_months > 0 && start_month + timeline_months <= timeline.total_months,
	);
}

function isFunded({ funding, cost_estimate }: Plan): boolean {
	return funding.sources.reduce((sum, { amount }) => sum + amount, 0) >= cost_estimate.total_max;
}
