import { laterThan } from "@throughline/db/clock";
import type { Executor } from "@throughline/db/connect";
import { riskScore } from "@throughline/db/schema";
import type { Assessed } from "@throughline/domain/risk/matrix";
import { isReassessed } from "@throughline/domain/risk/score";
import { desc, eq, sql } from "drizzle-orm";

/**
 * Adds the risk's assessment to its score history unless the newest entry says the same. For the transaction that
 * wrote the risk: it holds the row, so the history has the order in which the assessments were made.
 */
export async function recordScore(tx: Executor, risk: Assessed & { id: string }): Promise<void> {
	const [newest] = await tx
		.select()
		.from(riskScore)
		.where(eq(riskScore.riskId, risk.id))
		.orderBy(desc(riskScore.scoredAt), desc(riskScore.id))
		.limit(1);
	if (newest && !isReassessed(newest, risk)) return;
	const { id, likelihood, impact, residualLikelihood, residualImpact } = risk;
	await tx.insert(riskScore).values({
		riskId: id,
		scoredAt: laterThan(sql`select max(scored_at) from risk_score where risk_id = ${id}`),
		likelihood,
		impact,
		residualLikelihood,
		residualImpact,
	});
}
