import type { Decision } from "../decision.ts";
import type { Mark, Quote } from "../evidence.ts";
import type { Plan } from "../plan.ts";

type Item = { mark?: Mark | undefined; quotes?: readonly Quote[] | undefined };

/**
 * Marks what rests on answers of the interview alone as asked instead of quoted.
 * @param answers ids of the documents that hold the answers
 */
function withAskedMark<Given extends Item>(item: Given, answers: ReadonlySet<string>): Given {
	const { mark, quotes = [] } = item;
	const isAsked =
		mark === "quoted" && quotes.length > 0 && quotes.every(({ documentId }) => answers.has(documentId));
	return isAsked ? { ...item, mark: "asked" } : item;
}

/** The plan with its workstreams, tasks, gates, KPIs, benefits and risks marked so. */
export function markAskedInPlan(plan: Plan, answers: ReadonlySet<string>): Plan {
	if (answers.size === 0) return plan;
	const marked = <Given extends Item>(items: readonly Given[]) =>
		items.map((item) => withAskedMark(item, answers));
	return {
		...plan,
		workstreams: marked(plan.workstreams).map((stream) => ({ ...stream, tasks: marked(stream.tasks) })),
		stage_gates: marked(plan.stage_gates),
		kpis: marked(plan.kpis),
		benefits: marked(plan.benefits),
		risks: marked(plan.risks),
	};
}

/** The decisions with their options marked so. */
export function markAskedInDecisions(
	decisions: readonly Decision[],
	answers: ReadonlySet<string>,
): Decision[] {
	return decisions.map((decision) => ({
		...decision,
		options: decision.options.map((option) => withAskedMark(option, answers)),
	}));
}
