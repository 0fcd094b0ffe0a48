import type { Plan } from "../plan.ts";
import type { Material } from "../reading/material.ts";
import { withParNote } from "./currency.ts";
import { benefitsOf } from "./plan-benefits.ts";
import { kpisOf } from "./plan-figures.ts";
import { gatesOf } from "./plan-gates.ts";
import { type PlanGrounds, type PlanQuestion, planGrounds, short } from "./plan-grounds.ts";
import { risksOf } from "./plan-risks.ts";
import { resourcesOf, streamsOf } from "./plan-streams.ts";
import { titleOf } from "./plan-title.ts";

/**
 * The plan that follows from the chosen options. Costs and times are the options'; figures, rules, warnings and gaps are
 * the material's, each with its sentence. What the material does not hold is named as an assumption.
 */
export function offlinePlan(material: Material, question: PlanQuestion): Plan {
	const grounds = planGrounds(material, question);
	const { chosen } = grounds;
	const workstreams = streamsOf(grounds);
	const cost = workstreams.reduce(
		(sum, { cost_allocation: { min, max } }) => ({
			total_min: sum.total_min + min,
			total_max: sum.total_max + max,
		}),
		{ total_min: 0, total_max: 0 },
	);
	const months = Math.max(
		1,
		...workstreams.map(({ start_month, timeline_months }) => start_month + timeline_months),
	);
	const kpis = kpisOf(grounds);
	return {
		title: titleOf(grounds),
		strategic_approach: chosen.map(({ option }) => short({ text: option.label }, 90)).join(" · "),
		cost_estimate: cost,
		timeline: { total_months: months },
		workstreams,
		stage_gates: gatesOf(grounds, kpis),
		kpis,
		benefits: benefitsOf(grounds),
		risks: risksOf(grounds, { cost: cost.total_max, months }),
		funding: { sources: fundingOf(grounds, cost.total_max) },
		resources: resourcesOf(workstreams),
	};
}

/** The budget that the material names, and what it does not cover; in which currency it was named, if not in dollars. */
function fundingOf(
	{ words, limit, chosen, material: { language } }: PlanGrounds,
	needed: number,
): Plan["funding"]["sources"] {
	const amounts = [limit?.text ?? "", ...chosen.map(({ option }) => option.cost_basis)].join(" ");
	const told = (source: string) => withParNote(source, amounts, language);
	if (!limit) return [{ source: told(words.funding.unnamed), amount: needed }];
	const covered = Math.min(needed, Math.round(limit.value));
	return [
		{ source: told(words.funding.budget(limit.text)), amount: covered },
		...(needed > covered ? [{ source: words.funding.missing(limit.text), amount: needed - covered }] : []),
	];
}
