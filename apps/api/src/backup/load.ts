import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { migrationsFolder } from "@throughline/db/migrate";
import type postgres from "postgres";
import { StartProblem } from "../lifecycle/start-problem.ts";
import { storedTables } from "./dump.ts";
import { type Manifest, tableEntry } from "./manifest.ts";

/**
 * Makes the database what the archive says: its schema by the archive's own migrations, then its rows.
 * Everything happens in the caller's transaction.
 * @param folder where the archive was unpacked
 */
export async function loadDatabase(
	tx: postgres.TransactionSql,
	manifest: Manifest,
	folder: string,
): Promise<void> {
	await removeEverything(tx);
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
	for (const table of manifest.tables) {
		if (!tables.some(({ name }) => name === table.name)) {
			throw new StartProblem(`The archive has a table "${table.name}" that its own schema does not know.`);
		}
		await loadTable(tx, table, join(folder, tableEntry(table.name)));
	}
	for (const { name } of tables) await tx`alter table ${tx(name)} enable trigger user`;
	for (const { table, name, definition } of foreignKeys) {
		await tx`alter table ${tx(table)} add constraint ${tx(name)} ${tx.unsafe(definition)}`;
	}
	for (const { name, value } of manifest.sequences) {
		await tx`select setval(${`public.${name}`}::regclass, ${value}::bigint)`;
	}
}

async function loadTable(
	tx: postgres.TransactionSql,
	table: Manifest["tables"][number],
	file: string,
): Promise<void> {
	const target = await tx`copy ${tx(table.name)} (${tx(table.columns)}) from stdin`.writable();
	await pipeline(createReadStream(file), target);
	const [counted] = await tx<{ rows: number }[]>`select count(*)::int as rows from ${tx(table.name)}`;
	if (counted?.rows !== table.rows) {
		throw new StartProblem(
			`The archive promises ${table.rows} rows of "${table.name}" and holds ${counted?.rows}.`,
		);
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

/** Removes what this database user has made in the schema `public`, but for the list of migrations. */
async function removeEverything(tx: postgres.TransactionSql): Promise<void> {
	const commands = await tx<{ command: string }[]>`
		with mine as (
			select format('drop %s if exists %s cascade', kinds.word, c.oid::regclass) as command
			from pg_class c join (values ('v', 'view'), ('m', 'materialized view'), ('r', 'table')) as kinds (kind, word)
				on kinds.kind = c.relkind::text
			where c.relnamespace = 'public'::regnamespace and c.relowner = current_user::regrole
				and c.relname <> 'migration' and not exists (
					select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
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
