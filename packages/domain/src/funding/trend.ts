import { daysBetween } from "../value/day.ts";
import { fromCents, sum, toCents } from "../value/money.ts";
import { addMonths, daysIn, lastDayOf, monthOf, monthsFrom } from "../value/month.ts";
import { type Allocation, burnRateOf, type Spend } from "./budget.ts";

export type TrendInputs = {
	/** The program's own days; null where none is set. */
	startDate: string | null;
	endDate: string | null;
	sources: readonly Allocation[];
	expenses: readonly Pick<Spend, "amount" | "expenseDate">[];
	today: string;
};

/** One month's money. */
export type BudgetMonth = {
	/** `YYYY-MM`. */
	month: string;
	/** Null when there is no plan. */
	planned: string | null;
	/** Null for months to come. */
	actual: string | null;
};

/** All money up to and including a day: the last one of a month, or today. */
export type BudgetPoint = {
	date: string;
	planned: string | null;
	/** Null for days to come. */
	actual: string | null;
	/** From now on at the burn rate; null for days that have passed. */
	forecast: string | null;
};

/** When the money runs out at the burn rate: in a month, already, or never. */
export type RunsOut = { when: "month"; month: string } | { when: "already" } | { when: "never" };

export type BudgetTrend = {
	months: BudgetMonth[];
	cumulative: BudgetPoint[];
	runsOut: RunsOut;
	/** What was allocated but is not in the plan, because the program or the source lacks the dates for it. */
	unplanned: string;
};

/** A century: whoever has money for longer does not run out. */
const longestForecast = 1200n;
/** So many months of forecast are drawn beyond the end of the program. */
const drawnBeyond = 24;

/**
 * Planned against actual spend, month by month and cumulative, and the forecast.
 *
 * - Planned: each source's amount spread evenly over the days from the later of its receipt and the program's start to
 *   the program's end; all of it at its receipt when that is after the end.
 * - Actual: expenses by their date.
 * - Forecast: all that is booked so far, plus the burn rate for each month from today (or from the last booked expense,
 *   when that is later), by the day within a month.
 */
export function budgetTrend(inputs: TrendInputs): BudgetTrend {
	const { expenses, today } = inputs;
	const spreads = inputs.sources.flatMap((source) => spreadOf(source, inputs) ?? []);
	const lastExpense = expenses.reduce(
		(last, { expenseDate }) => (expenseDate > last ? expenseDate : last),
		"",
	);
	const booked = lastExpense > today ? lastExpense : today;
	const burn = toCents(burnRateOf(expenses, today));
	const total = toCents(sum(inputs.sources.map(({ allocatedAmount }) => allocatedAmount)));
	const spent = toCents(sum(expenses.map(({ amount }) => amount)));
	const runsOut = runsOutOf(total, spent, burn, booked);

	const months = monthsFrom(firstMonth(inputs, spreads), lastMonth(inputs.endDate, booked, spreads, runsOut));
	const actual = byMonth(expenses);
	const hasPlan = spreads.length > 0;
	const plannedUpTo = (day: string) => spreads.reduce((all, spread) => all + passed(spread, day), 0n);

	const monthly: BudgetMonth[] = [];
	const cumulative: BudgetPoint[] = [];
	let plannedBefore = 0n;
	let spentBefore = 0n;
	for (const month of months) {
		const end = lastDayOf(month);
		const planned = plannedUpTo(end);
		const inMonth = actual.get(month) ?? 0n;
		const past = month <= monthOf(booked);
		monthly.push({
			month,
			planned: hasPlan ? fromCents(planned - plannedBefore) : null,
			actual: past ? fromCents(inMonth) : null,
		});
		spentBefore += inMonth;
		plannedBefore = planned;
		const point = (date: string): BudgetPoint => ({
			date,
			planned: hasPlan ? fromCents(plannedUpTo(date)) : null,
			actual: date <= booked ? fromCents(spentBefore) : null,
			forecast: date >= booked ? fromCents(spent + accrued(burn, booked, date)) : null,
		});
		if (month === monthOf(booked) && booked < end) cumulative.push(point(booked));
		cumulative.push(point(end));
	}
	return {
		months: monthly,
		cumulative,
		runsOut,
		unplanned: fromCents(total - spreads.reduce((all, { cents }) => all + cents, 0n)),
	};
}

/** What was planned to be spent up to and including a day, over the same days; null where there is no plan. */
export function plannedBy(
	day: string,
	{ sources, ...dates }: Omit<TrendInputs, "expenses" | "today">,
): string | null {
	const spreads = sources.flatMap((source) => spreadOf(source, dates) ?? []);
	return spreads.length === 0
		? null
		: fromCents(spreads.reduce((all, spread) => all + passed(spread, day), 0n));
}

/** An amount in cents over the days from `first` to `last`, both included. */
type Spread = { cents: bigint; first: string; last: string };

function spreadOf(
	{ allocatedAmount, dateReceived }: Allocation,
	{ startDate, endDate }: Pick<TrendInputs, "startDate" | "endDate">,
): Spread | null {
	const first = [dateReceived, startDate]
		.filter((day) => day !== null)
		.sort()
		.at(-1);
	if (first === undefined || endDate === null) return null;
	return { cents: toCents(allocatedAmount), first, last: endDate < first ? first : endDate };
}

/** What of the spread lies up to and including `day`. At its last day it is all of it, to the cent. */
function passed({ cents, first, last }: Spread, day: string): bigint {
	const days = daysBetween(first, last) + 1;
	const gone = Math.min(Math.max(daysBetween(first, day) + 1, 0), days);
	return (cents * BigInt(gone)) / BigInt(days);
}

function byMonth(expenses: TrendInputs["expenses"]): Map<string, bigint> {
	const months = new Map<string, bigint>();
	for (const { amount, expenseDate } of expenses) {
		const month = monthOf(expenseDate);
		months.set(month, (months.get(month) ?? 0n) + toCents(amount));
	}
	return months;
}

function firstMonth({ startDate, expenses, today }: TrendInputs, spreads: readonly Spread[]): string {
	const days = [
		today,
		startDate,
		...spreads.map(({ first }) => first),
		...expenses.map((each) => each.expenseDate),
	];
	return monthOf(days.reduce<string>((first, day) => (day !== null && day < first ? day : first), today));
}

function lastMonth(
	endDate: string | null,
	booked: string,
	spreads: readonly Spread[],
	runsOut: RunsOut,
): string {
	const days = [endDate ?? booked, ...spreads.map(({ last }) => last)];
	const end = monthOf(days.reduce((last, day) => (day > last ? day : last), booked));
	if (runsOut.when !== "month" || runsOut.month <= end) return end;
	const limit = addMonths(end, drawnBeyond);
	return runsOut.month < limit ? runsOut.month : limit;
}

/** What the burn rate adds after `from`, up to and including `day`; within a month in proportion to its days. */
function accrued(burn: bigint, from: string, day: string): bigint {
	const month = monthOf(from);
	if (day <= from) return 0n;
	if (monthOf(day) === month) return (burn * BigInt(daysBetween(from, day))) / BigInt(daysIn(month));
	const whole = BigInt(monthsFrom(month, monthOf(day)).length - 2);
	const [begun, ending] = [BigInt(daysBetween(from, lastDayOf(month))), BigInt(Number(day.slice(8)))];
	const rest = (burn * begun) / BigInt(daysIn(month));
	return rest + burn * whole + (burn * ending) / BigInt(daysIn(monthOf(day)));
}

/** The month in which the forecast reaches the budget. */
function runsOutOf(total: bigint, spent: bigint, burn: bigint, from: string): RunsOut {
	if (total === 0n && spent === 0n) return { when: "never" };
	const left = total - spent;
	if (left <= 0n) return { when: "already" };
	const month = monthOf(from);
	const thisMonth = accrued(burn, from, lastDayOf(month));
	if (left <= thisMonth) return { when: "month", month };
	if (burn <= 0n) return { when: "never" };
	const months = (left - thisMonth + burn - 1n) / burn;
	if (months > longestForecast) return { when: "never" };
	return { when: "month", month: addMonths(month, Number(months)) };
}
