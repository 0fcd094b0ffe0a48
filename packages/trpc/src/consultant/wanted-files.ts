import type { Database, Transaction } from "@throughline/db/connect";
import { deletedObject, run, sourceDocument } from "@throughline/db/schema";
import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { DocumentReader } from "./document-reader.ts";

/**
 * The storage keys that something still needs: a document, a run that is to read it, a deletion that may be undone. All
 * must be of one moment, as a run that ends hands its file to a document.
 */
async function wantedKeys(db: Transaction): Promise<Set<string>> {
	const documents = await db
		.select({ key: sourceDocument.storageKey })
		.from(sourceDocument)
		.where(isNotNull(sourceDocument.storageKey));
	const reading = await db
		.select({ key: sql<string>`jsonb_path_query(${run.input}, '$.uploads[*].storageKey') #>> '{}'` })
		.from(run)
		.where(and(eq(run.kind, "extraction"), inArray(run.status, ["queued", "running"])));
	const path = '$.deleted[*] ? (@.table == "source_document").rows[*].storage_key';
	const deleted = await db
		.select({ key: sql<string | null>`jsonb_path_query(${deletedObject.rows}, ${path}::jsonpath) #>> '{}'` })
		.from(deletedObject);
	return new Set([...documents, ...reading, ...deleted].flatMap(({ key }) => key ?? []));
}

/** Removes those of the files that nothing needs any more. */
export async function discardUnwanted(
	db: Database,
	reader: Pick<DocumentReader, "discard">,
	keys: readonly string[],
): Promise<void> {
	if (keys.length === 0) return;
	const wanted = await db.transaction(wantedKeys, {
		isolationLevel: "repeatable read",
		accessMode: "read only",
	});
	for (const key of keys) if (!wanted.has(key)) await reader.discard(key);
}
