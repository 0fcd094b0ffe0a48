import type { Executor } from "@throughline/db/connect";
import { expense, kpi, kpiMeasurement, program, risk } from "@throughline/db/schema";
import { moneyUnit, unitOf } from "@throughline/domain/kpi/unit";
import { isActive, riskScore } from "@throughline/domain/risk";
import { isSameNumber } from "@throughline/domain/value/decimal";
import { and, eq, exists, inArray, isNotNull, sql, sum } from "drizzle-orm";
import type { TripwireRow } from "./entity.ts";

/** What is watched, in words, and what it stands at; a closed risk has no value, nor has a KPI before it is measured. */
export type Watched = { subject: string; value: string | null; unit: string | null };

type Watch = Pick<TripwireRow, "metric" | "objectId" | "programId">;

/** Looks up what some thresholds watch, in one query for each kind; null for what is gone. */
export async function watchedBy(
	db: Executor,
	wires: readonly Watch[],
): Promise<(wire: Watch) => Watched | null> {
	const idsOf = (metric: Watch["metric"]) => [
		...new Set(wires.flatMap((wire) => (wire.metric === metric ? (wire.objectId ?? wire.programId) : []))),
	];
	const values = new Map([
		...(await kpisOf(db, idsOf("kpi"))),
		...(await risksOf(db, idsOf("risk"))),
		...(await spendingOf(db, idsOf("cost"))),
	]);
	return (wire) => values.get(wire.objectId ?? wire.programId) ?? null;
}

type Found = readonly (readonly [id: string, watched: Watched])[];

async function kpisOf(db: Executor, ids: readonly string[]): Promise<Found> {
	if (ids.length === 0) return [];
	const measurements = db.select().from(kpiMeasurement).where(eq(kpiMeasurement.kpiId, kpi.id));
	const rows = await db
		.select({ kpi, currency: program.currency, measured: sql<boolean>`${exists(measurements)}` })
		.from(kpi)
		.innerJoin(program, eq(program.id, kpi.programId))
		.where(inArray(kpi.id, [...ids]));
	return rows.map(({ kpi: row, currency, measured }) => {
		const { id, name, currentValue } = row;
		// Without a measurement 0 is what a new KPI begins with. Another value was said by somebody.
		const hasValue = measured || !isSameNumber(currentValue, "0");
		return [id, { subject: name, value: hasValue ? currentValue : null, unit: unitOf(row, currency) }];
	});
}

async function risksOf(db: Executor, ids: readonly string[]): Promise<Found> {
	if (ids.length === 0) return [];
	const rows = await db
		.select()
		.from(risk)
		.where(inArray(risk.id, [...ids]));
	return rows.map((row) => {
		const value = isActive(row) ? String(riskScore(row.likelihood, row.impact)) : null;
		return [row.id, { subject: `The score of ${row.riskId}`, value, unit: null }];
	});
}

async function spendingOf(db: Executor, programIds: readonly string[]): Promise<Found> {
	if (programIds.length === 0) return [];
	const rows = await db
		.select({ id: program.id, currency: program.currency, value: sum(expense.amount) })
		.from(program)
		.leftJoin(expense, and(eq(expense.programId, program.id), isNotNull(expense.approvedById)))
		.where(inArray(program.id, [...programIds]))
		.groupBy(program.id);
	return rows.map(({ id, currency, value }) => [
		id,
		{ subject: "Approved spending", value: value ?? "0.00", unit: moneyUnit(currency) },
	]);
}
