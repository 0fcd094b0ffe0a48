import type { Plan } from "@throughline/domain/consultant/plan";
import type { Cite } from "./cite.ts";
import { conveyorWork } from "./conveyor-work.ts";
import { memo, type Sentence } from "./memo.ts";
import { rootCause } from "./whys.ts";

const noTarget = "Assumed: the memo names no target.";

/** The plan of the first version, which nobody integrated: it takes more than the board allows, and says so. */
export function conveyorPlan(cite: Cite): Plan {
	const { quote } = cite;
	const shown = (because: Sentence) => ({ because: quote(because), quotes: [quote(because)] });
	const derived = (because: Sentence, derivation: string) => ({
		mark: "derived" as const,
		derivation,
		...shown(because),
	});
	const weekly = { measurement_frequency: "Weekly", lower_is_better: true, unit: "%" } as const;
	const gate = (code: string, name: string, criteria: string[], deliverable: string) => ({
		gate: code,
		name,
		criteria,
		deliverables: [deliverable],
		mark: "assumed" as const,
	});
	const overrun =
		"The plan takes $3.17 million to $4.19 million and may exceed the limit of $3.5 million by $690,000.";
	return {
		title: "Kassel on a fixed conveyor",
		strategic_approach:
			"A fixed conveyor with a shuttle store, nightly counts, and everything in one weekend",
		currency: "USD",
		summary: [
			{ text: `${memo.late} ${memo.overtime}`, quotes: [quote("late"), quote("overtime")] },
			{ text: `Root cause: ${rootCause}`, quotes: [quote("stock"), quote("system")] },
			{
				text: "Proposed: a fixed conveyor with a shuttle store; count every night; switch in one weekend.",
				quotes: [quote("search")],
			},
			{ text: `It takes 18 months. ${overrun}`, quotes: [quote("budget")] },
			{
				text: "To be decided now by the board: whether it pays $690,000 more than it set aside.",
				quotes: [quote("budget")],
			},
		],
		size: { size: "L", basis: "L: the limit is $3,500,000" },
		limits: [
			{
				kind: "budget",
				statement: overrun,
				amount: 3_500_000,
				date: null,
				planned: "$3.17 million to $4.19 million",
				met: false,
				change: "Carts in stages instead of the conveyor would meet it.",
				quotes: [quote("budget")],
			},
		],
		cost_estimate: { total_min: 3_170_000, total_max: 4_190_000 },
		timeline: { total_months: 18 },
		workstreams: conveyorWork(cite),
		stage_gates: [
			gate("G0", "Ideation", ["The root cause is proven on the board's memo"], "Memo to the board"),
			gate("G1", "Concept", ["The floor carries the loop"], "Measurement of the floor"),
			gate("G2", "Feasibility", ["Three offers are binding", "The board has agreed to the rest"], "Order"),
			gate("G3", "Development", ["A week's orders ran through the loop"], "Acceptance protocol"),
			gate("G4", "Launch", ["The output of before the weekend is reached"], "Handover protocol"),
		],
		kpis: [
			{
				name: "Orders shipped late",
				baseline: "11 %",
				target: "3 %",
				basis: noTarget,
				...weekly,
				decisionId: "approach",
				...derived("late", "One order in nine: 1 ÷ 9 = 11 %"),
			},
			{
				name: "Shift spent walking and searching",
				baseline: "38 %",
				target: "15 %",
				basis: noTarget,
				...weekly,
				decisionId: "approach",
				mark: "quoted",
				...shown("search"),
			},
			{
				name: "Positions where system and shelf disagree",
				baseline: "6.4 %",
				target: "2 %",
				basis: noTarget,
				...weekly,
				decisionId: "stock-truth",
				mark: "quoted",
				...shown("stock"),
			},
		],
		benefits: [
			{
				description: "Half of the overtime and temporary staff",
				category: "Cost Savings",
				quantified_value: 570_000,
				decisionId: "approach",
				...derived("overtime", "$1.14 million ÷ 2 = $570,000 a year; the half is assumed"),
			},
			{
				description: "No returns for wrong items",
				category: "Quality",
				quantified_value: 136_300,
				decisionId: "stock-truth",
				...derived("returns", "2,900 returns × $47 = $136,300 a year"),
			},
		],
		risks: [
			{
				description: "The conveyor costs more than the board allows",
				likelihood: "high",
				impact: "high",
				mitigation_strategy: "Order only with a binding offer and the board's consent to the rest.",
				decisionId: "rollout",
				mark: "quoted",
				...shown("budget"),
			},
			{
				description: "The weekend fails, and the old output takes months to come back",
				likelihood: "medium",
				impact: "high",
				mitigation_strategy: "Rehearse it, and keep the old way of picking ready for a week.",
				decisionId: "rollout",
				mark: "quoted",
				...shown("fulda"),
			},
			{
				description: "The old system loses its support before the loop stands",
				likelihood: "medium",
				impact: "high",
				mitigation_strategy: "Buy a year of extended support with the order.",
				decisionId: "stock-truth",
				mark: "quoted",
				...shown("system"),
			},
			{
				description: "Nobody can be found for the night",
				likelihood: "high",
				impact: "medium",
				mitigation_strategy: "Pay the night as the neighbours do.",
				decisionId: "stock-truth",
				mark: "quoted",
				...shown("staff"),
			},
		],
		funding: {
			sources: [
				{ source: "Board investment", amount: 3_500_000 },
				{ source: "To be approved", amount: 690_000 },
			],
		},
		resources: [
			{ role: "Project lead", count: 1, duration_months: 18 },
			{ role: "Warehouse engineer", count: 2, duration_months: 14 },
			{ role: "Stock counter", count: 4, duration_months: 3 },
			{ role: "Shift lead", count: 3, duration_months: 1 },
		],
	};
}
