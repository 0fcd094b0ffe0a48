import type { DecisionOption } from "@throughline/domain/consultant/decision";
import { partsTogether } from "@throughline/domain/consultant/decision/cost-parts";
import type { Case } from "../case/build.ts";
import { quoteOf } from "../case/quote.ts";
import { causeTitle } from "../case/title.ts";
import { roomFor } from "../money/size.ts";
import { isPerUnit, isTimed } from "../money/size-measures.ts";
import { capitalise } from "../wording/capitalise.ts";
import { dateText, moneyText } from "../wording/money.ts";
import { wording } from "../wording/wording.ts";
import { workWords } from "../wording/work/work-words.ts";
import { countedText, sumText } from "./cost-parts.ts";
import { otherCauseOf } from "./other-cause.ts";
import type { Package } from "./package.ts";
import { packageWording } from "./package-wording.ts";
import type { DecisionQuestion } from "./question.ts";
import { serviceTo } from "./serves-cause.ts";
import { heldAgainst } from "./weigh-measures.ts";

/** Whole names stand in the label as far as they fit; the description has all. */
const mostOfLabel = 200;
const mostOfCause = 160;

/** Several measures as one option, which says what its parts are and which of them goes at which cause. */
export function presentPackage(
	case_: Case,
	{ parts, isBetter }: Package,
	{ rootCause, today }: DecisionQuestion,
): DecisionOption {
	const { language } = case_.reading;
	const words = wording(language).measures;
	const { together, moreToLead } = packageWording(language);
	const money = (value: number) => moneyText(value, case_.currency ?? "USD", language);
	const cap = case_.limits.cap?.figure.value;
	const due = case_.limits.deadline?.figure.date?.to ?? null;
	const measures = parts.map(({ measure }) => measure);
	const sum = (bound: "min" | "max") => measures.reduce((total, { cost }) => total + cost[bound], 0);
	// What only has a price for one of something stands in no sum.
	const arithmetic = [
		sumText(measures, case_.currency ?? "USD", language),
		...measures.filter(({ option }) => isPerUnit(option)).map(({ arithmetic: own }) => own),
	].join(" ");
	const costParts = partsTogether(measures);
	const unpriced = measures.some(({ option }) => option.price === null);
	const untimed = measures.some(({ option }) => !isTimed(option));
	const against = measures.flatMap(({ option }) => heldAgainst(case_, option));
	const cons = [
		...new Set(against.map((quote) => words.contested(quote))),
		...(unpriced || untimed ? [words.unknown(unpriced, untimed)] : []),
	];
	return {
		id: "package",
		label: labelOf(
			case_,
			measures.map(({ option }) => option.label),
		),
		description: together(measures.map(({ option }) => wholeName(option.label))),
		warning: null,
		reasoning: reasonOf(case_, { parts, isBetter }, rootCause),
		estimated_cost: { min: sum("min"), max: sum("max") },
		cost_basis: arithmetic,
		...(costParts ? { cost_parts: costParts } : {}),
		estimated_timeline_months: Math.max(...measures.map(({ months }) => months)),
		recommended: isBetter,
		mark: "derived",
		arithmetic,
		quotes: measures.flatMap(({ option }) => option.statements.slice(0, 1).map(quoteOf)),
		measures: measures.map(({ option }) => option.id),
		pros: [
			...(cap === undefined || unpriced
				? []
				: [words.withinCap(money(cap), countedText(costParts, language))]),
			...(due && !untimed && Number.isFinite(roomFor(case_, today))
				? [words.inTime(dateText(due, language))]
				: []),
			words.open.replace(/\.$/, ""),
		],
		cons: cons.length > 0 ? cons.slice(0, 4) : [moreToLead],
	};
}

/** Who does it and what it takes stands with each part itself. */
function withoutBrackets(label: string): string {
	return label.replaceAll(/\s*\([^()]*\)/g, "");
}

/** The whole names of the parts, as many as there is room for, two at least. */
function labelOf({ reading: { language } }: Case, labels: readonly string[]): string {
	const names = labels.map(wholeName);
	const { andMore } = workWords(language);
	for (let count = names.length; count > 2; count -= 1) {
		const shown = names.slice(0, count).join(" + ");
		if (shown.length <= mostOfLabel)
			return count < names.length ? andMore(shown, names.length - count) : shown;
	}
	const pair = names.slice(0, 2).join(" + ");
	return names.length > 2 ? andMore(pair, names.length - 2) : pair;
}

function wholeName(label: string): string {
	return capitalise(withoutBrackets(label));
}

/** Which part goes at which cause, and by what one sees it. */
function reasonOf(case_: Case, { parts, isBetter }: Package, rootCause: string): string {
	const { language } = case_.reading;
	const words = packageWording(language);
	const service = serviceTo(case_, rootCause);
	const otherCause = otherCauseOf(case_, rootCause);
	const named = parts.map(({ measure: { option } }) => ({
		option,
		name: wholeName(option.label),
		own: service(option),
	}));
	const serving = named.filter(({ own }) => own !== null);
	const [first] = serving;
	const endorsed = parts.filter(({ agreed, recommended }) => agreed || recommended).length;
	const isAdvised = parts.every(({ measure: { option } }) => option.advised !== null);
	const unserved = isAdvised ? words.unserved : words.noneServes;
	const lead = first ? words.onlyOneServes(first.name) : unserved;
	return [
		isBetter && endorsed > 1 && !isAdvised ? words.severalEndorsed(endorsed) : [],
		serving.length > 1 ? words.severalServe(serving.length) : lead,
		...named.flatMap(({ option, name, own }) => {
			if (own) return words.serves(name, own);
			const other = otherCause(option);
			return other ? words.servesOther(name, causeTitle(other.text, language, mostOfCause), other.how) : [];
		}),
	]
		.flat()
		.join(" ");
}
