import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Browser } from "./browser.ts";
import { call, type RunningServer, startServer, whoIs } from "./server.ts";

type Entry = { id: string; role: string; version: number; disabledAt: string | null; email: string };

let server: RunningServer;
let admin: Browser;
let editor: Browser;

beforeAll(async () => {
	server = await startServer();
});
afterAll(async () => {
	await server.close();
});
beforeEach(async () => {
	await server.database.sql`delete from person`;
	admin = await server.signInAs("Admin");
	editor = await server.signInAs("Editor");
});

const as = (browser: Browser) => (method: string, path: string, body?: unknown) =>
	call(browser, server.origin, method, path, body);

async function entryOf(browser: Browser): Promise<Entry> {
	const person = await whoIs(browser, server.origin);
	const { body } = await as(admin)("GET", "/api/people");
	return body.find(({ id }: Entry) => id === person.id);
}
const change = (person: Entry, fields: object) =>
	as(admin)("PATCH", `/api/people/${person.id}`, { version: person.version, ...fields });

const endSessions = ({ id }: { id: string }, body: object = {}) =>
	as(admin)("POST", `/api/people/${id}/end-sessions`, body);

async function makeToken(browser: Browser) {
	const { body } = await as(browser)("POST", "/api/tokens", { name: "ci", scope: "write" });
	const headers = { authorization: `Bearer ${body.token}` };
	return {
		id: body.id,
		token: body.token,
		useToken: () => fetch(`${server.origin}/api/programs`, { headers }),
	};
}

/** A second Admin, from the same provider. */
async function promote(browser: Browser): Promise<Entry> {
	return (await change(await entryOf(browser), { role: "Admin" })).body;
}

describe("people", () => {
	test("are managed by Admins only", async () => {
		const person = await entryOf(editor);
		for (const browser of [editor, await server.signInAs("Viewer")]) {
			expect((await as(browser)("GET", "/api/people")).status).toBe(403);
			const body = { role: "Admin", version: person.version };
			expect((await as(browser)("PATCH", `/api/people/${person.id}`, body)).status).toBe(403);
		}
		expect((await entryOf(editor)).role).toBe("Editor");
	});

	test("are listed without their identity at the provider", async () => {
		const { body } = await as(admin)("GET", "/api/people");
		expect(body).toHaveLength(2);
		expect(Object.keys(body[0]).sort()).toEqual(
			[
				"id",
				"email",
				"firstName",
				"lastName",
				"profileImageUrl",
				"role",
				"version",
				"disabledAt",
				"hasSignedIn",
				"builtIn",
				"createdAt",
				"updatedAt",
			].sort(),
		);
	});

	test("are marked when their role comes from the button of the built-in sign-in", async () => {
		await server.database.sql`
			insert into person (id, issuer, subject, role) values (gen_random_uuid(), 'https://id.test', 'x', 'Viewer')`;
		const { body } = await as(admin)("GET", "/api/people");
		expect(body.map(({ builtIn }: { builtIn: boolean }) => builtIn).sort()).toEqual([false, true, true]);
	});

	test("get a new role from their next request on, and the audit trail tells", async () => {
		const person = await entryOf(editor);
		expect((await as(editor)("POST", "/api/programs", { name: "One" })).status).toBe(201);
		const { status, body } = await change(person, { role: "Viewer" });
		expect(status).toBe(200);
		expect(body).toMatchObject({ role: "Viewer", version: person.version + 1 });
		expect((await as(editor)("POST", "/api/programs", { name: "Two" })).status).toBe(403);
		const [entry] = await server.database.sql`
			select person_name, before, after from audit_entry where object_id = ${person.id} and action = 'updated'`;
		expect(entry).toEqual({
			person_name: "Alex Morgan",
			before: { role: "Editor" },
			after: { role: "Viewer" },
		});
	});

	test("are not changed by who has read an old version", async () => {
		const person = await entryOf(editor);
		await change(person, { role: "Viewer" });
		const { status, body } = await change(person, { role: "Admin" });
		expect(status).toBe(409);
		expect(body).toMatchObject({ code: "CONFLICT", current: { role: "Viewer" } });
		expect(JSON.stringify(body)).not.toContain("subject");
	});

	test("lose every session and token at once when they are disabled, and get none of them back", async () => {
		const { useToken } = await makeToken(editor);
		expect((await useToken()).status).toBe(200);
		const person = await entryOf(editor);
		const disabled = await change(person, { disabled: true });
		expect(disabled.body.disabledAt).toEqual(expect.any(String));
		expect(await whoIs(editor, server.origin)).toBeNull();
		expect((await useToken()).status).toBe(401);
		expect(await server.database.sql`select 1 from session where person_id = ${person.id}`).toEqual([]);

		const enabled = await change(disabled.body, { disabled: false });
		expect(enabled.body.disabledAt).toBeNull();
		expect(await whoIs(editor, server.origin)).toBeNull();
		expect((await useToken()).status).toBe(401);
		expect(await whoIs(await server.signInAs("Editor"), server.origin)).not.toBeNull();
	});

	test("are signed out everywhere by an Admin, may sign in again, and keep their access tokens", async () => {
		const elsewhere = await server.signInAs("Editor");
		const { useToken } = await makeToken(editor);
		const person = await entryOf(editor);
		await server.database.sql`
			insert into session (id, public_id, person_id, expires_at)
			values ('expired', gen_random_uuid(), ${person.id}, now() - interval '1 day')`;
		const { status, body } = await endSessions(person);
		expect(status).toBe(200);
		expect(body).toEqual({ sessions: 2, accessTokens: 0 });
		for (const browser of [editor, elsewhere]) expect(await whoIs(browser, server.origin)).toBeNull();
		expect(await whoIs(admin, server.origin)).not.toBeNull();
		expect((await useToken()).status).toBe(200);
		expect(
			await server.database.sql`
			select person_name, object_type, object_title, after from audit_entry
			where object_id = ${person.id} and action = 'signed out'`,
		).toEqual([
			{
				person_name: "Alex Morgan",
				object_type: "person",
				object_title: "Elena Rossi",
				after: { sessions: 2, accessTokens: 0 },
			},
		]);
		expect(await whoIs(await server.signInAs("Editor"), server.origin)).toMatchObject({ id: person.id });
	});

	test("lose their access tokens too if that is asked for, and the answer says how many held until then", async () => {
		const { useToken } = await makeToken(editor);
		const { id } = await makeToken(editor);
		await server.database
			.sql`update personal_access_token set expires_at = now() - interval '1 day' where id = ${id}`;
		const person = await entryOf(editor);
		expect((await endSessions(person, { accessTokens: true })).body).toEqual({
			sessions: 1,
			accessTokens: 1,
		});
		expect((await useToken()).status).toBe(401);
		const again = await endSessions(person, { accessTokens: true });
		expect(again.body).toEqual({ sessions: 0, accessTokens: 0 });
		const rows = await server.database.sql`
			select 1 from audit_entry where object_id = ${person.id} and action = 'signed out'`;
		expect(rows).toHaveLength(1);
	});

	test("are signed out by nobody who is no Admin, and by no access token", async () => {
		const person = await entryOf(editor);
		const viewer = await server.signInAs("Viewer");
		expect((await as(viewer)("POST", `/api/people/${person.id}/end-sessions`, {})).status).toBe(403);
		const { token } = await makeToken(admin);
		const answer = await fetch(`${server.origin}/api/people/${person.id}/end-sessions`, {
			method: "POST",
			headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
			body: "{}",
		});
		expect(answer.status).toBe(403);
		expect(await whoIs(editor, server.origin)).not.toBeNull();
	});

	test("who are not there have no sessions to end", async () => {
		expect((await endSessions({ id: crypto.randomUUID() })).status).toBe(404);
	});

	test("are shut out also when only their row says so", async () => {
		const person = await entryOf(editor);
		await server.database.sql`update person set disabled_at = now() where id = ${person.id}`;
		expect(await whoIs(editor, server.origin)).toBeNull();
	});
});

describe("the last Admin", () => {
	test.each([[{ role: "Editor" }], [{ disabled: true }]])("can't be changed to %j", async (fields) => {
		const { status, body } = await change(await entryOf(admin), fields);
		expect(status).toBe(409);
		expect(body.code).toBe("LAST_ADMIN");
		expect((await entryOf(admin)).role).toBe("Admin");
	});

	test("is the last also when another Admin is disabled, or only named in data", async () => {
		const second = await promote(editor);
		await change(second, { disabled: true });
		await server.database.sql`insert into person (id, role) values (gen_random_uuid(), 'Admin')`;
		expect((await change(await entryOf(admin), { role: "Viewer" })).body.code).toBe("LAST_ADMIN");
	});

	test("is not somebody who never signed in: their role may always change", async () => {
		const [named] = await server.database.sql<Entry[]>`
			insert into person (id, role) values (gen_random_uuid(), 'Admin') returning id, version`;
		if (!named) throw new Error("Nobody was named");
		expect((await change(named, { role: "Viewer" })).status).toBe(200);
	});

	test("may step down once there is another", async () => {
		await promote(editor);
		expect((await change(await entryOf(admin), { role: "Viewer" })).status).toBe(200);
	});

	test("may hand over in one call, in which nobody changes where one cannot", async () => {
		const many = (changes: object[]) => as(admin)("PATCH", "/api/people", { changes });
		const [first, second] = [await entryOf(admin), await entryOf(editor)];
		const stepsDown = { id: first.id, version: first.version, role: "Viewer" };
		const refused = await many([stepsDown, { id: second.id, version: second.version, role: "Contributor" }]);
		expect([refused.status, refused.body.code]).toEqual([409, "LAST_ADMIN"]);
		expect((await entryOf(editor)).role).toBe("Editor");
		const { status, body } = await many([
			stepsDown,
			{ id: second.id, version: second.version, role: "Admin" },
		]);
		expect(status).toBe(200);
		expect(body.map(({ role }: Entry) => role)).toEqual(["Viewer", "Admin"]);
	});

	test("remains when two Admins demote each other at once", async () => {
		for (let round = 0; round < 5; round++) {
			await server.database.sql`update person set role = 'Admin'`;
			const [one, two] = [await entryOf(admin), await entryOf(editor)];
			const outcomes = await Promise.all([
				as(admin)("PATCH", `/api/people/${two.id}`, { role: "Viewer", version: two.version }),
				as(editor)("PATCH", `/api/people/${one.id}`, { role: "Viewer", version: one.version }),
			]);
			const admins = await server.database.sql`select id from person where role = 'Admin'`;
			expect(admins, JSON.stringify(outcomes.map(({ body }) => body))).toHaveLength(1);
		}
	});
});
