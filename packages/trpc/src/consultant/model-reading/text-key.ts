import { createHash } from "node:crypto";
import type { Executor } from "@throughline/db/connect";
import { sourceDocument } from "@throughline/db/schema";
import { and, asc, eq } from "drizzle-orm";
import { isMaterial } from "../document/withdrawn.ts";

/** Which texts a session has that its case is read of: documents never change, so that the same key means the same texts. */
export async function findTextKey(db: Executor, sessionId: string): Promise<string> {
	const documents = await db
		.select({ id: sourceDocument.id })
		.from(sourceDocument)
		.where(and(eq(sourceDocument.sessionId, sessionId), isMaterial))
		.orderBy(asc(sourceDocument.id));
	return textKeyOf(documents);
}

export function textKeyOf(documents: readonly { id: string }[]): string {
	return createHash("sha256")
		.update(documents.map(({ id }) => id).join(" "))
		.digest("hex");
}
