import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { withinOneWindow } from "@throughline/db/testing/clock";
import { createTestDatabase, type TestDatabase } from "@throughline/db/testing/database";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { freePort } from "../../src/database/free-port.ts";
import { end, spawnProduct } from "../faults/process.ts";
import { sessionSecret, startHost } from "../host.ts";
import { Browser } from "./browser.ts";
import { type Organisation, startOrganisation } from "./organisation.ts";

/** This machine as others reach it: who connects to such an address comes from it, and so not from loopback. */
const own = Object.values(networkInterfaces())
	.flatMap((addresses) => addresses ?? [])
	.filter(({ internal, address }) => !internal && !address.startsWith("fe80:"));
const [elsewhere] = own.filter(({ family }) => family === "IPv4").map(({ address }) => address);
const ownOfEachFamily = [...new Map(own.map((one) => [one.family, one])).values()];
/** Where IPv6 is spoken, IPv4 comes in as a part of it. */
const listenOn = own.some(({ family }) => family === "IPv6") ? "::" : "0.0.0.0";

let database: TestDatabase;
let organisation: Organisation;
let port: number;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
	port = await freePort();
	database = await createTestDatabase();
	organisation = await startOrganisation(`http://127.0.0.1:${port}/api/callback`);
});
afterAll(async () => {
	await organisation.stop();
	await database.drop();
});
beforeEach(async () => {
	await database.sql`delete from rate_limit`;
});
afterEach(async () => {
	for (const stop of stops.splice(0)) await stop();
});

async function start(trusted: string) {
	const environment = { TRUSTED_PROXIES: trusted };
	const host = await startHost(database.url, {
		oidc: organisation.oidc,
		port,
		environment,
		listenOn,
	});
	stops.push(host.stop);
}

/** Begins a sign-in over a connection from `from`. @returns the status */
async function beginSignIn(from: string, forwarded: string): Promise<number | undefined> {
	const sent = request({
		...{ host: from, port, path: "/api/login", agent: false },
		headers: { "x-forwarded-for": forwarded },
	}).end();
	const [answer] = await once(sent, "response");
	answer.resume();
	return answer.statusCode;
}

/** Whom the limit of sign-ins has counted. */
const counted = async () =>
	(await database.sql`select bucket from rate_limit`).map(({ bucket }) =>
		String(bucket).replace("login:", ""),
	);

const client = "203.0.113.7";

describe.skipIf(!elsewhere)("who calls, behind proxies", () => {
	const other = elsewhere ?? "";

	test.each(ownOfEachFamily)(
		"of 130 sign-ins from $address with forged X-Forwarded-For, 120 pass",
		async ({ address }) => {
			await start("");
			await withinOneWindow(database.sql, 60, async () => {
				const statuses = new Map<number | undefined, number>();
				for (let turn = 0; turn < 130; turn++) {
					const forged = `198.51.100.${turn % 256}, 10.0.${turn % 256}.${turn % 7}`;
					const status = await beginSignIn(address, forged);
					statuses.set(status, (statuses.get(status) ?? 0) + 1);
				}
				expect(Object.fromEntries(statuses)).toEqual({ 302: 120, 429: 10 });
				expect(await counted()).toHaveLength(1);
			});
		},
	);

	test.each([
		["unset", "", "127.0.0.1", client, client],
		["unset", "", other, client, other],
		["an address", other, other, client, client],
		["an address", other, "127.0.0.1", client, "127.0.0.1"],
		["a range", `127.0.0.0/8, ${other}/16`, other, `198.51.100.1, ${client}`, client],
		["another range", "100.64.0.0/10", other, client, other],
		["no hop", "0", "127.0.0.1", client, "127.0.0.1"],
		["one hop", "1", other, `198.51.100.1, ${client}`, client],
		["two hops", "2", other, `198.51.100.1, ${client}, 10.0.0.1`, client],
		["two hops", "2", other, "unknown", other],
		["a port", "1", other, `${client}:51234`, client],
	])(
		"is told by TRUSTED_PROXIES: %s (%s), from %s with %s, is %s",
		async (_what, trusted, from, sent, who) => {
			await start(trusted);
			await beginSignIn(from, sent);
			expect(await counted()).toEqual([who]);
		},
	);

	test("is recorded with the session", async () => {
		await start("");
		for (const [address, recorded] of [
			["127.0.0.1", client],
			[other, other],
		]) {
			await database.sql`delete from session`;
			const browser = new Browser();
			const origin = `http://127.0.0.1:${port}`;
			const callback = await browser.visitUntil(`${origin}/api/login`, `${origin}/api/callback`);
			const attempt = browser.cookie(origin, "throughline_sign_in") ?? "";
			const there = callback.replace("127.0.0.1", address ?? "");
			browser.plant(there, "throughline_sign_in", attempt);
			const answer = await browser.request(there, { headers: { "x-forwarded-for": client } });
			expect(answer.headers.get("location")).toBe("/");
			expect(await database.sql`select ip_address from session`).toEqual([{ ip_address: recorded }]);
		}
	});

	test("is asked about at the start, and once when an unknown proxy passes on a request", async () => {
		const dataDir = await mkdtemp(join(tmpdir(), "throughline-proxies-"));
		const { issuer, clientId, clientSecret } = organisation.oidc;
		const product = await spawnProduct({
			...{ DATA_DIR: dataDir, DATABASE_URL: database.url, SESSION_SECRET: sessionSecret },
			...{ HOST: "0.0.0.0", PORT: String(port), PUBLIC_URL: "https://plan.example.org" },
			ADMIN_EMAIL: "ada@example.org",
			...{ OIDC_ISSUER: issuer.href, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret },
		});
		stops.push(async () => {
			await end(product);
			await rm(dataDir, { recursive: true, force: true });
		});
		await vi.waitFor(() => expect(product.stdout()).toContain("Throughline is ready"), { timeout: 30_000 });
		expect(product.stderr()).toMatch(
			/TRUSTED_PROXIES is not set.*set TRUSTED_PROXIES to its address or range\.\n/,
		);

		for (const from of ["127.0.0.1", other, other]) await beginSignIn(from, client);
		await end(product);
		const warnings = product.stdout().match(/"msg":"X-Forwarded-For from [^"]*"/g);
		expect(warnings).toEqual([
			`"msg":"X-Forwarded-For from ${other} is not believed. If that is your reverse proxy, set TRUSTED_PROXIES to its address or range."`,
		]);
	}, 60_000);
});
