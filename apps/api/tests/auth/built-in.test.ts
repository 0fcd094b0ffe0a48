import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { freePort } from "../../src/database/free-port.ts";
import { Browser } from "./browser.ts";
import { continueAs, type RunningServer, startServer, whoIs } from "./server.ts";

let server: RunningServer;
const printed: unknown[][] = [];

beforeAll(async () => {
	for (const method of ["log", "info", "warn", "error"] as const) {
		vi.spyOn(console, method).mockImplementation((...words) => {
			printed.push(words);
		});
	}
	server = await startServer();
});
afterAll(async () => {
	vi.restoreAllMocks();
	await server.close();
});

describe("the built-in sign-in", () => {
	test.each([
		["Admin", "Alex", "Morgan"],
		["Editor", "Elena", "Rossi"],
		["Contributor", "Rita", "Costa"],
		["Viewer", "Victor", "Lindqvist"],
	])("lets everybody continue as %s", async (role, firstName, lastName) => {
		const browser = new Browser();
		const { visited } = await continueAs(browser, server.origin, role, "/?view=risks");
		expect(visited.at(-1)).toBe(`${server.origin}/?view=risks`);
		expect(await whoIs(browser, server.origin)).toEqual({
			id: expect.any(String),
			email: expect.stringMatching(/@throughline\.local$/),
			firstName,
			lastName,
			profileImageUrl: null,
			role,
		});
	});

	test("has a page without scripts, behind a strict policy, with exactly three buttons", async () => {
		const { response } = await new Browser().visit(`${server.origin}/api/login`);
		const html = await response.text();
		expect(html.match(/(?<=<button[^>]*>)[^<]+/g)).toEqual([
			"Continue as Admin",
			"Continue as Editor",
			"Continue as Contributor",
			"Continue as Viewer",
		]);
		expect(html).not.toMatch(/<script|\son\w+=|style="/);
		const policy = response.headers.get("content-security-policy");
		expect(policy).toContain("default-src 'none'");
		expect(policy).not.toContain("unsafe");
		expect(response.headers.get("cache-control")).toBe("no-store");
	});

	test("keeps the same person from one sign-in to the next, and gives back the role of the button", async () => {
		const first = await whoIs(await server.signInAs("Editor"), server.origin);
		await server.database.sql`update person set role = 'Viewer' where id = ${first.id}`;
		const again = await whoIs(await server.signInAs("Editor"), server.origin);
		expect(again).toEqual(first);
	});

	test("asks again after signing out, and also while still signed in", async () => {
		const browser = await server.signInAs("Admin");
		await continueAs(browser, server.origin, "Viewer");
		expect((await whoIs(browser, server.origin)).role).toBe("Viewer");
		const { visited } = await browser.visit(`${server.origin}/api/logout`);
		expect(visited.at(-1)).toBe(`${server.origin}/auth`);
		await continueAs(browser, server.origin, "Editor");
		expect((await whoIs(browser, server.origin)).role).toBe("Editor");
	});

	test("serves two tabs that sign in at once", async () => {
		const browser = new Browser();
		const open = (path: string) =>
			browser.visitUntil(`${server.origin}/api/login?returnTo=${path}`, `${server.origin}/oidc/interaction`);
		// One click after the other: which of two answers a browser stores last is not ours to say.
		const one = await open("/one");
		const two = await open("/two");
		expect(one).not.toBe(two);
		const press = (page: string, subject: string) =>
			browser.visit(`${page}/${subject}`, { method: "POST", headers: { origin: server.origin } });
		expect((await press(two, "viewer")).visited.at(-1)).toBe(`${server.origin}/two`);
		expect((await press(one, "admin")).visited.at(-1)).toMatch(/\/auth\?error=ATTEMPT_MISMATCH$/);
		expect((await whoIs(browser, server.origin)).role).toBe("Viewer");
	});

	test("says so when its page is too old or belongs to another browser", async () => {
		const page = await new Browser().visitUntil(
			`${server.origin}/api/login`,
			`${server.origin}/oidc/interaction`,
		);
		const { response } = await new Browser().visit(page);
		expect(response.status).toBe(400);
		expect(await response.text()).toContain("begun in another browser");
		const press = await new Browser().request(`${page}/admin`, {
			method: "POST",
			headers: { origin: server.origin },
		});
		expect(press.status).toBe(400);
	});

	test("refuses another client, a missing PKCE challenge and a foreign way back", async () => {
		const { origin } = server;
		const asked = new URL(`${origin}/oidc/auth?response_type=code&scope=openid&state=x&nonce=y`);
		const ask = async (changes: Record<string, string>) => {
			const url = new URL(asked);
			url.searchParams.set("client_id", "throughline");
			url.searchParams.set("redirect_uri", `${origin}/api/callback`);
			for (const [name, value] of Object.entries(changes)) url.searchParams.set(name, value);
			const response = await new Browser().request(url.href, { headers: { accept: "text/html" } });
			return `${response.status} ${response.headers.get("location") ?? ""}`;
		};
		const refused = await new Browser().request(`${origin}/oidc/auth?client_id=somebody`, {
			headers: { accept: "text/html" },
		});
		expect(refused.headers.get("content-security-policy")).toContain("default-src 'none'");
		expect(refused.headers.get("x-content-type-options")).toBe("nosniff");
		expect(await ask({ client_id: "somebody" })).toBe("400 ");
		expect(await ask({ redirect_uri: "https://evil.example/" })).toBe("400 ");
		expect(await ask({})).toMatch(/api\/callback\?error=invalid_request/);
	});

	test("prints nothing of its own", () => {
		expect(printed).toEqual([]);
	});

	test("is refused on an address that others can reach", async () => {
		const { auth } = await import("../../src/auth/plugin.ts");
		const { readConfig } = await import("../../src/config.ts");
		const { default: fastify } = await import("fastify");
		const config = {
			...readConfig({ PORT: String(await freePort()) }),
			host: "0.0.0.0",
			sessionSecret: "x".repeat(32),
		};
		const { plugin } = await auth({ config, db: server.database.db });
		await expect(fastify().register(plugin)).rejects.toThrow("loopback");
	});
});
