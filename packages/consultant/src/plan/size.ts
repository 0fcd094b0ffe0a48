import type { Case } from "../case/build.ts";
import { monthsBetween } from "../case/dates.ts";
import { moneyText } from "../wording/money.ts";
import { wording } from "../wording/wording.ts";

export type Size = "S" | "M" | "L";

/** Up to these amounts a case is small or medium, in units of its currency: the order of magnitude decides. */
const smallMoney = 100_000;
const mediumMoney = 2_000_000;
/** Less time than this leaves room for a small or a medium plan only. */
const smallMonths = 3;
const mediumMonths = 15;

/** How large the undertaking is, and from which figures: the limit, the prices, the cost of the problem, the time left. */
export function sizeOf(case_: Case, today: string): { size: Size; basis: string } {
	const { language } = case_.reading;
	const words = wording(language);
	const currency = case_.currency ?? "USD";
	const cap = case_.limits.cap?.figure.value ?? null;
	const priced = case_.options.reduce((sum, { price }) => sum + (price?.max ?? 0), 0);
	const cost = problemCost(case_)?.figure.value ?? null;
	const due = case_.limits.deadline?.figure.date?.to ?? null;
	const months = due ? monthsBetween(startOf(case_, today), due) : null;
	const said: string[] = [];
	let size: Size;
	if (cap !== null) {
		size = byMoney(cap);
		said.push(words.sizeBasis.cap(moneyText(cap, currency, language)));
	} else if (priced > 0) {
		size = byMoney(priced);
		said.push(words.sizeBasis.price(moneyText(priced, currency, language)));
	} else if (cost !== null) {
		// What is spent on a problem is a part of what it costs.
		size = byMoney(cost / 4);
		said.push(words.sizeBasis.cost(moneyText(cost, currency, language)));
	} else {
		size = case_.options.length > 3 || case_.causes.length > 10 ? "M" : "S";
		said.push(
			case_.options.length > 0 ? words.sizeBasis.measures(case_.options.length) : words.sizeBasis.nothing,
		);
	}
	if (months !== null) {
		said.push(words.sizeBasis.months(String(Math.max(0, Math.round(months * 10) / 10))));
		if (months <= smallMonths) size = "S";
		else if (months <= mediumMonths && size === "L") size = "M";
	}
	return { size, basis: words.size(size, said.join(", ")) };
}

function byMoney(amount: number): Size {
	if (amount <= smallMoney) return "S";
	return amount <= mediumMoney ? "M" : "L";
}

/** The place of a size in a playbook's three values. */
export function bySize<T>(values: readonly [T, T, T], size: Size): T {
	return values[{ S: 0, M: 1, L: 2 }[size] as 0 | 1 | 2];
}

/** What the problem costs, by the clearest statement of it. */
export function problemCost(case_: Case) {
	const entries = case_.ledger.filter(
		({ role, figure }) =>
			role === "problem cost" &&
			figure.kind === "money" &&
			(figure.currency ?? case_.currency) === case_.currency,
	);
	return entries.sort((one, other) => other.figure.value - one.figure.value)[0] ?? null;
}

/** When the undertaking can begin: the text's own date, or today where it is older or names none. */
export function startOf(case_: Case, today: string): string {
	return case_.reading.asOf ?? today;
}
