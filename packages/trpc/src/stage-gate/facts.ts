import type { Executor } from "@throughline/db/connect";
import { benefit, kpi, program, programTotals, risk, riskMitigation, task } from "@throughline/db/schema";
import type { Measure } from "@throughline/domain/stage-gate/criterion";
import type { GateFacts } from "@throughline/domain/stage-gate/measure";
import { and, asc, count, eq, inArray, sql } from "drizzle-orm";
import { gateStatuses } from "./gate-statuses.ts";

const noTasks = { overdueTasks: 0, tasksWithOwner: 0 };

/**
 * Gathers what the given measures look at, by sums in the database. Tasks are counted one by one only when a measure
 * asks for more than the program's kept totals hold.
 * @param today `YYYY-MM-DD`: what ended before it is overdue
 */
export async function gateFacts(
	db: Executor,
	programId: string,
	measures: ReadonlySet<Measure>,
	today: string,
): Promise<GateFacts> {
	const countsTasks = measures.has("overdue-tasks") || measures.has("tasks-with-owner");
	const [totals, risks, tasks, benefits, kpis, { gates }] = await Promise.all([
		totalsOf(db, programId),
		highRisks(db, programId),
		countsTasks ? countTasks(db, programId, today) : noTasks,
		countBenefits(db, programId),
		db
			.select({
				id: kpi.id,
				name: kpi.name,
				currentValue: kpi.currentValue,
				targetValue: kpi.targetValue,
				direction: kpi.direction,
			})
			.from(kpi)
			.where(eq(kpi.programId, programId))
			.orderBy(asc(kpi.createdAt), asc(kpi.id)),
		gateStatuses(db, programId),
	]);
	return { ...totals, ...risks, ...tasks, ...benefits, kpis, gates };
}

async function totalsOf(db: Executor, programId: string) {
	const [totals] = await db
		.select({
			tasks: programTotals.tasksTotal,
			completedTasks: programTotals.tasksCompleted,
			budgetAllocated: programTotals.budgetAllocated,
			budgetSpent: programTotals.budgetSpent,
			currency: program.currency,
		})
		.from(programTotals)
		.innerJoin(program, eq(program.id, programTotals.programId))
		.where(eq(programTotals.programId, programId));
	if (!totals) throw new Error(`Program ${programId} has no totals`);
	return totals;
}

/** Open risks by priority, and those with an owner and with a plan or a measure against them. */
async function highRisks(db: Executor, programId: string) {
	const mitigated = sql`(${risk.mitigationPlan} ~ '\\S' or exists (
		select from ${riskMitigation}
		where ${riskMitigation.riskId} = ${risk.id} and ${riskMitigation.status} <> 'Cancelled'))`;
	const [row] = await db
		.select({
			openCriticalRisks: filtered(sql`${risk.priority} = 'Critical'`),
			openHighRisks: count(),
			coveredHighRisks: filtered(sql`${risk.ownerId} is not null and ${mitigated}`),
		})
		.from(risk)
		.where(
			and(
				eq(risk.programId, programId),
				eq(risk.status, "Open"),
				inArray(risk.priority, ["High", "Critical"]),
			),
		);
	return row ?? { openCriticalRisks: 0, openHighRisks: 0, coveredHighRisks: 0 };
}

async function countTasks(db: Executor, programId: string, today: string) {
	const [row] = await db
		.select({
			overdueTasks: filtered(sql`${task.endDate} < ${today} and ${task.status} <> 'Completed'`),
			tasksWithOwner: filtered(sql`${task.ownerId} is not null`),
		})
		.from(task)
		.where(eq(task.programId, programId));
	return row ?? noTasks;
}

async function countBenefits(db: Executor, programId: string) {
	const [row] = await db
		.select({ benefits: count(), benefitsWithOwner: filtered(sql`${benefit.ownerId} is not null`) })
		.from(benefit)
		.where(eq(benefit.programId, programId));
	return row ?? { benefits: 0, benefitsWithOwner: 0 };
}

function filtered(condition: ReturnType<typeof sql>) {
	return sql<number>`(count(*) filter (where ${condition}))::int`;
}
