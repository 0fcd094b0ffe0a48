import type { Executor } from "@throughline/db/connect";
import {
	benefit,
	kpi,
	program,
	programDayTotals,
	programOwnerTotals,
	programTotals,
	risk,
	riskMitigation,
} from "@throughline/db/schema";
import type { Measure } from "@throughline/domain/stage-gate/criterion";
import type { GateFacts } from "@throughline/domain/stage-gate/measure";
import { and, asc, count, eq, getTableColumns, inArray, lt, sql } from "drizzle-orm";
import { byProgram } from "../by-program.ts";
import { isOneOf } from "../lock-rows.ts";
import { gateStatuses } from "./gate-statuses.ts";

const noRisks = { openCriticalRisks: 0, openHighRisks: 0, coveredHighRisks: 0 };
const noBenefits = { benefits: 0, benefitsWithOwner: 0 };

/**
 * Gathers what the given measures look at in each program, from kept totals and by sums in the database.
 * @param today `YYYY-MM-DD`: what ended before it is overdue
 * @returns by the program's id; programs that do not exist are left out
 */
export async function gateFacts(
	db: Executor,
	programIds: readonly string[],
	measures: ReadonlySet<Measure>,
	today: string,
): Promise<Map<string, GateFacts>> {
	const ids = [...programIds];
	if (ids.length === 0) return new Map();
	const [totals, risks, overdue, owned, benefits, kpis, gates] = await Promise.all([
		totalsOf(db, ids),
		highRisks(db, ids),
		measures.has("overdue-tasks") ? overdueTasks(db, ids, today) : [],
		measures.has("tasks-with-owner") ? ownedTasks(db, ids) : [],
		countBenefits(db, ids),
		kpisOf(db, ids),
		gateStatuses(db, ids),
	]);
	const risksOf = byProgram(risks);
	const overdueOf = byProgram(overdue);
	const ownedOf = byProgram(owned);
	const benefitsOf = byProgram(benefits);
	const kpisByProgram = Map.groupBy(kpis, ({ programId }) => programId);
	return new Map(
		totals.map(({ programId, ...kept }) => [
			programId,
			{
				...kept,
				...(risksOf.get(programId) ?? noRisks),
				overdueTasks: overdueOf.get(programId)?.tasks ?? 0,
				tasksWithOwner: ownedOf.get(programId)?.tasks ?? 0,
				...(benefitsOf.get(programId) ?? noBenefits),
				kpis: kpisByProgram.get(programId) ?? [],
				gates: gates.get(programId) ?? [],
			},
		]),
	);
}

function totalsOf(db: Executor, ids: string[]) {
	return db
		.select({
			programId: programTotals.programId,
			tasks: programTotals.tasksTotal,
			completedTasks: programTotals.tasksCompleted,
			budgetAllocated: programTotals.budgetAllocated,
			budgetSpent: programTotals.budgetSpent,
			currency: program.currency,
		})
		.from(programTotals)
		.innerJoin(program, eq(program.id, programTotals.programId))
		.where(isOneOf(programTotals.programId, ids));
}

/** Open risks by priority, and those with an owner and with a plan or a measure against them. */
function highRisks(db: Executor, ids: string[]) {
	const mitigated = sql`(${risk.mitigationPlan} ~ '\\S' or exists (
		select from ${riskMitigation}
		where ${riskMitigation.riskId} = ${risk.id} and ${riskMitigation.status} <> 'Cancelled'))`;
	return db
		.select({
			programId: risk.programId,
			openCriticalRisks: filtered(sql`${risk.priority} = 'Critical'`),
			openHighRisks: count(),
			coveredHighRisks: filtered(sql`${risk.ownerId} is not null and ${mitigated}`),
		})
		.from(risk)
		.where(
			and(
				isOneOf(risk.programId, ids),
				eq(risk.status, "Open"),
				inArray(risk.priority, ["High", "Critical"]),
			),
		)
		.groupBy(risk.programId);
}

/** How many tasks of each program have ended before a day and are not Completed; programs without days are left out. */
function overdueTasks(db: Executor, ids: string[], today: string) {
	return db
		.select({
			programId: programDayTotals.programId,
			tasks: sql<number>`sum(${programDayTotals.openTasksEnding})::int`,
		})
		.from(programDayTotals)
		.where(and(isOneOf(programDayTotals.programId, ids), lt(programDayTotals.day, today)))
		.groupBy(programDayTotals.programId);
}

function ownedTasks(db: Executor, ids: string[]) {
	return db
		.select({
			programId: programOwnerTotals.programId,
			tasks: sql<number>`sum(${programOwnerTotals.tasksTotal})::int`,
		})
		.from(programOwnerTotals)
		.where(isOneOf(programOwnerTotals.programId, ids))
		.groupBy(programOwnerTotals.programId);
}

function countBenefits(db: Executor, ids: string[]) {
	return db
		.select({
			programId: benefit.programId,
			benefits: count(),
			benefitsWithOwner: filtered(sql`${benefit.ownerId} is not null`),
		})
		.from(benefit)
		.where(isOneOf(benefit.programId, ids))
		.groupBy(benefit.programId);
}

function kpisOf(db: Executor, ids: string[]) {
	const { programId, id, name, currentValue, targetValue, direction } = getTableColumns(kpi);
	return db
		.select({ programId, id, name, currentValue, targetValue, direction })
		.from(kpi)
		.where(isOneOf(kpi.programId, ids))
		.orderBy(asc(kpi.createdAt), asc(kpi.id));
}

function filtered(condition: ReturnType<typeof sql>) {
	return sql<number>`(count(*) filter (where ${condition}))::int`;
}
