import type { Transaction } from "@throughline/db/connect";
import { origin } from "@throughline/db/schema";
import { inArray } from "drizzle-orm";
import { CodedError } from "../../error.ts";

/** Throws DECIDED when something in a program rests on one of these whys: the reason for it must not go. */
export async function requireUnreferenced(tx: Transaction, whyIds: readonly string[]): Promise<void> {
	if (whyIds.length === 0) return;
	const [rests] = await tx
		.select({ id: origin.id })
		.from(origin)
		.where(inArray(origin.whysNodeId, [...whyIds]))
		.limit(1);
	if (rests) {
		throw new CodedError(
			"DECIDED",
			"A program rests on this why. Add a why of your own beside it, or begin a new strategy.",
		);
	}
}
