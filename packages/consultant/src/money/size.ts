import type { Case } from "../case/build.ts";
import { dearestTogether } from "../case/options/rivals.ts";
import { amountsOf, type ProblemCost, problemCostOf } from "../case/problem/problem-cost.ts";
import { monthsBetween } from "../figures/dates/months.ts";
import { withoutSpeaker } from "../read/speaker.ts";
import { costByColumn } from "../wording/cost-by-column.ts";
import { costOfOne } from "../wording/cost-of-one.ts";
import { moneyText, numberText } from "../wording/money.ts";
import { wording } from "../wording/wording.ts";

const sizes = ["S", "M", "L"] as const;
export type Size = (typeof sizes)[number];

/** Up to these amounts a case is small or medium, in units of its currency: the order of magnitude decides. */
const smallMoney = 100_000;
const mediumMoney = 2_000_000;
/** Less time than this leaves room for a small or a medium plan only. */
const smallMonths = 3;
const mediumMonths = 15;

/** How large the undertaking is, and from which figures: the limit, the prices, the cost of the problem, the time left. */
export function sizeOf(case_: Case, today: string): { size: Size; basis: string } {
	const words = wording(case_.reading.language);
	const { size, basis } = sizeByMoney(case_);
	const months = roomFor(case_, today);
	if (!Number.isFinite(months)) return { size, basis: words.size(size, basis) };
	const most: Size = months <= smallMonths ? "S" : months <= mediumMonths ? "M" : "L";
	const fitting = sizes.indexOf(size) > sizes.indexOf(most) ? most : size;
	const left = words.sizeBasis.months(numberText(Math.round(months * 10) / 10, case_.reading.language));
	return { size: fitting, basis: words.size(fitting, `${basis}, ${left}`) };
}

/** By the limit; else by the stated prices; else by what the problem costs; else by how much is named. */
function sizeByMoney(case_: Case): { size: Size; basis: string } {
	const { language } = case_.reading;
	const { sizeBasis } = wording(language);
	const amount = (value: number) => moneyText(value, case_.currency ?? "USD", language);
	const cap = case_.limits.cap?.figure.value;
	if (cap !== undefined) return { size: byMoney(cap), basis: sizeBasis.cap(amount(cap)) };
	const priced = dearestTogether(case_.options);
	if (priced > 0) return { size: byMoney(priced), basis: sizeBasis.price(amount(priced)) };
	const cost = problemCostOf(case_)?.amount ?? undefined;
	// What is spent on a problem is a part of what it costs.
	if (cost !== undefined) return { size: byMoney(cost / 4), basis: sizeBasis.cost(amount(cost)) };
	const { length: named } = case_.options;
	return {
		size: named > 3 || case_.causes.length > 10 ? "M" : "S",
		basis: named > 0 ? sizeBasis.measures(named) : sizeBasis.nothing,
	};
}

function byMoney(amount: number): Size {
	if (amount <= smallMoney) return "S";
	return amount <= mediumMoney ? "M" : "L";
}

/** The place of a size in a playbook's three values. */
export function bySize<T>(values: readonly [T, T, T], size: Size): T {
	return values[{ S: 0, M: 1, L: 2 }[size] as 0 | 1 | 2];
}

/** What the problem costs as a sentence, with its arithmetic; null where the text does not say. */
export function problemCostText(case_: Case): string | null {
	const cost = problemCostOf(case_);
	if (!cost?.statement) return null;
	const { language } = case_.reading;
	const money = (value: number) => moneyText(value, case_.currency ?? "USD", language);
	const { amount, column, entry, statement, yearly, months, lost } = cost;
	const arithmetic = amount === null ? money(entry.figure.value) : costArithmetic(cost, money);
	if (column !== null && !yearly && amount !== null) return costByColumn(language, column, arithmetic);
	const quote = withoutSpeaker(statement).replace(/\.$/u, "");
	const sentence = (projected: boolean) =>
		wording(language).problemCost({
			amount: arithmetic,
			yearly: yearly && (projected || months === null),
			projected,
			quote,
		});
	const said = sentence(months !== null);
	// A row of a table says of what it is, which no sentence around it does.
	if (months !== null && statement.kind === "row") return `${sentence(false)} ${said}`;
	if (amount === null) return `${said} ${costOfOne(language)}`;
	return lost !== null && !yearly ? `${said} ${arithmetic}.` : said;
}

/** "£1,000 × 12 = £12,000", "£800 + £200 = £1,000", "14 × £310 = £4,340", or the amount alone. */
export function costArithmetic(cost: ProblemCost, money: (value: number) => string): string {
	const { amount, times, added, months, lost, entry } = cost;
	const sum = money(amount ?? 0);
	const parts = joinedAmounts(amountsOf(cost).map(money));
	if (lost) {
		const often = times > 1 ? ` × ${times}` : "";
		return `${lost.written} × ${money(entry.figure.value)}${often} = ${sum}`;
	}
	if (months !== null) {
		const whole = added.length > 0 ? `(${parts})` : parts;
		return months === 1 ? `${whole} × 12 = ${sum}` : `${whole} ÷ ${months} × 12 = ${sum}`;
	}
	if (times > 1) return `${added.length > 0 ? `(${parts})` : parts} × ${times} = ${sum}`;
	return added.length > 0 ? `${parts} = ${sum}` : sum;
}

/** Of a long column the first and the last. */
function joinedAmounts(amounts: readonly string[]): string {
	const shown =
		amounts.length > mostAmounts
			? [...amounts.slice(0, mostAmounts - 2), "…", ...amounts.slice(-1)]
			: amounts;
	return shown.join(" + ");
}

const mostAmounts = 6;

/** When the undertaking can begin: today, whenever the text was written; a text dated ahead says itself when. */
export function startOf({ reading: { asOf } }: Case, today: string): string {
	return asOf !== null && asOf > today ? asOf : today;
}

/** How many months are left for what is chosen; no bound where the day has passed: nothing could be in time then. */
export function roomFor(case_: Case, today: string): number {
	const due = case_.limits.deadline?.figure.date?.to;
	const left = due === undefined ? 0 : monthsBetween(startOf(case_, today), due);
	return left > 0 ? left : Number.POSITIVE_INFINITY;
}

/** Whether work of so many months is done when so many are left. */
export function fitsIn(months: number, left: number): boolean {
	// Both are rounded, work to quarters of a month.
	return left > 0 && months <= left + 0.05;
}

/** The months that are left, as they are told beside those of the work: where it fits, not less for being rounded. */
export function leftBeside(months: number, left: number): number {
	const told = Math.max(0, Math.round(left * 10) / 10);
	return fitsIn(months, left) ? Math.max(told, months) : told;
}
