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
const issuer = "https://org.example";
const arrive = (subject: string, adminEmail: "verified" | null = null) =>
	admit(database.db, { issuer, subject, profile, role: null, adminEmail, requestId: "r" });

describe("people who arrive at the same moment", () => {
	test("are one Admin and Viewers when all of them have the address of the first Admin", async () => {
		for (let round = 0; round < 10; round++) {
			await database.sql`delete from person`;
			await Promise.all(["b", "d"].map((subject) => arrive(subject)));
			const people = await Promise.all(["a", "b", "c", "d"].map((subject) => arrive(subject, "verified")));
			expect(people.map(({ role }) => role).sort()).toEqual(["Admin", "Viewer", "Viewer", "Viewer"]);
		}
	});

	test("are one person when they are the same", async () => {
		const people = await Promise.all(["a", "a", "a", "a"].map((subject) => arrive(subject)));
		expect(new Set(people.map(({ id }) => id)).size).toBe(1);
	});
});

test("an unchanged profile changes nothing, a profile that says less takes nothing away", async () => {
	const first = await arrive("a");
	const nothing = { ...profile, firstName: undefined };
	const arrival = { issuer, subject: "a", profile: nothing, role: null, adminEmail: null, requestId: "r" };
	expect(await admit(database.db, arrival)).toEqual(first);
});
