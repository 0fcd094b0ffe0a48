import type { Executor } from "@throughline/db/connect";
import { benefit } from "@throughline/db/schema";
import { eq } from "drizzle-orm";
import { CodedError } from "../error.ts";

/** The benefit by its id. Throws NOT_FOUND. */
export async function findBenefit(db: Executor, id: string): Promise<typeof benefit.$inferSelect> {
	const [row] = await db.select().from(benefit).where(eq(benefit.id, id));
	return found(row);
}

/** The same, held until the transaction ends: what follows from its months is reckoned by one at a time. */
export async function lockBenefit(db: Executor, id: string): Promise<typeof benefit.$inferSelect> {
	const [row] = await db.select().from(benefit).where(eq(benefit.id, id)).for("update");
	return found(row);
}

function found<Row>(row: Row | undefined): Row {
	if (!row) throw new CodedError("NOT_FOUND", "This benefit does not exist, or no longer does");
	return row;
}
