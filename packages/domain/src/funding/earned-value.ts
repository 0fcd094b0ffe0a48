import { z } from "zod";
import { id, instant, money } from "../shape.ts";
import type { WorkingCalendar } from "../task/calendar/calendar.ts";
import { percentDone } from "../task/completion.ts";
import { dayNumber } from "../value/day.ts";
import { divide, fromCents, sum, toCents } from "../value/money.ts";
import type { Allocation, Spend } from "./budget.ts";

/** What earned value needs and a program may lack: a baseline, work in it that has dates, a budget. */
export const earnedValueGaps = ["baseline", "work", "budget"] as const;
export type EarnedValueGap = (typeof earnedValueGaps)[number];

/** An index, two decimals; 1 is as planned, more is better. */
const index = z.number().nullable();

/** The figures of the earned value method, as of the end of a day. Amounts are exact, in the program's currency. */
export const EarnedFigures = z.object({
	budgetAtCompletion: money.describe("BAC: allocated by all funding sources"),
	plannedValue: money.describe("PV: the budget of the work that the baseline has done by then"),
	earnedValue: money.describe("EV: the budget of the work that is done"),
	actualCost: money.describe("AC: the expenses up to then"),
	schedulePerformance: index.describe("SPI = EV ÷ PV; null before work was planned"),
	costPerformance: index.describe("CPI = EV ÷ AC; null before money was spent"),
	estimateAtCompletion: money.nullable().describe("EAC = BAC ÷ CPI = BAC × AC ÷ EV; null without both"),
});
export type EarnedFigures = z.infer<typeof EarnedFigures>;

/** What the program costs in the end, by the tasks as they are planned now; no baseline is needed. */
export const CostForecast = z.object({
	spent: money.describe("Sum of all expenses"),
	scheduledDays: z.number().describe("Days of all tasks with both dates, both included"),
	earnedDays: z.number().describe("Of these, by the progress of the tasks"),
	atCompletion: money
		.nullable()
		.describe("spent × scheduledDays ÷ earnedDays; null before work is done and money spent"),
});
export type CostForecast = z.infer<typeof CostForecast>;

/** How a program stands against its newest baseline and its budget. */
export const EarnedValue = z.object({
	asOf: z.iso.date(),
	baseline: z.object({ id, name: z.string(), takenAt: instant }).nullable().describe("The newest one"),
	missing: z.array(z.enum(earnedValueGaps)).describe("What there is not, so that there are no figures"),
	figures: EarnedFigures.nullable(),
	forecast: CostForecast,
	weighedBy: z
		.enum(["effort", "duration"])
		.nullable()
		.describe("effort: person-days, where each task of the baseline has an estimate; else working days"),
	addedTasks: z.int().describe("Tasks that came after the baseline: they count once there is a newer one"),
	deletedTasks: z.int().describe("Tasks of the baseline that are gone: planned, and never earned"),
});
export type EarnedValue = z.infer<typeof EarnedValue>;

/** A task as the baseline saw it. */
type PlannedTask = {
	/** Null once the task is deleted. */
	taskId: string | null;
	startDate: string | null;
	endDate: string | null;
	/** Person-days, a decimal string. */
	estimate: string | null;
	milestone: boolean;
};

export type EarnedInputs = {
	baseline: EarnedValue["baseline"];
	/** The tasks of the baseline. */
	planned: readonly PlannedTask[];
	/** Those of today. */
	tasks: readonly { id: string; progress: number | null; milestone: boolean }[];
	sources: readonly Pick<Allocation, "allocatedAmount">[];
	expenses: readonly Pick<Spend, "amount" | "expenseDate">[];
	calendar: WorkingCalendar;
	today: string;
};

/**
 * Earned value as of the end of `today` (PMI, Practice Standard for Earned Value Management): the newest baseline says
 * what was to be done by when, the tasks what is done, the expenses what it cost. The budget is shared out to the tasks
 * of the baseline that have dates, by their weight; milestones have none.
 */
export function earnedValueOf(inputs: EarnedInputs): Omit<EarnedValue, "forecast"> {
	const { baseline, tasks, planned, sources, today } = inputs;
	const { work, weighedBy } = weigh(inputs);
	const budget = toCents(sum(sources.map(({ allocatedAmount }) => allocatedAmount)));
	const lacks: Record<EarnedValueGap, boolean> = {
		baseline: baseline === null,
		work: baseline !== null && work.length === 0,
		budget: budget === 0n,
	};
	const missing = earnedValueGaps.filter((gap) => lacks[gap]);
	const known = new Set(planned.map(({ taskId }) => taskId));
	const present = new Set(tasks.map((task) => task.id));
	return {
		asOf: today,
		baseline,
		missing,
		figures: missing.length > 0 ? null : figuresOf(inputs, work, budget),
		weighedBy: missing.length > 0 ? null : weighedBy,
		addedTasks: baseline ? tasks.filter((task) => !task.milestone && !known.has(task.id)).length : 0,
		deletedTasks: work.filter(({ taskId }) => taskId === null || !present.has(taskId)).length,
	};
}

/** A task with its weight, and its working days: all of them, and those that have passed. */
type Work = { taskId: string | null; weight: bigint; days: bigint; passed: bigint };

/**
 * The weight of each task that has dates and is no milestone: its estimate in hundredths of a person-day where all of
 * them have one, else its working days. Never both: a person-day is no working day.
 */
function weigh({ planned, calendar, today }: EarnedInputs): {
	work: Work[];
	weighedBy: "effort" | "duration";
} {
	const dated = planned.flatMap(({ startDate, endDate, milestone, ...task }) => {
		if (startDate === null || endDate === null || milestone) return [];
		return [{ ...task, ...daysOf(startDate, endDate, calendar, today) }];
	});
	const byEffort = dated.every(({ estimate }) => estimate !== null);
	const work = dated.map(({ estimate, ...task }) => ({
		...task,
		weight: byEffort && estimate !== null ? toCents(estimate) : task.days,
	}));
	return {
		work: work.filter(({ weight }) => weight > 0n),
		weighedBy: byEffort ? "effort" : "duration",
	};
}

/** Working days; of a task that lies on days off alone, all of its days. */
function daysOf(startDate: string, endDate: string, calendar: WorkingCalendar, today: string) {
	const [start, end] = [dayNumber(startDate), dayNumber(endDate) + 1];
	const now = Math.min(Math.max(dayNumber(today) + 1, start), end);
	const between = (from: number, to: number) => calendar.position(to) - calendar.position(from);
	const days = between(start, end);
	return days > 0
		? { days: BigInt(days), passed: BigInt(between(start, now)) }
		: { days: BigInt(end - start), passed: BigInt(now - start) };
}

/** Parts of a cent, so that sums over many tasks are right to the cent. */
const fine = 1_000_000_000n;

function figuresOf(
	{ tasks, expenses, today }: EarnedInputs,
	work: readonly Work[],
	budget: bigint,
): EarnedFigures {
	const progress = new Map(tasks.map((task) => [task.id, BigInt(percentDone(task))]));
	const all = work.reduce((total, { weight }) => total + weight, 0n);
	const done = work.reduce(
		(total, { taskId, weight }) => total + weight * ((taskId && progress.get(taskId)) || 0n),
		0n,
	);
	const due = work.reduce((total, { weight, days, passed }) => total + (weight * passed * fine) / days, 0n);
	const [planned, earned] = [divide(budget * due, all * fine), divide(budget * done, all * 100n)];
	const actual = toCents(
		sum(expenses.filter(({ expenseDate }) => expenseDate <= today).map(({ amount }) => amount)),
	);
	return {
		budgetAtCompletion: fromCents(budget),
		plannedValue: fromCents(planned),
		earnedValue: fromCents(earned),
		actualCost: fromCents(actual),
		schedulePerformance: ratio(earned, planned),
		costPerformance: ratio(earned, actual),
		estimateAtCompletion: earned > 0n && actual > 0n ? fromCents(divide(budget * actual, earned)) : null,
	};
}

/** Two decimals, rounded half away from zero; null over nothing. */
function ratio(part: bigint, whole: bigint): number | null {
	return whole > 0n ? Number(divide(part * 100n, whole)) / 100 : null;
}
