import type { Executor, Transaction } from "@throughline/db/connect";
import { kpiMeasurement } from "@throughline/db/schema";
import { isSameNumber } from "@throughline/domain/value/decimal";
import { desc, eq } from "drizzle-orm";
import { invalidInput } from "../error.ts";
import { lockIn } from "../find.ts";
import type { Writer } from "../writer.ts";
import { kpis } from "./entity.ts";

/**
 * Makes the newest measurement, by its date, the KPI's current value. A KPI that lost its last measurement keeps the
 * value that it had. For the transaction that changed the measurements.
 */
export async function followNewest(
	{ db, write }: { db: Transaction; write: Writer },
	kpiId: string,
): Promise<void> {
	const { currentValue } = await lockIn(db, kpis, kpiId);
	const newest = await newestValue(db, kpiId);
	if (newest === null || isSameNumber(newest, currentValue)) return;
	await write.update(kpis, { id: kpiId, version: "any" }, { currentValue: newest });
}

/** Throws INVALID_INPUT when somebody sets another current value than the newest measurement. */
export async function requireNewest(
	db: Executor,
	kpiId: string,
	currentValue: string | undefined,
): Promise<void> {
	if (currentValue === undefined) return;
	const newest = await newestValue(db, kpiId);
	if (newest === null || isSameNumber(newest, currentValue)) return;
	const message = "The newest measurement is the current value: add a measurement instead";
	throw invalidInput([{ path: "currentValue", message }]);
}

async function newestValue(db: Executor, kpiId: string): Promise<string | null> {
	const [newest] = await db
		.select({ value: kpiMeasurement.value })
		.from(kpiMeasurement)
		.where(eq(kpiMeasurement.kpiId, kpiId))
		.orderBy(desc(kpiMeasurement.measurementDate))
		.limit(1);
	return newest?.value ?? null;
}
