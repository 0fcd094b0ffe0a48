import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTwoRoles, type TwoRoles } from "../testing/roles.ts";
import { grantRuntime } from "./grant.ts";
import { MigrationError, migrate } from "./migrate.ts";

let roles: TwoRoles;
let owner: postgres.Sql;
let runtime: postgres.Sql;
beforeAll(async () => {
	roles = await createTwoRoles();
	owner = postgres(roles.ownerUrl, { max: 2, onnotice: () => {} });
	runtime = postgres(roles.runtimeUrl, { max: 2, onnotice: () => {} });
	await migrate(roles.ownerUrl);
	await grantRuntime(roles.ownerUrl, roles.runtimeRole);
});
afterAll(async () => {
	await Promise.all([owner.end(), runtime.end()]);
	await roles.drop();
});

const entry = {
	id: "018f0000-0000-7000-8000-000000000001",
	person_name: "Somebody",
	action: "created",
	object_type: "program",
	object_id: "1",
	object_title: "Home",
};
const denied = { code: "42501" };

test("the run-time role adds to the audit trail and reads it", async () => {
	await runtime`insert into audit_entry ${runtime(entry)}`;
	expect(await runtime`select person_name from audit_entry`).toEqual([{ person_name: "Somebody" }]);
});

test.each([
	"update audit_entry set action = 'deleted'",
	"delete from audit_entry",
	"truncate audit_entry",
	"alter table audit_entry disable trigger user",
	"alter table audit_entry disable trigger audit_entry_append_only",
	"drop trigger audit_entry_append_only on audit_entry",
	"create trigger undone before insert on audit_entry for each row execute function refuse_change()",
	"create or replace function refuse_change() returns trigger language plpgsql as 'begin return new; end'",
	"drop function refuse_change() cascade",
	"alter table audit_entry rename to forgotten",
	"drop table audit_entry",
	"set session_replication_role = replica",
	"grant update on audit_entry to current_user",
	"truncate program",
	"alter table program add column note text",
	"create table own (id int)",
	"delete from migration",
])("the run-time role may not: %s", async (statement) => {
	const before = await owner`select count(*) from audit_entry`;
	const attempt = runtime.unsafe(statement);
	// A grant of what one has not oneself is refused with a warning only.
	if (statement.startsWith("grant")) await attempt.catch(() => {});
	else await expect(attempt).rejects.toMatchObject(denied);
	expect(
		await owner`select has_table_privilege(${roles.runtimeRole}, 'audit_entry', 'update') as may`,
	).toEqual([{ may: false }]);
	expect(await owner`select count(*) from audit_entry`).toEqual(before);
});

test("the run-time role gets its rights on what later migrations add, and loses what it need not have", async () => {
	await owner`create table later (id serial primary key, note text)`;
	await owner`grant all on later, audit_entry to ${owner(roles.runtimeRole)}`;
	await Promise.all([1, 2, 3].map(() => grantRuntime(roles.ownerUrl, roles.runtimeRole)));
	await runtime`insert into later (note) values ('here')`;
	expect(await runtime`update later set note = 'there' returning id, note`).toEqual([
		{ id: 1, note: "there" },
	]);
	await expect(runtime`truncate later`).rejects.toMatchObject(denied);
	await expect(runtime`update audit_entry set action = 'deleted'`).rejects.toMatchObject(denied);
	await owner`drop table later`;
});

test("a run-time role that owns the tables or may do anything is refused, and the owner keeps its rights", async () => {
	const [is] = await owner<{ owner: string; superuser: string }[]>`
		select current_user as owner, (select min(rolname) from pg_roles where rolsuper and rolcanlogin) as superuser`;
	for (const role of [is?.owner, is?.superuser]) {
		const attempt = grantRuntime(roles.ownerUrl, role ?? "");
		await expect(attempt).rejects.toBeInstanceOf(MigrationError);
		await expect(attempt).rejects.toThrow(
			/of DATABASE_URL owns the table ".*a role of its own that owns nothing/,
		);
	}
	await owner`truncate rate_limit`;
});

test("a run-time role that gets more through another role is refused", async () => {
	await owner`grant delete on audit_entry to public`;
	await expect(grantRuntime(roles.ownerUrl, roles.runtimeRole)).rejects.toThrow(
		/may "delete" the table "audit_entry" through another role/,
	);
	await owner`revoke delete on audit_entry from public`;
});
