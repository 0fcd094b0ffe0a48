import type { Executor } from "@throughline/db/connect";
import { caseCorrection } from "@throughline/db/schema";
import type { CaseCorrection } from "@throughline/domain/consultant/case";
import { and, asc, eq, isNull } from "drizzle-orm";

/** The corrections of a session that hold, the newest last. */
export async function loadCorrections(
	db: Executor,
	sessionId: string,
): Promise<{ id: string; correction: CaseCorrection }[]> {
	return await db
		.select({ id: caseCorrection.id, correction: caseCorrection.correction })
		.from(caseCorrection)
		.where(and(eq(caseCorrection.sessionId, sessionId), isNull(caseCorrection.undoneAt)))
		.orderBy(asc(caseCorrection.createdAt), asc(caseCorrection.id));
}
