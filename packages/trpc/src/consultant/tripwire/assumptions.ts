import type { Executor } from "@throughline/db/connect";
import { strategyVersion } from "@throughline/db/schema";
import type { Quote } from "@throughline/domain/consultant/evidence";
import { inArray } from "drizzle-orm";
import type { TripwireRow } from "./entity.ts";

/** What a threshold is about, in the words of its version. */
export type Assumed = { question: string; assumption: string; quote: Quote | null };

type About = Pick<TripwireRow, "sessionId" | "versionNumber" | "decisionId" | "assumptionId">;

/**
 * Looks up what some thresholds are about. A decision that was made anew since may no longer have the assumption; then
 * its id stands for it.
 */
export async function assumedBy(db: Executor, wires: readonly About[]): Promise<(wire: About) => Assumed> {
	const sessionIds = [...new Set(wires.map(({ sessionId }) => sessionId))];
	const versions =
		sessionIds.length === 0
			? []
			: await db
					.select({
						sessionId: strategyVersion.sessionId,
						versionNumber: strategyVersion.versionNumber,
						decisions: strategyVersion.decisions,
					})
					.from(strategyVersion)
					.where(inArray(strategyVersion.sessionId, sessionIds));
	return ({ sessionId, versionNumber, decisionId, assumptionId }) => {
		const version = versions.find(
			(each) => each.sessionId === sessionId && each.versionNumber === versionNumber,
		);
		const decision = version?.decisions?.find(({ id }) => id === decisionId);
		const assumption = decision?.assumptions?.find(({ id }) => id === assumptionId);
		return {
			question: decision?.question ?? decisionId,
			assumption: assumption?.text ?? assumptionId,
			quote: assumption?.quote ?? null,
		};
	};
}
