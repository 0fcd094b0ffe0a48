import { databaseDay } from "@throughline/db/clock";
import type { Executor } from "@throughline/db/connect";
import { passage, sourceDocument } from "@throughline/db/schema";
import { asc, eq } from "drizzle-orm";
import { CodedError } from "../../error.ts";
import { loadCorrections } from "../case/corrections.ts";
import type { StoredMaterial } from "../ports.ts";

/**
 * The stored texts of a session, the oldest first. Documents never change, so that the same key means the same texts.
 * @throws NOT_READY when nothing has been put in yet
 */
export async function loadMaterial(db: Executor, sessionId: string): Promise<StoredMaterial> {
	const sources = await db
		.select({ id: sourceDocument.id, name: sourceDocument.name, content: sourceDocument.content })
		.from(sourceDocument)
		.where(eq(sourceDocument.sessionId, sessionId))
		.orderBy(asc(sourceDocument.id));
	if (sources.length === 0) {
		throw new CodedError(
			"NOT_READY",
			"This session has no material yet: enter a text or upload a file first",
		);
	}
	const passages = await db
		.select({
			id: passage.id,
			documentId: passage.documentId,
			position: passage.position,
			start: passage.startOffset,
			end: passage.endOffset,
			text: passage.text,
		})
		.from(passage)
		.innerJoin(sourceDocument, eq(sourceDocument.id, passage.documentId))
		.where(eq(sourceDocument.sessionId, sessionId))
		.orderBy(asc(passage.documentId), asc(passage.position));
	const corrections = await loadCorrections(db, sessionId);
	return {
		// The same texts with other corrections are another case.
		key: [...sources, ...corrections].map(({ id }) => id).join(" "),
		sources,
		passages,
		corrections: corrections.map(({ correction }) => correction),
		today: await databaseDay(db),
	};
}
