import type { Executor } from "@throughline/db/connect";
import { program, task } from "@throughline/db/schema";
import { slippingBy } from "@throughline/domain/dashboard/attention";
import { and, eq, gte, lt, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { isLeaf } from "../../leaf-task.ts";
import { isOneOf } from "../../lock-rows.ts";

const { status, startDate, endDate, progress } = task;

/** Tasks that figures count and that are still to be done. */
export const isOpen = and(ne(status, "Completed"), isLeaf);

/** Of the open ones: not overdue, but not begun in time, or with progress far behind their time. */
export function isSlipping(today: string): SQL | undefined {
	const passed = sql`((${today}::date - ${startDate} + 1) * 100.0 / (${endDate} - ${startDate} + 1))`;
	return and(
		gte(endDate, today),
		or(
			and(eq(status, "Not Started"), lt(startDate, today)),
			and(lte(startDate, today), sql`round(${passed}) - ${progress} >= ${slippingBy}`),
		),
	);
}

/** How many open tasks of each program slip, and how many begin before it does; none without any of them. */
export function lateWork(db: Executor, ids: readonly string[], today: string) {
	const slipping = isSlipping(today);
	const early = lt(startDate, program.startDate);
	return db
		.select({
			programId: task.programId,
			slipping: sql<number>`(count(*) filter (where ${slipping}))::int`,
			early: sql<number>`(count(*) filter (where ${early}))::int`,
		})
		.from(task)
		.innerJoin(program, eq(program.id, task.programId))
		.where(and(isOneOf(task.programId, ids), isOpen, or(slipping, early)))
		.groupBy(task.programId);
}
