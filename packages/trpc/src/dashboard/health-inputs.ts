import type { Executor } from "@throughline/db/connect";
import { program, risk, task } from "@throughline/db/schema";
import type { HealthInputs, ProgramTotals } from "@throughline/domain/dashboard";
import { loadBand, loadOf } from "@throughline/domain/resource";
import { riskScore } from "@throughline/domain/risk";
import { and, count, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";

/** Gathers what a program's health is reckoned from, by sums in the database. */
export async function healthInputs(
	db: Executor,
	programId: string,
	totals: ProgramTotals,
): Promise<HealthInputs> {
	const [byOwner, risks, members] = await Promise.all([
		workByOwner(db, programId),
		risksByScore(db, programId),
		loadsOfMembers(db, programId),
	]);
	const active = risks.filter(({ status }) => status === "Open" || status === "Monitoring");
	return {
		scheduledDays: sumOf(byOwner, "scheduledDays"),
		plannedDays: sumOf(byOwner, "plannedDays"),
		earnedDays: sumOf(byOwner, "earnedDays"),
		budgetAllocated: totals.budgetAllocated,
		budgetSpent: totals.budgetSpent,
		activeRiskScore: active.reduce((sum, row) => sum + row.rows * riskScore(row.likelihood, row.impact), 0),
		risks: risks.reduce((sum, row) => sum + row.rows, 0),
		members: members.length,
		membersBelowOverload: members.filter(({ active }) => loadBand(loadOf(active)) !== "Overloaded").length,
	};
}

/** What is planned and done of each owner's tasks (null: of nobody's), in one look at the program's tasks. */
function workByOwner(db: Executor, programId: string) {
	const days = sql`(${task.endDate} - ${task.startDate} + 1)`;
	const passed = sql`least(greatest((now() at time zone 'utc')::date - ${task.startDate} + 1, 0), ${days})`;
	const done = sql`coalesce(${task.progress}, case when ${task.status} = 'Completed' then 100 else 0 end)`;
	return db
		.select({
			ownerId: task.ownerId,
			scheduledDays: sql<number>`coalesce(sum(${days}), 0)::float8`,
			// A task without both dates has no days, and none that have passed.
			plannedDays: sql<number>`coalesce(sum(${passed}) filter (where ${days} is not null), 0)::float8`,
			earnedDays: sql<number>`coalesce(sum(${days} * ${done}), 0) / 100.0::float8`,
		})
		.from(task)
		.where(eq(task.programId, programId))
		.groupBy(task.ownerId);
}

/** The active tasks of each member who has a task in the program, over all programs in use: a person is one person. */
function loadsOfMembers(db: Executor, programId: string) {
	const own = db.select({ id: task.ownerId }).from(task).where(eq(task.programId, programId));
	return db
		.select({
			ownerId: task.ownerId,
			active: sql<number>`count(*) filter (where ${task.status} in ('In Progress', 'At Risk'))::int`,
		})
		.from(task)
		.innerJoin(program, eq(program.id, task.programId))
		.where(
			and(
				isNotNull(task.ownerId),
				inArray(task.ownerId, own),
				or(isNull(program.archivedAt), eq(program.id, programId)),
			),
		)
		.groupBy(task.ownerId);
}

function sumOf<Field extends string>(rows: Record<Field, number>[], field: Field): number {
	return rows.reduce((sum, row) => sum + row[field], 0);
}

function risksByScore(db: Executor, programId: string) {
	return db
		.select({ status: risk.status, likelihood: risk.likelihood, impact: risk.impact, rows: count() })
		.from(risk)
		.where(eq(risk.programId, programId))
		.groupBy(risk.status, risk.likelihood, risk.impact);
}
