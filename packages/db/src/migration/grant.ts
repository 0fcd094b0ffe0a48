import postgres from "postgres";
import { MigrationError, migrationLock } from "./migrate.ts";

/** What the run-time role needs of a table; of these two it needs less. */
const rowPrivileges = ["select", "insert", "update", "delete"];
const narrowPrivileges: Readonly<Record<string, string[]>> = {
	audit_entry: ["select", "insert"],
	migration: ["select"],
};

type Privilege = { table: string; name: string; privilege: string; granted: boolean };

/**
 * Gives a role what the product needs at run time, and takes back what it does not: it reads and writes rows, only adds to
 * the audit trail, and changes no table. What is right already is left alone.
 * @param ownerUrl the database, as the role that owns the tables
 * @param role the name of the run-time role
 * @throws {MigrationError} when the role could still do more, as an owner or a superuser can.
 */
export async function grantRuntime(ownerUrl: string, role: string): Promise<void> {
	const sql = postgres(ownerUrl, { max: 1, connect_timeout: 5, fetch_types: false, onnotice: () => {} });
	try {
		// Of several instances that start at once, one grants while the others wait: PostgreSQL refuses two at a time.
		await sql`select pg_advisory_lock(${migrationLock.toString()}::bigint)`;
		await refuseOwner(sql, role);
		await grantSchema(sql, role);
		await grantTables(sql, role);
		await grantSequences(sql, role);
	} finally {
		await sql.end({ timeout: 5 });
	}
}

/** Taking a right from the owner would take it from the migrations too. */
async function refuseOwner(sql: postgres.Sql, role: string): Promise<void> {
	const [owned] = await sql<{ name: string }[]>`
		select c.relname as name from pg_class c
		where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
			and pg_has_role(c.relowner, 'usage') and pg_has_role(${role}, c.relowner, 'member')
		order by c.relname limit 1`;
	if (owned) throw tooMighty(role, `owns the table "${owned.name}", or may act as its owner`);
}

const tooMighty = (role: string, what: string): MigrationError =>
	new MigrationError(
		`The database role "${role}" of DATABASE_URL ${what}. Give DATABASE_URL a role of its own that owns nothing, or leave MIGRATION_DATABASE_URL unset.`,
	);

async function grantSchema(sql: postgres.Sql, role: string): Promise<void> {
	const [missing] = await sql`select where not has_schema_privilege(${role}, 'public', 'usage')`;
	if (missing) await sql`grant usage on schema public to ${sql(role)}`;
}

async function grantTables(sql: postgres.Sql, role: string): Promise<void> {
	for (const { table, privilege, granted } of await wrongPrivileges(sql, role)) {
		if (granted) await sql.unsafe(`revoke ${privilege} on ${table} from ${quoted(role)}`);
		else await sql.unsafe(`grant ${privilege} on ${table} to ${quoted(role)}`);
	}
	const [left] = await wrongPrivileges(sql, role);
	if (left) throw tooMighty(role, `may "${left.privilege}" the table "${left.name}" through another role`);
}

/** Where what the role may do with our tables differs from what it needs. */
async function wrongPrivileges(sql: postgres.Sql, role: string): Promise<Privilege[]> {
	const all = await sql<Privilege[]>`
		select c.oid::regclass::text as table, c.relname as name, privilege,
			has_table_privilege(${role}, c.oid, privilege) as granted
		from pg_class c
		cross join unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as privilege
		where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
			and pg_has_role(c.relowner, 'usage')
			and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
		order by c.relname, privilege`;
	return all.filter(({ name, privilege, granted }) => {
		const needed = (narrowPrivileges[name] ?? rowPrivileges).includes(privilege);
		return needed !== granted;
	});
}

async function grantSequences(sql: postgres.Sql, role: string): Promise<void> {
	const sequences = await sql<{ sequence: string }[]>`
		select c.oid::regclass::text as sequence from pg_class c
		where c.relnamespace = 'public'::regnamespace and pg_has_role(c.relowner, 'usage')
			-- The function fails on what is no sequence, and only "case" says what is evaluated first.
			and case when c.relkind = 'S' then not has_sequence_privilege(${role}, c.oid, 'usage') end`;
	for (const { sequence } of sequences)
		await sql.unsafe(`grant usage on sequence ${sequence} to ${quoted(role)}`);
}

const quoted = (role: string): string => `"${role.replaceAll('"', '""')}"`;
