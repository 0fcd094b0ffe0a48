import type { Executor } from "@throughline/db/connect";
import { openRole, openRoleTask } from "@throughline/db/schema";
import type { OpenRole } from "@throughline/domain/resource/open-role";
import { and, asc, eq, getTableColumns, isNull, type SQL, sql } from "drizzle-orm";
import { noSuch } from "../../find.ts";

/** The roles that a condition asks for, in the order in which they were opened. */
function select(db: Executor, condition: SQL | undefined): Promise<OpenRole[]> {
	const waiting = db.$count(openRoleTask, eq(openRoleTask.openRoleId, openRole.id));
	return db
		.select({ ...getTableColumns(openRole), tasks: sql<number>`${waiting}::int` })
		.from(openRole)
		.where(condition)
		.orderBy(asc(openRole.createdAt), asc(openRole.id));
}

/** A program's open roles; with `filled`, those that are filled too. */
export function listOpenRoles(db: Executor, programId: string, filled: boolean): Promise<OpenRole[]> {
	return select(db, and(eq(openRole.programId, programId), filled ? undefined : isNull(openRole.filledById)));
}

/** Throws NOT_FOUND. */
export async function findOpenRole(db: Executor, id: string): Promise<OpenRole> {
	const [row] = await select(db, eq(openRole.id, id));
	if (!row) throw noSuch({ type: "open role" });
	return row;
}
