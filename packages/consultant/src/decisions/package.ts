import { partsTogether } from "@throughline/domain/consultant/cost-parts";
import type { DecisionOption } from "@throughline/domain/consultant/decision";
import type { Case } from "../case/build.ts";
import { quoteOf } from "../case/quote.ts";
import { fitsIn, roomFor } from "../plan/size.ts";
import { dateText, moneyText } from "../wording/money.ts";
import { wording } from "../wording/wording.ts";
import { countedText, sumText } from "./cost-parts.ts";
import { heldAgainst, type Weighed } from "./weigh-measures.ts";

/**
 * Measures that do not exclude each other, as many as the limits allow; none that the text speaks against, first what it
 * says was agreed, then what it recommends, then what has worked elsewhere.
 */
export function packageOf(
	case_: Case,
	weighed: readonly Weighed[],
	options: readonly DecisionOption[],
	today: string,
): DecisionOption | null {
	const { language } = case_.reading;
	const words = wording(language).measures;
	const currency = case_.currency ?? "USD";
	const cap = case_.limits.cap?.figure.value ?? Number.POSITIVE_INFINITY;
	const due = case_.limits.deadline?.figure.date?.to ?? null;
	const left = roomFor(case_, today);
	let spent = 0;
	const rivalsTaken = new Set<string>();
	const taken = weighed
		.filter(
			({ measure, rejected, contested, serves, recommended, agreed, proven }) =>
				!measure.option.alternative && !rejected && (!contested || serves || recommended || agreed || proven),
		)
		.sort(
			(one, other) =>
				Number(other.agreed) - Number(one.agreed) ||
				Number(other.recommended) - Number(one.recommended) ||
				Number(other.proven) - Number(one.proven) ||
				Number(other.serves) - Number(one.serves) ||
				Number(one.contested) - Number(other.contested) ||
				Number(other.measure.option.price !== null) - Number(one.measure.option.price !== null) ||
				one.measure.cost.max - other.measure.cost.max,
		)
		.filter(({ measure }) => {
			if (measure.foreign || !fitsIn(measure.months, left) || spent + measure.cost.max > cap * 0.95)
				return false;
			const { rivals } = measure.option;
			if (rivals !== null && rivalsTaken.has(rivals)) return false;
			if (rivals !== null) rivalsTaken.add(rivals);
			spent += measure.cost.max;
			return true;
		})
		.slice(0, 6);
	if (taken.length < 2) return null;
	const own = taken.map(({ at }) => options[at]).flatMap((option) => option ?? []);
	const sum = (bound: "min" | "max") => taken.reduce((total, { measure }) => total + measure.cost[bound], 0);
	const measures = taken.map(({ measure }) => measure);
	const arithmetic = sumText(measures, currency, language);
	const parts = partsTogether(measures);
	const counted = countedText(parts, language);
	const unpriced = taken.some(({ measure }) => measure.option.price === null);
	const untimed = taken.some(({ measure }) => measure.option.months === null && measure.option.due === null);
	const cons = [
		...new Set([
			...taken
				.flatMap(({ measure }) => heldAgainst(case_, measure.option))
				.map((quote) => words.contested(quote)),
			...(unpriced || untimed ? [words.unknown(unpriced, untimed)] : []),
		]),
	];
	return {
		id: "package",
		label: words.package,
		description: words.packageOf(own.map(({ label }) => label)).slice(0, 580),
		warning: null,
		reasoning: Number.isFinite(cap)
			? words.withinCap(moneyText(cap, currency, language), counted)
			: words.open,
		estimated_cost: { min: sum("min"), max: sum("max") },
		cost_basis: arithmetic,
		...(parts ? { cost_parts: parts } : {}),
		estimated_timeline_months: Math.max(...taken.map(({ measure }) => measure.months)),
		recommended: true,
		mark: "derived",
		arithmetic,
		quotes: taken.flatMap(({ measure }) => measure.option.statements.slice(0, 1).map(quoteOf)),
		measures: taken.map(({ measure }) => measure.option.id),
		pros: [
			...(Number.isFinite(cap) ? [words.withinCap(moneyText(cap, currency, language), counted)] : []),
			...(due && Number.isFinite(left) ? [words.inTime(dateText(due, language))] : []),
			words.open.replace(/\.$/, ""),
		].slice(0, 3),
		cons: cons.length > 0 ? cons.slice(0, 4) : [words.moreToLead],
	};
}
