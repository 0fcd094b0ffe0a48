import type { Decision, DecisionOption } from "@throughline/domain/consultant/decision";
import type { Quote } from "@throughline/domain/consultant/evidence";
import type { Plan } from "@throughline/domain/consultant/plan";

/** Sentences of the memo, by their position. */
type QuoteOf = (position: number) => Quote;
type Stream = Plan["workstreams"][number];

export const chosen = { approach: "scan", rollout: "pilot", ownership: "team", evidence: "first" };
type DecisionId = keyof typeof chosen;

function option(id: string, label: string, [min, max]: [number, number], months: number): DecisionOption {
	return {
		id,
		label,
		description: label,
		warning: null,
		reasoning: label,
		estimated_cost: { min, max },
		cost_basis: "Assumed.",
		estimated_timeline_months: months,
		recommended: Object.values(chosen).includes(id),
		pros: [],
		cons: [],
	};
}

/** What was to be decided about the memo of planned-strategy.ts, as a consultant puts it. */
export function plannedDecisions(quote: QuoteOf): Decision[] {
	return [
		{
			id: "approach" satisfies DecisionId,
			question: "How are returns to be booked?",
			context: "Nobody books them.",
			options: [
				option("scan", "Scan returns at the gate", [1_200_000, 1_600_000], 17),
				option("renew", "Replace the warehouse system", [1_900_000, 2_800_000], 24),
				option("partner", "Give returns to a partner", [720_000, 1_200_000], 9),
			],
			assumptions: [
				{ id: "cause", text: "Unbooked returns make the stock wrong.", quote: quote(3) },
				{
					id: "budget",
					text: "The most that can be spent is $2.4 million.",
					quote: quote(4),
					budget: 2_400_000,
				},
			],
			quotes: [quote(3), quote(2)],
		},
		{
			id: "rollout" satisfies DecisionId,
			question: "In which order?",
			context: "",
			options: [
				option("pilot", "One gate first", [240_000, 360_000], 12),
				option("at-once", "All gates at once", [190_000, 480_000], 4),
			],
			assumptions: [{ id: "time", text: "18 months are enough.", quote: quote(4) }],
			quotes: [],
		},
		{
			id: "ownership" satisfies DecisionId,
			question: "Who answers for it?",
			context: "",
			options: [
				option("team", "A team of its own", [240_000, 360_000], 18),
				option("line", "The line", [96_000, 170_000], 18),
			],
			assumptions: [],
			quotes: [],
		},
		{
			id: "evidence" satisfies DecisionId,
			question: "When do we find out who left?",
			context: "",
			options: [
				option("first", "Before money is spent", [48_000, 96_000], 4),
				option("alongside", "Alongside", [24_000, 72_000], 4),
			],
			assumptions: [],
			quotes: [quote(5)],
		},
	];
}

/** The plan of the chosen options. */
export function plannedWork(quote: QuoteOf): Plan {
	const workstreams = [
		stream("approach", "Returns scanned at the gate", [1_200_000, 1_600_000], [0, 17], quote(3), [
			["Describe how returns come in today", 0, 23],
			["Design the scan at the gate", 84, 31, "approach-1", "ownership-1", "evidence-3"],
			["Build the first gate", 115, 39, "approach-2"],
			["Build the other gates", 226, 53, "approach-3", "rollout-4"],
			["Hand over to operation", 335, 20, "approach-4", "rollout-5"],
		]),
		stream("rollout", "One gate first", [240_000, 360_000], [4, 12], null, [
			["Choose the gate, and note its figures", 93, 23, "ownership-1"],
			["Prepare its people", 116, 38, "rollout-1"],
			["Run the pilot", 154, 52, "rollout-2", "approach-3"],
			["Compare its figures", 206, 20, "rollout-3"],
			["Train the other gates", 279, 56, "rollout-4", "approach-4"],
		]),
		stream("ownership", "Steering", [240_000, 360_000], [0, 18], null, [
			["Name the owner and the team", 0, 23],
			["Agree on targets and reporting", 23, 31, "ownership-1"],
			["Steer the work and report every month", 85, 270, "ownership-2"],
			["Close the program", 355, 23, "ownership-3", "approach-5", "rollout-5"],
		]),
		stream("evidence", "Customers who left", [48_000, 96_000], [0, 4], quote(5), [
			["Name who asks, and by when", 0, 9],
			["Ask the customers who left", 9, 66, "evidence-1"],
			["Report the answers to the next gate", 75, 9, "evidence-2"],
		]),
	];
	const gate = (code: string, name: string, criteria: string[], deliverable: string) => ({
		gate: code,
		name,
		criteria,
		deliverables: [deliverable],
	});
	return {
		title: "Returns are booked when they come in",
		strategic_approach: "Scan returns at the gate, one gate first",
		cost_estimate: { total_min: 1_728_000, total_max: 2_416_000 },
		timeline: { total_months: 18 },
		workstreams,
		stage_gates: [
			gate("G0", "Ideation", ["A sponsor is named", "The cause is accepted"], "Mandate"),
			gate("G1", "Concept", ["The options are compared", "Each workstream has an owner"], "Business case"),
			gate("G2", "Feasibility", ["The pilot works", "It costs at most $2.4 million"], "Pilot report"),
			gate("G3", "Development", ["All gates are accepted", "People are trained"], "Acceptance report"),
			gate("G4", "Launch", ["Operation has taken over", "7 percent leave late"], "Handover protocol"),
		],
		kpis: [
			{
				name: "Orders that leave late",
				target: "7",
				baseline: "14",
				unit: "%",
				measurement_frequency: "Monthly",
				lower_is_better: true,
				decisionId: "approach",
				because: quote(0),
			},
			{
				name: "Milestones reached on time",
				target: "90",
				unit: "%",
				measurement_frequency: "Monthly",
				lower_is_better: false,
				decisionId: "ownership",
			},
		],
		benefits: [
			{
				description: "Half of the cost of late orders",
				category: "Cost Savings",
				quantified_value: 320_000,
				decisionId: "approach",
				because: quote(0),
			},
		],
		risks: [
			{
				description: "The plan costs $16,000 more than the budget",
				likelihood: "high",
				impact: "high",
				mitigation_strategy: "Have the rest approved before the second gate.",
				decisionId: "approach",
				because: quote(4),
			},
			{
				description: "More customers left than anybody thinks",
				likelihood: "medium",
				impact: "high",
				mitigation_strategy: "Ask them first.",
				decisionId: "evidence",
				because: quote(5),
			},
		],
		funding: {
			sources: [
				{ source: "Budget of the board", amount: 2_400_000 },
				{ source: "To be approved", amount: 16_000 },
			],
		},
		resources: [
			{ role: "Process Owner", count: 1, duration_months: 17 },
			{ role: "Specialist", count: 5, duration_months: 17 },
			{ role: "Program Manager", count: 1, duration_months: 18 },
		],
	};
}

function stream(
	decisionId: DecisionId,
	title: string,
	[min, max]: [number, number],
	[start_month, timeline_months]: [number, number],
	because: Quote | null,
	tasks: [name: string, start: number, days: number, ...after: string[]][],
): Stream {
	return {
		id: decisionId,
		title,
		description: title,
		decisionId,
		optionId: chosen[decisionId],
		cost_allocation: { min, max },
		because,
		start_month,
		timeline_months,
		required_team: [{ role: decisionId === "approach" ? "Specialist" : "Program Manager", count: 1 }],
		tasks: tasks.map(([name, start_day, duration_days, ...depends_on], at) => ({
			id: `${decisionId}-${at + 1}`,
			name,
			description: "",
			start_day,
			duration_days,
			depends_on,
			because,
		})),
	};
}
