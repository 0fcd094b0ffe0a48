import type { Transaction } from "@throughline/db/connect";
import { personalAccessToken, session } from "@throughline/db/schema";
import { displayName, type EndedAccess } from "@throughline/domain/account";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Writer } from "../writer.ts";
import type { PersonRow } from "./person-entry.ts";

/** Signs a person out everywhere. Answers how many sessions ended; expired ones that were still stored don't count. */
export async function endSessions(tx: Transaction, personId: string): Promise<number> {
	const ended = await tx
		.delete(session)
		.where(eq(session.personId, personId))
		.returning({ running: sql<boolean>`${session.expiresAt} > now()` });
	return ended.filter(({ running }) => running).length;
}

/** Ends all access tokens of a person. Answers how many that still held. */
export async function revokeTokens(tx: Transaction, personId: string): Promise<number> {
	const { expiresAt, personId: owner, revokedAt } = personalAccessToken;
	const revoked = await tx
		.update(personalAccessToken)
		.set({ revokedAt: sql`now()` })
		.where(and(eq(owner, personId), isNull(revokedAt)))
		.returning({ held: sql<boolean>`${expiresAt} is null or ${expiresAt} > now()` });
	return revoked.filter(({ held }) => held).length;
}

/** Ends a person's sessions, and their access tokens if asked; one audit row when there were any. */
export async function endAccess(
	{ db: tx, write }: { db: Transaction; write: Writer },
	person: PersonRow,
	{ accessTokens }: { accessTokens: boolean },
): Promise<EndedAccess> {
	const ended = {
		sessions: await endSessions(tx, person.id),
		accessTokens: accessTokens ? await revokeTokens(tx, person.id) : 0,
	};
	if (ended.sessions + ended.accessTokens === 0) return ended;
	await write.record({
		action: "signed out",
		area: "account",
		objectType: "person",
		objectId: person.id,
		objectTitle: displayName(person),
		programId: null,
		after: ended,
	});
	return ended;
}
