import type { Decision } from "@throughline/domain/consultant/decision";
import { sameOption } from "@throughline/domain/consultant/same-option";
import { z } from "zod";
import type { Asked } from "./ask.ts";
import { type Citations, Cited } from "./material/citations.ts";

export const DecisionAnswer = z.object({
	id: z.string().describe("A short name in kebab case, such as approach, rollout, organisation"),
	question: z.string(),
	context: z.string(),
	options: z.array(
		z.object({
			id: z.string(),
			label: z.string(),
			description: z.string(),
			warning: z.string().nullable(),
			reasoning: z.string(),
			cost_min: z.number().describe("In the currency of the case"),
			cost_max: z.number().describe("In the currency of the case"),
			cost_basis: z.string().describe("From which amount of the material, or that it is an assumption"),
			months: z.number(),
			recommended: z.boolean(),
			pros: z.array(z.string()),
			cons: z.array(z.string()),
			evidence: z.array(Cited).describe("Where the material proposes it, or gives its cost or time"),
		}),
	),
	assumptions: z.array(
		z.object({
			text: z.string(),
			evidence: Cited.nullable(),
			budget: z
				.number()
				.nullable()
				.describe("In the currency of the case, when it says what may be spent; else null"),
		}),
	),
	evidence: z.array(Cited),
});

const DecisionsAnswer = z.object({ decisions: z.array(DecisionAnswer) });

export const decisionsTask =
	"Put the three to five decisions that follow from the root cause. The first is about the measures that the material proposes, each with its own price and time and the passages that say so, and about leaving all as it is. Each decision has two to four options that exclude each other, of which you recommend exactly one that keeps the limits of the case, with costs in its currency scaled from its amounts (or marked as an assumption in cost_basis), a time in months, pros and cons. Name what each decision assumes; an assumption that a KPI, a risk or a cost could refute is best.";

/** The decisions as one question. */
export const allDecisions: Asked<z.infer<typeof DecisionsAnswer>> = {
	name: "decisions",
	schema: DecisionsAnswer,
	task: decisionsTask,
};

/** The decisions with their quotes, each once; ids made unique, ranges in order, exactly one option recommended. */
export function decisionsOf(
	{ decisions }: z.infer<typeof DecisionsAnswer>,
	citations: Citations,
): Decision[] {
	const taken = new Set<string>();
	return eachOnce(decisions)
		.filter(({ options }) => options.length >= 2)
		.map((decision) => {
			const ids = new Set<string>();
			const options = decision.options.slice(0, 4);
			const recommended = Math.max(
				0,
				options.findIndex((option) => option.recommended),
			);
			return {
				id: unique(decision.id, "decision", taken),
				question: decision.question,
				context: decision.context,
				options: options.map(({ cost_min, cost_max, months, evidence, ...option }, index) => ({
					...option,
					quotes: citations.quotes(evidence),
					id: unique(option.id, "option", ids),
					recommended: index === recommended,
					estimated_cost: inOrder(cost_min, cost_max),
					estimated_timeline_months: cost_max > 0 ? Math.max(0.5, months) : Math.max(0, months),
				})),
				assumptions: decision.assumptions.map(({ text, evidence, budget }, index) => ({
					id: `assumption-${index + 1}`,
					text,
					quote: evidence && citations.quote(evidence),
					budget: budget && Math.round(budget),
				})),
				quotes: citations.quotes(decision.evidence),
			};
		});
}

type Said = z.infer<typeof DecisionAnswer>;

/** Of decisions that ask the same about the same options the first, and of options of one name the first. */
function eachOnce(decisions: readonly Said[]): Said[] {
	const isTwin = (one: Said, other: Said) =>
		sameOption(one.question, other.question) &&
		one.options.length === other.options.length &&
		one.options.every(({ label }) => other.options.some((each) => sameOption(each.label, label)));
	return decisions
		.map((decision) => ({
			...decision,
			options: decision.options.filter(
				({ label }, at, all) => all.findIndex((other) => sameOption(other.label, label)) === at,
			),
		}))
		.filter((decision, at, all) => all.findIndex((other) => isTwin(other, decision)) === at);
}

function inOrder(one: number, other: number): { min: number; max: number } {
	const [min, max] = [Math.max(0, Math.round(one)), Math.max(0, Math.round(other))];
	return min <= max ? { min, max } : { min: max, max: min };
}

/** The wanted id in kebab case, with a number when it is taken. */
function unique(wanted: string, fallback: string, taken: Set<string>): string {
	const base =
		wanted
			.toLowerCase()
			.replaceAll(/[^a-z0-9]+/g, "-")
			.replaceAll(/^-+|-+$/g, "")
			.slice(0, 60) || fallback;
	let id = base;
	for (let count = 2; taken.has(id); count++) id = `${base}-${count}`;
	taken.add(id);
	return id;
}
