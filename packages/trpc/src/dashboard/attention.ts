import { databaseDay } from "@throughline/db/clock";
import type { Executor } from "@throughline/db/connect";
import {
	fundingSource,
	kpi,
	kpiMeasurement,
	program,
	resource,
	risk,
	riskMitigation,
	stageGateReview,
	task,
	tripwire,
} from "@throughline/db/schema";
import type { ProgramTotals } from "@throughline/domain/dashboard";
import {
	type Attention,
	byUrgency,
	endAttention,
	type FoundItem,
	gateAttention,
	kpiAttention,
	memberAttention,
	slippingBy,
	spendingAttention,
	taskAttention,
} from "@throughline/domain/dashboard/attention";
import { budgetTrend } from "@throughline/domain/funding/trend";
import {
	and,
	asc,
	count,
	eq,
	getTableColumns,
	gte,
	inArray,
	isNotNull,
	isNull,
	lt,
	lte,
	ne,
	or,
	type SQL,
	sql,
} from "drizzle-orm";
import { isLeaf } from "../leaf-task.ts";
import { isOneOf } from "../lock-rows.ts";
import { nextGates } from "../portfolio/next-gates.ts";
import { sumsAfterEnd, sumsOfDays } from "../portfolio/sums.ts";
import { weeksOfMembers } from "../resource/capacity.ts";
import { membersWithWork } from "../resource/demands.ts";

/** So many tasks are listed; the rest is counted. */
const mostTasks = 20;

/** What needs attention in a program that exists, each with its reason. */
export async function attentionOf(
	db: Executor,
	programId: string,
	totals: ProgramTotals,
): Promise<Attention> {
	const today = await databaseDay(db);
	const [tasks, ...others] = await Promise.all([
		lateTasks(db, programId, today),
		gates(db, programId, today),
		kpis(db, programId, today),
		uncoveredRisks(db, programId),
		spending(db, programId, totals, today),
		reopened(db, programId),
		overAllocated(db, programId, today),
		outsideDates(db, programId, totals, today),
	]);
	const items = [...tasks.items, ...others.flat()].sort(byUrgency);
	const names = await namesOf(db, [...new Set(items.flatMap(({ ownerId }) => ownerId ?? []))]);
	return {
		items: items.map(({ moveEndTo = null, ...item }) => ({
			...item,
			moveEndTo,
			ownerName: item.ownerId && (names.get(item.ownerId) ?? null),
		})),
		more: tasks.more,
	};
}

/** What team members are called, by id. */
async function namesOf(db: Executor, ids: readonly string[]): Promise<Map<string, string>> {
	if (ids.length === 0) return new Map();
	const members = await db
		.select({ id: resource.id, name: resource.name })
		.from(resource)
		.where(isOneOf(resource.id, ids));
	return new Map(members.map(({ id, name }) => [id, name]));
}

const found = (items: readonly (FoundItem | null)[]) => items.filter((item) => item !== null);

/** Those that are overdue, and of the others that have an end to come those that slip. */
async function lateTasks(db: Executor, programId: string, today: string) {
	const { id, name, ownerId, version, status, startDate, endDate, progress } = getTableColumns(task);
	const first = (condition: SQL | undefined) =>
		db
			.select({ id, name, ownerId, version, status, startDate, endDate, progress })
			.from(task)
			.where(and(eq(task.programId, programId), ne(status, "Completed"), isLeaf, condition))
			// By the index of open tasks: it is looked at from its beginning until enough are found.
			.orderBy(asc(endDate))
			.limit(mostTasks);
	const passed = sql`((${today}::date - ${startDate} + 1) * 100.0 / (${endDate} - ${startDate} + 1))`;
	const [late, slipping, days] = await Promise.all([
		first(lt(endDate, today)),
		first(
			and(
				gte(endDate, today),
				or(
					and(eq(status, "Not Started"), lt(startDate, today)),
					and(lte(startDate, today), sql`round(${passed}) - ${progress} >= ${slippingBy}`),
				),
			),
		),
		sumsOfDays(db, [programId], today),
	]);
	const items = found([...late, ...slipping].map((row) => taskAttention(row, today)));
	return { items, more: (days[0]?.overdue ?? 0) - late.length };
}

async function gates(db: Executor, programId: string, today: string): Promise<FoundItem[]> {
	const next = (await nextGates(db, [programId], today)).get(programId)?.next;
	if (!next?.reviewId) return [];
	const [review] = await db
		.select({ ownerId: stageGateReview.ownerId })
		.from(stageGateReview)
		.where(eq(stageGateReview.id, next.reviewId));
	return found([gateAttention({ ...next, ownerId: review?.ownerId ?? null }, today)]);
}

async function kpis(db: Executor, programId: string, today: string): Promise<FoundItem[]> {
	const { id, name, ownerId, version, currentValue, targetValue, direction, frequency } =
		getTableColumns(kpi);
	const newest = db
		.select({ day: sql`max(${kpiMeasurement.measurementDate})::text` })
		.from(kpiMeasurement)
		.where(eq(kpiMeasurement.kpiId, kpi.id));
	const rows = await db
		.select({
			id,
			name,
			ownerId,
			version,
			currentValue,
			targetValue,
			direction,
			frequency,
			addedOn: sql<string>`(${kpi.createdAt} at time zone 'UTC')::date::text`,
			measuredOn: sql<string | null>`(${newest})`,
		})
		.from(kpi)
		.where(eq(kpi.programId, programId));
	return found(rows.map((row) => kpiAttention(row, today)));
}

/** Active risks of priority High or Critical without a plan and without a measure against them. */
async function uncoveredRisks(db: Executor, programId: string): Promise<FoundItem[]> {
	const measures = sql`exists (select from ${riskMitigation}
		where ${riskMitigation.riskId} = ${risk.id} and ${riskMitigation.status} <> 'Cancelled')`;
	const rows = await db
		.select()
		.from(risk)
		.where(
			and(
				eq(risk.programId, programId),
				inArray(risk.status, ["Open", "Monitoring"]),
				inArray(risk.priority, ["High", "Critical"]),
				sql`coalesce(${risk.mitigationPlan}, '') !~ '\\S' and not ${measures}`,
			),
		);
	return rows.map(({ id, riskId, description, priority, ownerId, version, createdAt }) => ({
		kind: "risk",
		id,
		title: `${riskId} ${description}`,
		reason: `${priority} priority, and nothing is planned against it`,
		since: createdAt.slice(0, 10),
		ownerId,
		version,
		task: null,
	}));
}

async function spending(
	db: Executor,
	programId: string,
	{ budgetAllocated, budgetSpent }: ProgramTotals,
	today: string,
): Promise<FoundItem[]> {
	const [[row], sources] = await Promise.all([
		db.select().from(program).where(eq(program.id, programId)),
		db.select().from(fundingSource).where(eq(fundingSource.programId, programId)),
	]);
	if (!row) return [];
	const { startDate, endDate, currency } = row;
	const { cumulative } = budgetTrend({ startDate, endDate, sources, expenses: [], today });
	const planned = cumulative.find(({ date }) => date === today)?.planned ?? null;
	return found([
		spendingAttention({ programId, spent: budgetSpent, budget: budgetAllocated, planned, currency }),
	]);
}

/** Whether the program is past its end with open tasks, or has some outside its dates. */
async function outsideDates(
	db: Executor,
	programId: string,
	{ tasksTotal, tasksCompleted }: ProgramTotals,
	today: string,
): Promise<FoundItem[]> {
	const early = db
		.select({ tasks: count() })
		.from(task)
		.innerJoin(program, eq(program.id, task.programId))
		.where(
			and(
				eq(program.id, programId),
				isLeaf,
				ne(task.status, "Completed"),
				lt(task.startDate, program.startDate),
			),
		);
	const [[row], [after], [before]] = await Promise.all([
		db.select().from(program).where(eq(program.id, programId)),
		sumsAfterEnd(db, [programId]),
		early,
	]);
	if (!row) return [];
	const { status, version, endDate } = row;
	const watched = {
		...{ programId, status, version, endDate, openTasks: tasksTotal - tasksCompleted },
		...{ after: after?.tasks ?? 0, lastEnd: after?.last ?? null, before: before?.tasks ?? 0 },
	};
	return found([endAttention(watched, today)]);
}

/** Decisions that live data opened again. */
async function reopened(db: Executor, programId: string): Promise<FoundItem[]> {
	const rows = await db
		.select()
		.from(tripwire)
		.where(and(eq(tripwire.programId, programId), isNotNull(tripwire.crossedAt), isNull(tripwire.settledAt)));
	return rows.map(({ id, reason, crossedAt, version }) => ({
		kind: "decision",
		id,
		title: "A decision is open again",
		reason: reason ?? "An assumption of it no longer holds",
		since: crossedAt?.slice(0, 10) ?? null,
		ownerId: null,
		version,
		task: null,
	}));
}

/** Members who work here and of whom a coming week asks for more than their time, over all programs in use. */
async function overAllocated(db: Executor, programId: string, today: string): Promise<FoundItem[]> {
	const memberIds = await membersWithWork(db, [programId]);
	if (memberIds.length === 0) return [];
	const [{ weeks, loads }, names] = await Promise.all([
		weeksOfMembers(db, today, { memberIds }),
		namesOf(db, memberIds),
	]);
	return found(
		[...loads].map(([id, each]) =>
			memberAttention({
				id,
				name: names.get(id) ?? "A team member",
				weeks: each.map((load, place) => ({ ...load, week: weeks[place] ?? today })),
			}),
		),
	);
}
