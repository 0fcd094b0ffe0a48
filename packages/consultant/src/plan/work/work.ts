import type { CostParts, Decision, SelectedDecisions } from "@throughline/domain/consultant/decision";
import { type Costed, partsTogether } from "@throughline/domain/consultant/decision/cost-parts";
import type { Plan } from "@throughline/domain/consultant/plan";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import type { Case } from "../../case/build.ts";
import { sizeOf } from "../../money/size.ts";
import { isComparison, type Outcome } from "../comparison.ts";
import type { EvidenceFinder } from "../evidence.ts";
import type { CostAndTime } from "../limits.ts";
import { showsCause } from "./cause-stream.ts";
import { isNothingDone, onlyLeft, remainingPlaybook } from "./ending.ts";
import { workDaysPerMonth } from "./schedule.ts";
import { monthsOf, type PlannedWork, streamsOf } from "./streams.ts";

/** What is planned for, and on which day. */
export type Choice = {
	rootCause: string;
	decisions: readonly Decision[];
	selected: SelectedDecisions;
	today: string;
};

/** The work that a choice asks for, and what it comes to. */
export type Work = {
	workstreams: Plan["workstreams"];
	chosen: PlannedWork["chosen"];
	first: PlannedWork["first"];
	/** How many months of the plan are left when its effect begins to be compared. */
	observed: number;
	taken: CostAndTime;
};

/** Plans the work of the chosen options; `outcome` is what they are compared by. */
export function workOf(
	case_: Case,
	nearest: Playbook | null,
	choice: Choice,
	finder: EvidenceFinder,
	outcome: Outcome | null,
): Work {
	const { rootCause, decisions, today } = choice;
	const isLeft = isNothingDone(nearest, choice);
	const selected = isLeft ? onlyLeft(choice.selected) : choice.selected;
	const { size } = sizeOf(case_, today);
	const { streams, chosen, first, inUse } = streamsOf(
		case_,
		remainingPlaybook(nearest, choice),
		{ rootCause, decisions, selected, size, today, isNothingDone: isLeft },
		finder,
		outcome,
	);
	const workstreams = withChoiceCosts(streams, decisions, selected);
	const total = (bound: "min" | "max") =>
		workstreams.reduce((sum, { cost_allocation }) => sum + cost_allocation[bound], 0);
	const months = monthsOf(workstreams);
	const compared = workstreams.flatMap(({ tasks }) => tasks.filter(({ id }) => isComparison(id)));
	const from = Math.max(inUse ?? 0, Math.min(...compared.map(({ start_day }) => start_day)));
	const observed = inUse === null || compared.length === 0 ? 0 : months - from / workDaysPerMonth;
	const cost = { min: total("min"), max: total("max") };
	return { workstreams, chosen, first, observed, taken: { ...cost, months, parts: planParts(chosen, cost) } };
}

/** What of the plan's cost is paid once and what recurs: other work than the measures' is paid once. */
function planParts(chosen: readonly Costed[], total: Costed["cost"]): CostParts | null {
	const spent = (bound: "min" | "max") => chosen.reduce((sum, { cost }) => sum + cost[bound], 0);
	const other = {
		min: Math.max(0, total.min - spent("min")),
		max: Math.max(0, total.max - spent("max")),
	};
	return partsTogether([...chosen, { cost: other }]);
}

/** What the other chosen options cost stands with the work that serves them, or with the first workstream. */
function withChoiceCosts(
	streams: Plan["workstreams"],
	decisions: readonly Decision[],
	selected: SelectedDecisions,
): Plan["workstreams"] {
	const extra = new Map<number, { min: number; max: number }>();
	for (const decision of decisions) {
		const option = decision.options.find(({ id }) => id === selected[decision.id]);
		if (!option || option.measures) continue;
		const at = Math.max(
			0,
			streams.findIndex(
				(stream) => stream.decisionId === decision.id && stream.mark === "assumed" && !showsCause(stream),
			),
		);
		const had = extra.get(at) ?? { min: 0, max: 0 };
		extra.set(at, { min: had.min + option.estimated_cost.min, max: had.max + option.estimated_cost.max });
	}
	return streams.map((stream, at) => {
		const more = extra.get(at);
		if (!more) return stream;
		const { min, max } = stream.cost_allocation;
		return { ...stream, cost_allocation: { min: min + more.min, max: max + more.max } };
	});
}
