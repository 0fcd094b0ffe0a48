import type { Plan } from "@throughline/domain/consultant/plan";
import type { Cite } from "./cite.ts";
import { memo } from "./memo.ts";
import { rootCause } from "./whys.ts";

/** What the board released, by the memo. */
const limit = 3_500_000;

/** The head of the second version's plan: what an executive must know of it, and that it keeps the board's limit. */
export function headOf(
	{ cost_estimate, timeline }: Pick<Plan, "cost_estimate" | "timeline">,
	{ quote }: Cite,
): Pick<Plan, "currency" | "summary" | "size" | "limits"> {
	const planned = `${inMillions(cost_estimate.total_min)} to ${inMillions(cost_estimate.total_max)}`;
	const kept = `The plan takes ${planned} and stays within the limit of ${inMillions(limit)}.`;
	return {
		currency: "USD",
		summary: [
			{ text: `${memo.late} ${memo.overtime}`, quotes: [quote("late"), quote("overtime")] },
			{ text: `Root cause: ${rootCause}`, quotes: [quote("stock"), quote("system")] },
			{
				text: "Proposed: mobile carts in stages; scan every movement into a new warehouse system; zone by zone, outside the peak.",
				quotes: [quote("search"), quote("peak")],
			},
			{ text: `It takes ${timeline.total_months} months. ${kept}`, quotes: [quote("budget")] },
			{
				text: "To be decided by the board: whether the carts and the warehouse system are ordered together.",
				quotes: [quote("budget")],
			},
		],
		size: { size: "L", basis: "L: the limit is $3,500,000" },
		limits: [
			{
				kind: "budget",
				statement: kept,
				amount: limit,
				date: null,
				planned,
				met: cost_estimate.total_max <= limit,
				change: null,
				quotes: [quote("budget")],
			},
		],
	};
}

function inMillions(amount: number): string {
	return `$${(amount / 1_000_000).toLocaleString("en", { maximumFractionDigits: 2 })} million`;
}
