import type { Executor } from "@throughline/db/connect";
import { program, programDayTotals, programOwnerTotals, risk } from "@throughline/db/schema";
import type { HealthInputs, ProgramTotals } from "@throughline/domain/dashboard";
import { loadBand, loadOf } from "@throughline/domain/resource";
import { isActive, riskScore } from "@throughline/domain/risk";
import { and, count, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";

/** Gathers what a program's health is calculated from, from its totals and by sums in the database. */
export async function healthInputs(
	db: Executor,
	programId: string,
	totals: ProgramTotals,
): Promise<HealthInputs> {
	const [planned, risks, members] = await Promise.all([
		plannedDays(db, programId),
		risksByScore(db, programId),
		loadsOfMembers(db, programId),
	]);
	const active = risks.filter(isActive);
	return {
		scheduledDays: totals.scheduledDays,
		plannedDays: planned,
		earnedDays: totals.earnedDays,
		budgetAllocated: totals.budgetAllocated,
		budgetSpent: totals.budgetSpent,
		activeRiskScore: active.reduce((sum, row) => sum + row.rows * riskScore(row.likelihood, row.impact), 0),
		risks: risks.reduce((sum, row) => sum + row.rows, 0),
		members: members.length,
		membersBelowOverload: members.filter(({ active }) => loadBand(loadOf(active)) !== "Overloaded").length,
	};
}

/** The days of work that are planned to be done by today. */
async function plannedDays(db: Executor, programId: string): Promise<number> {
	const passed = sql`((now() at time zone 'utc')::date - ${programDayTotals.day} + 1)`;
	const [planned] = await db
		.select({
			days: sql<number>`coalesce(sum(${programDayTotals.tasksMore} * greatest(${passed}, 0)), 0)::float8`,
		})
		.from(programDayTotals)
		.where(eq(programDayTotals.programId, programId));
	return planned?.days ?? 0;
}

/** The active tasks of each member who has a task in the program, over all programs in use: a person is one person. */
function loadsOfMembers(db: Executor, programId: string) {
	const members = db
		.select({ id: programOwnerTotals.ownerId })
		.from(programOwnerTotals)
		.where(and(eq(programOwnerTotals.programId, programId), gt(programOwnerTotals.tasksTotal, 0)));
	return db
		.select({ active: sql<number>`sum(${programOwnerTotals.tasksActive})::int` })
		.from(programOwnerTotals)
		.innerJoin(program, eq(program.id, programOwnerTotals.programId))
		.where(
			and(
				inArray(programOwnerTotals.ownerId, members),
				or(isNull(program.archivedAt), eq(program.id, programId)),
			),
		)
		.groupBy(programOwnerTotals.ownerId);
}

function risksByScore(db: Executor, programId: string) {
	return db
		.select({ status: risk.status, likelihood: risk.likelihood, impact: risk.impact, rows: count() })
		.from(risk)
		.where(eq(risk.programId, programId))
		.groupBy(risk.status, risk.likelihood, risk.impact);
}
