import type { Transaction } from "@throughline/db/connect";
import { nextRiskCodes } from "@throughline/db/risk-code";
import { riskMitigation } from "@throughline/db/schema";
import { asc, eq } from "drizzle-orm";
import { findIn } from "../find.ts";
import { mitigationsOf, risks } from "../risk/entity.ts";
import { recordScore } from "../risk/record-score.ts";
import type { Writer } from "../writer.ts";
import { fresh } from "./fresh.ts";

/** Makes a risk like another under a code of its own: open, with the same measures, none of them begun. Throws NOT_FOUND. */
export async function duplicateRisk({ db, write }: { db: Transaction; write: Writer }, id: string) {
	const original = await findIn(db, risks, id);
	const [riskId = ""] = await nextRiskCodes(db, original.programId);
	const made = await write.insert(risks, { ...fresh(original), riskId, status: "Open" });
	await recordScore(db, made);
	const measures = await db
		.select()
		.from(riskMitigation)
		.where(eq(riskMitigation.riskId, id))
		.orderBy(asc(riskMitigation.id));
	await write.insertMany(
		mitigationsOf(made.programId),
		measures.map((measure) => ({ ...fresh(measure), riskId: made.id, status: "Planned" as const })),
	);
	return made;
}
