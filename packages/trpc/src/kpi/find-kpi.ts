import type { Executor } from "@throughline/db/connect";
import { kpi } from "@throughline/db/schema";
import { eq } from "drizzle-orm";
import { CodedError } from "../error.ts";

/** The KPI by its id. Throws NOT_FOUND. */
export async function findKpi(db: Executor, id: string): Promise<typeof kpi.$inferSelect> {
	const [row] = await db.select().from(kpi).where(eq(kpi.id, id));
	return found(row);
}

/** The same, held until the transaction ends: what follows from its measurements is reckoned by one at a time. */
export async function lockKpi(db: Executor, id: string): Promise<typeof kpi.$inferSelect> {
	const [row] = await db.select().from(kpi).where(eq(kpi.id, id)).for("update");
	return found(row);
}

function found<Row>(row: Row | undefined): Row {
	if (!row) throw new CodedError("NOT_FOUND", "This KPI does not exist, or no longer does");
	return row;
}
