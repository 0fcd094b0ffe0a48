import type { Executor } from "@throughline/db/connect";
import { expense, kpi, risk } from "@throughline/db/schema";
import { isActive, riskScore } from "@throughline/domain/risk";
import { and, inArray, isNotNull, sum } from "drizzle-orm";
import type { TripwireRow } from "./entity.ts";

/** What is watched, in words, and what it stands at; a closed risk has no value. */
export type Watched = { subject: string; value: string | null; unit: string | null };

type Watch = Pick<TripwireRow, "metric" | "objectId" | "programId">;

const spending: Watched = { subject: "Approved spending", value: "0.00", unit: "$" };

/** Looks up what some thresholds watch, in one query for each kind; null for what is gone. */
export async function watchedBy(
	db: Executor,
	wires: readonly Watch[],
): Promise<(wire: Watch) => Watched | null> {
	const idsOf = (metric: Watch["metric"]) => [
		...new Set(wires.flatMap((wire) => (wire.metric === metric ? (wire.objectId ?? wire.programId) : []))),
	];
	const found = new Map<string, Watched>();
	const kpiIds = idsOf("kpi");
	if (kpiIds.length > 0) {
		const rows = await db.select().from(kpi).where(inArray(kpi.id, kpiIds));
		for (const row of rows) found.set(row.id, { subject: row.name, value: row.currentValue, unit: row.unit });
	}
	const riskIds = idsOf("risk");
	if (riskIds.length > 0) {
		const rows = await db.select().from(risk).where(inArray(risk.id, riskIds));
		for (const row of rows) {
			const value = isActive(row) ? String(riskScore(row.likelihood, row.impact)) : null;
			found.set(row.id, { subject: `The score of ${row.riskId}`, value, unit: null });
		}
	}
	const programIds = idsOf("cost");
	if (programIds.length > 0) {
		const rows = await db
			.select({ programId: expense.programId, value: sum(expense.amount) })
			.from(expense)
			.where(and(inArray(expense.programId, programIds), isNotNull(expense.approvedById)))
			.groupBy(expense.programId);
		for (const programId of programIds) found.set(programId, spending);
		for (const { programId, value } of rows) found.set(programId, { ...spending, value });
	}
	return (wire) => found.get(wire.objectId ?? wire.programId) ?? null;
}
