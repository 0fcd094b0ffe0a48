import { databaseDay } from "@throughline/db/clock";
import type { Executor } from "@throughline/db/connect";
import { program, resource, task } from "@throughline/db/schema";
import type { ProgramTotals } from "@throughline/domain/dashboard";
import { type Attention, byUrgency, taskAttention } from "@throughline/domain/dashboard/attention";
import { and, asc, eq, getTableColumns, lt, type SQL } from "drizzle-orm";
import { isOneOf } from "../lock-rows.ts";
import { attentionItems } from "../portfolio/attention/items.ts";
import { isOpen, isSlipping } from "../portfolio/attention/tasks.ts";
import { nextGates } from "../portfolio/next-gates.ts";
import { sumsOfDays } from "../portfolio/sums.ts";

/** So many tasks are listed; the rest is counted. */
const mostTasks = 20;

/** What needs attention in a program that exists, each with its reason. */
export async function attentionOf(
	db: Executor,
	programId: string,
	totals: ProgramTotals,
): Promise<Attention> {
	const today = await databaseDay(db);
	const ids = [programId];
	const [rows, gates, tasks] = await Promise.all([
		db.select().from(program).where(eq(program.id, programId)),
		nextGates(db, ids, today),
		lateTasks(db, programId, today),
	]);
	const programs = rows.map((row) => ({ ...row, totals }));
	const others = await attentionItems({ db, programs, ids, gates, today });
	const items = [...tasks.items, ...others].sort(byUrgency);
	const names = await namesOf(db, [...new Set(items.flatMap(({ ownerId }) => ownerId ?? []))]);
	return {
		items: items.map(
			({ kind, id, title, reason, since, ownerId, version, task, moveEndTo = null, unit = null }) => ({
				...{ kind, id, title, reason, since, ownerId, version, task, moveEndTo, unit },
				ownerName: ownerId && (names.get(ownerId) ?? null),
			}),
		),
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

/** Those that are overdue, and of the others that have an end to come those that slip. */
async function lateTasks(db: Executor, programId: string, today: string) {
	const { id, name, ownerId, version, status, startDate, endDate, progress, milestone } =
		getTableColumns(task);
	const first = (condition: SQL | undefined) =>
		db
			.select({ id, name, ownerId, version, status, startDate, endDate, progress, milestone })
			.from(task)
			.where(and(eq(task.programId, programId), isOpen, condition))
			// By the index of open tasks: it is looked at from its beginning until enough are found.
			.orderBy(asc(endDate))
			.limit(mostTasks);
	const [late, slipping, days] = await Promise.all([
		first(lt(endDate, today)),
		first(isSlipping(today)),
		sumsOfDays(db, [programId], today),
	]);
	const items = [...late, ...slipping].flatMap((row) => taskAttention(row, today) ?? []);
	return { items, more: (days[0]?.overdue ?? 0) - late.length };
}
