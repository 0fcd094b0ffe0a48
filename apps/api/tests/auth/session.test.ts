import * as schema from "@throughline/db/schema";
import { jumpDatabaseClock } from "@throughline/db/testing/clock";
import { drizzle } from "drizzle-orm/postgres-js";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openSessions } from "../../src/auth/session/sessions.ts";
import { sessionSecret } from "../host.ts";
import { Browser } from "./browser.ts";
import { call, type RunningServer, startServer, whoIs } from "./server.ts";

let server: RunningServer;

beforeAll(async () => {
	server = await startServer();
});
afterAll(async () => {
	await server.close();
});
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const cookieName = "throughline_session";

const pass = (ms: number) => jumpDatabaseClock(server.database.sql, ms);

/** Does something as an instance whose own clock is so far off; timers and sockets go on. */
async function withOwnClockOff<T>(ms: number, work: () => Promise<T>): Promise<T> {
	vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });
	try {
		return await work();
	} finally {
		vi.useRealTimers();
	}
}

const sessionOf = async (browser: Browser) => {
	const { body } = await call(browser, server.origin, "GET", "/api/sessions");
	return body.find(({ current }: { current: boolean }) => current);
};

describe("a session", () => {
	test("ends after seven days without use", async () => {
		const browser = await server.signInAs("Viewer");
		await pass(7 * day - minute);
		expect(await whoIs(browser, server.origin)).not.toBeNull();
		await pass(7 * day - minute);
		expect(await whoIs(browser, server.origin)).not.toBeNull();
		await pass(7 * day + 1000);
		expect(await whoIs(browser, server.origin)).toBeNull();
	});

	test("is served while its use cannot be noted: its row is locked, and so are those of many others", async () => {
		const [first, ...others] = await Promise.all(Array.from({ length: 8 }, () => server.signInAs("Viewer")));
		if (!first) throw new Error("nobody is signed in");
		await pass(2 * minute);
		await server.database.sql.begin(async (tx) => {
			await tx`select from session for update`;
			for (let repeated = 0; repeated < 3; repeated++) {
				expect(await whoIs(first, server.origin)).not.toBeNull();
				// Who was served first did not wait until the note was given up. Many take longer than a note waits, where
				// the machine is slow.
				const [notes] = await tx`
					select count(*)::int as waiting from pg_stat_activity
					where datname = current_database() and wait_event_type = 'Lock' and query like 'update "session"%'`;
				expect(notes?.waiting).toBeGreaterThan(0);
				const people = await Promise.all(others.map((browser) => whoIs(browser, server.origin)));
				expect(people).not.toContain(null);
			}
		});
	});

	test("ends thirty days after the sign-in, however much it is used", async () => {
		const browser = await server.signInAs("Viewer");
		for (let days = 3; days < 30; days += 3) {
			await pass(3 * day);
			expect(await whoIs(browser, server.origin), `day ${days}`).not.toBeNull();
		}
		await pass(3 * day - minute);
		expect(await whoIs(browser, server.origin)).not.toBeNull();
		await pass(minute + 1000);
		expect(await whoIs(browser, server.origin)).toBeNull();
	});

	test("notes its last use at most once a minute", async () => {
		const browser = await server.signInAs("Viewer");
		const ofPerson = async () =>
			(await whoIs(browser, server.origin)) && (await sessionOf(browser)).lastSeenAt;
		const first = Date.parse(await ofPerson());
		await pass(40_000);
		expect(Date.parse(await ofPerson())).toBe(first - 40_000);
		await pass(40_000);
		await Promise.all([1, 2, 3].map(() => whoIs(browser, server.origin)));
		const [row] = await server.database.sql`
			select now() - last_seen_at < interval '10 seconds' as just from session order by last_seen_at desc limit 1`;
		expect(row?.just).toBe(true);
	});

	test.each([1 * hour, -1 * hour, 2 * day, -2 * day, 400 * day, -400 * day])(
		"is the same on an instance whose own clock is off by %s ms",
		async (off) => {
			const browser = await withOwnClockOff(off, () => server.signInAs("Viewer"));
			const [row] = await server.database.sql`
				select expires_at - created_at as life, abs(extract(epoch from now() - created_at)) < 60 as now
				from session order by created_at desc limit 1`;
			expect(row).toMatchObject({ life: "7 days", now: true });
			expect(await whoIs(browser, server.origin)).not.toBeNull();
			await pass(6 * day);
			const entry = await withOwnClockOff(off, () => sessionOf(browser));
			expect(entry).toBeDefined();
			await pass(6 * day);
			expect(await withOwnClockOff(-off, () => whoIs(browser, server.origin))).not.toBeNull();
			await pass(7 * day + 1000);
			expect(await withOwnClockOff(off, () => whoIs(browser, server.origin))).toBeNull();
		},
	);

	test.each([1 * minute, 1 * hour, 2 * day])(
		"goes on when the database's clock jumps by %s ms, back and forth",
		async (jump) => {
			const browser = await server.signInAs("Viewer");
			for (const by of [jump, -jump, -jump, jump, jump, -2 * jump]) {
				await pass(by);
				expect(await whoIs(browser, server.origin)).not.toBeNull();
			}
		},
	);

	test("that began or was used while the database's clock was ahead ends by the right clock all the same", async () => {
		const used = await server.signInAs("Viewer");
		await pass(5 * day);
		const begun = await server.signInAs("Editor");
		expect(await whoIs(used, server.origin)).not.toBeNull();
		await pass(-5 * day);
		expect(await whoIs(used, server.origin)).not.toBeNull();
		expect(await whoIs(begun, server.origin)).not.toBeNull();
		for (let days = 0; days < 29; days++) {
			await pass(1 * day);
			expect(await whoIs(begun, server.origin), `day ${days}`).not.toBeNull();
		}
		expect(await whoIs(used, server.origin)).toBeNull();
		await pass(1 * day + minute);
		expect(await whoIs(begun, server.origin)).toBeNull();
	});

	test("is looked up with one query", async () => {
		const browser = await server.signInAs("Viewer");
		const queries: string[] = [];
		const logger = { logQuery: (query: string) => void queries.push(query) };
		const db = drizzle(server.database.sql, { schema, casing: "snake_case", logger });
		const sessions = openSessions(db, sessionSecret);
		const found = await sessions.find(browser.cookie(server.origin, cookieName) ?? "");
		expect(found?.person.role).toBe("Viewer");
		expect(queries).toHaveLength(1);
	});

	test("ends on the server when the person signs out", async () => {
		const browser = await server.signInAs("Editor");
		const thief = new Browser();
		thief.plant(server.origin, cookieName, browser.cookie(server.origin, cookieName) ?? "");
		expect(await whoIs(thief, server.origin)).not.toBeNull();
		const { visited } = await browser.visit(`${server.origin}/api/logout`);
		expect(visited.at(-1)).toBe(`${server.origin}/auth`);
		expect(browser.cookie(server.origin, cookieName)).toBeUndefined();
		expect(await whoIs(thief, server.origin)).toBeNull();
	});

	test("does not end by a link of another site or a sibling host, nor by a browser that fetches ahead", async () => {
		const browser = await server.signInAs("Editor");
		for (const headers of [
			{ "sec-fetch-site": "cross-site" },
			{ "sec-fetch-site": "same-site" },
			{ "sec-fetch-site": "something-new" },
			{ "sec-fetch-site": "same-origin", "sec-purpose": "prefetch;prerender" },
		]) {
			const response = await browser.request(`${server.origin}/api/logout`, { headers });
			expect(response.headers.get("location"), JSON.stringify(headers)).toBe("/");
		}
		await browser.request(`${server.origin}/api/logout`, { method: "HEAD" });
		expect(await whoIs(browser, server.origin)).not.toBeNull();
	});

	test.each(["same-origin", "none"])("ends by a person's own click or address: %s", async (site) => {
		const browser = await server.signInAs("Viewer");
		const { visited } = await browser.visit(`${server.origin}/api/logout`, {
			headers: { "sec-fetch-site": site, "sec-fetch-mode": "navigate" },
		});
		expect(visited.at(-1)).toBe(`${server.origin}/auth`);
		expect(await whoIs(browser, server.origin)).toBeNull();
	});

	test("keeps its cookie from scripts and other sites, and the database keeps only its keyed hash", async () => {
		const browser = await server.signInAs("Editor");
		const token = browser.cookie(server.origin, cookieName) ?? "";
		const rows = await server.database.sql`select id from session`;
		expect(rows.length).toBeGreaterThan(0);
		for (const { id } of rows) {
			expect(id).not.toContain(token);
			const thief = new Browser();
			thief.plant(server.origin, cookieName, id);
			expect(await whoIs(thief, server.origin)).toBeNull();
		}
	});

	test("survives other cookies that are no valid text", async () => {
		const browser = await server.signInAs("Editor");
		browser.plant(server.origin, "tracking", "%E0%A4%A");
		browser.plant(server.origin, "empty", "");
		expect(await whoIs(browser, server.origin)).not.toBeNull();
	});

	test("takes on a changed role at the next request", async () => {
		const browser = await server.signInAs("Viewer");
		const person = await whoIs(browser, server.origin);
		await server.database.sql`update person set role = 'Editor' where id = ${person.id}`;
		expect((await whoIs(browser, server.origin)).role).toBe("Editor");
	});
});

describe("the list of sessions", () => {
	test("marks the current one and shows nothing that signs in", async () => {
		const browser = await server.signInAs("Admin");
		const other = await server.signInAs("Admin");
		const { body } = await call(browser, server.origin, "GET", "/api/sessions");
		expect(body.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
		const ids = (await server.database.sql`select id from session`).map(({ id }) => id);
		for (const secret of [
			...ids,
			browser.cookie(server.origin, cookieName),
			other.cookie(server.origin, cookieName),
		]) {
			expect(JSON.stringify(body)).not.toContain(secret);
		}
	});

	test("ends one browser, or all others, of one's own only", async () => {
		const { origin } = server;
		const [own, second, third] = await Promise.all([1, 2, 3].map(() => server.signInAs("Editor")));
		if (!own || !second || !third) throw new Error("Three browsers");
		const stranger = await server.signInAs("Viewer");
		const target = await sessionOf(second);
		expect((await call(stranger, origin, "DELETE", `/api/sessions/${target.id}`)).status).toBe(404);
		expect(await whoIs(second, origin)).not.toBeNull();
		expect((await call(own, origin, "DELETE", `/api/sessions/${target.id}`)).body).toEqual({ id: target.id });
		expect(await whoIs(second, origin)).toBeNull();
		expect((await call(own, origin, "DELETE", `/api/sessions/${target.id}`)).status).toBe(404);
		const { status } = await call(own, origin, "DELETE", "/api/sessions");
		expect(status).toBe(200);
		expect(await whoIs(third, origin)).toBeNull();
		expect(await whoIs(own, origin)).not.toBeNull();
		expect(await whoIs(stranger, origin)).not.toBeNull();
	});
});

describe("the signed-in user", () => {
	test("is nobody without a session, in the one error body", async () => {
		const { status, body, headers } = await call(new Browser(), server.origin, "GET", "/api/auth/user");
		expect(status).toBe(401);
		expect(body).toEqual({
			error: "Sign in to go on",
			code: "UNAUTHENTICATED",
			requestId: expect.any(String),
		});
		expect(headers.get("www-authenticate")).toContain("Bearer");
		expect(headers.get("cache-control")).toBe("no-store");
	});
});
