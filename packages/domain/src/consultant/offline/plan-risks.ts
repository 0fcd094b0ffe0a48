import type { Plan } from "../plan.ts";
import { decisionWords } from "./decision-words.ts";
import { listedRisks } from "./listed-risks.ts";
import { type PlanGrounds, short, why } from "./plan-grounds.ts";

type Risk = Plan["risks"][number];

const mostListed = 8;

/**
 * What could go wrong: what the material warns of, where it disagrees with itself and what it does not know, the rules
 * that bind the plan, what was accepted with each choice, and a plan that asks for more than there is.
 */
export function risksOf(grounds: PlanGrounds, size: { cost: number; months: number }): Risk[] {
	const { material, words, warnings, contradictions, gaps, rules, chosen, served, nearestFirst } = grounds;
	const say = words.risks;
	const risk = (
		description: string,
		[likelihood, impact]: [Risk["likelihood"], Risk["impact"]],
		mitigation_strategy: string,
		because: ReturnType<typeof why>,
	): Risk => ({ description, likelihood, impact, mitigation_strategy, ...because });

	const listed = new Map(material.passages.map((passage) => [passage, listedRisks(passage)]));
	const items = [...listed.values()].flatMap((list) => list ?? []).slice(0, mostListed);
	const warned = [...items, ...nearestFirst(warnings.filter((each) => !listed.get(each))).slice(0, 3)].map(
		(passage) =>
			risk(
				say.warned(short(passage)),
				["medium", "high"],
				say.prevent,
				why(served("rollout", "approach"), passage),
			),
	);
	const disputed = contradictions.slice(0, 3).map(({ one, other, about }) => {
		const differ = about === "figure" ? say.figures : say.statements;
		return risk(
			differ(short(one), short(other)),
			["high", "medium"],
			say.settle,
			why(served("evidence"), one),
		);
	});
	const unknown = gaps
		.slice(0, 3)
		.map(({ sentence, passage }) =>
			risk(
				say.gap(short({ text: sentence })),
				["medium", passage ? "high" : "medium"],
				say.answer,
				why(served("evidence"), passage),
			),
		);
	const bound = nearestFirst(rules.filter((rule) => !warnings.includes(rule)))
		.slice(0, 2)
		.map((passage) =>
			risk(
				say.rule(short(passage)),
				["low", "high"],
				say.calendar,
				why(served("rollout", "approach"), passage),
			),
		);
	const accepted = chosen.flatMap(({ decision, option }) => {
		const warning = ownWarning(option.warning, grounds);
		const taken = say.con(short({ text: option.label }, 80), warning);
		return warning === "" ? [] : [risk(taken, ["medium", "medium"], say.watch, why(decision.id, null))];
	});
	const supposed = chosen.flatMap(({ decision }) =>
		decision.assumptions
			.filter(({ id }) => id === "cause" || id === "measure")
			.map(({ text, quote }) =>
				risk(say.supposed(text), ["medium", "high"], say.test, { decisionId: decision.id, because: quote }),
			),
	);
	const all = [
		...tooMuch(grounds, size),
		...warned,
		...disputed,
		...unknown,
		...bound,
		...accepted,
		...supposed,
	];
	const named =
		all.length > 0
			? all
			: [risk(say.untested, ["medium", "medium"], say.watch, why(served("approach"), null))];
	return named.filter(
		({ description }, at) => named.findIndex((other) => other.description === description) === at,
	);
}

/** What an option warns of besides the budget, of which the plan as a whole speaks. */
function ownWarning(warning: string | null, { limit, material }: PlanGrounds): string {
	const above = limit ? decisionWords[material.language].aboveBudget(limit.text) : "";
	return (warning ?? "").replace(above, "").trim();
}

/** A plan above the budget or beyond the deadline says so. */
function tooMuch(
	{ words, limit, allowed, served }: PlanGrounds,
	{ cost, months }: { cost: number; months: number },
): Risk[] {
	const say = words.risks;
	const dear: Risk[] =
		limit && cost > limit.value
			? [
					{
						description: say.cost(words.money(cost), limit.text),
						likelihood: "high",
						impact: "high",
						mitigation_strategy: say.trim,
						...why(served("approach"), limit.passage),
					},
				]
			: [];
	const late: Risk[] =
		allowed && months > allowed.months
			? [
					{
						description: say.late(months, allowed.months),
						likelihood: "high",
						impact: "medium",
						mitigation_strategy: say.shorten,
						...why(served("approach"), allowed.passage),
					},
				]
			: [];
	return [...dear, ...late];
}
