import type { Plan } from "@throughline/domain/consultant/plan";
import type { Cite } from "./cite.ts";
import { chosen, type DecisionId } from "./decisions.ts";
import type { Sentence } from "./memo.ts";

type Stream = Plan["workstreams"][number];
type Task = Stream["tasks"][number];

const fromMaker = "Assumed, from the maker's outline for a hall of this size.";

/** The workstreams of the first version: costs are those of the chosen options, days are working days. */
export function conveyorWork({ quote }: Cite): Stream[] {
	const shown = (because: Sentence | null): Pick<Task, "because" | "mark" | "quotes" | "derivation"> =>
		because
			? { because: quote(because), mark: "quoted", quotes: [quote(because)] }
			: { because: null, mark: "assumed", quotes: [], derivation: fromMaker };
	const task = (
		id: string,
		name: string,
		[start_day, duration_days]: [start: number, days: number],
		depends_on: string[],
		because: Sentence | null,
	): Task => ({ id, name, description: "", start_day, duration_days, depends_on, ...shown(because) });
	const serving = (decisionId: DecisionId, because: Sentence) => ({
		decisionId,
		optionId: chosen[1][decisionId],
		...shown(because),
	});
	return [
		{
			id: "workstream-1",
			title: "Conveyor and shuttle store",
			description: "A conveyor loop with a shuttle store for all small articles.",
			...serving("approach", "search"),
			cost_allocation: { min: 2_900_000, max: 3_800_000 },
			start_month: 0,
			timeline_months: 18,
			required_team: [
				{ role: "Project lead", count: 1 },
				{ role: "Warehouse engineer", count: 2 },
			],
			tasks: [
				task("c-floor", "Measure whether the floor carries the loop", [0, 30], [], "floor"),
				task("c-tender", "Ask three makers for binding offers", [30, 60], ["c-floor"], null),
				task("c-order", "Ask the board for the order", [90, 15], ["c-tender"], "budget"),
				task("c-build", "Build the loop and the shuttle store", [105, 150], ["c-order"], null),
				task("c-test", "Run a week's orders through the loop", [255, 30], ["c-build"], null),
				task("c-settle", "Come back to the output of before", [303, 75], ["w-switch"], "fulda"),
			],
		},
		{
			id: "workstream-2",
			title: "Stock counted every night",
			description: "A night team counts a tenth of the hall, every night.",
			...serving("stock-truth", "stock"),
			cost_allocation: { min: 180_000, max: 260_000 },
			start_month: 0,
			timeline_months: 3,
			required_team: [{ role: "Stock counter", count: 4 }],
			tasks: [
				task("n-parts", "Divide the hall into ten parts", [0, 10], [], "stock"),
				task("n-team", "Find four people for the night", [0, 30], [], "staff"),
				task("n-count", "Count the whole hall three times", [30, 30], ["n-parts", "n-team"], "stock"),
			],
		},
		{
			id: "workstream-3",
			title: "One weekend",
			description: "The whole hall changes between Friday evening and Monday morning.",
			...serving("rollout", "peak"),
			cost_allocation: { min: 90_000, max: 130_000 },
			start_month: 13.5,
			timeline_months: 1,
			required_team: [{ role: "Shift lead", count: 3 }],
			tasks: [
				task("w-rehearse", "Rehearse the weekend, and the way back", [285, 15], ["c-test"], "fulda"),
				task("w-switch", "Switch the whole hall, outside the peak", [300, 3], ["w-rehearse"], "peak"),
			],
		},
	];
}
