import type { Executor } from "@throughline/db/connect";
import { baseline, baselineTask } from "@throughline/db/schema";
import { type EarnedValue, earnedValueOf } from "@throughline/domain/funding/earned-value";
import { forecastAtCompletion } from "@throughline/domain/portfolio/standing";
import { comparable } from "@throughline/domain/task/baseline/baseline-comparison";
import { workingCalendar } from "@throughline/domain/task/calendar/calendar";
import { desc, eq } from "drizzle-orm";
import { totalsOf } from "../program/totals.ts";
import { planOf } from "../task/plan.ts";
import { expensesOf } from "./read-expenses.ts";
import { sourcesOf } from "./source.ts";

/** How a program stands against its newest baseline and its budget on `today`. Throws NOT_FOUND. */
export async function readEarnedValue(db: Executor, programId: string, today: string): Promise<EarnedValue> {
	const { budgetSpent: spent, scheduledDays, earnedDays } = await totalsOf(db, programId);
	const newest = await newestBaseline(db, programId);
	const [planned, { tasks, holidays, week }, sources, expenses] = await Promise.all([
		newest ? tasksOf(db, newest.id) : [],
		planOf(db, programId),
		sourcesOf(db, programId),
		expensesOf(db, programId),
	]);
	const calendar = workingCalendar(
		holidays.map(({ date }) => date),
		week,
	);
	const atCompletion = forecastAtCompletion({ scheduledDays, earnedDays }, spent);
	return {
		...earnedValueOf({
			baseline: newest,
			planned,
			tasks: comparable(tasks, planned),
			sources,
			expenses,
			calendar,
			today,
		}),
		forecast: { spent, scheduledDays, earnedDays, atCompletion },
	};
}

async function newestBaseline(db: Executor, programId: string) {
	const [newest] = await db
		.select({ id: baseline.id, name: baseline.name, takenAt: baseline.createdAt })
		.from(baseline)
		.where(eq(baseline.programId, programId))
		.orderBy(desc(baseline.createdAt), desc(baseline.id))
		.limit(1);
	return newest ?? null;
}

function tasksOf(db: Executor, baselineId: string) {
	const { taskId, startDate, endDate, estimate, milestone } = baselineTask;
	return db
		.select({ taskId, startDate, endDate, estimate, milestone })
		.from(baselineTask)
		.where(eq(baselineTask.baselineId, baselineId));
}
