import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { freePort } from "../../src/database/cluster.ts";
import { Browser } from "./browser.ts";
import { type Organisation, startOrganisation } from "./organisation.ts";
import { type RunningServer, startServer, whoIs } from "./server.ts";

let server: RunningServer;
let organisation: Organisation;

beforeAll(async () => {
	const port = await freePort();
	organisation = await startOrganisation(`http://127.0.0.1:${port}/api/callback`);
	server = await startServer({ oidc: organisation.oidc, port });
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
	picture: "https://org.example/ada.png",
};
const bob = {
	sub: "bob",
	name: "Bob van der Berg",
	email: "bob@org.example",
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

describe("sign-in by an organisation's provider", () => {
	test("makes the first person Admin and later ones Viewer, with their names and pictures", async () => {
		const first = await signIn(ada);
		expect(first.last).toBe("/");
		expect(first.person).toEqual({
			id: expect.any(String),
			email: "ada@org.example",
			firstName: "Ada",
			lastName: "Byron",
			profileImageUrl: "https://org.example/ada.png",
			role: "Admin",
		});
		const second = await signIn(bob);
		expect(second.person).toMatchObject({
			firstName: "Bob",
			lastName: "van der Berg",
			profileImageUrl: null,
			role: "Viewer",
		});
	});

	test("makes one Admin of two first people who arrive at once", async () => {
		for (let round = 0; round < 5; round++) {
			await server.database.sql`delete from person`;
			const people = [`first-${round}`, `second-${round}`];
			const callbacks: [Browser, string][] = [];
			for (const sub of people) {
				const browser = new Browser();
				organisation.employee = { sub };
				callbacks.push([
					browser,
					await browser.visitUntil(`${server.origin}/api/login`, `${server.origin}/api/callback`),
				]);
			}
			await Promise.all(callbacks.map(([browser, callback]) => browser.request(callback)));
			const roles = await server.database.sql`select role from person order by role`;
			expect(roles.map(({ role }) => role)).toEqual(["Admin", "Viewer"]);
		}
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
		expect(await server.database.sql`select role from person`).toEqual([{ role: "Admin" }]);
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
		const impostor = await signIn({ sub: "mallory", email: "ada@new.example" });
		expect(impostor.person.id).not.toBe(first.person.id);
		expect(impostor.person.role).toBe("Viewer");
	});

	test("counts nobody who came by the built-in provider as the first", async () => {
		await server.database
			.sql`insert into person (id, issuer, subject, role) values (gen_random_uuid(), 'built-in', 'admin', 'Admin')`;
		expect((await signIn(ada)).person.role).toBe("Admin");
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
