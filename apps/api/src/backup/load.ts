import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createMigrationTable, migrationsFolder } from "@throughline/db/migration/migrate";
import type postgres from "postgres";
import { StartProblem } from "../start-problem.ts";
import type { Manifest } from "./manifest.ts";
import { measuring } from "./measure.ts";
import { type Progress, statementPauseMs } from "./progress.ts";
import { storedTables } from "./snapshot.ts";

export type LoadTable = (name: string, rows: AsyncIterable<Buffer>) => Promise<void>;

/**
 * Makes the database what the archive says: its schema by the archive's own migrations, then its rows.
 * Everything happens in the caller's transaction.
 * @param fill is to call `loadTable` with the rows of each table
 */
export async function loadDatabase(
	tx: postgres.TransactionSql,
	manifest: Manifest,
	progress: Progress,
	fill: (loadTable: LoadTable) => Promise<void>,
): Promise<void> {
	progress.phase("Clearing the database", statementPauseMs);
	await removeEverything(tx);
	await createMigrationTable(tx);
	for (const name of manifest.migrations) {
		const text = (await readFile(join(migrationsFolder, `${name}.sql`), "utf8")).replaceAll("\r\n", "\n");
		for (const statement of text.split("--> statement-breakpoint")) await tx.unsafe(statement);
	}
	const foreignKeys = await dropForeignKeys(tx);
	const tables = await storedTables(tx);
	for (const { name } of tables) {
		// Totals are in the archive, and the audit trail takes no second look: no trigger may run.
		await tx`alter table ${tx(name)} disable trigger user`;
		await tx`truncate table ${tx(name)}`;
	}
	const unknown = manifest.tables.find(({ name }) => !tables.some((table) => table.name === name));
	if (unknown)
		throw new StartProblem(`The archive has a table "${unknown.name}" that its own schema does not know.`);
	progress.phase("Restoring the rows");
	await fill(async (name, rows) => {
		const table = manifest.tables.find((listed) => listed.name === name);
		if (!table) throw new StartProblem(`The archive holds rows of "${name}", which its list does not.`);
		await loadTable(tx, table, rows);
	});
	progress.phase("Checking what rows refer to", statementPauseMs);
	for (const { name } of tables) await tx`alter table ${tx(name)} enable trigger user`;
	for (const { table, name, definition } of foreignKeys) {
		await tx`alter table ${tx(table)} add constraint ${tx(name)} ${tx.unsafe(definition)}`;
	}
	for (const { name, value } of manifest.sequences) {
		await tx`select setval(${`public.${name}`}::regclass, ${value}::bigint)`;
	}
	await compareCounts(tx, manifest);
}

async function loadTable(
	tx: postgres.TransactionSql,
	{ name, columns, sha256 }: Manifest["tables"][number],
	rows: AsyncIterable<Buffer>,
): Promise<void> {
	const { pass, result } = measuring();
	const target = await tx`copy ${tx(name)} (${tx(columns)}) from stdin`.writable();
	await pipeline(Readable.from(pass(rows)), target);
	if (result().sha256 !== sha256) {
		throw new StartProblem(`The rows of "${name}" changed while the archive was restored.`);
	}
}

async function compareCounts(tx: postgres.TransactionSql, { tables }: Manifest): Promise<void> {
	for (const { name, rows } of tables) {
		const [counted] = await tx<{ rows: number }[]>`select count(*)::int as rows from ${tx(name)}`;
		if (counted?.rows === rows) continue;
		throw new StartProblem(`The archive promises ${rows} rows of "${name}" and holds ${counted?.rows}.`);
	}
}

type ForeignKey = { table: string; name: string; definition: string };

/** Rows that point at each other in a circle have no order to load them in; adding the keys again checks all. */
async function dropForeignKeys(tx: postgres.TransactionSql): Promise<ForeignKey[]> {
	const keys = await tx<ForeignKey[]>`
		select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
		from pg_constraint k join pg_class c on c.oid = k.conrelid
		where k.contype = 'f' and k.conparentid = 0 and c.relnamespace = 'public'::regnamespace`;
	for (const { table, name } of keys) await tx`alter table ${tx(table)} drop constraint ${tx(name)}`;
	return [...keys];
}

/** Removes what this database user has made in the schema `public`. */
async function removeEverything(tx: postgres.TransactionSql): Promise<void> {
	const commands = await tx<{ command: string }[]>`
		with mine as (
			select format('drop %s if exists %s cascade', kinds.word, c.oid::regclass) as command
			from pg_class c join (values ('v', 'view'), ('m', 'materialized view'), ('r', 'table')) as kinds (kind, word)
				on kinds.kind = c.relkind::text
			where c.relnamespace = 'public'::regnamespace and c.relowner = current_user::regrole
				and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
		)
		select command from mine
		union all
		select format('drop routine if exists %s cascade', p.oid::regprocedure) from pg_proc p
		where p.pronamespace = 'public'::regnamespace and p.proowner = current_user::regrole
			and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
		union all
		select format('drop type if exists %s cascade', t.oid::regtype) from pg_type t
		where t.typnamespace = 'public'::regnamespace and t.typowner = current_user::regrole and t.typtype in ('e', 'd')
			and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')`;
	for (const { command } of commands) await tx.unsafe(command);
}
