import type { Executor, Transaction } from "@throughline/db/connect";
import { strategySession, strategyVersion } from "@throughline/db/schema";
import { allows, type Person } from "@throughline/domain/account";
import { and, eq, exists, isNotNull, isNull, or } from "drizzle-orm";
import { belongsToNobody, CodedError } from "../error.ts";

/** A session without its texts, which may be long. */
export type SessionRow = Omit<typeof strategySession.$inferSelect, "inputText">;

const columns = {
	id: strategySession.id,
	creatorId: strategySession.creatorId,
	title: strategySession.title,
	rootQuestion: strategySession.rootQuestion,
	rootCause: strategySession.rootCause,
	whysPath: strategySession.whysPath,
	provider: strategySession.provider,
	researchAddresses: strategySession.researchAddresses,
	version: strategySession.version,
	createdAt: strategySession.createdAt,
	updatedAt: strategySession.updatedAt,
};

/** Who asks to change something. */
type Changer = Pick<Person, "id" | "role">;

/** Which sessions a person may see all of: their own, and those that belong to nobody. */
export const openTo = (person: { id: string }) =>
	or(eq(strategySession.creatorId, person.id), isNull(strategySession.creatorId));

/**
 * The session of a call that reads, which must be the caller's own or nobody's. Everything that names a session asks
 * this first, or `requireChangeable`.
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
	const [row] = lock ? await query.for("update") : await query;
	if (!row) throw new CodedError("NOT_FOUND", "There is no such strategy session");
	return row;
}

/** Whether a person may change a session: their own; Admins also one that belongs to nobody. */
export function mayChange({ creatorId }: Pick<SessionRow, "creatorId">, { id, role }: Changer): boolean {
	return creatorId === null ? allows(role, "administer") : creatorId === id && allows(role, "write");
}

/**
 * The same for a call that changes the session or anything in it.
 * @throws FORBIDDEN for one that belongs to nobody, unless the caller is an Admin
 */
export async function requireChangeable(
	db: Executor,
	person: Changer,
	sessionId: string,
	options?: { lock?: boolean },
): Promise<SessionRow> {
	const session = await requireSession(db, person, sessionId, options);
	if (mayChange(session, person)) return session;
	throw belongsToNobody();
}

/** Which sessions a person may look into: those that are open to them, and those of which a program came. */
export const readableTo = (db: Executor, person: { id: string }) =>
	or(
		openTo(person),
		exists(
			db
				.select({ id: strategyVersion.id })
				.from(strategyVersion)
				.where(
					and(
						eq(strategyVersion.sessionId, strategySession.id),
						isNotNull(strategyVersion.convertedProgramId),
					),
				),
		),
	);

/**
 * Asks for a session to read in: an open one, or one of which a program came. In the latter, only what that program
 * rests on is for everybody: `isOpen` tells them apart. Throws NOT_FOUND.
 */
export async function requireReadable(
	db: Executor,
	person: { id: string },
	sessionId: string,
): Promise<{ isOpen: boolean }> {
	const [session] = await db
		.select({ creatorId: strategySession.creatorId })
		.from(strategySession)
		.where(and(eq(strategySession.id, sessionId), readableTo(db, person)));
	if (!session) throw new CodedError("NOT_FOUND", "There is no such strategy session");
	return { isOpen: session.creatorId === null || session.creatorId === person.id };
}

/** Locks a session's row for a run, whose caller was let in when it was started. Throws NOT_FOUND. */
export async function lockSession(tx: Transaction, sessionId: string): Promise<void> {
	const [session] = await tx
		.select({ id: strategySession.id })
		.from(strategySession)
		.where(eq(strategySession.id, sessionId))
		.for("update");
	if (!session) throw new CodedError("NOT_FOUND", "There is no such strategy session");
}
