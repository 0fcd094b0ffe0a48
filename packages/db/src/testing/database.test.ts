import { expect, test } from "vitest";
import { createTestDatabase } from "./database.ts";

test("a test database has the newest schema, no rows and is nobody else's", async () => {
	const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
	try {
		const [{ migrations } = { migrations: 0 }] = await one.sql<{ migrations: number }[]>`
			select count(*)::int as migrations from migration`;
		expect(migrations).toBeGreaterThan(0);
		await one.sql`create table only_here (id int)`;
		await expect(other.sql`select * from only_here`).rejects.toThrow("does not exist");
	} finally {
		await Promise.all([one.drop(), other.drop()]);
	}
});

test("a test database is copied in well under a second", async () => {
	// The best of a few: other tests use the machine at the same time.
	const times: number[] = [];
	for (let copy = 0; copy < 5; copy++) {
		const before = performance.now();
		const database = await createTestDatabase();
		times.push(performance.now() - before);
		await database.drop();
	}
	expect(Math.min(...times)).toBeLessThan(1000);
});
