import type { Executor } from "@throughline/db/connect";
import { program, task } from "@throughline/db/schema";
import type { Workload } from "@throughline/domain/resource";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { isLeaf } from "../leaf-task.ts";

const active = sql`${task.status} in ('In Progress', 'At Risk')`;

/** How many tasks each member owns, over all programs in use, in one grouped query. Members without any are left out. */
export async function workloads(db: Executor, programId: string | null): Promise<Workload[]> {
	const rows = await db
		.select({
			resourceId: task.ownerId,
			active: sql<number>`count(*) filter (where ${active})::int`,
			completed: sql<number>`count(*) filter (where ${task.status} = 'Completed')::int`,
			total: sql<number>`count(*)::int`,
			activeInProgram: sql<number>`count(*) filter (where ${active} and ${task.programId} = ${programId}::uuid)::int`,
		})
		.from(task)
		.innerJoin(program, eq(program.id, task.programId))
		.where(and(isNotNull(task.ownerId), isLeaf, isNull(program.archivedAt)))
		.groupBy(task.ownerId);
	return rows.flatMap(({ resourceId, ...counts }) =>
		resourceId === null ? [] : [{ resourceId, ...counts }],
	);
}
