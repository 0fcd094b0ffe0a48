import type { Executor } from "@throughline/db/connect";
import {
	caseCorrection,
	modelReading,
	sourceDocument,
	strategySession,
	strategyVersion,
	whysNode,
} from "@throughline/db/schema";
import { areas } from "@throughline/domain/area";
import { sql } from "drizzle-orm";
import { z } from "zod";

/** The PostgreSQL channel that every instance listens on. */
export const changeChannel = "throughline_change";

/** One committed change, as small as a screen needs to know what to fetch again. `resync`: anything may have changed. */
export const Change = z.object({
	id: z.string().describe("Of this notice alone"),
	area: z.enum([...areas, "resync"]),
	programId: z.string().nullable(),
	objectId: z.string().nullable(),
	personId: z.string().nullable().describe("Whom alone it concerns; null: everybody"),
	requestId: z
		.string()
		.nullable()
		.describe("The call that made it; null: none, or none that knows all of it"),
});
export type Change = z.infer<typeof Change>;

/**
 * Announces a change; PostgreSQL delivers it when (and only if) the transaction commits. What changes in a strategy
 * session concerns nobody but the person to whom it belongs.
 */
export async function announce(
	tx: Executor,
	area: Change["area"],
	programId: string | null,
	objectId: string | null,
	{ personId = null, requestId = null }: Partial<Pick<Change, "personId" | "requestId">> = {},
): Promise<void> {
	const change: Change = { id: crypto.randomUUID(), area, programId, objectId, personId, requestId };
	if (area === "consultant" && programId === null) return await announceInSession(tx, change);
	await tx.execute(sql`select pg_notify(${changeChannel}, ${JSON.stringify(change)})`);
}

/** Announces a change of a session or of something in it, which must still be there, to those to whom it is open. */
async function announceInSession(tx: Executor, change: Change): Promise<void> {
	const { objectId } = change;
	const id = z.guid().safeParse(objectId).data ?? null;
	await tx.execute(sql`
		select pg_notify(${changeChannel},
			(${JSON.stringify(change)}::jsonb || jsonb_build_object('personId', creator_id))::text)
		from ${strategySession} where id in (
			select ${objectId}::text
			union all select session_id from ${strategyVersion} where id = ${id}::uuid
			union all select session_id from ${whysNode} where id = ${id}::uuid
			union all select session_id from ${sourceDocument} where id = ${id}::uuid
			union all select session_id from ${caseCorrection} where id = ${id}::uuid
			union all select session_id from ${modelReading} where id = ${id}::uuid
		)`);
}
