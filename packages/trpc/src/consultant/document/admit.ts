import type { Executor, Transaction } from "@throughline/db/connect";
import { sourceDocument, strategySession } from "@throughline/db/schema";
import { eq, sql } from "drizzle-orm";
import { CodedError } from "../../error.ts";
import { type Counted, consumeTurn } from "../../rate-limit.ts";

const perHour = 120;
const gibibyte = 1024 ** 3;
/** How much the files, texts and pages of one person's sessions may take, in bytes. */
const quota = 2 * gibibyte;

/**
 * Lets a person send files or a text, before either is read. Throws RATE_LIMITED with the time to wait, and
 * QUOTA_EXCEEDED when their sessions hold as much as they may.
 */
export async function admitUpload(tx: Transaction, caller: Counted): Promise<void> {
	await consumeTurn(tx, caller, { what: "texts and files", perHour });
	if (await hasRoom(tx, caller.person.id)) return;
	throw new CodedError("QUOTA_EXCEEDED", noRoom);
}

export const noRoom =
	"Your strategy sessions hold 2 GB of texts and files, which is the most. Delete a session that you no longer need.";

/** Whether a person's sessions may hold more texts, files and pages. */
export async function hasRoom(db: Executor, personId: string): Promise<boolean> {
	const [stored] = await db
		.select({ bytes: sql`coalesce(sum(${sourceDocument.byteSize}), 0)`.mapWith(Number) })
		.from(sourceDocument)
		.innerJoin(strategySession, eq(strategySession.id, sourceDocument.sessionId))
		.where(eq(strategySession.creatorId, personId));
	return (stored?.bytes ?? 0) < quota;
}
