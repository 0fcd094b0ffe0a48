import type { Database } from "@throughline/db/connect";
import { checkAllThresholds } from "@throughline/trpc/consultant/tripwire/check";

/** Reopens decisions whose thresholds live data has crossed without a change that saw it. Doing it again tells nobody twice. */
export async function watchAssumptions(db: Database): Promise<void> {
	await db.transaction((tx) => checkAllThresholds(tx));
}
