import { newId } from "@throughline/db/id";
import { migrate } from "@throughline/db/migration/migrate";
import { createTestDatabase, type TestDatabase } from "@throughline/db/testing/database";
import { migrateTo } from "@throughline/db/testing/starting-points";
import { afterAll, beforeAll, expect, test } from "vitest";

/** The last schema in which nobody knew who filed an expense. */
const before = "20261130020615_organisation";
const [programId, ada, bo, gone] = [newId(), newId(), newId(), newId()];

let database: TestDatabase;

beforeAll(async () => {
	database = await createTestDatabase({ template: "template0" });
	await migrateTo(database.url, before);
	const { sql } = database;
	await sql`insert into program (id, name) values (${programId}, 'Kai')`;
	for (const [id, name] of [
		[ada, "Ada"],
		[bo, "Bo"],
	] as const)
		await sql`insert into person (id, first_name, role) values (${id}, ${name}, 'Editor')`;

	/** An expense with its trail: who did what to which fields, the oldest first. */
	async function addExpense(description: string, trail: [string | null, string, object][]) {
		const id = newId();
		await sql`insert into expense (id, program_id, description, amount, expense_date)
			values (${id}, ${programId}, ${description}, 10, '2026-03-01')`;
		for (const [place, [personId, action, after]] of trail.entries())
			await sql`insert into audit_entry (id, at, person_id, person_name, action, object_type, object_id, object_title, after)
				values (${newId()}, ${`2026-03-01T08:00:0${place}Z`}, ${personId}, 'Somebody', ${action}, 'expense', ${id},
					${description}, ${JSON.stringify(after)}::text::jsonb)`;
	}
	await addExpense("Filed", [[ada, "created", { amount: "10.00" }]]);
	await addExpense("Approved since", [
		[ada, "created", { amount: "10.00" }],
		[bo, "approved", { approvedById: bo }],
	]);
	await addExpense("Changed since", [
		[ada, "created", { amount: "12.00" }],
		[bo, "updated", { amount: "10.00" }],
	]);
	await addExpense("Filed by an account that is gone", [[gone, "created", { amount: "10.00" }]]);
	await addExpense("Loaded with the demo", [[null, "created", { amount: "10.00" }]]);
	await addExpense("Older than the trail", []);
	await migrate(database.url);
}, 120_000);
afterAll(() => database.drop());

test("an expense was filed by who stated its figures last, where the trail and the account are there", async () => {
	const rows = await database.sql`
		select description, first_name from expense left join person on person.id = filed_by_id order by description`;
	expect(rows.map(({ description, first_name }) => [description, first_name])).toEqual([
		["Approved since", "Ada"],
		["Changed since", "Bo"],
		["Filed", "Ada"],
		["Filed by an account that is gone", null],
		["Loaded with the demo", null],
		["Older than the trail", null],
	]);
});
