import type { Plan } from "../plan.ts";
import { type PlanGrounds, short } from "./plan-grounds.ts";

const longestCriterion = 300;

/** The five gates: what any program must show, and what the material itself asks for. */
export function gatesOf(grounds: PlanGrounds, kpis: Plan["kpis"]): Plan["stage_gates"] {
	const { words, rootCause, gaps, limit, rules, targets, nearestFirst } = grounds;
	const say = words.criteria;
	const [measured] = kpis.filter(({ baseline }) => baseline != null);
	const own: string[][] = [
		[say.cause(short({ text: rootCause }))],
		gaps.length > 0 ? [say.questions(gaps.length)] : [],
		[
			...(measured?.baseline
				? [say.moves(measured.name, words.percent(measured.baseline), words.percent(measured.target))]
				: []),
			...(limit ? [say.within(limit.text)] : []),
		],
		nearestFirst(rules)
			.slice(0, 2)
			.map((rule) => say.kept(short(rule))),
		nearestFirst(targets)
			.slice(0, 1)
			.map((target) => say.reached(short(target))),
	];
	return words.gates.map(({ name, criteria, deliverables }, at) => ({
		gate: `G${at}`,
		name,
		criteria: [...criteria, ...(own[at] ?? [])].map((text) => short({ text }, longestCriterion)),
		deliverables: [...deliverables],
	}));
}
