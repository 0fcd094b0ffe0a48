import { databaseDay } from "@throughline/db/clock";
import type { Executor } from "@throughline/db/connect";
import { passage, sourceDocument } from "@throughline/db/schema";
import { and, asc, eq, not } from "drizzle-orm";
import { CodedError } from "../../error.ts";
import { loadCorrections } from "../case/corrections.ts";
import type { StoredMaterial } from "../ports.ts";
import { isWithdrawn } from "./withdrawn.ts";

/**
 * The stored texts of a session that count, the oldest first. Documents never change, so that the same key means the same
 * texts.
 * @throws NOT_READY when nothing has been put in yet
 */
export async function loadMaterial(db: Executor, sessionId: string): Promise<StoredMaterial> {
	const documents = await db
		.select({
			id: sourceDocument.id,
			name: sourceDocument.name,
			content: sourceDocument.content,
			withdrawn: isWithdrawn,
		})
		.from(sourceDocument)
		.where(eq(sourceDocument.sessionId, sessionId))
		.orderBy(asc(sourceDocument.id));
	if (documents.every(({ withdrawn }) => withdrawn)) {
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
		.where(and(eq(sourceDocument.sessionId, sessionId), not(isWithdrawn)))
		.orderBy(asc(passage.documentId), asc(passage.position));
	const quotable = new Set(passages.map(({ documentId }) => documentId));
	// Corrections name a statement by the number of its document: a withdrawn one keeps its number.
	const numbered = documents.filter(({ id, withdrawn }) => withdrawn || quotable.has(id));
	const sources = documents
		.filter(({ withdrawn }) => !withdrawn)
		.map(({ withdrawn: _, ...source }) => ({
			...source,
			number: numbered.findIndex(({ id }) => id === source.id),
		}));
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
