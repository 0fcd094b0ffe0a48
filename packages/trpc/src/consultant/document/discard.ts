import type { Database } from "@throughline/db/connect";
import { neededFileKeys } from "@throughline/db/stored-files";
import { sql } from "drizzle-orm";
import type { DocumentReader } from "../../ports/document-reader.ts";

/** Removes those of the files that nothing needs any more. */
export async function discardUnwanted(
	db: Database,
	reader: Pick<DocumentReader, "discard">,
	keys: readonly string[],
): Promise<void> {
	if (keys.length === 0) return;
	const rows = await db.execute<{ key: string }>(sql.raw(neededFileKeys));
	const needed = new Set(rows.map(({ key }) => key));
	for (const key of keys) if (!needed.has(key)) await reader.discard(key);
}
