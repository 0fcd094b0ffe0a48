import type { Case } from "../case/build.ts";
import { monthsBetween } from "../figures/dates/months.ts";
import { fitsIn, startOf } from "../money/size.ts";
import type { SizedMeasure } from "../money/size-measures.ts";
import { dateText, moneyText, numberText } from "../wording/money.ts";
import { wording } from "../wording/wording.ts";
import { countedText } from "./cost-parts.ts";

/** Which limits something of that cost and time breaks, and which it keeps. */
export function againstLimits(
	case_: Case,
	{
		cost,
		months,
		foreign,
		parts,
	}: Pick<SizedMeasure, "cost" | "months"> & Partial<Pick<SizedMeasure, "foreign" | "parts">>,
	today: string,
): { warnings: string[]; inBudget: string[]; inTime: string[] } {
	const { language } = case_.reading;
	const words = wording(language).measures;
	const amount = (value: number) => moneyText(value, case_.currency ?? "USD", language);
	const warnings: string[] = [];
	const inBudget: string[] = [];
	const inTime: string[] = [];
	const counted = countedText(parts ?? null, language);
	const cap = case_.limits.cap?.figure.value;
	if (cap !== undefined && cost.max > cap)
		warnings.push(words.overCap(amount(cap), amount(cost.max - cap), counted));
	else if (cap !== undefined && !foreign) inBudget.push(words.withinCap(amount(cap), counted));
	const due = case_.limits.deadline?.figure.date?.to;
	if (!due) return { warnings, inBudget, inTime };
	const left = monthsBetween(startOf(case_, today), due);
	// Against a day that has passed everything is late: the question itself says so, once.
	if (left <= 0) return { warnings, inBudget, inTime };
	const late = Math.max(0.1, months - left);
	if (!fitsIn(months, left))
		warnings.push(words.lateBy(dateText(due, language), numberText(Math.round(late * 10) / 10, language)));
	else inTime.push(words.inTime(dateText(due, language)));
	return { warnings, inBudget, inTime };
}
