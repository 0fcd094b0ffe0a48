import type { Executor } from "@throughline/db/connect";
import type { task, workstream } from "@throughline/db/schema";
import { eq, max } from "drizzle-orm";

/** The position after the last of the program's. Two who ask at once get the same; their ids then give the order. */
export async function nextPosition(
	db: Executor,
	table: typeof task | typeof workstream,
	programId: string,
): Promise<number> {
	const [row] = await db
		.select({ last: max(table.position) })
		.from(table)
		.where(eq(table.programId, programId));
	return (row?.last ?? -1) + 1;
}
