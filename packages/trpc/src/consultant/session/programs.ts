import type { Executor } from "@throughline/db/connect";
import { program, strategyVersion } from "@throughline/db/schema";
import { asc, eq, inArray } from "drizzle-orm";

/** Looks up the names of the programs that came of some sessions, in the order of their versions. */
export async function findPrograms(
	db: Executor,
	sessionIds: readonly string[],
): Promise<(sessionId: string) => string[]> {
	const rows = await db
		.select({ sessionId: strategyVersion.sessionId, name: program.name })
		.from(strategyVersion)
		.innerJoin(program, eq(program.id, strategyVersion.convertedProgramId))
		.where(inArray(strategyVersion.sessionId, [...sessionIds]))
		.orderBy(asc(strategyVersion.versionNumber));
	const bySession = Map.groupBy(rows, (row) => row.sessionId);
	return (sessionId) => (bySession.get(sessionId) ?? []).map(({ name }) => name);
}
