import { type Benefit, type BenefitPeriod, type BenefitProjection, shareEvenly } from "../benefit.ts";
import { fromCents, percentOf, subtract, sum, toCents } from "../value/money.ts";
import { addMonths, monthOf, monthsFrom } from "../value/month.ts";

export type ProjectionInputs = {
	/** The program's last day; null where none is set. */
	endDate: string | null;
	benefits: readonly (Pick<Benefit, "targetValue" | "realizedValue"> & {
		periods: readonly Pick<BenefitPeriod, "month" | "planned" | "actual">[];
	})[];
	/** Allocated by all funding sources. */
	allocated: string;
	expenses: readonly { amount: string; expenseDate: string }[];
	/** Percent a year. */
	discountRate: string;
	today: string;
};

/** Money in a month, `YYYY-MM`. */
type Flow = { month: string; amount: string };

/** A benefit without a plan is taken to come over so many months. */
const unplannedMonths = 12;

/**
 * Return on investment, payback and net present value from the program's own benefits and costs, month by month.
 *
 * - Benefits: for one with a monthly plan, each month's actual, or what is planned while it is not accounted for. For one
 *   without, what was realized counts this month and the rest of its target evenly over the twelve months after the
 *   program's end (or after this month, when that is later).
 * - Costs: expenses in their month; what is left of the funding evenly from this month to the program's end.
 * - ROI = (Σ benefits − Σ costs) ÷ Σ costs.
 * - Payback: months from the first one with money until the cumulative sum is no longer negative and stays so.
 * - NPV = Σ (benefitₘ − costₘ) ÷ (1 + r)^(m/12), m months after the first, r the yearly rate.
 *
 * Source: Brealey, Myers and Allen, Principles of Corporate Finance, ch. 2 and 5. Sums are exact; only the discounting
 * is done in floats, and rounded to the cent at its end. Null without a benefit or without a cost.
 */
export function projectBenefits(inputs: ProjectionInputs): BenefitProjection | null {
	const benefits = inputs.benefits.flatMap((benefit) => flowsOf(benefit, inputs));
	const costs = costFlows(inputs);
	const totalBenefit = sum(benefits.map(({ amount }) => amount));
	const totalCost = sum(costs.map(({ amount }) => amount));
	if (toCents(totalBenefit) === 0n || toCents(totalCost) === 0n) return null;

	const months = cumulate(byMonth(benefits), byMonth(costs));
	const netBenefit = subtract(totalBenefit, totalCost);
	return {
		totalBenefit,
		...wayFromTargets(inputs.benefits, totalBenefit),
		totalCost,
		netBenefit,
		roi: percentOf(netBenefit, totalCost),
		paybackMonths: paybackOf(months),
		npv: presentValueOf(months, Number(inputs.discountRate) / 100),
		discountRate: inputs.discountRate,
		months,
	};
}

/** What leads from the targets to what is calculated with: total benefit = targets + plans beyond + actuals beyond. */
function wayFromTargets(benefits: ProjectionInputs["benefits"], totalBenefit: string) {
	const totalTarget = sum(benefits.map(({ targetValue }) => targetValue));
	const plansBeyondTargets = sum(
		benefits
			.filter(({ periods }) => periods.length > 0)
			.map(({ targetValue, periods }) => subtract(sum(periods.map(({ planned }) => planned)), targetValue)),
	);
	const actualsBeyondPlans = subtract(subtract(totalBenefit, totalTarget), plansBeyondTargets);
	return { totalTarget, plansBeyondTargets, actualsBeyondPlans };
}

function flowsOf(
	{ targetValue, realizedValue, periods }: ProjectionInputs["benefits"][number],
	{ endDate, today }: ProjectionInputs,
): Flow[] {
	if (periods.length > 0) {
		return periods.map(({ month, planned, actual }) => ({
			month: monthOf(month),
			amount: actual ?? planned,
		}));
	}
	const rest = subtract(targetValue, realizedValue);
	const closing = lastMonth(endDate, today);
	const shares = rest.startsWith("-") ? [] : shareEvenly(rest, unplannedMonths);
	return [
		{ month: monthOf(today), amount: realizedValue },
		...shares.map((amount, index) => ({ month: addMonths(closing, index + 1), amount })),
	];
}

function costFlows({ expenses, allocated, endDate, today }: ProjectionInputs): Flow[] {
	const spent = expenses.map(({ amount, expenseDate }) => ({ month: monthOf(expenseDate), amount }));
	const left = subtract(allocated, sum(expenses.map(({ amount }) => amount)));
	if (left.startsWith("-")) return spent;
	const months = monthsFrom(monthOf(today), lastMonth(endDate, today));
	const shares = shareEvenly(left, months.length);
	return [...spent, ...months.map((month, index) => ({ month, amount: shares[index] ?? "0.00" }))];
}

/** The program's last month; this one where that has passed or is not known. */
function lastMonth(endDate: string | null, today: string): string {
	return endDate !== null && endDate > today ? monthOf(endDate) : monthOf(today);
}

function byMonth(flows: readonly Flow[]): Map<string, bigint> {
	const months = new Map<string, bigint>();
	for (const { month, amount } of flows) {
		const cents = toCents(amount);
		if (cents !== 0n) months.set(month, (months.get(month) ?? 0n) + cents);
	}
	return months;
}

/** Every month from the first with money to the last, without a gap. */
function cumulate(
	benefits: ReadonlyMap<string, bigint>,
	costs: ReadonlyMap<string, bigint>,
): BenefitProjection["months"] {
	const withMoney = [...benefits.keys(), ...costs.keys()].sort();
	let cumulative = 0n;
	return monthsFrom(withMoney[0] ?? "", withMoney.at(-1) ?? "").map((month) => {
		const benefit = benefits.get(month) ?? 0n;
		const cost = costs.get(month) ?? 0n;
		cumulative += benefit - cost;
		return {
			month,
			benefit: fromCents(benefit),
			cost: fromCents(cost),
			cumulative: fromCents(cumulative),
		};
	});
}

/** Months after the first until nothing is owed any more; 0 when nothing ever was. */
function paybackOf(months: BenefitProjection["months"]): number | null {
	const lastNegative = months.findLastIndex(({ cumulative }) => cumulative.startsWith("-"));
	return lastNegative === months.length - 1 ? null : lastNegative + 1;
}

function presentValueOf(months: BenefitProjection["months"], rate: number): string {
	const value = months.reduce(
		(total, { benefit, cost }, index) =>
			total + Number(toCents(benefit) - toCents(cost)) / (1 + rate) ** (index / 12),
		0,
	);
	return fromCents(BigInt(Math.round(value)));
}

/** How the figures are calculated, in a reader's words. */
export const projectionFormulas = {
	roi: "ROI = (all benefits − all costs) ÷ all costs",
	payback:
		"Payback = months from the first expense or benefit until the benefits have covered the costs for good",
	npv: "NPV = each month’s benefits − costs, divided by (1 + yearly rate) to the power of months ÷ 12, added up",
	benefits:
		"Benefits: each month’s actual, or its plan while it is not accounted for. A benefit without a monthly plan counts what was realized now and the rest of its target evenly over the twelve months after the program’s end.",
	costs: "Costs: all expenses, and what is left of the funding evenly until the program’s end.",
} as const;

/** The specified sample; shown, marked as one, only while there is nothing to compute. */
export const sampleProjection = { roi: "185%", payback: "18-month payback" } as const;
