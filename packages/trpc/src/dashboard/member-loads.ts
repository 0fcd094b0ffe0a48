import type { Executor } from "@throughline/db/connect";
import { program, programOwnerTotals } from "@throughline/db/schema";
import { loadBand, loadOf } from "@throughline/domain/resource";
import { and, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";

/** The active tasks of each member who has a task in the program, over all programs in use: a person is one person. */
export async function loadsOfMembers(db: Executor, programId: string) {
	const members = db
		.select({ id: programOwnerTotals.ownerId })
		.from(programOwnerTotals)
		.where(and(eq(programOwnerTotals.programId, programId), gt(programOwnerTotals.tasksTotal, 0)));
	const loads = await db
		.select({
			ownerId: programOwnerTotals.ownerId,
			active: sql<number>`sum(${programOwnerTotals.tasksActive})::int`,
		})
		.from(programOwnerTotals)
		.innerJoin(program, eq(program.id, programOwnerTotals.programId))
		.where(
			and(
				inArray(programOwnerTotals.ownerId, members),
				or(isNull(program.archivedAt), eq(program.id, programId)),
			),
		)
		.groupBy(programOwnerTotals.ownerId);
	return loads.map((member) => ({
		...member,
		overloaded: loadBand(loadOf(member.active)) === "Overloaded",
	}));
}
