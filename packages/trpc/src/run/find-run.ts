import type { Executor } from "@throughline/db/connect";
import { run, strategySession } from "@throughline/db/schema";
import type { Person } from "@throughline/domain/account";
import type { Run } from "@throughline/domain/run";
import { eq } from "drizzle-orm";
import { CodedError } from "../error.ts";

/** A run of the caller, or of a session that is theirs or nobody's. Throws NOT_FOUND for any other. */
export async function findRun(db: Executor, who: Person, id: string): Promise<Run & { result: unknown }> {
	const [found] = await db
		.select({ run, creatorId: strategySession.creatorId })
		.from(run)
		.leftJoin(strategySession, eq(strategySession.id, run.sessionId))
		.where(eq(run.id, id));
	const own = found && (found.run.personId === who.id || found.creatorId === who.id);
	const shared = found && found.run.sessionId !== null && found.creatorId === null;
	if (!found || !(own || shared)) throw new CodedError("NOT_FOUND", "There is no such run");
	return found.run as Run & { result: unknown };
}
