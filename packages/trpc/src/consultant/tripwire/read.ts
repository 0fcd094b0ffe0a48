import type { Executor } from "@throughline/db/connect";
import { person, tripwire } from "@throughline/db/schema";
import { displayName } from "@throughline/domain/account";
import { isReopened, type Tripwire } from "@throughline/domain/consultant/tripwire";
import { plainDecimal } from "@throughline/domain/value/decimal";
import { asc, eq, inArray, type SQL } from "drizzle-orm";
import { noSuch } from "../../find.ts";
import { assumedBy } from "./assumptions.ts";
import { watchedBy } from "./values.ts";

/** Thresholds with what they are about and what they stand at now, the oldest first. */
export async function readTripwires(db: Executor, which: SQL | undefined): Promise<Tripwire[]> {
	const rows = await db
		.select()
		.from(tripwire)
		.where(which)
		.orderBy(asc(tripwire.createdAt), asc(tripwire.id));
	if (rows.length === 0) return [];
	const watchedOf = await watchedBy(db, rows);
	const aboutOf = await assumedBy(db, rows);
	const ownerIds = [...new Set(rows.flatMap(({ ownerId }) => ownerId ?? []))];
	const owners =
		ownerIds.length === 0 ? [] : await db.select().from(person).where(inArray(person.id, ownerIds));
	const names = new Map(owners.map((owner) => [owner.id, displayName(owner)]));
	return rows.map(({ createdAt: _, updatedAt: __, ...row }) => {
		const watched = watchedOf(row);
		return {
			...row,
			...aboutOf(row),
			subject: watched?.subject ?? null,
			unit: watched?.unit ?? null,
			currentValue: watched?.value ?? null,
			threshold: plainDecimal(row.threshold),
			crossedValue: row.crossedValue === null ? null : plainDecimal(row.crossedValue),
			ownerName: names.get(row.ownerId ?? "") ?? null,
			reopened: isReopened(row),
		};
	});
}

/** Throws NOT_FOUND. */
export async function readTripwire(db: Executor, id: string): Promise<Tripwire> {
	const [row] = await readTripwires(db, eq(tripwire.id, id));
	if (!row) throw noSuch({ type: "threshold" });
	return row;
}
