import type { Executor, Transaction } from "@throughline/db/connect";
import { strategySession } from "@throughline/db/schema";
import { and, eq, isNull, or } from "drizzle-orm";
import { CodedError } from "../error.ts";

/** A session without its texts, which may be long. */
export type SessionRow = Omit<typeof strategySession.$inferSelect, "inputText">;

const columns = {
	id: strategySession.id,
	creatorId: strategySession.creatorId,
	title: strategySession.title,
	rootQuestion: strategySession.rootQuestion,
	rootCause: strategySession.rootCause,
	whysPath: strategySession.whysPath,
	version: strategySession.version,
	createdAt: strategySession.createdAt,
	updatedAt: strategySession.updatedAt,
};

/** Which sessions a person may see and work in: their own, and those that belong to nobody. */
export const openTo = (person: { id: string }) =>
	or(eq(strategySession.creatorId, person.id), isNull(strategySession.creatorId));

/**
 * The session of a call, which must be the caller's own or nobody's. Everything that names a session asks this first.
 * @param lock whether the row stays locked until the transaction ends
 * @throws NOT_FOUND for any other: whose it is, is nobody's business
 */
export async function requireSession(
	db: Executor,
	person: { id: string },
	sessionId: string,
	{ lock = false }: { lock?: boolean } = {},
): Promise<SessionRow> {
	const query = db
		.select(columns)
		.from(strategySession)
		.where(and(eq(strategySession.id, sessionId), openTo(person)));
	const [found] = lock ? await query.for("update") : await query;
	if (!found) throw new CodedError("NOT_FOUND", "There is no such strategy session");
	return found;
}

/** Locks a session's row for a run, whose caller was let in when it was started. Throws NOT_FOUND. */
export async function lockSession(tx: Transaction, sessionId: string): Promise<void> {
	const [found] = await tx
		.select({ id: strategySession.id })
		.from(strategySession)
		.where(eq(strategySession.id, sessionId))
		.for("update");
	if (!found) throw new CodedError("NOT_FOUND", "There is no such strategy session");
}
