import { notification, person, program, resource, task } from "@throughline/db/schema";
import { createTestDatabase, type TestDatabase } from "@throughline/db/testing/database";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startHost } from "../../tests/host.ts";
import { remind } from "./reminders.ts";

let database: TestDatabase;
beforeAll(async () => {
	database = await createTestDatabase();
	const { db } = database;
	const [somebody] = await db.insert(person).values({ firstName: "Kim" }).returning();
	const [member] = await db.insert(resource).values({ name: "Kim", personId: somebody?.id }).returning();
	const [made] = await db.insert(program).values({ name: "Harbour" }).returning();
	const values = { programId: made?.id ?? "", ownerId: member?.id };
	await db.insert(task).values({ ...values, name: "Dredge", endDate: "2026-01-01" });
});
afterAll(() => database.drop());

const titles = async () => (await database.db.select().from(notification)).map(({ title }) => title);

it("a start looks at the day, so that what fell due while nothing ran is told", async () => {
	const host = await startHost(database.url);
	await vi.waitFor(async () => expect(await titles()).toEqual(["Dredge"]));
	await host.stop();
});

it("many instances that look at once tell nobody twice", async () => {
	await Promise.all(Array.from({ length: 4 }, () => remind(database.db)));
	expect(await titles()).toEqual(["Dredge"]);
});
