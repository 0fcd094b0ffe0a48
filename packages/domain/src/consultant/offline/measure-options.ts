import type { Decision, DecisionOption } from "../decision.ts";
import type { Material } from "../reading/material.ts";
import { type Measure, measuresIn } from "../reading/statements.ts";
import type { Language } from "../text/words.ts";
import { parNote, withParNote } from "./currency.ts";
import { type DecisionWords, decisionWords } from "./decision-words.ts";
import { type CostBase, estimate } from "./money.ts";
import { quoteOf } from "./whys.ts";

/** So many of the material's own measures are offered. */
const most = 2;
/** Where the material names no cost of a measure: a share of the budget, an assumption. */
const assumed = { low: 0.3, high: 0.5, base: 500_000 };

/** Stems that two things may share without having anything to do with each other. */
const vague =
	/^(?:new|old|long|tak|take|mak|make|get|need|high|low|big|first|percent|dollar|million|neu|neue[nrms]?|alt|alte[nrms]?|hoh|hohe[nrms]?|gross|erst|prozent|euro|million\p{L}*)$/u;

type Scaling = CostBase & { isMeasure: true };
/** A measure that other options go with; `text` is the amount that its cost comes from, named for it or not. */
export type Companion = Scaling & {
	optionId: string;
	label: string;
	isEstimate: boolean;
	months: number | null;
};

export type MeasureOptions = {
	/** The nearest to the cause first; the first that can be paid for is recommended. */
	options: DecisionOption[];
	assumptions: Decision["assumptions"];
	/** What the other ways to remove the cause are scaled from. */
	dearest: Scaling | null;
	/** For each option, in their order, what goes with it is scaled from. */
	companions: Companion[];
};

/** What the material itself proposes against the cause, with its own costs and times. */
export function measureOptions(
	material: Material,
	topics: readonly string[],
	{ limit, months }: { limit: CostBase | null; months: number },
): MeasureOptions {
	const words = decisionWords[material.language];
	const asked = topics.filter((word) => !/\d/.test(word) && !vague.test(word));
	const near = measuresIn(material)
		.map((measure) => ({ measure, near: material.like(measure.passage.topics, asked) }))
		.filter(({ measure, near }) => near > 0 && measure.passage.topics.some((word) => asked.includes(word)))
		.sort(
			(one, other) => other.near - one.near || one.measure.passage.position - other.measure.passage.position,
		)
		.map(({ measure }) => measure)
		.filter((measure, at, all) => all.findIndex((other) => idOf(other) === idOf(measure)) === at)
		.slice(0, most);
	const payable = ({ cost }: Measure) => limit === null || cost === null || cost.max <= limit.value;
	const recommended = near.find(payable);
	if (!recommended) return { options: [], assumptions: [], dearest: null, companions: [] };
	const scaling = ({ cost, passage }: Measure): Scaling[] =>
		cost ? [{ value: cost.max, text: cost.greatest, passage, isBudget: false, isMeasure: true }] : [];
	const [dearest = null] = near.flatMap(scaling).sort((one, other) => other.value - one.value);
	const options = near.map(
		(measure): DecisionOption => ({
			id: idOf(measure),
			label: measure.label,
			description: measure.passage.text.replaceAll(/\s+/g, " "),
			warning: payable(measure) || limit === null ? null : words.aboveBudget(limit.text),
			reasoning: words.measure.reason,
			...costOf(measure, limit, material.language),
			estimated_timeline_months: measure.months ?? months,
			recommended: measure === recommended,
			...forAndAgainst(measure, limit, words),
		}),
	);
	const quote = quoteOf(recommended.passage);
	return {
		options,
		assumptions: [{ id: "measure", text: words.assumption.measure(recommended.label), quote }],
		dearest,
		companions: near.flatMap(({ label, cost, passage, months }, at): Companion[] => {
			const option = options[at];
			if (!option) return [];
			return [
				{
					optionId: option.id,
					label,
					value: option.estimated_cost.max,
					text: cost?.greatest ?? limit?.text ?? "",
					passage,
					isBudget: false,
					isMeasure: true,
					isEstimate: cost === null,
					months,
				},
			];
		}),
	};
}

function costOf({ cost }: Measure, limit: CostBase | null, language: Language) {
	const words = decisionWords[language];
	if (cost) {
		return {
			estimated_cost: { min: cost.min, max: cost.max },
			cost_basis: withParNote(words.measure.named(cost.text), cost.text, language),
			cost_note: parNote(cost.text, language),
		};
	}
	const base = limit?.value ?? assumed.base;
	return {
		estimated_cost: { min: estimate(base * assumed.low), max: estimate(base * assumed.high) },
		cost_basis: limit ? withParNote(words.fromBudget(limit.text), limit.text, language) : words.assumed,
		cost_note: limit ? parNote(limit.text, language) : null,
	};
}

function forAndAgainst({ cost, months }: Measure, limit: CostBase | null, words: DecisionWords) {
	const { pros, cons } = words.measure;
	const within = limit !== null && cost !== null && cost.max <= limit.value;
	return {
		pros: [pros.named, ...(months === null ? [] : [pros.quick(months)]), ...(within ? [pros.within] : [])],
		cons: [
			cons.untested,
			...(cost === null ? [cons.noCost] : []),
			...(cost?.everyYear ? [cons.everyYear] : []),
			...(months === null ? [cons.noTime] : []),
		],
	};
}

/** The same measure keeps its id when more material comes. */
function idOf({ label }: Measure): string {
	const slug = label
		.toLowerCase()
		.replaceAll("ß", "ss")
		.normalize("NFKD")
		.replaceAll(/\p{M}/gu, "")
		.replaceAll(/[^a-z0-9]+/g, "-")
		.replaceAll(/^-|-$/g, "")
		.slice(0, 60);
	return `measure-${slug}`;
}
