import type { Database } from "@throughline/db/connect";
import { lookAtAllThresholds } from "@throughline/trpc/consultant/tripwire/look";

/** Reopens decisions whose thresholds live data has crossed without a change that saw it. Doing it again tells nobody twice. */
export async function watchAssumptions(db: Database): Promise<void> {
	await db.transaction((tx) => lookAtAllThresholds(tx));
}
