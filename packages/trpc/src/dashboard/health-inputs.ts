import type { Executor } from "@throughline/db/connect";
import { risk } from "@throughline/db/schema";
import type { HealthInputs, ProgramTotals } from "@throughline/domain/dashboard";
import { isActive, riskScore } from "@throughline/domain/risk";
import { count, eq, sql } from "drizzle-orm";
import { sumsOfDays } from "../portfolio/sums.ts";
import { loadsOfMembers } from "./member-loads.ts";

/** In UTC, by the database. */
const today = sql`(now() at time zone 'utc')::date`;

/** Gathers what a program's health is calculated from, from its totals and by sums in the database. */
export async function healthInputs(
	db: Executor,
	programId: string,
	totals: ProgramTotals,
): Promise<HealthInputs> {
	const [[days], risks, members] = await Promise.all([
		sumsOfDays(db, [programId], today),
		risksByScore(db, programId),
		loadsOfMembers(db, programId),
	]);
	const active = risks.filter(isActive);
	return {
		scheduledDays: totals.scheduledDays,
		plannedDays: days?.planned ?? 0,
		earnedDays: totals.earnedDays,
		budgetAllocated: totals.budgetAllocated,
		budgetSpent: totals.budgetSpent,
		activeRiskScore: active.reduce((sum, row) => sum + row.rows * riskScore(row.likelihood, row.impact), 0),
		risks: risks.reduce((sum, row) => sum + row.rows, 0),
		members: members.length,
		membersBelowOverload: members.filter(({ overloaded }) => !overloaded).length,
	};
}

function risksByScore(db: Executor, programId: string) {
	return db
		.select({ status: risk.status, likelihood: risk.likelihood, impact: risk.impact, rows: count() })
		.from(risk)
		.where(eq(risk.programId, programId))
		.groupBy(risk.status, risk.likelihood, risk.impact);
}
