/**
 * A row as it was captured: column name (as in the database) to PostgreSQL's own text for the value, so
 * that nothing is lost on the way through JSON.
 */
export type CapturedRow = Record<string, string | null>;

/**
 * What a delete takes away. `deleted` holds the rows that vanish, table by table, referenced tables
 * before the ones that refer to them; `unlinked` the key and the lost references of rows that stay.
 */
export type CapturedRows = {
	deleted: { table: string; rows: CapturedRow[] }[];
	unlinked: { table: string; key: CapturedRow; columns: CapturedRow }[];
};
