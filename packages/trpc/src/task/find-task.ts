import type { Executor } from "@throughline/db/connect";
import { task } from "@throughline/db/schema";
import { eq } from "drizzle-orm";
import { CodedError } from "../error.ts";

/** The task by its id. Throws NOT_FOUND. */
export async function findTask(db: Executor, id: string): Promise<typeof task.$inferSelect> {
	const [row] = await db.select().from(task).where(eq(task.id, id));
	if (!row) throw new CodedError("NOT_FOUND", "This task does not exist, or no longer does");
	return row;
}
