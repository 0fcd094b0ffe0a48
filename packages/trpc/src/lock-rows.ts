import type { Transaction } from "@throughline/db/connect";
import { type AnyColumn, asc, type SQL, sql } from "drizzle-orm";
import type { EditableTable, Entity, RowOf } from "./entity.ts";
import { noSuch } from "./find.ts";
import { outdated } from "./outdated.ts";

/**
 * Which row is meant, and in which version the caller read it: undefined when the caller did not say, `any` for work
 * that holds whatever the version is.
 */
export type Target = { id: string; version: number | "any" | undefined };

/** That a key is one of many, as one parameter: thousands of them take PostgreSQL longer to read than the rows. */
export function isOneOf(key: AnyColumn, ids: readonly string[]): SQL {
	return sql`${key} = any(${sql.param(ids)}::${sql.raw(key.getSQLType())}[])`;
}

/**
 * Locks rows until the transaction ends, in one order so that two callers never wait for each other.
 * Throws NOT_FOUND, or with the object as it is now: CONFLICT for a stale version, VERSION_REQUIRED for none.
 * @returns the rows by key
 */
export async function lockRows<T extends EditableTable>(
	tx: Transaction,
	entity: Entity<T>,
	targets: readonly Target[],
): Promise<Map<string, RowOf<T>>> {
	const table: EditableTable = entity.table;
	const ids = targets.map(({ id }) => id);
	const rows = (await tx
		.select()
		.from(table)
		.where(isOneOf(table.id, ids))
		.orderBy(asc(table.id))
		.for("update")) as RowOf<T>[];
	const locked = new Map(rows.map((row) => [row.id, row]));
	for (const { id, version } of targets) {
		const row = locked.get(id);
		if (!row) throw noSuch(entity);
		if (version === "any" || version === row.version) continue;
		throw outdated(entity.noun ?? entity.type, version, (await entity.read?.(id, tx)) ?? row);
	}
	return locked;
}
