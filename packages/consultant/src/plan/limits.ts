import type { CostParts } from "@throughline/domain/consultant/decision";
import type { Limit, Plan } from "@throughline/domain/consultant/plan";
import type { Case } from "../case/build.ts";
import { addMonths, monthsBetween } from "../case/dates.ts";
import { type MustNot, touches } from "../case/limits/must-nots.ts";
import type { StatedOption } from "../case/options/stated-option.ts";
import { quoteOf } from "../case/quote.ts";
import { recurringText } from "../decisions/cost-parts.ts";
import { dateText, moneyText, numberText } from "../wording/money.ts";
import { asTitle } from "../wording/title.ts";
import { wording } from "../wording/wording.ts";
import { fitsIn, leftBeside, startOf } from "./size.ts";

export type CostAndTime = { min: number; max: number; months: number; parts?: CostParts | null };
/** What could be left out, and how much less the plan would then take at most; the option that it is, where it is one. */
type Cut = { label: string; max: number; option?: StatedOption };

/**
 * What the text allows, what the plan takes, and the cheapest change that would bring the two together; then what must not
 * happen, of which nothing can be calculated.
 */
export function limitsOf(
	case_: Case,
	taken: CostAndTime,
	cuts: readonly Cut[],
	workstreams: Plan["workstreams"],
	today: string,
): Limit[] {
	return [
		...[budget(case_, taken, cuts), deadline(case_, taken, workstreams, today)].flatMap(
			(limit) => limit ?? [],
		),
		...case_.mustNots.map((mustNot) => watched(case_, mustNot, cuts)),
	];
}

function watched(case_: Case, mustNot: MustNot, cuts: readonly Cut[]): Limit {
	const { language } = case_.reading;
	const words = wording(language).plan;
	const touched = cuts.flatMap(({ label, option }) =>
		option && touches(mustNot, option) ? [asTitle(label, language)] : [],
	);
	return {
		kind: "must not",
		statement: words.mustNot({ text: mustNot.text, touched }),
		amount: null,
		date: null,
		planned: words.mustNotWatched,
		met: null,
		change: null,
		quotes: mustNot.statement ? [quoteOf(mustNot.statement)] : [],
	};
}

function budget(case_: Case, taken: CostAndTime, cuts: readonly Cut[]): Limit | null {
	const { cap } = case_.limits;
	if (!cap) return null;
	const { language } = case_.reading;
	const words = wording(language).plan;
	const currency = case_.currency ?? "USD";
	const amount = (value: number) => moneyText(Math.round(value), currency, language);
	const over = taken.max - cap.figure.value;
	const met = over <= 0;
	const range = taken.min === taken.max ? amount(taken.max) : `${amount(taken.min)}–${amount(taken.max)}`;
	const planned = range + recurringText(taken.parts ?? null, currency, language);
	const enough = [...cuts].filter(({ max }) => max >= over).sort((one, other) => one.max - other.max)[0];
	return {
		kind: "budget",
		statement: words.budgetLimit({
			cap: amount(cap.figure.value),
			planned,
			met,
			over: amount(Math.max(0, over)),
		}),
		amount: cap.figure.value,
		date: null,
		planned,
		met,
		change: met
			? null
			: enough
				? words.dropMeasure(asTitle(enough.label, language), amount(enough.max))
				: words.raiseCap(amount(over)),
		quotes: quotesOf(case_, cap.statementId),
	};
}

function deadline(
	case_: Case,
	taken: CostAndTime,
	workstreams: Plan["workstreams"],
	today: string,
): Limit | null {
	const { deadline: entry } = case_.limits;
	const due = entry?.figure.date?.to;
	if (!entry || !due) return null;
	const { language } = case_.reading;
	const words = wording(language).plan;
	const start = startOf(case_, today);
	const left = monthsBetween(start, due);
	const late = taken.months - left;
	const met = fitsIn(taken.months, left);
	const number = (value: number) => numberText(Math.round(value * 10) / 10, language);
	const [longest, ...others] = [...workstreams].sort(
		(one, other) => other.start_month + other.timeline_months - (one.start_month + one.timeline_months),
	);
	const without = Math.max(
		0,
		...others.map(({ start_month, timeline_months }) => start_month + timeline_months),
	);
	const change =
		longest && fitsIn(without, left) && others.length > 0
			? words.dropForTime(asTitle(longest.title, language), number(longest.timeline_months))
			: words.moveDeadline(dateText(addMonths(start, taken.months), language));
	return {
		kind: "deadline",
		statement: words.deadlineLimit({
			date: dateText(due, language),
			months: numberText(taken.months, language),
			left: numberText(leftBeside(taken.months, left), language),
			met,
			late: number(late),
		}),
		amount: null,
		date: due,
		planned: numberText(taken.months, language),
		met,
		change: met ? null : change,
		quotes: quotesOf(case_, entry.statementId),
	};
}

function quotesOf(case_: Case, id: string) {
	const statement = case_.statements.find((each) => each.id === id);
	return statement ? [quoteOf(statement)] : [];
}
