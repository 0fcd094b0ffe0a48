import type { Executor } from "@throughline/db/connect";
import { risk } from "@throughline/db/schema";
import { eq } from "drizzle-orm";
import { CodedError } from "../error.ts";

/** The risk by its id. Throws NOT_FOUND. */
export async function findRisk(db: Executor, id: string): Promise<typeof risk.$inferSelect> {
	const [row] = await db.select().from(risk).where(eq(risk.id, id));
	if (!row) throw new CodedError("NOT_FOUND", "This risk does not exist, or no longer does");
	return row;
}
