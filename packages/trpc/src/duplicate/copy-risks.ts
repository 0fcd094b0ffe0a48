import type { Executor } from "@throughline/db/connect";
import { newId } from "@throughline/db/id";
import { nextRiskCodes } from "@throughline/db/risk-code";
import { risk, riskMitigation, riskScore } from "@throughline/db/schema";
import { asc, eq } from "drizzle-orm";
import { isOneOf } from "../lock-rows.ts";
import { mitigationsOf, risks } from "../risk/entity.ts";
import type { Call, Copy } from "./copy.ts";
import { fresh } from "./fresh.ts";

/** Risks with the measures against them. */
export type RiskRows = {
	risks: readonly (typeof risk.$inferSelect)[];
	measures: readonly (typeof riskMitigation.$inferSelect)[];
};

export async function risksOf(db: Executor, programId: string): Promise<RiskRows> {
	const known = await db.select().from(risk).where(eq(risk.programId, programId)).orderBy(asc(risk.riskId));
	const ids = known.map(({ id }) => id);
	const measures = await db
		.select()
		.from(riskMitigation)
		.where(isOneOf(riskMitigation.riskId, ids))
		.orderBy(asc(riskMitigation.id));
	return { risks: known, measures };
}

export async function copyRisks(call: Call, { from, ...target }: Copy): Promise<void> {
	await writeRisks(call, await risksOf(call.db, from), target);
}

/** Risks under codes of the copy, all open, with the measures against them, none of them begun. */
export async function writeRisks(
	{ db, write }: Call,
	{ risks: known, measures }: RiskRows,
	{ to, later }: Pick<Copy, "to" | "later">,
): Promise<void> {
	if (known.length === 0) return;
	const ids = new Map(known.map(({ id }) => [id, newId()]));
	const codes = await nextRiskCodes(db, to, known.length);
	const made = await write.insertMany(
		risks,
		known.map((each, place) => ({
			...fresh(each),
			id: ids.get(each.id),
			programId: to,
			riskId: codes[place] ?? "",
			status: "Open" as const,
		})),
	);
	await db.insert(riskScore).values(
		made.map(({ id, likelihood, impact, residualLikelihood, residualImpact }) => ({
			riskId: id,
			likelihood,
			impact,
			residualLikelihood,
			residualImpact,
		})),
	);
	await write.insertMany(
		mitigationsOf(to),
		measures.flatMap((measure) => {
			const riskId = ids.get(measure.riskId);
			const dueDate = later.day(measure.dueDate);
			return riskId ? [{ ...fresh(measure), riskId, dueDate, status: "Planned" as const }] : [];
		}),
	);
}
