import type { Executor } from "@throughline/db/connect";
import { caseCorrection, person } from "@throughline/db/schema";
import { displayName } from "@throughline/domain/account";
import type { CaseCorrection, StoredCorrection } from "@throughline/domain/consultant/case";
import { and, asc, count, eq, isNull } from "drizzle-orm";

const ofSession = (sessionId: string) =>
	and(eq(caseCorrection.sessionId, sessionId), isNull(caseCorrection.undoneAt));

/** The corrections of a session that hold, the newest last. */
export async function loadCorrections(
	db: Executor,
	sessionId: string,
): Promise<{ id: string; correction: CaseCorrection }[]> {
	return await db
		.select({ id: caseCorrection.id, correction: caseCorrection.correction })
		.from(caseCorrection)
		.where(ofSession(sessionId))
		.orderBy(asc(caseCorrection.createdAt), asc(caseCorrection.id));
}

/** The documents that hold the answers among these corrections; their ids. */
export function answerDocumentsOf(corrections: readonly CaseCorrection[]): ReadonlySet<string> {
	return new Set(corrections.flatMap((each) => (each.kind === "answer" ? each.documentId : [])));
}

/** The corrections of a session that hold, with who made each, and when. */
export async function listCorrections(db: Executor, sessionId: string): Promise<StoredCorrection[]> {
	const rows = await db
		.select({
			id: caseCorrection.id,
			correction: caseCorrection.correction,
			createdAt: caseCorrection.createdAt,
			personId: person.id,
			firstName: person.firstName,
			lastName: person.lastName,
			email: person.email,
		})
		.from(caseCorrection)
		.leftJoin(person, eq(person.id, caseCorrection.madeBy))
		.where(ofSession(sessionId))
		.orderBy(asc(caseCorrection.createdAt), asc(caseCorrection.id));
	return rows.map(({ id, correction, createdAt, personId, ...named }) => ({
		id,
		correction,
		createdAt,
		madeBy: personId === null ? null : displayName(named),
	}));
}

/** The version of a session's case: one more than the corrections that were made or undone. */
export async function versionOfCase(db: Executor, sessionId: string): Promise<number> {
	const [changes] = await db
		.select({ made: count(), undone: count(caseCorrection.undoneAt) })
		.from(caseCorrection)
		.where(eq(caseCorrection.sessionId, sessionId));
	return 1 + (changes?.made ?? 0) + (changes?.undone ?? 0);
}
