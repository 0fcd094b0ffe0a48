import { type KpiStanding, kpiReaches, ratio } from "../kpi.ts";
import { gateTitle, type ReviewStatus } from "../stage-gate.ts";
import { formatMoney } from "../value/money.ts";
import { formatNumber } from "../value/writing.ts";
import type { Binding, Operator } from "./criterion.ts";
import { counted, holds, inPercent, inWords, type MeasuredValue } from "./measured-value.ts";

/** A program's live numbers, of which its gates' criteria are measured. Risks are those that are Open. */
export type GateFacts = {
	openCriticalRisks: number;
	/** Priority High or Critical. */
	openHighRisks: number;
	/** Those of them that have an owner and a mitigation. */
	coveredHighRisks: number;
	tasks: number;
	completedTasks: number;
	overdueTasks: number;
	tasksWithOwner: number;
	benefits: number;
	benefitsWithOwner: number;
	/** Exact decimal strings. */
	budgetAllocated: string;
	budgetSpent: string;
	/** Of the budget, an ISO 4217 code. */
	currency: string;
	kpis: ({ id: string; name: string } & KpiStanding)[];
	gates: { id: string; code: string; name: string; status: ReviewStatus }[];
};

/** What was found: whether the criterion is met, and the live value in words. */
export type Finding = { met: boolean; live: string };

/** The least share of its target at which a KPI counts as on track, in percent. */
export const onTrackPercent = 70;

/** Each measure's name, for a choice of measures and in a condition. */
export const measureLabels: Record<Binding["measure"], string> = {
	"open-critical-risks": "Open critical risks",
	"open-high-risks": "Open high and critical risks",
	"covered-high-risks": "Open high and critical risks with an owner and a mitigation",
	"tasks-completed": "Tasks completed",
	"overdue-tasks": "Overdue tasks",
	"tasks-with-owner": "Tasks with an owner",
	kpi: "One KPI, of its target",
	"kpis-on-track": `KPIs at ${onTrackPercent}% of their target or more`,
	"benefits-with-owner": "Benefits with an owner",
	"budget-spent": "Budget spent, of what is allocated",
	"gate-passed": "Another gate is passed",
};

const operatorWords: Record<Operator, string> = { ">=": "at least", "<=": "at most", "=": "exactly" };

/** What a binding asks for, as a person would say it: `Tasks completed: at least 80%`. */
export function conditionOf(binding: Binding, facts: Pick<GateFacts, "kpis" | "gates">): string {
	if (binding.measure === "gate-passed") return `${gateNamed(binding.stageGateId, facts)} is passed`;
	const required = `${operatorWords[binding.operator]} ${formatNumber(Number(binding.value))}`;
	switch (binding.measure) {
		case "open-critical-risks":
		case "open-high-risks":
		case "overdue-tasks":
			return `${measureLabels[binding.measure]}: ${required}`;
		case "kpi": {
			const kpi = facts.kpis.find(({ id }) => id === binding.kpiId);
			return `KPI ${kpi?.name ?? "that no longer exists"}: ${required}% of target`;
		}
		default:
			return `${measureLabels[binding.measure]}: ${required}%`;
	}
}

/** Holds a binding against the program's live numbers. */
export function evaluate(binding: Binding, facts: GateFacts): Finding {
	if (binding.measure === "gate-passed") {
		const gate = facts.gates.find(({ id }) => id === binding.stageGateId);
		return {
			met: gate?.status === "Passed",
			live: `${gateNamed(binding.stageGateId, facts)} is ${gate?.status ?? "gone"}`,
		};
	}
	const { value, live, whenNone = false } = measured(binding, facts);
	return { met: value === null ? whenNone : holds(value, binding.operator, binding.value), live };
}

type Comparison = Exclude<Binding, { measure: "gate-passed" }>;
/** `whenNone`: whether the criterion is met when there is nothing to measure. */
type Measurement = { value: MeasuredValue | null; live: string; whenNone?: boolean };

function measured(binding: Comparison, facts: GateFacts): Measurement {
	switch (binding.measure) {
		case "open-critical-risks":
			return count(facts.openCriticalRisks, "open critical risk");
		case "open-high-risks":
			return count(facts.openHighRisks, "open high or critical risk");
		case "overdue-tasks":
			return count(facts.overdueTasks, "overdue task");
		case "covered-high-risks":
			return facts.openHighRisks === 0
				? { value: null, live: "No open high or critical risk", whenNone: true }
				: share(facts.coveredHighRisks, facts.openHighRisks, "open high and critical risks");
		case "tasks-completed":
			return share(facts.completedTasks, facts.tasks, "tasks");
		case "tasks-with-owner":
			return share(facts.tasksWithOwner, facts.tasks, "tasks");
		case "benefits-with-owner":
			return share(facts.benefitsWithOwner, facts.benefits, "benefits");
		case "kpis-on-track":
			return share(
				facts.kpis.filter((kpi) => kpiReaches(kpi, onTrackPercent)).length,
				facts.kpis.length,
				"KPIs",
			);
		case "budget-spent":
			return spent(facts);
		case "kpi":
			return achieved(facts.kpis.find(({ id }) => id === binding.kpiId));
	}
}

function count(rows: number, noun: string): Measurement {
	const live = rows === 0 ? `No ${noun}` : `${formatNumber(rows)} ${noun}${rows === 1 ? "" : "s"}`;
	return { value: counted(rows), live };
}

function share(part: number, whole: number, nouns: string): Measurement {
	const value = inPercent(String(part), String(whole));
	if (value === null) return { value, live: `No ${nouns} yet` };
	const [of, all] = [part, whole].map((rows) => formatNumber(rows));
	return { value, live: `${of} of ${all} ${nouns} (${inWords(value)}%)` };
}

function spent({ budgetSpent, budgetAllocated, currency }: GateFacts): Measurement {
	const value = inPercent(budgetSpent, budgetAllocated);
	if (value === null) return { value, live: "No budget allocated yet" };
	return {
		value,
		live: `${formatMoney(budgetSpent, currency)} of ${formatMoney(budgetAllocated, currency)} (${inWords(value)}%)`,
	};
}

function achieved(kpi: GateFacts["kpis"][number] | undefined): Measurement {
	if (!kpi) return { value: null, live: "The KPI no longer exists" };
	if (kpi.targetValue === null) return { value: null, live: `${kpi.name} has no target yet` };
	const [part, of] = ratio(kpi);
	const value = { amount: part * 100n, of };
	return { value, live: `${kpi.name} is at ${inWords(value)}% of its target` };
}

function gateNamed(id: string, { gates }: Pick<GateFacts, "gates">): string {
	const gate = gates.find((each) => each.id === id);
	return gate ? gateTitle(gate) : "A gate that no longer exists";
}
