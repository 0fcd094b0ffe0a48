import type { Executor } from "@throughline/db/connect";
import { run, strategySession } from "@throughline/db/schema";
import { allows, type Person } from "@throughline/domain/account";
import type { Run } from "@throughline/domain/run";
import { eq } from "drizzle-orm";
import { belongsToNobody, CodedError } from "../error.ts";

export type RunWithResult = Run & { result: unknown };

/** A run of the caller, or of a session that is theirs or nobody's. Throws NOT_FOUND for any other. */
export async function findRun(db: Executor, who: Person, id: string): Promise<RunWithResult> {
	const { found, mine } = await look(db, who, id);
	if (!found || !mine) throw none();
	return found;
}

/**
 * The same to cancel it: in a session that is nobody's an Admin's, or the caller's own. For an Admin it is every run; of
 * those that are not theirs they learn no result. Throws FORBIDDEN for one that the caller may only follow.
 */
export async function findRunToStop(db: Executor, who: Person, id: string): Promise<RunWithResult> {
	const { found, mine, shared } = await look(db, who, id);
	const administers = allows(who.role, "administer");
	if (!found || !(mine || administers)) throw none();
	if (shared && found.personId !== who.id && !administers) throw belongsToNobody();
	return mine ? found : { ...found, result: null };
}

async function look(db: Executor, who: Person, id: string) {
	const [row] = await db
		.select({ run, creatorId: strategySession.creatorId })
		.from(run)
		.leftJoin(strategySession, eq(strategySession.id, run.sessionId))
		.where(eq(run.id, id));
	if (!row) return { found: null, mine: false, shared: false };
	const { run: found, creatorId } = row;
	const shared = found.sessionId !== null && creatorId === null;
	const mine = found.personId === who.id || creatorId === who.id || shared;
	return { found: found as RunWithResult, mine, shared };
}

const none = () => new CodedError("NOT_FOUND", "There is no such run");
