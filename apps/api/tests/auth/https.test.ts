import { createTestDatabase, type TestDatabase } from "@throughline/db/testing/database";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { freePort } from "../../src/database/free-port.ts";
import { startHost } from "../host.ts";
import { Browser } from "./browser.ts";
import { type Organisation, startOrganisation } from "./organisation.ts";
import { call, continueAs, whoIs } from "./server.ts";
import { startTlsProxy, type TlsProxy } from "./tls-proxy.ts";

let database: TestDatabase;
let organisation: Organisation;
let proxy: TlsProxy;
let host: Awaited<ReturnType<typeof startHost>>;
let origin: string;
let plainOrigin: string;

const ada = { sub: "ada", given_name: "Ada", email: "ada@org.example", email_verified: true };
const sessionCookie = "__Host-throughline_session";

beforeAll(async () => {
	const [httpsPort, httpPort, port] = [await freePort(), await freePort(), await freePort()];
	origin = `https://localhost:${httpsPort}`;
	plainOrigin = `http://localhost:${httpPort}`;
	database = await createTestDatabase();
	organisation = await startOrganisation(`${origin}/api/callback`);
	proxy = await startTlsProxy({ httpsPort, httpPort });
	host = await startHost(database.url, {
		oidc: organisation.oidc,
		port,
		environment: { PUBLIC_URL: origin, HSTS_INCLUDE_SUBDOMAINS: "true", ADMIN_EMAIL: ada.email },
	});
});
afterAll(async () => {
	await host.stop();
	await proxy.stop();
	await organisation.stop();
	await database.drop();
});
beforeEach(() => {
	proxy.to = host.port;
	organisation.employee = ada;
	proxy.forwarded = {};
});

/** Signs in through the proxy, and notes every address and every cookie on the way through ours. */
async function signIn(browser = new Browser()) {
	const set: string[] = [];
	const visited: string[] = [];
	let address = `${origin}/api/login?returnTo=/programs`;
	while (visited.length < 20) {
		visited.push(address);
		const response = await browser.request(address, { headers: { accept: "text/html" } });
		if (address.startsWith(origin)) set.push(...response.headers.getSetCookie());
		const location = response.headers.get("location");
		if (!location) return { browser, response, set, visited };
		address = new URL(location, address).href;
	}
	throw new Error(`Too many redirects: ${visited.join(" → ")}`);
}

describe("over https", () => {
	test("a sign-in stays there, and its cookies are kept from scripts, http, other hosts and other sites", async () => {
		const { browser, set, visited } = await signIn();
		const idp = organisation.oidc.issuer.origin;
		expect(visited.filter((address) => !address.startsWith(idp))).toEqual([
			`${origin}/api/login?returnTo=/programs`,
			expect.stringMatching(new RegExp(`^${origin}/api/callback\\?`)),
			`${origin}/programs`,
		]);
		expect(set.map((cookie) => cookie.split("=")[0])).toEqual([
			"__Host-throughline_sign_in",
			sessionCookie,
			"__Host-throughline_sign_in",
		]);
		for (const cookie of set) {
			const attributes = cookie.split("; ").slice(1);
			expect(attributes).toEqual(expect.arrayContaining(["Path=/", "Secure", "HttpOnly", "SameSite=Lax"]));
			expect(cookie).not.toMatch(/domain=/i);
		}
		expect(await whoIs(browser, origin)).toMatchObject({ firstName: "Ada" });
	});

	test.each(["/", "/api/programs", "/healthz", "/api/nothing", "/%", "/api/login"])(
		"%s tells browsers to stay there",
		async (path) => {
			const { headers } = await fetch(origin + path, { redirect: "manual" });
			expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
			const policy = headers.get("content-security-policy")?.split(";");
			expect(policy).toEqual(expect.arrayContaining(["upgrade-insecure-requests", "base-uri 'none'"]));
			expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
		},
	);

	test("a session is neither read nor set by http on the same host", async () => {
		const { browser } = await signIn();
		const token = browser.cookie(origin, sessionCookie);
		expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
		expect(browser.cookie(plainOrigin, sessionCookie)).toBeUndefined();
		expect(await whoIs(browser, plainOrigin)).toBeNull();
		browser.plant(plainOrigin, sessionCookie, "planted");
		expect(browser.cookie(origin, sessionCookie)).toBe(token);

		const attacker = new Browser();
		attacker.plant(origin, "throughline_session", token ?? "");
		expect(await whoIs(attacker, origin)).toBeNull();
		const newcomer = new Browser();
		const { headers } = await newcomer.request(`${plainOrigin}/api/login`);
		expect(headers.getSetCookie().join()).toMatch(/^__Host-.*; Secure(;|$)/);
		expect(newcomer.cookie(origin, "__Host-throughline_sign_in")).toBeUndefined();
	});

	test.each([
		{ "x-forwarded-proto": "http" },
		{ "x-forwarded-proto": undefined },
		{ "x-forwarded-host": "evil.test" },
		{ host: "evil.test", forwarded: "host=evil.test;proto=http" },
	])("what is said of scheme and host on the way changes nothing: %j", async (forwarded) => {
		Object.assign(proxy.forwarded, forwarded);
		const { browser, set, visited } = await signIn();
		expect(visited.at(-1)).toBe(`${origin}/programs`);
		expect(visited.join()).not.toContain("evil.test");
		for (const cookie of set) expect(cookie).toMatch(/^__Host-.*; Secure(;|$)/);
		expect(await whoIs(browser, origin)).not.toBeNull();
	});

	test("who signs in is recorded as the proxy saw them, whatever they had written before", async () => {
		await database.sql`delete from session`;
		proxy.forwarded["x-forwarded-for"] = "203.0.113.7, 198.51.100.9";
		await signIn();
		expect(await database.sql`select ip_address from session`).toEqual([{ ip_address: "198.51.100.9" }]);
	});

	test("a write is taken from its own pages alone", async () => {
		const { browser } = await signIn();
		expect((await call(browser, origin, "POST", "/api/programs", { name: "Own" })).status).toBe(201);
		const headers = { origin: plainOrigin, "content-type": "application/json" };
		const body = JSON.stringify({ name: "Foreign" });
		const foreign = await browser.request(`${origin}/api/programs`, { method: "POST", headers, body });
		expect(await foreign.json()).toMatchObject({ code: "FOREIGN_ORIGIN" });
	});

	test("events arrive as they happen", async () => {
		const { browser } = await signIn();
		const leave = new AbortController();
		const answer = await browser.request(`${origin}/trpc/live.changes`, {
			headers: { accept: "text/event-stream", "accept-encoding": "gzip, br" },
			signal: leave.signal,
		});
		expect(answer.headers.get("content-type")).toContain("text/event-stream");
		expect(answer.headers.get("content-encoding")).toBeNull();
		expect(answer.headers.get("x-accel-buffering")).toBe("no");
		expect(answer.headers.get("cache-control")).toContain("no-transform");
		const events = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
		let text = "";
		const readUntil = async (part: string) => {
			while (!text.includes(part)) {
				const chunk = await events?.read();
				if (!chunk || chunk.done) throw new Error(`The stream ended with ${text}`);
				text += chunk.value;
			}
		};
		await readUntil("connected");
		const { body } = await call(browser, origin, "POST", "/api/programs", { name: "Live" });
		await readUntil(body.id);
		leave.abort();
	});

	test("a sign-out clears the cookie and leads to a page over https", async () => {
		const { browser } = await signIn();
		const token = browser.cookie(origin, sessionCookie) ?? "";
		const answer = await browser.request(`${origin}/api/logout`, {
			headers: { "sec-fetch-site": "same-origin" },
		});
		expect(new URL(answer.headers.get("location") ?? "", origin).href).toBe(`${origin}/auth`);
		expect(answer.headers.getSetCookie()[0]).toMatch(
			new RegExp(`^${sessionCookie}=; Max-Age=0; Path=/; .*HttpOnly; Secure; SameSite=Lax$`),
		);
		expect(browser.cookie(origin, sessionCookie)).toBeUndefined();
		const thief = await fetch(`${origin}/api/auth/user`, {
			headers: { cookie: `${sessionCookie}=${token}` },
		});
		expect(thief.status).toBe(401);
	});
});

test("The built-in sign-in works behind a proxy of this machine, and believes nothing that is forwarded", async () => {
	const product = await startHost(database.url, { environment: { PUBLIC_URL: origin } });
	try {
		proxy.to = product.port;
		Object.assign(proxy.forwarded, { "x-forwarded-host": "evil.test", "x-forwarded-proto": "http" });
		const browser = new Browser();
		const { visited } = await continueAs(browser, origin, "Editor");
		expect(visited.map((address) => new URL(address).origin)).toEqual(visited.map(() => origin));
		expect(await whoIs(browser, origin)).toMatchObject({ role: "Editor" });
	} finally {
		await product.stop();
	}
});
