import { auditEntry, resource } from "@throughline/db/schema";
import { createTestDatabase, type TestDatabase } from "@throughline/db/testing/database";
import { resources } from "@throughline/trpc/resource/entity";
import { Writer } from "@throughline/trpc/writer";
import { eq } from "drizzle-orm";
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
	admit(database.db, {
		issuer,
		subject,
		profile,
		role: null,
		verifiedEmail: null,
		adminEmail,
		requestId: "r",
	});

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

describe("an account with a verified address", () => {
	const arriveWith = (subject: string, verifiedEmail: string | null) =>
		admit(database.db, {
			issuer,
			subject,
			profile,
			role: null,
			verifiedEmail,
			adminEmail: null,
			requestId: "r",
		});
	const addMember = async (name: string, email: string | null, personId: string | null = null) => {
		const [member] = await database.db.insert(resource).values({ name, email, personId }).returning();
		if (!member) throw new Error("no member");
		return member.id;
	};
	const accountOf = async (id: string) =>
		(await database.db.select().from(resource).where(eq(resource.id, id)))[0]?.personId;
	beforeEach(async () => {
		await database.sql`delete from resource`;
	});

	test("becomes the one team member that has it, however it is written, once, and the trail says so", async () => {
		const memberId = await addMember("Ada", "Ada@Org.example");
		const person = await arriveWith("a", "ada@ORG.example");
		expect(await accountOf(memberId)).toBe(person.id);
		await arriveWith("a", "ada@ORG.example");
		const entries = await database.db.select().from(auditEntry).where(eq(auditEntry.objectId, memberId));
		expect(entries).toMatchObject([
			{ personId: person.id, before: { personId: null }, after: { personId: person.id } },
		]);
	});

	test("becomes it also at a later sign-in, and at several at once", async () => {
		await arriveWith("a", "ada@org.example");
		const memberId = await addMember("Ada", "ada@org.example");
		const people = await Promise.all(
			["a", "a", "a"].map((subject) => arriveWith(subject, "ada@org.example")),
		);
		expect(await accountOf(memberId)).toBe(people[0]?.id);
		expect(await database.db.$count(auditEntry, eq(auditEntry.objectId, memberId))).toBe(1);
	});

	test.each([
		["an address that is not known to be theirs", null, 1],
		["another address", "eve@org.example", 1],
		["an address that two members have", "ada@org.example", 2],
	])("stays without a member for %s", async (_, address, members) => {
		const ids: string[] = [];
		for (let count = 0; count < members; count += 1) ids.push(await addMember("Ada", "ada@org.example"));
		await arriveWith("a", address);
		for (const id of ids) expect(await accountOf(id)).toBeNull();
	});

	test("leaves alone whom another account is, and is no second member", async () => {
		const other = await arriveWith("b", null);
		const theirs = await addMember("Ada", "ada@org.example", other.id);
		const person = await arriveWith("a", "ada@org.example");
		expect(await accountOf(theirs)).toBe(other.id);
		const own = await addMember("Ada too", null, person.id);
		const free = await addMember("Ada again", "ada@org.example");
		await arriveWith("a", "ada@org.example");
		expect([await accountOf(own), await accountOf(free)]).toEqual([person.id, null]);
	});

	test("is never linked again to a member that somebody took it off", async () => {
		const memberId = await addMember("Ada", "ada@org.example");
		const person = await arriveWith("a", "ada@org.example");
		await database.db.transaction((tx) =>
			new Writer(tx, person, "r").update(resources, { id: memberId, version: "any" }, { personId: null }),
		);
		await arriveWith("a", "ada@org.example");
		expect(await accountOf(memberId)).toBeNull();
	});
});

test("an unchanged profile changes nothing, a profile that says less takes nothing away", async () => {
	const first = await arrive("a");
	const nothing = { ...profile, firstName: undefined };
	const arrival = {
		issuer,
		subject: "a",
		profile: nothing,
		role: null,
		verifiedEmail: null,
		adminEmail: null,
		requestId: "r",
	};
	expect(await admit(database.db, arrival)).toEqual(first);
});
