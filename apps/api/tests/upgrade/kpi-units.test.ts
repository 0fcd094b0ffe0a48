import { newId } from "@throughline/db/id";
import { migrate } from "@throughline/db/migration/migrate";
import { createTestDatabase, type TestDatabase } from "@throughline/db/testing/database";
import { migrateTo } from "@throughline/db/testing/starting-points";
import { Kpi } from "@throughline/domain/kpi";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { startOn, type UpgradedProduct } from "./upgraded-product.ts";

/** The last schema in which the unit of a KPI was any text. */
const before = "20261123200625_benefit-category-is-named";
const long = "Fehler je 1.000 Sendungen und Schicht";
const [programId, deletedId, undoId] = [newId(), newId(), newId()];

let database: TestDatabase;
let product: UpgradedProduct;

beforeAll(async () => {
	database = await createTestDatabase({ template: "template0" });
	await migrateTo(database.url, before);
	const { sql } = database;
	await sql`insert into program (id, name, currency) values (${programId}, 'Kai', 'EUR')`;
	for (const unit of ["%", "points", "currency", "EUR", "Days", "custom", long, null])
		await sql`insert into kpi (id, program_id, name, unit) values (${newId()}, ${programId}, ${unit ?? "none"}, ${unit})`;
	await sql`insert into kpi (id, program_id, name, unit) values (${deletedId}, ${programId}, 'Deleted', ${long})`;
	await sql`
		insert into deleted_object (id, object_type, object_id, title, program_id, rows)
		select ${undoId}, 'kpi', id, name, program_id, jsonb_build_object('unlinked', '[]'::jsonb, 'deleted', jsonb_build_array(
			jsonb_build_object('table', 'kpi', 'rows', jsonb_build_array(
				(select jsonb_object_agg(key, value) from jsonb_each_text(to_jsonb(kpi)))))))
		from kpi where id = ${deletedId}`;
	await sql`delete from kpi where id = ${deletedId}`;
	await migrate(database.url);
	product = await startOn(database.url);
	await sql`update deleted_object set person_id = (select id from person where first_name = 'Writer')`;
}, 120_000);
afterAll(async () => {
	await product.stop();
	await database.drop();
});

const unitsOfAll = async () =>
	z
		.array(Kpi)
		.parse(await (await product.get(`/api/kpis?programId=${programId}`)).json())
		.map(({ name, unit, unitLabel }) => [name, unit, unitLabel]);

const stored = [
	["%", "%", null],
	["points", "points", null],
	["currency", "currency", null],
	["EUR", "custom", "EUR"],
	["Days", "custom", "Days"],
	["custom", "custom", "custom"],
	[long, "custom", long],
	["none", null, null],
];

test("a KPI in words of its own keeps them whole under the unit custom", async () => {
	expect((await unitsOfAll()).sort()).toEqual(stored.sort());
});

test("a KPI that was deleted before comes back by undo with its words", async () => {
	expect((await product.post(`/api/deletions/${undoId}/undo`, {})).status).toBe(200);
	expect(await unitsOfAll()).toContainEqual(["Deleted", "custom", long]);
});
