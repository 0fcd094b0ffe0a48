import type { Transaction } from "@throughline/db/connect";
import { newId } from "@throughline/db/id";
import { passage, sourceDocument, strategySession } from "@throughline/db/schema";
import type { Span } from "@throughline/domain/consultant/text/passages";
import { and, eq, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Writer } from "../writer.ts";

/** What has been read of a text or a file, ready to be stored. */
export type NewDocument = Omit<
	typeof sourceDocument.$inferInsert,
	"id" | "sessionId" | "createdAt" | "kind"
> & {
	kind: "text" | "file" | "web";
	/** Its quotable stretches, in order. */
	passages: readonly Span[];
};

/**
 * Adds a document and its passages to a session, whose row the caller holds locked. The same bytes are stored once, and
 * so is what was typed again with other white space.
 * @returns the document's id, and whether it is new
 */
export async function storeDocument(
	{ tx, write }: { tx: Transaction; write: Writer },
	sessionId: string,
	{ passages, ...document }: NewDocument,
): Promise<{ id: string; added: boolean }> {
	const [known] = await tx
		.select({ id: sourceDocument.id })
		.from(sourceDocument)
		.where(
			and(
				eq(sourceDocument.sessionId, sessionId),
				or(eq(sourceDocument.sha256, document.sha256), saysTheSame(document)),
			),
		);
	if (known) return { id: known.id, added: false };

	const id = newId();
	await tx.insert(sourceDocument).values({ ...document, id, sessionId });
	// One parameter whatever the number: a long document has tens of thousands of passages.
	const rows = passages.map(({ start, end }, position) => ({
		id: newId(),
		position,
		start_offset: start,
		end_offset: end,
		text: document.content.slice(start, end),
	}));
	await tx.execute(sql`
		insert into ${passage} (id, document_id, position, start_offset, end_offset, text)
		select id, ${id}, position, start_offset, end_offset, text
		from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
			as row (id uuid, position int, start_offset int, end_offset int, text text)`);
	await tx
		.update(strategySession)
		.set({
			inputText:
				sql`concat_ws(E'\n\n', nullif(${strategySession.inputText}, ''), ${document.content}::text)` as never,
			version: sql`${strategySession.version} + 1` as never,
			updatedAt: sql`now()` as never,
		})
		.where(eq(strategySession.id, sessionId));
	await write.record({
		action: "created",
		area: "consultant",
		objectType: "source document",
		objectId: id,
		objectTitle: document.name,
		programId: null,
		after: { sessionId, byteSize: document.byteSize, sha256: document.sha256 },
	});
	return { id, added: true };
}

/** Which documents hold the words of a typed text; none for a file, which is told by its bytes. */
function saysTheSame({ kind, content }: Pick<NewDocument, "kind" | "content">) {
	if (kind !== "text") return undefined;
	const words = (text: SQLWrapper | SQL) => sql`btrim(regexp_replace(${text}, '\\s+', ' ', 'g'))`;
	return and(
		eq(sourceDocument.kind, "text"),
		sql`${words(sourceDocument.content)} = ${words(sql`${content}::text`)}`,
	);
}
