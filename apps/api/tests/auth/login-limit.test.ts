import { jumpDatabaseClock, withinOneWindow } from "@throughline/db/testing/clock";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, startServer } from "./server.ts";

let server: RunningServer;

beforeAll(async () => {
	// The built-in sign-in serves one machine, where everybody could be the proxy.
	server = await startServer({ environment: { TRUSTED_PROXIES: "127.0.0.1" } });
});
afterAll(async () => {
	await server.close();
});

test("an address may begin 120 sign-ins a minute, and is told when it may go on", async () => {
	const begin = async (accept: string) => {
		// Somebody on this machine can't count as somebody else by a proxy's header.
		const forged = `203.0.113.${Math.floor(Math.random() * 255)}`;
		const headers = { accept, "x-forwarded-for": forged };
		const response = await fetch(`${server.origin}/api/login`, { redirect: "manual", headers });
		return {
			status: response.status,
			wait: Number(response.headers.get("retry-after")),
			text: await response.text(),
		};
	};
	await withinOneWindow(server.database.sql, 60, async () => {
		for (let turn = 0; turn < 120; turn++) expect((await begin("text/html")).status).toBe(302);
		const page = await begin("text/html");
		expect(page.status).toBe(429);
		expect(page.text).toContain("Too many sign-ins from your address.");
		const json = await begin("application/json");
		expect(json.status).toBe(429);
		expect(JSON.parse(json.text).code).toBe("RATE_LIMITED");
		for (const { wait } of [page, json]) {
			expect(wait).toBeGreaterThan(0);
			expect(wait).toBeLessThanOrEqual(60);
		}
		await jumpDatabaseClock(server.database.sql, 60_000);
		expect((await begin("text/html")).status).toBe(302);
	});
});
