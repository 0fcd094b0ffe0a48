import { newId } from "@throughline/db/id";
import { migrate } from "@throughline/db/migration/migrate";
import { createTestDatabase, type TestDatabase } from "@throughline/db/testing/database";
import { migrateTo } from "@throughline/db/testing/starting-points";
import { Task } from "@throughline/domain/task";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { startOn, type UpgradedProduct } from "./upgraded-product.ts";

/** The last schema in which a completed task could be at any progress. */
const before = "20261129231809_program-visits";
const [programId, deletedId, undoId] = [newId(), newId(), newId()];

let database: TestDatabase;
let product: UpgradedProduct;

beforeAll(async () => {
	database = await createTestDatabase({ template: "template0" });
	await migrateTo(database.url, before);
	const { sql } = database;
	await sql`insert into program (id, name) values (${programId}, 'Kai')`;
	const rows = [
		["Half", "Completed", 50],
		["Unmeasured", "Completed", null],
		["Done", "Completed", 100],
		["Sleeping", "Not Started", 100],
		["Waiting", "Not Started", 40],
		["Running", "In Progress", 100],
	] as const;
	for (const [name, status, progress] of rows)
		await sql`insert into task (id, program_id, name, status, progress)
			values (${newId()}, ${programId}, ${name}, ${status}, ${progress})`;
	await sql`insert into task (id, program_id, name, status, progress)
		values (${deletedId}, ${programId}, 'Deleted', 'Completed', 30)`;
	await sql`
		insert into deleted_object (id, object_type, object_id, title, program_id, rows)
		select ${undoId}, 'task', id, name, program_id, jsonb_build_object('unlinked', '[]'::jsonb, 'deleted', jsonb_build_array(
			jsonb_build_object('table', 'task', 'rows', jsonb_build_array(
				(select jsonb_object_agg(key, value) from jsonb_each_text(to_jsonb(task)))))))
		from task where id = ${deletedId}`;
	await sql`delete from task where id = ${deletedId}`;
	await migrate(database.url);
	product = await startOn(database.url);
	await sql`update deleted_object set person_id = (select id from person where first_name = 'Writer')`;
}, 120_000);
afterAll(async () => {
	await product.stop();
	await database.drop();
});

const standings = async () =>
	z
		.array(Task)
		.parse(await (await product.get(`/api/tasks?programId=${programId}`)).json())
		.map(({ name, status, progress, version }) => [name, status, progress, version])
		.sort();

test("what was Completed is at 100 %, what was at 100 % has started, and everything else stands as it was", async () => {
	expect(await standings()).toEqual([
		["Done", "Completed", 100, 1],
		["Half", "Completed", 100, 2],
		["Running", "In Progress", 100, 1],
		["Sleeping", "Completed", 100, 2],
		["Unmeasured", "Completed", 100, 2],
		["Waiting", "Not Started", 40, 1],
	]);
});

test("each task that changed is in the audit trail with what it was, and no other is", async () => {
	const entries = await database.sql`
		select object_title as title, person_name as by, action, program_id = ${programId} as here, before, after
		from audit_entry where object_type = 'task' order by object_title`;
	const entry = (title: string, was: object, is: object) => ({
		title,
		by: "Throughline",
		action: "updated",
		here: true,
		before: was,
		after: is,
	});
	expect([...entries]).toEqual([
		entry("Half", { progress: 50 }, { progress: 100 }),
		entry("Sleeping", { status: "Not Started" }, { status: "Completed" }),
		entry("Unmeasured", { progress: null }, { progress: 100 }),
	]);
});

test("a task that was deleted before comes back by undo with both in agreement", async () => {
	expect((await product.post(`/api/deletions/${undoId}/undo`, {})).status).toBe(200);
	expect(await standings()).toContainEqual(["Deleted", "Completed", 100, 1]);
});
