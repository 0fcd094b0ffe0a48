import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { freePort } from "../../src/database/free-port.ts";
import { Browser } from "./browser.ts";
import { type Organisation, startOrganisation } from "./organisation.ts";
import { type RunningServer, startServer, whoIs } from "./server.ts";

let server: RunningServer;
let organisation: Organisation;

beforeAll(async () => {
	const port = await freePort();
	organisation = await startOrganisation(`http://127.0.0.1:${port}/api/callback`);
	const environment = { ADMIN_EMAIL: " Ada@ORG.example " };
	server = await startServer({ oidc: organisation.oidc, port, environment });
});
afterAll(async () => {
	await server.close();
	await organisation.stop();
});
beforeEach(async () => {
	await server.database.sql`delete from person`;
	await server.database.sql`delete from rate_limit`;
});

const ada = {
	sub: "ada",
	given_name: "Ada",
	family_name: "Byron",
	email: "ada@org.example",
	email_verified: true,
	picture: "https://org.example/ada.png",
};
const bob = {
	sub: "bob",
	name: "Bob van der Berg",
	email: "bob@org.example",
	email_verified: true,
	picture: "http://org.example/bob.png",
};

async function signIn(employee: Organisation["employee"], browser = new Browser(), path = "/api/login") {
	organisation.employee = employee;
	const { visited, response } = await browser.visit(`${server.origin}${path}`);
	return {
		browser,
		last: visited.at(-1)?.replace(server.origin, ""),
		response,
		person: await whoIs(browser, server.origin),
	};
}

describe("the address in ADMIN_EMAIL", () => {
	test("makes its owner Admin, however it is written and whoever came first", async () => {
		expect((await signIn(bob)).person.role).toBe("Viewer");
		const { person } = await signIn({ ...ada, email: "ADA@Org.Example" });
		expect(person).toMatchObject({
			firstName: "Ada",
			role: "Admin",
			profileImageUrl: "https://org.example/ada.png",
		});
	});

	test("makes its owner Admin also when they came before as Editor, and the audit trail says so", async () => {
		const { person } = await signIn({ ...ada, email: "ada@old.example" });
		await server.database.sql`update person set role = 'Editor' where id = ${person.id}`;
		expect((await signIn(ada)).person).toMatchObject({ id: person.id, role: "Admin" });
		const [entry] = await server.database.sql`
			select person_name, before, after from audit_entry where object_id = ${person.id} and action = 'updated'`;
		expect(entry).toMatchObject({ before: { role: "Editor" }, after: { role: "Admin" } });
	});

	test("is read only while nobody is Admin: afterwards the subject counts", async () => {
		const { person } = await signIn(ada);
		expect((await signIn({ ...ada, sub: "mallory" })).person.role).toBe("Viewer");
		await server.database.sql`update person set role = 'Viewer' where id = ${person.id}`;
		await server.database.sql`update person set role = 'Admin' where subject = 'mallory'`;
		expect((await signIn(ada)).person.role).toBe("Viewer");
		await server.database.sql`update person set disabled_at = now() where subject = 'mallory'`;
		expect((await signIn(ada)).person.role).toBe("Admin");
	});

	test.each([
		["says that it is not verified", { email_verified: false }],
		["says it in another form", { email_verified: "false" }],
		["does not say whether it is verified", { email_verified: undefined }],
	])("refuses its owner while nobody is Admin when the provider %s", async (_what, claims) => {
		const { last, person } = await signIn({ ...ada, ...claims });
		expect(last).toBe("/auth?error=EMAIL_UNVERIFIED");
		expect(person).toBeNull();
		expect(await server.database.sql`select 1 from person`).toEqual([]);
		await signIn(ada);
		const later = await signIn({ ...ada, sub: "other", ...claims });
		expect(later.person.role).toBe("Viewer");
	});

	test("does not bring back a person who is disabled", async () => {
		const { person } = await signIn(bob);
		await server.database.sql`update person set disabled_at = now() where id = ${person.id}`;
		const { last } = await signIn({ ...bob, email: ada.email });
		expect(last).toBe("/auth?error=PERSON_DISABLED");
		expect(await server.database.sql`select role from person`).toEqual([{ role: "Viewer" }]);
	});

	test("counts no Admin of the built-in sign-in, who cannot come back", async () => {
		await server.database
			.sql`insert into person (id, issuer, subject, role) values (gen_random_uuid(), 'built-in', 'admin', 'Admin')`;
		expect((await signIn(ada)).person.role).toBe("Admin");
	});
});

describe("sign-in by an organisation's provider", () => {
	test("makes people Viewers, with their names and pictures", async () => {
		const { last, person } = await signIn(bob);
		expect(last).toBe("/");
		expect(person).toEqual({
			id: expect.any(String),
			email: "bob@org.example",
			firstName: "Bob",
			lastName: "van der Berg",
			profileImageUrl: null,
			role: "Viewer",
		});
	});

	test("makes one person of one newcomer who signs in twice at once", async () => {
		organisation.employee = { sub: "twin" };
		const browsers = [new Browser(), new Browser()];
		const callbacks = await Promise.all(
			browsers.map((browser) =>
				browser.visitUntil(`${server.origin}/api/login`, `${server.origin}/api/callback`),
			),
		);
		await Promise.all(browsers.map((browser, index) => browser.request(callbacks[index] ?? "")));
		expect(await server.database.sql`select role from person`).toEqual([{ role: "Viewer" }]);
	});

	test("knows people by subject: a new address changes the profile, a taken address makes no other person", async () => {
		const first = await signIn(ada);
		const moved = await signIn({ ...ada, email: "ada@new.example", family_name: "King" });
		expect(moved.person).toMatchObject({
			id: first.person.id,
			email: "ada@new.example",
			lastName: "King",
			role: "Admin",
		});
		const impostor = await signIn({ sub: "mallory", email: "ada@new.example", email_verified: true });
		expect(impostor.person.id).not.toBe(first.person.id);
		expect(impostor.person.role).toBe("Viewer");
	});

	test("writes who came into the audit trail", async () => {
		const { person } = await signIn(ada);
		const entries = await server.database
			.sql`select action, person_name, object_type from audit_entry where object_id = ${person.id}`;
		expect(entries).toEqual([{ action: "created", person_name: "Ada Byron", object_type: "person" }]);
	});

	test("goes back to where the person was, and nowhere else", async () => {
		const back = async (returnTo: string) =>
			(await signIn(ada, new Browser(), `/api/login?returnTo=${encodeURIComponent(returnTo)}`)).last;
		expect(await back("/programs?view=risks#top")).toBe("/programs?view=risks#top");
		for (const evil of [
			"https://evil.example",
			"//evil.example",
			"/\\evil.example",
			"/%2F/evil.example",
			"/api/logout",
		]) {
			expect(await back(evil), evil).toBe("/");
		}
		expect((await signIn(ada, new Browser(), "/api/login?returnTo=/a&returnTo=/b")).last).toBe("/");
	});

	test("gives a new session at each sign-in, takes none over, and ends the browser's old one", async () => {
		const browser = new Browser();
		browser.plant(server.origin, "throughline_session", "planted-by-somebody");
		await signIn(ada, browser);
		const first = browser.cookie(server.origin, "throughline_session");
		expect(first).toMatch(/^[A-Za-z0-9_-]{43}$/);
		await signIn(ada, browser);
		const second = browser.cookie(server.origin, "throughline_session");
		expect(second).not.toBe(first);
		expect(await server.database.sql`select count(*)::int from session`).toEqual([{ count: 1 }]);
		const thief = new Browser();
		thief.plant(server.origin, "throughline_session", first ?? "");
		expect(await whoIs(thief, server.origin)).toBeNull();
	});

	test("refuses a disabled person with a reason", async () => {
		await signIn(ada);
		const { person } = await signIn(bob);
		await server.database.sql`update person set disabled_at = now() where id = ${person.id}`;
		const again = await signIn(bob);
		expect(again.last).toBe("/auth?error=PERSON_DISABLED");
		expect(again.person).toBeNull();
	});

	test("says that access was denied", async () => {
		expect((await signIn(null)).last).toBe("/auth?error=ACCESS_DENIED");
	});
});
