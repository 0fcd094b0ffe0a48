import { jumpDatabaseClock } from "@throughline/db/testing/clock";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Browser } from "./browser.ts";
import { call, type RunningServer, startServer, whoIs } from "./server.ts";

let server: RunningServer;
let editor: Browser;

beforeAll(async () => {
	server = await startServer();
	editor = await server.signInAs("Editor");
});
afterAll(async () => {
	await server.close();
});

const day = 86_400_000;

async function makeToken(browser: Browser, token: Record<string, unknown>) {
	const { status, body } = await call(browser, server.origin, "POST", "/api/tokens", {
		name: "script",
		...token,
	});
	expect(status).toBe(201);
	return body;
}

async function withToken(token: string, method: string, path: string, body?: unknown) {
	const response = await fetch(`${server.origin}${path}`, {
		method,
		headers: {
			authorization: `Bearer ${token}`,
			...(body === undefined ? {} : { "content-type": "application/json" }),
		},
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	});
	return {
		status: response.status,
		headers: response.headers,
		body: (await response.json()) as Record<string, unknown>,
	};
}
const readPrograms = (token: string) => withToken(token, "GET", "/api/programs");
const makeProgram = (token: string) => withToken(token, "POST", "/api/programs", { name: "By a client" });

describe("a personal access token", () => {
	test("is shown once, and stored as its hash", async () => {
		const created = await makeToken(editor, { scope: "write" });
		expect(created.token).toMatch(/^tl_[\w-]{43}$/);
		expect(created.hint).toBe(created.token.slice(-4));
		const { body } = await call(editor, server.origin, "GET", "/api/tokens");
		expect(JSON.stringify(body)).not.toContain(created.token);
		expect(body).toContainEqual({ ...created, token: undefined });
		const tables = await server.database.sql`
			select to_jsonb(t)::text as row from personal_access_token t union all select to_jsonb(a)::text from audit_entry a`;
		for (const { row } of tables) expect(row).not.toContain(created.token);
	});

	test("stands for its owner", async () => {
		const { token } = await makeToken(editor, { scope: "read" });
		const { body } = await withToken(token, "GET", "/api/auth/user");
		expect(body).toEqual(await whoIs(editor, server.origin));
	});

	test("with scope write reads and writes, with scope read only reads", async () => {
		const { token: write } = await makeToken(editor, { scope: "write" });
		expect((await readPrograms(write)).status).toBe(200);
		expect((await makeProgram(write)).status).toBe(201);
		const { token: read } = await makeToken(editor, { scope: "read" });
		expect((await readPrograms(read)).status).toBe(200);
		const refused = await makeProgram(read);
		expect(refused.status).toBe(403);
		expect(refused.body.code).toBe("FORBIDDEN");
	});

	test("reaches no further than its owner's role", async () => {
		const viewer = await server.signInAs("Viewer");
		const { token } = await makeToken(viewer, { scope: "write" });
		expect((await readPrograms(token)).status).toBe(200);
		expect((await makeProgram(token)).status).toBe(403);
		expect((await withToken(token, "GET", "/api/people")).status).toBe(403);
	});

	test("decides about nobody's access, its owner's least of all: that takes a signed-in browser", async () => {
		const admin = await server.signInAs("Admin");
		const { token, id } = await makeToken(admin, { scope: "write" });
		const { body: sessions } = await call(admin, server.origin, "GET", "/api/sessions");
		const { body: people } = await call(admin, server.origin, "GET", "/api/people");
		const target = people.find((each: { role: string }) => each.role === "Editor");
		const calls: [string, string, unknown?][] = [
			["POST", "/api/tokens", { name: "child", scope: "write" }],
			["DELETE", `/api/tokens/${id}`],
			["DELETE", "/api/sessions"],
			["DELETE", `/api/sessions/${sessions[0].id}`],
			["PATCH", `/api/people/${target.id}`, { role: "Viewer", version: target.version }],
			["POST", "/trpc/account.sessions.revokeOthers", {}],
		];
		for (const [method, path, body] of calls) {
			const refused = await withToken(token, method, path, body);
			expect(refused.status, path).toBe(403);
			expect(JSON.stringify(refused.body)).toContain("An access token cannot do this. Sign in in a browser.");
		}
		expect((await call(admin, server.origin, "GET", "/api/sessions")).body).toHaveLength(sessions.length);
		expect((await readPrograms(token)).status).toBe(200);
	});

	test.each([
		["that was never given out", `tl_${"A".repeat(43)}`],
		["that has another form", "tl_short"],
		["that is empty", ""],
	])("%s is refused, also beside a good cookie", async (_, token) => {
		const response = await editor.request(`${server.origin}/api/programs`, {
			headers: { authorization: `Bearer ${token}` },
		});
		expect(response.status).toBe(401);
		expect(response.headers.get("www-authenticate")).toMatch(/^Bearer/);
		expect(await response.json()).toMatchObject({
			code: "UNAUTHENTICATED",
			error: "This access token is wrong, expired or revoked",
		});
	});

	test("ends when it is revoked, by its owner only", async () => {
		const { id, token } = await makeToken(editor, { scope: "read" });
		const admin = await server.signInAs("Admin");
		expect((await call(admin, server.origin, "DELETE", `/api/tokens/${id}`)).status).toBe(404);
		expect((await readPrograms(token)).status).toBe(200);
		expect((await call(editor, server.origin, "DELETE", `/api/tokens/${id}`)).status).toBe(200);
		expect((await readPrograms(token)).status).toBe(401);
		const { body } = await call(editor, server.origin, "GET", "/api/tokens");
		expect(body.map((entry: { id: string }) => entry.id)).not.toContain(id);
	});

	test("ends at its date, and can't begin after it", async () => {
		const { token, expiresAt, createdAt } = await makeToken(editor, { scope: "read", expiresInDays: 1 });
		expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(day);
		await jumpDatabaseClock(server.database.sql, day - 10_000);
		expect((await readPrograms(token)).status).toBe(200);
		await jumpDatabaseClock(server.database.sql, 10_000);
		expect((await readPrograms(token)).status).toBe(401);
		const past = { name: "late", scope: "read", expiresAt: new Date(Date.now() - 1000).toISOString() };
		const { status, body } = await call(editor, server.origin, "POST", "/api/tokens", past);
		expect(status).toBe(400);
		expect(body.issues).toEqual([{ path: "expiresAt", message: "The token must end in the future" }]);
	});

	test.each([2 * day, -2 * day])(
		"ends at its date also where an instance's clock is off by %s ms",
		async (off) => {
			const withOwnClockOff = async <T>(work: () => Promise<T>) => {
				vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + off });
				return await work().finally(() => vi.useRealTimers());
			};
			const { token, createdAt, expiresAt } = await withOwnClockOff(() =>
				makeToken(editor, { scope: "read", expiresInDays: 1 }),
			);
			expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(day);
			expect((await withOwnClockOff(() => readPrograms(token))).status).toBe(200);
			await jumpDatabaseClock(server.database.sql, day);
			expect((await withOwnClockOff(() => readPrograms(token))).status).toBe(401);
		},
	);

	test("notes its last use at most once a minute, and again when the clock was ahead", async () => {
		const { id, token, lastUsedAt } = await makeToken(editor, { scope: "read" });
		expect(lastUsedAt).toBeNull();
		const used = async () => {
			await Promise.all([readPrograms(token), readPrograms(token)]);
			const [row] = await server.database.sql`
				select extract(epoch from now() - last_used_at)::float8 as ago from personal_access_token where id = ${id}`;
			return row?.ago;
		};
		expect(await used()).toBeLessThan(10);
		await jumpDatabaseClock(server.database.sql, 40_000);
		expect(await used()).toBeGreaterThanOrEqual(40);
		await jumpDatabaseClock(server.database.sql, 40_000);
		expect(await used()).toBeLessThan(10);
		await jumpDatabaseClock(server.database.sql, -2 * day);
		expect(Math.abs(await used())).toBeLessThan(10);
	});

	test("is made once per Idempotency-Key, and not kept in its answer", async () => {
		const make = async (name = "once") => {
			const response = await editor.request(`${server.origin}/api/tokens`, {
				method: "POST",
				headers: {
					origin: server.origin,
					"content-type": "application/json",
					"idempotency-key": "make-a-token",
				},
				body: JSON.stringify({ name, scope: "read" }),
			});
			return { status: response.status, body: (await response.json()) as { token: string; code: string } };
		};
		const { body } = await make();
		expect((await readPrograms(body.token)).status).toBe(200);
		expect(await make()).toMatchObject({ status: 409, body: { code: "ALREADY_EXISTS" } });
		expect((await make("another")).body.code).toBe("IDEMPOTENCY_KEY_REUSED");
		const kept = await server.database.sql`select response::text as text from idempotency_key`;
		expect(kept).toHaveLength(1);
		expect(kept[0]?.text).toBeNull();
		expect(
			await server.database.sql`select 1 as made from personal_access_token where name = 'once'`,
		).toHaveLength(1);
	});
});
