import { withinOneWindow } from "@throughline/db/testing/clock";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { freePort } from "../../src/database/free-port.ts";
import { Browser } from "./browser.ts";
import { type Organisation, startOrganisation } from "./organisation.ts";
import { type RunningServer, startServer } from "./server.ts";

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

describe("the provider's answer", () => {
	async function callbackOf(browser: Browser): Promise<string> {
		organisation.employee = { sub: "ada" };
		return await browser.visitUntil(`${server.origin}/api/login`, `${server.origin}/api/callback`);
	}
	const outcome = async (browser: Browser, callback: string) =>
		(await browser.request(callback)).headers.get("location");

	test("serves once", async () => {
		const browser = new Browser();
		const callback = await callbackOf(browser);
		const bound = browser.cookie(server.origin, "throughline_sign_in") ?? "";
		expect(await outcome(browser, callback)).toBe("/");
		browser.plant(server.origin, "throughline_sign_in", bound);
		expect(await outcome(browser, callback)).toBe("/auth?error=ATTEMPT_EXPIRED");
		expect(await server.database.sql`select count(*)::int from session`).toEqual([{ count: 1 }]);
	});

	test("serves once also when it arrives twice at the same moment", async () => {
		const browser = new Browser();
		const callback = await callbackOf(browser);
		const outcomes = await Promise.all([1, 2, 3].map(() => outcome(browser, callback)));
		expect(outcomes.sort()).toEqual(["/", "/auth?error=ATTEMPT_EXPIRED", "/auth?error=ATTEMPT_EXPIRED"]);
	});

	test("serves in the browser that began it only", async () => {
		const callback = await callbackOf(new Browser());
		expect(await outcome(new Browser(), callback)).toBe("/auth?error=ATTEMPT_MISMATCH");
		const other = new Browser();
		await callbackOf(other);
		expect(await outcome(other, callback)).toBe("/auth?error=ATTEMPT_EXPIRED");
	});

	test("serves with its own state only, and a used code serves in no later attempt", async () => {
		const browser = new Browser();
		const first = new URL(await callbackOf(browser));
		const second = new URL(await callbackOf(browser));
		const forged = new URL(second);
		forged.searchParams.set("state", "x".repeat(43));
		expect(await outcome(browser, forged.href)).toBe("/auth?error=ATTEMPT_EXPIRED");
		second.searchParams.set("code", first.searchParams.get("code") ?? "");
		expect(await outcome(browser, second.href)).toBe("/auth?error=ATTEMPT_EXPIRED");
	});

	test("must come from the issuer that we asked", async () => {
		for (const iss of ["https://evil.example", null]) {
			const browser = new Browser();
			const callback = new URL(await callbackOf(browser));
			if (iss) callback.searchParams.set("iss", iss);
			else callback.searchParams.delete("iss");
			expect(await outcome(browser, callback.href)).toBe("/auth?error=TOKEN_REFUSED");
		}
	});

	test("comes in time", async () => {
		const browser = new Browser();
		const callback = await callbackOf(browser);
		await server.database.sql`update sign_in_attempt set expires_at = now() - interval '1 second'`;
		expect(await outcome(browser, callback)).toBe("/auth?error=ATTEMPT_EXPIRED");
	});

	test("is not judged more than thirty times a minute when it fails", async () => {
		await withinOneWindow(server.database.sql, 60, async () => {
			await server.database.sql`delete from rate_limit`;
			const statuses: number[] = [];
			for (let attempt = 0; attempt < 31; attempt++) {
				const response = await new Browser().request(`${server.origin}/api/callback?state=x&code=y`);
				statuses.push(response.status);
				if (response.status === 429) expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
			}
			expect(statuses).toEqual([...Array.from({ length: 30 }, () => 302), 429]);
		});
	});
});

describe("a provider that is down", () => {
	test("gives a clear answer, and sign-in works again once it is back", async () => {
		const port = await freePort();
		const late = await startOrganisation(`http://127.0.0.1:${port}/api/callback`);
		await late.stop();
		const fresh = await startServer({ oidc: late.oidc, port });
		try {
			const page = await new Browser().visit(`${fresh.origin}/api/login`);
			expect(page.response.status).toBe(503);
			expect(page.response.headers.get("retry-after")).toBe("10");
			expect(await page.response.text()).toContain("The identity provider does not answer.");
			const json = await fetch(`${fresh.origin}/api/login`, { headers: { accept: "application/json" } });
			expect(json.status).toBe(503);
			expect(await json.json()).toMatchObject({ code: "UNAVAILABLE", requestId: expect.any(String) });

			await late.start();
			const browser = new Browser();
			const callback = await browser.visitUntil(`${fresh.origin}/api/login`, `${fresh.origin}/api/callback`);
			await late.stop();
			const lost = await browser.request(callback);
			expect(lost.headers.get("location")).toBe("/auth?error=PROVIDER_UNREACHABLE");
		} finally {
			await fresh.close();
		}
	});
});
