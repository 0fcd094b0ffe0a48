import type { Executor } from "@throughline/db/connect";
import { risk, task } from "@throughline/db/schema";
import type { HealthInputs, ProgramTotals } from "@throughline/domain/dashboard";
import { loadBand, loadOf } from "@throughline/domain/resource";
import { riskScore } from "@throughline/domain/risk";
import { and, count, eq, isNotNull, sql } from "drizzle-orm";

/** Gathers what a program's health is reckoned from, by sums in the database. */
export async function healthInputs(
	db: Executor,
	programId: string,
	totals: ProgramTotals,
): Promise<HealthInputs> {
	const [schedule, risks, loads] = await Promise.all([
		scheduleSums(db, programId),
		risksByScore(db, programId),
		activeTasksByOwner(db, programId),
	]);
	const active = risks.filter(({ status }) => status === "Open" || status === "Monitoring");
	return {
		...schedule,
		budgetAllocated: totals.budgetAllocated,
		budgetSpent: totals.budgetSpent,
		activeRiskScore: active.reduce((sum, row) => sum + row.rows * riskScore(row.likelihood, row.impact), 0),
		risks: risks.reduce((sum, row) => sum + row.rows, 0),
		members: loads.length,
		membersBelowOverload: loads.filter(({ active }) => loadBand(loadOf(active)) !== "Overloaded").length,
	};
}

async function scheduleSums(db: Executor, programId: string) {
	const days = sql`(${task.endDate} - ${task.startDate} + 1)`;
	const passed = sql`least(greatest((now() at time zone 'utc')::date - ${task.startDate} + 1, 0), ${days})`;
	const done = sql`coalesce(${task.progress}, case when ${task.status} = 'Completed' then 100 else 0 end)`;
	const [sums] = await db
		.select({
			scheduledDays: sql<number>`coalesce(sum(${days}), 0)::float8`,
			plannedDays: sql<number>`coalesce(sum(${passed}), 0)::float8`,
			earnedDays: sql<number>`coalesce(sum(${days} * ${done} / 100.0), 0)::float8`,
		})
		.from(task)
		.where(and(eq(task.programId, programId), isNotNull(task.startDate), isNotNull(task.endDate)));
	return sums ?? { scheduledDays: 0, plannedDays: 0, earnedDays: 0 };
}

function risksByScore(db: Executor, programId: string) {
	return db
		.select({ status: risk.status, likelihood: risk.likelihood, impact: risk.impact, rows: count() })
		.from(risk)
		.where(eq(risk.programId, programId))
		.groupBy(risk.status, risk.likelihood, risk.impact);
}

function activeTasksByOwner(db: Executor, programId: string) {
	return db
		.select({
			ownerId: task.ownerId,
			active: sql<number>`count(*) filter (where ${task.status} in ('In Progress', 'At Risk'))::int`,
		})
		.from(task)
		.where(and(eq(task.programId, programId), isNotNull(task.ownerId)))
		.groupBy(task.ownerId);
}
