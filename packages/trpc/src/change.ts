import type { Executor } from "@throughline/db/connect";
import { areas } from "@throughline/domain/area";
import { sql } from "drizzle-orm";
import { z } from "zod";

/** The PostgreSQL channel that every instance listens on. */
export const changeChannel = "throughline_change";

/** One committed change, as small as a screen needs to know what to fetch again. `resync`: anything may have changed. */
export const Change = z.object({
	area: z.enum([...areas, "resync"]),
	programId: z.string().nullable(),
	objectId: z.string().nullable(),
});
export type Change = z.infer<typeof Change>;

/** Announces a change; PostgreSQL delivers it when (and only if) the transaction commits. */
export async function announce(
	tx: Executor,
	area: Change["area"],
	programId: string | null,
	objectId: string | null,
): Promise<void> {
	const change: Change = { area, programId, objectId };
	await tx.execute(sql`select pg_notify(${changeChannel}, ${JSON.stringify(change)})`);
}
