import type { DecisionOption } from "@throughline/domain/consultant/decision";
import type { Case } from "../case/build.ts";
import { readOut } from "../case/causes/read-out.ts";
import { successesIn } from "../case/options/standing.ts";
import type { StatedOption } from "../case/options/stated-option.ts";
import { problemCostOf } from "../case/problem/problem-cost.ts";
import { quoteOf } from "../case/quote.ts";
import { capitalise } from "../wording/capitalise.ts";
import { dateText, moneyText, numberText } from "../wording/money.ts";
import { type Wording, wording } from "../wording/wording.ts";
import { againstLimits } from "./against-limits.ts";
import { foreignPrice, type SizedMeasure } from "./size-measures.ts";
import { forbiddenBy, heldAgainst } from "./weigh-measures.ts";

/** A measure as an option, with its arithmetic and what speaks for and against it; `at` is its place among them. */
export function presentMeasure(
	case_: Case,
	measure: SizedMeasure,
	at: number,
	today: string,
): DecisionOption {
	const { option, cost, months, arithmetic, foreign } = measure;
	const words = wording(case_.reading.language).measures;
	const { warnings: broken, inBudget, inTime } = againstLimits(case_, measure, today);
	const warnings = [
		...(foreign ? [words.foreign(foreignPrice(measure, case_))] : []),
		...broken,
		...forbiddenBy(case_, option).map((text) => words.forbids(text)),
	];
	const isTimed = option.months !== null || option.due !== null;
	const isSized = option.price !== null || option.personDays !== null;
	const isKnown = option.price !== null && isTimed && foreign === null;
	const basis = isSized ? arithmetic : noPrice(option, arithmetic, words);
	return {
		id: `measure-${at + 1}`,
		// A bullet often begins with a small letter.
		label: capitalise(option.label),
		description:
			[rest(option), option.owner ? words.byPerson(option.owner) : ""]
				.filter((part) => part !== "")
				.join(" ")
				.slice(0, 420) || words.open,
		warning: warnings.length > 0 ? `${warnings.join(". ")}.` : null,
		reasoning: words[option.standing],
		estimated_cost: cost,
		cost_basis: basis,
		cost_note: foreign ? arithmetic : null,
		estimated_timeline_months: months,
		recommended: false,
		mark: "quoted",
		quotes: option.statements.slice(0, 4).map(quoteOf),
		arithmetic: [basis, timeBasis(case_, option), paybackOf(case_, cost)]
			.filter((part) => part !== "")
			.join(" "),
		measures: [option.id],
		// That an assumed price or time keeps a limit says nothing for it.
		pros: [
			...successesIn(option.statements).map((quote) => words.proven(quote)),
			isKnown ? words.withPrice : words.open.replace(/\.$/, ""),
			...(isSized ? inBudget : []),
			...(isTimed ? inTime : []),
		].slice(0, 4),
		cons: [
			...warnings,
			...heldAgainst(case_, option).map((quote) => words.contested(quote)),
			...(isKnown || foreign ? [] : [words.unknown(option.price === null, !isTimed)]),
		].slice(0, 4),
	};
}

/** That the text gives no price, or only one for a piece. */
function noPrice({ unitPrice }: StatedOption, assumed: string, words: Wording["measures"]): string {
	return unitPrice === null ? words.noPrice(assumed) : words.onlyUnitPrice(unitPrice, assumed);
}

function timeBasis(case_: Case, { time, due }: StatedOption): string {
	const words = wording(case_.reading.language).measures;
	if (time !== null) return words.time(time, numberText(time.value, case_.reading.language));
	return due ? words.due(dateText(due, case_.reading.language)) : words.noTime;
}

/** What the text says of an option beyond its label. */
function rest({ label, statements }: StatedOption): string {
	const said = readOut(statements);
	return said.startsWith(label) && said.length <= label.length + 2 ? "" : said;
}

/** Cost divided by what the problem costs a year: only where the text says that it is for a year. */
function paybackOf(case_: Case, cost: { max: number }): string {
	const yearly = problemCostOf(case_);
	if (!yearly?.yearly || !yearly.amount || cost.max === 0) return "";
	const { language } = case_.reading;
	const amount = (value: number) => moneyText(value, case_.currency ?? "USD", language);
	const months = Math.round((cost.max / yearly.amount) * 120) / 10;
	return wording(language).measures.payback(
		`${amount(cost.max)} ÷ ${amount(yearly.amount)} × 12 = ${numberText(months, language)}`,
	);
}
