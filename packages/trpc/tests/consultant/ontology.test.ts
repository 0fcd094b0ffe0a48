import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createWorld, type World } from "../world.ts";

let world: World;
beforeAll(async () => {
	world = await createWorld({ demo: true });
});
afterAll(() => world.drop());

const tested = () => world.as("Viewer").consultant.ontology.test();

describe("the ontology test", () => {
	it("passes on this product's own database, whose tables it counts", async () => {
		const { status, tests } = await tested();
		expect(tests.databaseTables.tables.filter(({ known, rows }) => !known || rows === null)).toEqual([]);
		expect(status).toBe("passed");
		const programs = tests.databaseTables.tables.find(({ table }) => table === "program");
		expect(programs).toEqual({ table: "program", rows: 3, known: true });
	});

	it("fails while a table is missing, and while there is one that nobody knows", async () => {
		await world.db.execute(sql`alter table saved_view rename to saved_views`);
		const { status, tests } = await tested();
		expect(status).toBe("failed");
		expect(tests.databaseTables.tables.filter(({ table }) => table.startsWith("saved_view"))).toEqual([
			{ table: "saved_view", rows: null, known: true },
			{ table: "saved_views", rows: 0, known: false },
		]);
		await world.db.execute(sql`alter table saved_views rename to saved_view`);
		expect((await tested()).status).toBe("passed");
	});
});
