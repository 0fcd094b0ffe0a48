import type { Decision } from "@throughline/domain/consultant/decision";
import type { Cite } from "./cite.ts";
import type { Sentence } from "./memo.ts";

export type DecisionId = "approach" | "stock-truth" | "rollout";

/** Which decision answers to a sentence of the memo. */
export const decisionOf: Record<Sentence, DecisionId> = {
	late: "approach",
	search: "approach",
	stock: "stock-truth",
	system: "stock-truth",
	overtime: "approach",
	returns: "stock-truth",
	staff: "approach",
	forecast: "stock-truth",
	floor: "rollout",
	peak: "rollout",
	fulda: "rollout",
	budget: "rollout",
};

/** The decisions as both versions of the strategy put them. */
export function decisionsOf({ quote }: Cite): Decision[] {
	return [
		{
			id: "approach" satisfies DecisionId,
			question: "How do we take the walking and searching out of picking?",
			context:
				"Pickers walk and search for 38 percent of their shift, and nine of fourteen open positions cannot be filled.",
			options: [
				{
					id: "mobile-carts",
					label: "Mobile carts, in stages",
					description: "Autonomous carts bring the shelf to the picker, first for the 900 fastest articles.",
					warning: null,
					reasoning: "Pays from the first stage on, and can stop after each of them.",
					estimated_cost: { min: 1_700_000, max: 2_000_000 },
					cost_basis: "Two offers for forty carts, within the limit that the board has set.",
					estimated_timeline_months: 13,
					recommended: true,
					pros: ["Each stage earns before the next is ordered", "The hall stays in operation"],
					cons: ["The cold section stays manual"],
				},
				{
					id: "conveyor",
					label: "Fixed conveyor and shuttle",
					description: "A conveyor loop with a shuttle store for all small articles.",
					warning: "Needs the hall to close for about six weeks.",
					reasoning: "Highest output per square metre once it stands.",
					estimated_cost: { min: 2_900_000, max: 3_800_000 },
					cost_basis: "A maker's price list for a hall of this size; nobody has measured the floor for it.",
					estimated_timeline_months: 18,
					recommended: false,
					pros: ["Highest output", "Proven in twelve halls of our size"],
					cons: ["Above the board's limit in the worst case", "Nothing is earned before everything stands"],
				},
				{
					id: "partner",
					label: "Hand picking to a logistics partner",
					description: "A partner runs the hall on a price per order.",
					warning: "The promise to customers would rest on somebody else's people.",
					reasoning: "No investment, but the stock would be no truer than today.",
					estimated_cost: { min: 400_000, max: 650_000 },
					cost_basis: "One partner's price per order, times last year's orders.",
					estimated_timeline_months: 9,
					recommended: false,
					pros: ["No investment"],
					cons: ["The partner recruits in the same labour market", "Cost per order rises by about a fifth"],
				},
			],
			assumptions: [
				{
					id: "walking",
					text: "Walking and searching are what carts can take away.",
					quote: quote("search"),
				},
				{
					id: "overtime",
					text: "Overtime falls while the carts come, instead of rising.",
					quote: quote("overtime"),
				},
				{
					id: "floor",
					text: "The floor carries the carts everywhere that they are needed.",
					quote: quote("floor"),
				},
			],
			quotes: [quote("search"), quote("staff"), quote("late")],
		},
		{
			id: "stock-truth" satisfies DecisionId,
			question: "How does the system come to know where an article is?",
			context: "System and shelf disagree on 6.4 percent of all positions; support for the system ends.",
			options: [
				{
					id: "scan-every-move",
					label: "Scan every movement into a new warehouse system",
					description: "A current warehouse system with hand-held scanners; nothing moves without a booking.",
					warning: null,
					reasoning: "Removes the root cause and the end of support in one step.",
					estimated_cost: { min: 720_000, max: 920_000 },
					cost_basis: "Three offers for systems of this size.",
					estimated_timeline_months: 8,
					recommended: true,
					pros: ["Stock is true within seconds", "Carts need it anyway"],
					cons: ["Every picker learns a new way of working"],
				},
				{
					id: "cycle-counts",
					label: "Keep the system and count every night",
					description: "A night team counts a tenth of the hall, every night.",
					warning: "The system is without support in twenty months.",
					reasoning: "Cheap and quick, but it corrects the error instead of preventing it.",
					estimated_cost: { min: 180_000, max: 260_000 },
					cost_basis: "Four people for a year at local wages.",
					estimated_timeline_months: 3,
					recommended: false,
					pros: ["Starts within weeks"],
					cons: ["The list is still hours old", "A night team is as hard to find as pickers"],
				},
			],
			assumptions: [
				{
					id: "support",
					text: "The old system holds until the new one has taken over.",
					quote: quote("system"),
				},
				{
					id: "agreement",
					text: "With every movement scanned, system and shelf agree.",
					quote: quote("stock"),
				},
			],
			quotes: [quote("stock"), quote("system")],
		},
		{
			id: "rollout" satisfies DecisionId,
			question: "How do we switch over?",
			context:
				"A competitor lost five months with a single weekend; October to December is closed to changes.",
			options: [
				{
					id: "zone-by-zone",
					label: "Zone by zone, outside the peak",
					description: "Four zones, one after the other, between January and September.",
					warning: null,
					reasoning: "Never more than a quarter of the output is at stake.",
					estimated_cost: { min: 150_000, max: 230_000 },
					cost_basis: "Double operation of one zone at a time, for eight months.",
					estimated_timeline_months: 8,
					recommended: true,
					pros: ["A zone can go back within a shift", "Each zone learns from the one before"],
					cons: ["Two ways of working side by side for months"],
				},
				{
					id: "one-weekend",
					label: "Everything in one weekend",
					description: "The whole hall changes between Friday evening and Monday morning.",
					warning: "Fulda needed five months to recover from this.",
					reasoning: "Shortest time with two systems.",
					estimated_cost: { min: 90_000, max: 130_000 },
					cost_basis: "One weekend with everybody in the hall.",
					estimated_timeline_months: 1,
					recommended: false,
					pros: ["Short", "No double operation"],
					cons: ["No way back"],
				},
			],
			assumptions: [
				{ id: "peak", text: "All zones are switched before October.", quote: quote("peak") },
				{
					id: "budget",
					text: "Up to $3.5 million can be spent, and is back within three years.",
					budget: 3_500_000,
					quote: quote("budget"),
				},
			],
			quotes: [quote("fulda"), quote("peak")],
		},
	];
}

/** What each version chose. */
export const chosen: Record<1 | 2, Record<DecisionId, string>> = {
	1: { approach: "conveyor", "stock-truth": "cycle-counts", rollout: "one-weekend" },
	2: { approach: "mobile-carts", "stock-truth": "scan-every-move", rollout: "zone-by-zone" },
};
