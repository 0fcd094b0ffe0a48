import type { Executor } from "@throughline/db/connect";
import { passage, sourceDocument, strategySession } from "@throughline/db/schema";
import type { PassageEntry, SourceDocument, SourceText } from "@throughline/domain/consultant/session";
import { and, asc, eq, gte, inArray, lt, ne, type SQL, sql } from "drizzle-orm";
import { CodedError } from "../../error.ts";
import { pageOf } from "../document/page.ts";
import { isMaterial } from "../document/withdrawn.ts";
import { openTo, readableTo, requireReadable } from "../session-access.ts";
import { findConverted } from "./converted.ts";

/** A document as lists show it: its content is counted where it lies. Originals are for those who may work with them. */
const entryFor = (person: { id: string }) => ({
	id: sourceDocument.id,
	sessionId: sourceDocument.sessionId,
	kind: sourceDocument.kind,
	name: sourceDocument.name,
	mediaType: sourceDocument.mediaType,
	byteSize: sourceDocument.byteSize,
	url: sourceDocument.url,
	pages: sql<number | null>`cardinality(${sourceDocument.pageStarts})`,
	characters: sql<number>`length(${sourceDocument.content})`,
	readBy: sourceDocument.readBy,
	notes: sourceDocument.notes,
	downloadable: sql<boolean>`(${sourceDocument.storageKey} is not null and ${openTo(person)})`,
	createdAt: sourceDocument.createdAt,
});

function entriesWhere(db: Executor, person: { id: string }, condition: SQL): Promise<SourceDocument[]> {
	return db
		.select(entryFor(person))
		.from(sourceDocument)
		.innerJoin(strategySession, eq(strategySession.id, sourceDocument.sessionId))
		.where(condition)
		.orderBy(asc(sourceDocument.id));
}

/** The documents of a session that is open to the caller, the oldest first: texts and files that count, no pages of the web. */
export function listDocuments(
	db: Executor,
	person: { id: string },
	sessionId: string,
): Promise<SourceDocument[]> {
	return entriesWhere(db, person, sql`${eq(sourceDocument.sessionId, sessionId)} and ${isMaterial}`);
}

/** The same for reading only: of another session, those that its programs rest on. Throws NOT_FOUND. */
export async function readableDocuments(
	db: Executor,
	person: { id: string },
	sessionId: string,
): Promise<SourceDocument[]> {
	const { isOpen } = await requireReadable(db, person, sessionId);
	if (isOpen) return await listDocuments(db, person, sessionId);
	const { documentIds } = await findConverted(db, sessionId);
	return await entriesWhere(
		db,
		person,
		sql`${inArray(sourceDocument.id, documentIds)} and ${ne(sourceDocument.kind, "web")}`,
	);
}

/** What must be known of a document to hand out its file. */
export type StoredFile = { name: string; mediaType: string; storageKey: string | null };

/** A document of a session that is the caller's own or nobody's. Throws NOT_FOUND for any other. */
export function requireDocument(db: Executor, person: { id: string }, id: string): Promise<FoundDocument> {
	return findDocument(db, id, openTo(person));
}

type FoundDocument = { id: string; sessionId: string; pageStarts: number[] | null } & StoredFile;

const noDocument = () => new CodedError("NOT_FOUND", "There is no such document");

async function findDocument(db: Executor, id: string, allowed: SQL | undefined): Promise<FoundDocument> {
	const [row] = await db
		.select({
			id: sourceDocument.id,
			sessionId: sourceDocument.sessionId,
			name: sourceDocument.name,
			mediaType: sourceDocument.mediaType,
			storageKey: sourceDocument.storageKey,
			pageStarts: sourceDocument.pageStarts,
		})
		.from(sourceDocument)
		.innerJoin(strategySession, eq(strategySession.id, sourceDocument.sessionId))
		.where(and(eq(sourceDocument.id, id), allowed));
	if (!row) throw noDocument();
	return row;
}

/** Where to read: around a passage, or from a position on; from the beginning when neither is said. */
type Window = { around?: string | undefined; from?: number | undefined; limit?: number | undefined };

/** Some passages of a document, in order. Throws NOT_FOUND for a document or passage that the caller may not see. */
export async function readSource(
	db: Executor,
	person: { id: string },
	{ documentId, around, from = 0, limit = 200 }: Window & { documentId: string },
): Promise<SourceText> {
	const { pageStarts, sessionId } = await findDocument(db, documentId, readableTo(db, person));
	await requireReadableDocument(db, person, sessionId, documentId);
	const [document] = await entriesWhere(db, person, eq(sourceDocument.id, documentId));
	if (!document) throw noDocument();
	const ofDocument = eq(passage.documentId, documentId);
	const first = around
		? Math.max(0, (await positionOf(db, documentId, around)) - Math.floor(limit / 2))
		: from;
	const passages = await db
		.select({
			id: passage.id,
			position: passage.position,
			start: passage.startOffset,
			end: passage.endOffset,
			text: passage.text,
		})
		.from(passage)
		.where(and(ofDocument, gte(passage.position, first), lt(passage.position, first + limit)))
		.orderBy(asc(passage.position));
	const total = await db.$count(passage, ofDocument);
	return {
		document,
		passages: passages.map((each): PassageEntry => ({ ...each, page: pageOf(pageStarts, each.start) })),
		total,
	};
}

/** Of somebody else's session only what its programs rest on can be read; of one's own also what was withdrawn. */
async function requireReadableDocument(
	db: Executor,
	person: { id: string },
	sessionId: string,
	documentId: string,
): Promise<void> {
	const { isOpen } = await requireReadable(db, person, sessionId);
	if (!isOpen && !(await findConverted(db, sessionId)).documentIds.includes(documentId)) throw noDocument();
}

async function positionOf(db: Executor, documentId: string, passageId: string): Promise<number> {
	const [row] = await db
		.select({ position: passage.position })
		.from(passage)
		.where(and(eq(passage.documentId, documentId), eq(passage.id, passageId)));
	if (!row) throw new CodedError("NOT_FOUND", "This document has no such passage");
	return row.position;
}
