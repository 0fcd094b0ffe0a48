import { databaseDay } from "@throughline/db/clock";
import type { Executor } from "@throughline/db/connect";
import { playbook, sourceDocument } from "@throughline/db/schema";
import { and, asc, eq, ne } from "drizzle-orm";
import { CodedError } from "../../error.ts";
import type { StoredMaterial } from "../../ports/advisors.ts";
import { loadPassages } from "../document/stored-passages.ts";
import { isWithdrawn } from "../document/withdrawn.ts";
import { loadCorrections } from "./corrections.ts";

/**
 * The stored texts of a session that count, the oldest first, and what they are read with; no pages of the web. Documents never change, so that
 * the same key means the same texts.
 * @throws NOT_READY when nothing has been put in yet, and no playbook was chosen to begin with
 */
export async function loadMaterial(db: Executor, sessionId: string): Promise<StoredMaterial> {
	const documents = await db
		.select({
			id: sourceDocument.id,
			name: sourceDocument.name,
			content: sourceDocument.content,
			createdAt: sourceDocument.createdAt,
			withdrawn: isWithdrawn,
		})
		.from(sourceDocument)
		.where(and(eq(sourceDocument.sessionId, sessionId), ne(sourceDocument.kind, "web")))
		.orderBy(asc(sourceDocument.id));
	const corrections = await loadCorrections(db, sessionId);
	const hasPlaybook = corrections.some(({ correction }) => correction.kind === "playbook");
	if (documents.every(({ withdrawn }) => withdrawn) && !hasPlaybook) {
		throw new CodedError(
			"NOT_READY",
			"This session has no material yet: enter a text or upload a file first",
		);
	}
	const passages = await loadPassages(db, sessionId);
	const quotable = new Set(passages.map(({ documentId }) => documentId));
	// Corrections name a statement by the number of its document: a withdrawn one keeps its number.
	const numbered = documents.filter(({ id, withdrawn }) => withdrawn || quotable.has(id));
	const sources = documents
		.filter(({ withdrawn }) => !withdrawn)
		.map(({ withdrawn: _, createdAt, ...source }) => ({
			...source,
			received: createdAt.slice(0, 10),
			number: numbered.findIndex(({ id }) => id === source.id),
		}));
	const playbooks = await db.select().from(playbook).orderBy(asc(playbook.id));
	const states = playbooks.map(({ id, version, updatedAt }) => `${id}@${version}@${updatedAt}`);
	return {
		// The same texts with other corrections, or with other playbooks, are another case.
		key: [...[...sources, ...corrections].map(({ id }) => id), ...states].join(" "),
		playbooks: playbooks.map(({ content }) => content),
		sources,
		passages,
		corrections: corrections.map(({ correction }) => correction),
		today: await databaseDay(db),
	};
}
