import type { CostParts, Payback } from "@throughline/domain/consultant/decision";
import type { Case } from "../case/build.ts";
import { moneyText, numberText } from "../wording/money.ts";
import { wording } from "../wording/wording.ts";
import type { Gain } from "./gains.ts";
import { isPriced, type SizedMeasure } from "./size-measures.ts";

/** What is paid back sooner is no investment, what takes longer is never paid back. */
const shortestMonths = 0.1;
const longestMonths = 600;

/**
 * After how many months what is gained every year has paid what is spent once, beside what runs on; null where one of them
 * is not known, or nothing is spent once.
 */
export function paybackOf(
	case_: Case,
	spent: { cost: number; parts: CostParts | null },
	gains: readonly Gain[],
): Payback | null {
	const known = gains.filter(({ yearly, amount, upTo }) => yearly && amount !== null && !upTo);
	const gained = known.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
	if (gained <= 0) return null;
	const { language } = case_.reading;
	const words = wording(language).plan;
	const money = (value: number) => moneyText(Math.round(value), case_.currency ?? "USD", language);
	const once = spent.parts?.once.max ?? spent.cost;
	const yearly = spent.parts?.yearly.max ?? 0;
	const net = gained - yearly;
	if (net <= 0) return { months: null, arithmetic: words.noPayback(money(yearly), money(gained)) };
	if (once <= 0) return null;
	const months = Math.round((once / net) * 120) / 10;
	if (months < shortestMonths || months > longestMonths) return null;
	const divisor = yearly > 0 ? `(${money(gained)} − ${money(yearly)})` : money(gained);
	const number = numberText(months, language);
	return {
		months,
		arithmetic: [
			words.payback(number, `${money(once)} ÷ ${divisor} × 12 = ${number}`),
			...known.flatMap(({ arithmetic }) => (arithmetic === "" ? [] : [arithmetic])),
		].join(" "),
	};
}

/** The payback of a plan whose measures all have a price of the text; what only runs on has nothing to be paid back. */
export function planPaybackOf(
	case_: Case,
	chosen: readonly SizedMeasure[],
	spent: { cost: number; parts: CostParts | null },
	gains: readonly Gain[],
): Payback | null {
	const isPaidOnce = chosen.some(({ cost, parts }) => (parts?.once ?? cost).max > 0);
	return isPaidOnce && chosen.every(isPriced) ? paybackOf(case_, spent, gains) : null;
}
