import type { Decision, DecisionOption } from "@throughline/domain/consultant/decision";
import type { ResearchResult } from "@throughline/domain/consultant/research";
import type { Case } from "../case/build.ts";
import { againstLimits } from "../decisions/against-limits.ts";
import { measureOptions } from "../decisions/measure-options.ts";
import { sizeOf } from "../money/size.ts";
import { wording } from "../wording/wording.ts";
import { distinctQuotes, KnownFigures } from "./known-figures.ts";

const mostOptions = 12;

/**
 * A model's decisions, held against the case: in its currency, each option against its limits, every figure looked up or
 * named as the model's, and with the measures that a person confirmed.
 */
export function groundDecisions(
	case_: Case,
	decisions: readonly Decision[],
	{ research, today }: { research: ResearchResult | null; today: string },
): Decision[] {
	const known = new KnownFigures(case_, research);
	const grounded = decisions.map(
		(decision): Decision => ({
			...decision,
			context: known.marked(decision.context, decision.question),
			currency: case_.currency ?? "USD",
			options: decision.options.map((option) => groundOption(case_, option, known, today)),
			assumptions: decision.assumptions.map((assumption) => ({
				...assumption,
				text: known.marked(assumption.text),
				budget: budgetOf(case_, assumption.budget ?? null),
			})),
		}),
	);
	const [first, ...others] = grounded;
	if (!first) return [];
	const missing = confirmedOptions(case_, grounded, today).slice(0, mostOptions - first.options.length);
	return [{ ...first, options: [...first.options, ...missing] }, ...others];
}

/** Only what the case allows may be spent: that is the limit, whatever a model makes of it. */
function budgetOf({ limits }: Case, said: number | null): number | null {
	return said === null ? null : (limits.cap?.figure.value ?? null);
}

function groundOption(
	case_: Case,
	option: DecisionOption,
	known: KnownFigures,
	today: string,
): DecisionOption {
	const words = wording(case_.reading.language).model;
	const { estimated_cost: cost, estimated_timeline_months: months } = option;
	const isCostKnown = known.hasMoney(cost.min) && known.hasMoney(cost.max);
	const { label, description } = option;
	const looked = known.lookUp(
		label,
		description,
		option.reasoning,
		option.warning ?? "",
		option.cost_basis,
		...option.pros,
		...option.cons,
	);
	const { unknown } = looked;
	const quotes = (option.quotes ?? []).filter(({ verified }) => verified);
	const holding = distinctQuotes([
		...quotes.filter((quote) => [label, description].some((text) => known.isSaidBy(quote, text))),
		...looked.quotes,
		...(cost.max > 0 ? known.quotesOfMoney(cost.max) : []),
	]);
	const estimates = [
		isCostKnown || cost.max === 0 ? "" : words.cost,
		known.hasMonths(months) || months === 0 ? "" : words.time,
		unknown.length > 0 ? words.figures(unknown) : "",
	].filter((part) => part !== "");
	const { warnings } = againstLimits(case_, { cost, months }, today);
	const warning = [...warnings.map((text) => `${text}.`), option.warning ?? ""].filter((part) => part !== "");
	return {
		...option,
		verdict: known.markedVerdict(option.verdict),
		warning: warning.length > 0 ? warning.join(" ") : null,
		cost_basis: isCostKnown
			? option.cost_basis
			: [words.estimate, option.cost_basis].filter(Boolean).join(" "),
		...(holding.length > 0 && estimates.length === 0
			? { mark: "quoted", quotes: holding }
			: { mark: "assumed", quotes }),
		...(estimates.length > 0 ? { arithmetic: estimates.join(" ") } : {}),
		estimated: unknown,
	};
}

/** Measures that a person made one, where no option rests on their statement. */
function confirmedOptions(case_: Case, decisions: readonly Decision[], today: string): DecisionOption[] {
	const quotes = decisions.flatMap(({ options }) => options.flatMap((option) => option.quotes ?? []));
	const confirmed = new Set(
		case_.options
			.filter(({ statements }) => statements.some(({ confirmed, role }) => confirmed && role === "option"))
			.filter(
				({ statements }) =>
					!statements.some(({ documentId, start, end }) =>
						quotes.some((quote) => quote.documentId === documentId && quote.start < end && quote.end > start),
					),
			)
			.map(({ id }) => id),
	);
	return measureOptions(case_, sizeOf(case_, today).size, { rootCause: "", today })
		.filter(({ measures = [] }) => measures.length === 1 && confirmed.has(measures[0] ?? ""))
		.map((option) => ({ ...option, recommended: false }));
}
