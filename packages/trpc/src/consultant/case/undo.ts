import { databaseTime } from "@throughline/db/clock";
import type { Transaction } from "@throughline/db/connect";
import { caseCorrection } from "@throughline/db/schema";
import type { Person } from "@throughline/domain/account";
import { and, eq } from "drizzle-orm";
import { CodedError } from "../../error.ts";
import type { Writer } from "../../writer.ts";
import { requireChangeable } from "../session-access.ts";
import { corrections } from "./entity.ts";

type Caller = { person: Person; db: Transaction; write: Writer };

/**
 * Takes a correction back; one that has been taken back already stays so. With an answer its document is withdrawn.
 * @throws NOT_FOUND for a correction of another session
 */
export async function undoCorrection(
	{ person, db: tx, write }: Caller,
	{ sessionId, id }: { sessionId: string; id: string },
): Promise<{ id: string }> {
	await requireChangeable(tx, person, sessionId, { lock: true });
	const [correction] = await tx
		.select({ undoneAt: caseCorrection.undoneAt })
		.from(caseCorrection)
		.where(and(eq(caseCorrection.id, id), eq(caseCorrection.sessionId, sessionId)));
	if (!correction) throw new CodedError("NOT_FOUND", "There is no such correction");
	if (correction.undoneAt === null) {
		const undoneAt = (await databaseTime(tx)).toISOString();
		await write.update(corrections, { id, version: "any" }, { undoneAt }, { action: "undone" });
	}
	return { id };
}
