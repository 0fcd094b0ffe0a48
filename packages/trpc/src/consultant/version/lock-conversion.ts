import type { Transaction } from "@throughline/db/connect";
import { run } from "@throughline/db/schema";
import type { OfVersion } from "@throughline/domain/consultant/version";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import { conversionKey } from "./entity.ts";

/** Locks the conversion of a version, if there is one, until the transaction ends. */
export async function lockConversion(
	tx: Transaction,
	{ sessionId, versionNumber }: z.output<typeof OfVersion>,
): Promise<{ id: string } | null> {
	const key = conversionKey(sessionId, versionNumber);
	const [locked] = await tx.select({ id: run.id }).from(run).where(eq(run.key, key)).for("update");
	return locked ?? null;
}
