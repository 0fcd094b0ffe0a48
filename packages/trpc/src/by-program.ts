import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Whether a column names one of the programs: as one value, because hundreds take longer to send than to find. */
export function ofPrograms(column: PgColumn, ids: readonly string[]): SQL {
	return sql`${column} = any(${`{${ids.join(",")}}`}::uuid[])`;
}

/** Rows of which each program has one at most, by the program's id. */
export function byProgram<Row extends { programId: string }>(rows: readonly Row[]): Map<string, Row> {
	return new Map(rows.map((row) => [row.programId, row]));
}
