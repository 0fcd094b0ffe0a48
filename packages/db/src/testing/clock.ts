import type postgres from "postgres";

/** A thousand years. */
const awayMilliseconds = 365_000 * 86_400_000;

/**
 * Has everything look as if the database's clock had jumped by so many milliseconds: every stored moment now lies that
 * much further back, or ahead for a jump back. Windows of rate limits stay windows when it is a multiple of their length.
 */
export async function jumpDatabaseClock(sql: postgres.Sql, milliseconds: number): Promise<void> {
	const tables = await sql<{ name: string; columns: string[] }[]>`
		select table_name as name, array_agg(column_name::text) as columns
		from information_schema.columns join information_schema.tables using (table_schema, table_name)
		where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'timestamp with time zone'
		group by table_name`;
	await sql.begin(async (tx) => {
		// What was recorded refuses change by trigger.
		await tx`set local session_replication_role = replica`;
		// By way of a place where no row is, so that none meets another's key.
		for (const by of [awayMilliseconds, milliseconds - awayMilliseconds]) {
			for (const { name, columns } of tables) {
				const set = columns.map((column) => `"${column}" = "${column}" - interval '${by} milliseconds'`);
				await tx.unsafe(`update "${name}" set ${set.join(", ")}`);
			}
		}
	});
}

/** How far away the end of the running window is, in milliseconds, for windows that begin with the epoch. */
async function untilNextWindow(sql: postgres.Sql, windowSeconds: number): Promise<number> {
	const [row] = await sql<{ left: number }[]>`
		select ((${windowSeconds}::int - mod(extract(epoch from clock_timestamp()), ${windowSeconds}::int)) * 1000)::float8 as left`;
	return row?.left ?? 0;
}

/** Does what must not be cut in two by the end of a window: again from its beginning when it was. */
export async function withinOneWindow(
	sql: postgres.Sql,
	windowSeconds: number,
	work: () => Promise<void>,
): Promise<void> {
	for (;;) {
		const before = await untilNextWindow(sql, windowSeconds);
		const startedAt = performance.now();
		const failure = await work().then(
			() => null,
			(error: unknown) => ({ error }),
		);
		const wasCut = performance.now() - startedAt >= before;
		if (!wasCut && failure) throw failure.error;
		if (!wasCut) return;
		await sql`delete from rate_limit`;
	}
}
