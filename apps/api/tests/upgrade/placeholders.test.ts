import { newId } from "@throughline/db/id";
import { migrate } from "@throughline/db/migration/migrate";
import { createTestDatabase, type TestDatabase } from "@throughline/db/testing/database";
import { migrateTo } from "@throughline/db/testing/starting-points";
import { afterAll, beforeAll, expect, test } from "vitest";

/** The last schema in which a role that nobody fills may be a team member. */
const before = "20261130032003_gate-conditions";
const [quay, ferry] = [newId(), newId()];
const [analyst, lead, owner, idle, ada] = [newId(), newId(), newId(), newId(), newId()];
const [survey, dredge, timetable, stream] = [newId(), newId(), newId(), newId()];

let database: TestDatabase;

beforeAll(async () => {
	database = await createTestDatabase({ template: "template0" });
	await migrateTo(database.url, before);
	const { sql } = database;
	await sql`insert into program (id, name) values (${quay}, 'Quay'), (${ferry}, 'Ferry')`;
	await sql`insert into resource (id, name) values (${analyst}, 'Analyst (to be named)'), (${lead}, 'Lead (to be named)'),
		(${owner}, 'Owner (to be named)'), (${idle}, 'Idle (to be named)'), (${ada}, 'Ada')`;
	await sql`insert into workstream (id, program_id, name, lead_id) values (${stream}, ${quay}, 'Works', ${lead})`;
	await sql`insert into task (id, program_id, name, owner_id) values (${survey}, ${quay}, 'Survey', ${analyst}),
		(${dredge}, ${quay}, 'Dredge', ${ada}), (${timetable}, ${ferry}, 'Timetable', ${analyst})`;
	await sql`insert into task_assignment (id, task_id, resource_id, percent)
		values (${newId()}, ${dredge}, ${analyst}, 40), (${newId()}, ${dredge}, ${ada}, 60)`;
	await sql`insert into risk (id, program_id, risk_id, description, owner_id)
		values (${newId()}, ${quay}, 'R-001', 'Silt', ${owner})`;
	await migrate(database.url);
}, 120_000);
afterAll(() => database.drop());

test("a team member who stood for a role becomes that role in each program, with tasks, shares and workstreams", async () => {
	const { sql } = database;
	const roles = await sql`select role.name, program.name as program,
			(select string_agg(concat_ws(' ', task.name, owns, percent), ', ' order by task.name) from open_role_task
				join task on task.id = task_id where open_role_id = role.id) as tasks,
			(select count(*)::int from open_role_lead where open_role_id = role.id) as leads
		from open_role as role join program on program.id = role.program_id order by role.name, program.name`;
	expect(roles.map((row) => ({ ...row }))).toEqual([
		{ name: "Analyst", program: "Ferry", tasks: "Timetable t", leads: 0 },
		{ name: "Analyst", program: "Quay", tasks: "Dredge f 40, Survey t", leads: 0 },
		{ name: "Lead", program: "Quay", tasks: null, leads: 1 },
	]);
	// Who owns a risk, or has nothing to do, is kept: no role could hold that.
	const left = await sql`select name from resource order by name`;
	expect(left.map(({ name }) => name)).toEqual(["Ada", "Idle (to be named)", "Owner (to be named)"]);
	const [share] = await sql`select percent from task_assignment where task_id = ${dredge}`;
	expect(share?.percent).toBe(60);
	const trail =
		await sql`select action, object_title from audit_entry where person_name = 'Throughline' order by 1, 2`;
	expect(trail.map(({ action, object_title }) => `${action} ${object_title}`)).toEqual([
		"created Analyst",
		"created Analyst",
		"created Lead",
		"deleted Analyst (to be named)",
		"deleted Lead (to be named)",
	]);
});
