import type { Case } from "../case/build.ts";
import { monthsBetween } from "../case/dates.ts";
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
	const due = case_.limits.deadline?.figure.date?.to ?? null;
	if (!due) return { size, basis: words.size(size, basis) };
	const months = monthsBetween(startOf(case_, today), due);
	const most: Size = months <= smallMonths ? "S" : months <= mediumMonths ? "M" : "L";
	const fitting = sizes.indexOf(size) > sizes.indexOf(most) ? most : size;
	const left = words.sizeBasis.months(
		numberText(Math.max(0, Math.round(months * 10) / 10), case_.reading.language),
	);
	return { size: fitting, basis: words.size(fitting, `${basis}, ${left}`) };
}

/** By the limit; else by the stated prices; else by what the problem costs; else by how much is named. */
function sizeByMoney(case_: Case): { size: Size; basis: string } {
	const { language } = case_.reading;
	const { sizeBasis } = wording(language);
	const amount = (value: number) => moneyText(value, case_.currency ?? "USD", language);
	const cap = case_.limits.cap?.figure.value;
	if (cap !== undefined) return { size: byMoney(cap), basis: sizeBasis.cap(amount(cap)) };
	const priced = case_.options.reduce((sum, { price }) => sum + (price?.max ?? 0), 0);
	if (priced > 0) return { size: byMoney(priced), basis: sizeBasis.price(amount(priced)) };
	const cost = problemCost(case_)?.figure.value;
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

/** Less than this is what one piece costs, or one case: no problem of an organisation. */
const leastCost = 100;

/** What the problem costs, by the clearest statement of it: what has been paid counts before what is feared. */
export function problemCost(case_: Case) {
	const byId = new Map(case_.statements.map((statement) => [statement.id, statement]));
	const measured = new Set(case_.measures.flatMap(({ baseline, target }) => [baseline?.id, target?.id]));
	const entries = case_.ledger.filter(
		({ id, role, figure }) =>
			!measured.has(id) &&
			role === "problem cost" &&
			figure.kind === "money" &&
			!figure.each &&
			figure.value >= leastCost &&
			(figure.per === null || figure.per === "year") &&
			(figure.currency ?? case_.currency) === case_.currency,
	);
	const worth = (entry: (typeof entries)[number]) => {
		const signals = byId.get(entry.statementId)?.signals;
		if (entry.confirmed || !signals) return 9;
		return (
			signals.loss +
			signals.now * 0.3 -
			signals.risk * 1.2 -
			signals.option * 0.6 +
			Math.log10(Math.max(1, entry.figure.value)) * 0.25
		);
	};
	return entries.toSorted((one, other) => worth(other) - worth(one))[0] ?? null;
}

/** What the problem costs as a sentence; null where the text does not say. */
export function problemCostText(case_: Case): string | null {
	const cost = problemCost(case_);
	const statement = case_.statements.find(({ id }) => id === cost?.statementId);
	if (!cost || !statement) return null;
	const { language } = case_.reading;
	return wording(language).problemCost({
		amount: moneyText(cost.figure.value, case_.currency ?? "USD", language),
		yearly: cost.figure.per === "year",
		quote: statement.plain,
	});
}

/** When the undertaking can begin: the text's own date, or today where it is older or names none. */
export function startOf(case_: Case, today: string): string {
	return case_.reading.asOf ?? today;
}
