import { createTestDatabase, type TestDatabase } from "@throughline/db/testing/database";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { admit } from "../../src/auth/admit.ts";

let database: TestDatabase;

beforeAll(async () => {
	database = await createTestDatabase();
});
afterAll(async () => {
	await database.drop();
});
beforeEach(async () => {
	await database.sql`delete from person`;
});

const profile = { email: undefined, firstName: "Ada", lastName: undefined, profileImageUrl: undefined };
const arrive = (subject: string) =>
	admit(database.db, { issuer: "https://org.example", subject, profile, role: null, requestId: "r" });

describe("people who arrive at the same moment", () => {
	test("are one Admin and Viewers when they are the first", async () => {
		for (let round = 0; round < 10; round++) {
			await database.sql`delete from person`;
			const people = await Promise.all(["a", "b", "c", "d"].map(arrive));
			expect(people.map(({ role }) => role).sort()).toEqual(["Admin", "Viewer", "Viewer", "Viewer"]);
		}
	});

	test("are one person when they are the same", async () => {
		const people = await Promise.all(["a", "a", "a", "a"].map(arrive));
		expect(new Set(people.map(({ id }) => id)).size).toBe(1);
	});
});

test("an unchanged profile changes nothing, a profile that says less takes nothing away", async () => {
	const first = await arrive("a");
	const nothing = { ...profile, firstName: undefined };
	const again = await admit(database.db, {
		issuer: "https://org.example",
		subject: "a",
		profile: nothing,
		role: null,
		requestId: "r",
	});
	expect(again).toEqual(first);
});
