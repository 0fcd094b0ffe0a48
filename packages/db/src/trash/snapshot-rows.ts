/**
 * A row as it was captured: column name (as in the database) to PostgreSQL's own text for the value, so
 * that nothing is lost on the way through JSON.
 */
export type SnapshotRow = Record<string, string | null>;

/**
 * What a delete takes away. `deleted` holds the rows that vanish, table by table, referenced tables
 * before the ones that refer to them; `unlinked` the key and the lost references of rows that stay.
 */
export type SnapshotRows = {
	deleted: { table: string; rows: SnapshotRow[] }[];
	unlinked: { table: string; key: SnapshotRow; columns: SnapshotRow }[];
};
