import type { Executor } from "@throughline/db/connect";
import { stageGate } from "@throughline/db/schema";
import { eq } from "drizzle-orm";
import { invalidInput } from "../error.ts";

/** The gate that an input names at `field`. Throws INVALID_INPUT. */
export async function requireGate(db: Executor, field: string, gateId: string) {
	const [gate] = await db.select().from(stageGate).where(eq(stageGate.id, gateId));
	if (!gate)
		throw invalidInput([{ path: field, message: "This stage gate does not exist, or no longer does" }]);
	return gate;
}
