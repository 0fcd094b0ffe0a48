import type { Mark } from "../evidence.ts";
import type { Plan, PlanGrounding } from "../plan.ts";

/** What each part of the score is worth; together 100. */
const points = { share: 80, outcomeKpi: 10, limits: 10 } as const;

/**
 * How much of a plan rests on the case: which of its workstreams, tasks, gates, KPIs, benefits and risks the material
 * states or gives the figures for. An item without a mark counts as assumed, as does a quoted one without its quote; a
 * plan without any mark is of an earlier version, and null.
 */
export function groundPlan(plan: Plan): PlanGrounding | null {
	const items = itemsOf(plan);
	if (items.every(({ mark }) => mark === undefined)) return null;
	const count = (mark: Mark) => items.filter((item) => markOf(item) === mark).length;
	const [quoted, derived, assumed, asked] = [
		count("quoted"),
		count("derived"),
		count("assumed"),
		count("asked"),
	];
	const share = (quoted + derived + asked) / items.length;
	const hasOutcomeKpi = plan.kpis.some(
		(kpi) => (kpi.baseline ?? "") !== "" && kpi.target.trim() !== "" && markOf(kpi) !== "assumed",
	);
	const limitsKept = (plan.limits ?? []).every(({ met }) => met !== false);
	const score =
		share * points.share + (hasOutcomeKpi ? points.outcomeKpi : 0) + (limitsKept ? points.limits : 0);
	return {
		quoted,
		derived,
		assumed,
		asked,
		total: items.length,
		share,
		hasOutcomeKpi,
		limitsKept,
		score: Math.round(score),
	};
}

type Item = Pick<Plan["kpis"][number], "mark" | "quotes">;

function itemsOf({ workstreams, stage_gates, kpis, benefits, risks }: Plan): Item[] {
	return [
		...workstreams.flatMap((stream) => [stream, ...stream.tasks]),
		...stage_gates,
		...kpis,
		...benefits,
		...risks,
	];
}

function markOf({ mark = "assumed", quotes = [] }: Item): Mark {
	return mark === "quoted" && quotes.length === 0 ? "assumed" : mark;
}
