import type { Executor } from "@throughline/db/connect";
import { strategySession } from "@throughline/db/schema";
import { eq, sql } from "drizzle-orm";

/** How many characters a session's material has: what its runs cost goes by them. 0 for a session that there is not. */
export async function materialLength(db: Executor, sessionId: string): Promise<number> {
	const [material] = await db
		.select({ characters: sql<number>`length(${strategySession.inputText})`.mapWith(Number) })
		.from(strategySession)
		.where(eq(strategySession.id, sessionId));
	return material?.characters ?? 0;
}
