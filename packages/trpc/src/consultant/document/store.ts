import type { Executor, Transaction } from "@throughline/db/connect";
import { newId } from "@throughline/db/id";
import { passage, sourceDocument, strategySession } from "@throughline/db/schema";
import type { Span } from "@throughline/domain/consultant/text/passages";
import { and, asc, eq, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { CodedError } from "../../error.ts";
import type { NewDocument } from "../../ports/document-reader.ts";
import type { Writer } from "../../writer.ts";

/** How much text a session may hold, in bytes of UTF-8: it is answered as one text. */
const mostText = 50 * 1024 * 1024;

/** How many passages go into one statement: between two, the server does what else there is to do. */
const passagesPerInsert = 1_000;

/**
 * Adds a document and its passages to a session, whose row the caller holds locked. The same bytes are stored once, and
 * so is what was typed again with other white space.
 * @returns the document's id, and whether it is new
 * @throws TOO_LARGE when the session would hold more than 50 MB of text
 */
export async function storeDocument(
	{ tx, write }: { tx: Transaction; write: Writer },
	sessionId: string,
	{ passages, ...document }: NewDocument,
): Promise<{ id: string; added: boolean }> {
	const storedId = await knownId(tx, sessionId, document);
	if (storedId !== null) return { id: storedId, added: false };
	await requireRoom(tx, sessionId, document.content);

	const id = newId();
	await tx.insert(sourceDocument).values({ ...document, id, sessionId });
	await storePassages(tx, id, document.content, passages);
	await tx
		.update(strategySession)
		.set({
			inputText:
				sql`concat_ws(E'\n\n', nullif(${strategySession.inputText}, ''), ${document.content}::text)` as never,
			version: sql`${strategySession.version} + 1` as never,
			updatedAt: sql`now()` as never,
		})
		.where(eq(strategySession.id, sessionId));
	await recordDocument(write, sessionId, { ...document, id });
	return { id, added: true };
}

/** A page of the web as it was read, with the ids that it and its passages have once they are stored. */
export type Snapshot = Omit<NewDocument, "passages"> & {
	id: string;
	passages: readonly (Span & { id: string })[];
};

/** Adds the snapshot of a page to a session. It is no part of the session's text: only research reads it. */
export async function storeSnapshot(
	{ tx, write }: { tx: Transaction; write: Writer },
	sessionId: string,
	{ passages, ...document }: Snapshot,
): Promise<void> {
	await tx.insert(sourceDocument).values({ ...document, sessionId });
	await storePassages(tx, document.id, document.content, passages);
	await recordDocument(write, sessionId, document);
}

/** The snapshot of an address that a session holds with the very same words; null when there is none. */
export async function findSnapshot(
	db: Executor,
	sessionId: string,
	{ url, sha256 }: Pick<NewDocument, "url" | "sha256">,
): Promise<{ id: string; passageIds: string[] } | null> {
	const [stored] = await db
		.select({ id: sourceDocument.id })
		.from(sourceDocument)
		.where(
			and(
				eq(sourceDocument.sessionId, sessionId),
				eq(sourceDocument.kind, "web"),
				eq(sourceDocument.url, url ?? ""),
				eq(sourceDocument.sha256, sha256),
			),
		);
	if (!stored) return null;
	const passages = await db
		.select({ id: passage.id })
		.from(passage)
		.where(eq(passage.documentId, stored.id))
		.orderBy(asc(passage.position));
	return { id: stored.id, passageIds: passages.map(({ id }) => id) };
}

async function recordDocument(
	write: Writer,
	sessionId: string,
	{
		id,
		name,
		byteSize,
		sha256,
		url,
	}: Pick<NewDocument, "name" | "byteSize" | "sha256" | "url"> & { id: string },
): Promise<void> {
	await write.record({
		action: "created",
		area: "consultant",
		objectType: "source document",
		objectId: id,
		objectTitle: name,
		programId: null,
		after: { sessionId, byteSize, sha256, ...(url && { url }) },
	});
}

/** The document of a session that holds the same bytes or, for a typed text, the same words; null when there is none. */
async function knownId(
	tx: Transaction,
	sessionId: string,
	{ kind, content, sha256 }: Pick<NewDocument, "kind" | "content" | "sha256">,
): Promise<string | null> {
	const held = await tx
		.select({ id: sourceDocument.id, kind: sourceDocument.kind, sha256: sourceDocument.sha256 })
		.from(sourceDocument)
		.where(and(eq(sourceDocument.sessionId, sessionId), ne(sourceDocument.kind, "web")));
	const same = held.find((each) => each.sha256 === sha256);
	if (same) return same.id;
	// A long text is not sent to be compared with nothing.
	if (kind !== "text" || !held.some((each) => each.kind === "text")) return null;
	const words = (text: SQLWrapper | SQL) => sql`btrim(regexp_replace(${text}, '\\s+', ' ', 'g'))`;
	const [reworded] = await tx
		.select({ id: sourceDocument.id })
		.from(sourceDocument)
		.where(
			and(
				eq(sourceDocument.sessionId, sessionId),
				eq(sourceDocument.kind, "text"),
				sql`${words(sourceDocument.content)} = ${words(sql`${content}::text`)}`,
			),
		);
	return reworded?.id ?? null;
}

async function requireRoom(tx: Transaction, sessionId: string, content: string): Promise<void> {
	const [session] = await tx
		.select({ bytes: sql<number>`octet_length(${strategySession.inputText})` })
		.from(strategySession)
		.where(eq(strategySession.id, sessionId));
	if ((session?.bytes ?? 0) + Buffer.byteLength(content) <= mostText) return;
	throw new CodedError(
		"TOO_LARGE",
		"A strategy holds at most 50 MB of text. Start a new strategy for the rest.",
	);
}

/** Stores the passages some at a time, each time as one parameter: a long document has tens of thousands. */
async function storePassages(
	tx: Transaction,
	documentId: string,
	content: string,
	passages: readonly (Span & { id?: string })[],
): Promise<void> {
	for (let first = 0; first < passages.length; first += passagesPerInsert) {
		const rows = passages
			.slice(first, first + passagesPerInsert)
			.map(({ id = newId(), start, end }, place) => ({
				id,
				position: first + place,
				start_offset: start,
				end_offset: end,
				text: content.slice(start, end),
			}));
		await tx.execute(sql`
			insert into ${passage} (id, document_id, position, start_offset, end_offset, text)
			select id, ${documentId}, position, start_offset, end_offset, text
			from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
				as row (id uuid, position int, start_offset int, end_offset int, text text)`);
	}
}
