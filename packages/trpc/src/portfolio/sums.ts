import type { Executor } from "@throughline/db/connect";
import {
	auditEntry,
	benefit,
	benefitPeriod,
	expense,
	program,
	programDayTotals,
	programFinance,
	programOwnerTotals,
	programTotals,
	risk,
	tripwire,
} from "@throughline/db/schema";
import { loadBand, loadOf } from "@throughline/domain/resource";
import {
	and,
	asc,
	count,
	eq,
	getTableColumns,
	gt,
	inArray,
	isNotNull,
	isNull,
	lte,
	type SQL,
	sql,
} from "drizzle-orm";
import { isOneOf } from "../lock-rows.ts";

/** Every program in use, by name, with its kept totals. */
export function programsInUse(db: Executor) {
	const { programId: _, ...totals } = getTableColumns(programTotals);
	return db
		.select({
			...getTableColumns(program),
			totals,
			contingency: sql<string>`coalesce(${programFinance.contingency}, 0)::numeric(16, 2)`,
			lastChangeAt: newestEntry(db),
		})
		.from(program)
		.innerJoin(programTotals, eq(programTotals.programId, program.id))
		.leftJoin(programFinance, eq(programFinance.id, program.id))
		.where(isNull(program.archivedAt))
		.orderBy(asc(program.name), asc(program.id));
}

/** When anything of the program was changed last; null where nobody noted it. */
function newestEntry(db: Executor) {
	const newest = db
		.select({ at: sql`max(${auditEntry.at})` })
		.from(auditEntry)
		.where(eq(auditEntry.programId, program.id));
	return sql<string | null>`(${newest})`.mapWith(auditEntry.at);
}

/** The days of work that are planned to be done by today, and the tasks that are overdue; none without a day until then. */
export function sumsOfDays(db: Executor, ids: string[], today: string | SQL) {
	const passed = sql`(${today}::date - ${programDayTotals.day} + 1)`;
	return db
		.select({
			programId: programDayTotals.programId,
			planned: sql<number>`sum(${programDayTotals.tasksMore} * ${passed})::float8`,
			overdue: sql<number>`(sum(${programDayTotals.openTasksEnding}) filter (where ${programDayTotals.day} < ${today}))::int`,
		})
		.from(programDayTotals)
		.where(and(isOneOf(programDayTotals.programId, ids), lte(programDayTotals.day, today)))
		.groupBy(programDayTotals.programId);
}

/** The tasks that are not completed and end after their program does, and the last day of one; none without any. */
export function sumsAfterEnd(db: Executor, ids: readonly string[]) {
	const { day, openTasksEnding } = programDayTotals;
	return db
		.select({
			programId: programDayTotals.programId,
			tasks: sql<number>`sum(${openTasksEnding})::int`,
			last: sql<string>`max(${day})::text`,
		})
		.from(programDayTotals)
		.innerJoin(program, eq(program.id, programDayTotals.programId))
		.where(and(isOneOf(program.id, ids), gt(day, program.endDate), gt(openTasksEnding, 0)))
		.groupBy(programDayTotals.programId);
}

/** Active risks, and the sum of their expected monetary values, each rounded to the cent. */
export function exposures(db: Executor, ids: string[]) {
	return db
		.select({
			programId: risk.programId,
			active: count(),
			exposure: sql<string>`coalesce(sum(round(${risk.probability} * ${risk.impactCost}, 2)), 0)::numeric(16, 2)`,
		})
		.from(risk)
		.where(and(isOneOf(risk.programId, ids), inArray(risk.status, ["Open", "Monitoring"])))
		.groupBy(risk.programId);
}

/** What the benefits were planned, are forecast and were realized to be worth. */
export function benefitSums(db: Executor, ids: string[]) {
	const planned = db
		.select({
			benefitId: benefitPeriod.benefitId,
			worth: sql<string>`sum(coalesce(${benefitPeriod.actual}, ${benefitPeriod.planned}))`.as("worth"),
		})
		.from(benefitPeriod)
		.groupBy(benefitPeriod.benefitId)
		.as("planned");
	const whole = (value: ReturnType<typeof sql>) => sql<string>`sum(${value})::numeric(16, 2)`;
	return db
		.select({
			programId: benefit.programId,
			benefitsPlanned: whole(sql`${benefit.targetValue}`),
			benefitsForecast: whole(
				sql`coalesce(${planned.worth}, greatest(${benefit.targetValue}, ${benefit.realizedValue}))`,
			),
			benefitsRealized: whole(sql`${benefit.realizedValue}`),
		})
		.from(benefit)
		.leftJoin(planned, eq(planned.benefitId, benefit.id))
		.where(isOneOf(benefit.programId, ids))
		.groupBy(benefit.programId);
}

/** Members with tasks in each program, and those whose load over all programs in use is Overloaded. */
export async function people(db: Executor) {
	const loads = await db
		.select({
			ownerId: programOwnerTotals.ownerId,
			active: sql<number>`sum(${programOwnerTotals.tasksActive})::int`,
			programIds: sql<string[]>`array_agg(${programOwnerTotals.programId})`,
		})
		.from(programOwnerTotals)
		.innerJoin(program, eq(program.id, programOwnerTotals.programId))
		.where(and(isNull(program.archivedAt), gt(programOwnerTotals.tasksTotal, 0)))
		.groupBy(programOwnerTotals.ownerId);
	const counts = new Map<string, { members: number; overloaded: number }>();
	for (const { active, programIds } of loads) {
		const overloaded = Number(loadBand(loadOf(active)) === "Overloaded");
		for (const id of programIds) {
			const before = counts.get(id) ?? { members: 0, overloaded: 0 };
			counts.set(id, { members: before.members + 1, overloaded: before.overloaded + overloaded });
		}
	}
	return counts;
}

/** Expenses that nobody approved yet. */
export function unapproved(db: Executor, ids: string[]) {
	return db
		.select({ programId: expense.programId, expenses: count() })
		.from(expense)
		.where(and(isOneOf(expense.programId, ids), isNull(expense.approvedById)))
		.groupBy(expense.programId);
}

/** Decisions that live data opened again and nobody settled. */
export function reopenedDecisions(db: Executor, ids: string[]) {
	const { sessionId, versionNumber, decisionId } = getTableColumns(tripwire);
	return db
		.select({
			programId: tripwire.programId,
			decisions: sql<number>`count(distinct (${sessionId}, ${versionNumber}, ${decisionId}))::int`,
		})
		.from(tripwire)
		.where(and(isOneOf(tripwire.programId, ids), isNotNull(tripwire.crossedAt), isNull(tripwire.settledAt)))
		.groupBy(tripwire.programId);
}
