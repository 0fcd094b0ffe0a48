import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "../running-server.ts";
import { openSocket, requestTarget, sendRaw } from "./raw-request.ts";

let server: RunningServer;
let webRoot: string;

beforeAll(async () => {
	webRoot = await mkdtemp(join(tmpdir(), "throughline-web-"));
	await mkdir(join(webRoot, "assets"));
	await writeFile(join(webRoot, "index.html"), "<!doctype html><title>Throughline</title>");
	await writeFile(join(webRoot, "assets", "app-1a2b.js"), "export {};");
	server = await startServer({ webRoot });
});
afterAll(async () => {
	await server.stop();
	await server.database.drop();
	await rm(webRoot, { recursive: true, force: true });
});

/** Asks for a target as it stands, and holds the answer against what is promised of every answer. */
async function answerTo(method: string, target: string, headers: string[] = []) {
	const answer = await requestTarget(server.port, method, target, headers);
	const asked = `${method} ${target}`;
	expect(answer.status, asked).toBeGreaterThanOrEqual(200);
	expect(answer.status, asked).toBeLessThan(500);
	expect(answer.headers.get("content-security-policy"), asked).toMatch(/default-src/);
	expect(answer.headers.get("x-content-type-options"), asked).toBe("nosniff");
	expect(answer.headers.get("x-frame-options"), asked).toBe("DENY");
	expect(answer.headers.get("referrer-policy"), asked).toBe("same-origin");
	const json = answer.headers.get("content-type")?.startsWith("application/json");
	const provider = target.toLowerCase().startsWith("/oidc");
	if (answer.status >= 400 && method !== "HEAD" && !provider) {
		expect(json, asked).toBe(true);
		const body = JSON.parse(answer.body);
		const refusal = body.error?.json?.data ?? body;
		expect(refusal, asked).toMatchObject({ code: expect.stringMatching(/^[A-Z_]+$/) });
		expect(refusal.code, asked).not.toBe("INTERNAL");
		expect(refusal.requestId, asked).toBe(answer.headers.get("x-request-id"));
	}
	const location = answer.headers.get("location");
	if (location !== undefined) expect(new URL(location, server.origin).origin, asked).toBe(server.origin);
	return answer;
}

describe("an address that nobody would write", () => {
	it.each([
		["/assets/", 404],
		["/assets", 404],
		["/..", 404],
		["/a/../b", 404],
		["/%2e%2e/x", 404],
		["///", 404],
		["/a%00b", 404],
		["/%", 400],
		["/\\", 404],
		["/assets/app-1a2b.js/", 404],
		["/assets/APP-1A2B.js", 404],
		[`/${"a".repeat(256)}`, 404],
		[`/${"a".repeat(300)}/b`, 404],
		[`/${"%C3%A9".repeat(200)}.js`, 404],
		[`/api/programs/${"a".repeat(600)}`, 404],
		["/a//b", 404],
		["/.", 404],
	])("is refused as the client's mistake: %s", async (target, status) => {
		expect((await answerTo("GET", target)).status).toBe(status);
	});

	it("never brings a failure of ours, whatever is asked for and how", async () => {
		const piece = fc.constantFrom(
			...[
				"/",
				"//",
				".",
				"..",
				"%2e",
				"%2f",
				"%5c",
				"\\",
				"%00",
				"%",
				"%zz",
				"%c3%28",
				"%ff",
				"\xff",
				";",
				"*",
			],
			...["?", "#", "&", "=", "[", "__proto__", "constructor", "assets", "app-1a2b.js", "index.html", ".gz"],
			...["api", "api/programs", "api/docs", "api/docs/static", "api/logout", "api/callback", "api/tokens"],
			...["trpc", "trpc/program.list", "input=", "batch=1", "oidc", "oidc/auth", "healthz", "metrics"],
			...[
				"http://evil.test",
				"@evil.test",
				"%0d%0aX: y",
				"a".repeat(260),
				"%E2%80%AE",
				"🙂",
				"~",
				"CON",
				"C:",
			],
		);
		const target = fc
			.tuple(
				fc.constantFrom("/", "/", "/", "//", "/api/", "/trpc/", "/oidc/", "/assets/"),
				fc.array(piece, { maxLength: 8 }),
			)
			.map(([start, pieces]) => (start + pieces.join("")).replaceAll("🙂", "\xf0\x9f\x99\x82"));
		const method = fc.constantFrom(
			...["GET", "GET", "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"],
		);
		const header = fc.constantFrom(
			...[
				"Range: bytes=9-1",
				'If-Match: "x"',
				"If-Unmodified-Since: x",
				"Expect: a miracle",
				"Upgrade: websocket",
			],
			...[
				"Content-Encoding: bogus",
				"Content-Type: ;",
				"Content-Type: multipart/form-data",
				"Accept-Version: 9",
			],
			...[
				"Cookie: throughline_session=%",
				"Authorization: Bearer \xff",
				"Last-Event-ID: -1",
				"Idempotency-Key:",
			],
			...[
				"Accept: text/html",
				"Accept-Encoding: x;q=9",
				"X-Forwarded-Host: evil.test",
				"Sec-Fetch-Mode: navigate",
			],
		);
		await fc.assert(
			fc.asyncProperty(method, target, fc.array(header, { maxLength: 3 }), async (...asked) => {
				await answerTo(...asked);
			}),
			{
				numRuns: 400,
				examples: [
					["OPTIONS", "*", []],
					["GET", "http://evil.test/", ["Sec-Fetch-Mode: navigate"]],
					["GET", "http://evil.test", []],
				],
			},
		);
	});
});

describe("another name of this machine", () => {
	const open = (target: string, host: string) =>
		sendRaw(
			server.port,
			`GET ${target} HTTP/1.1\r\nHost: ${host}:${server.port}\r\nSec-Fetch-Mode: navigate\r\nConnection: close\r\n\r\n`,
		);

	it.each([
		["/programs?view=risks", "/programs?view=risks"],
		["//evil.test", "//evil.test"],
		["//evil.test/..", "//evil.test/.."],
		["/\\evil.test", "/\\evil.test"],
		["/%2f%2fevil.test", "/%2f%2fevil.test"],
		["//", "//"],
		["///evil.test", "///evil.test"],
		["/@evil.test", "/@evil.test"],
		["http://evil.test/programs", "/"],
	])("leads to PUBLIC_URL and nowhere else: %s", async (target, path) => {
		for (const host of ["localhost", "[::1]"]) {
			const { status, headers } = await open(target, host);
			const location = headers.get("location") ?? "";
			expect([status, location]).toEqual([302, server.origin + path]);
			expect(new URL(location).origin).toBe(server.origin);
		}
	});
});

describe("with the built-in sign-in, a page that made its own name point at this machine", () => {
	const ask = (path: string, host: string, method = "GET") =>
		sendRaw(server.port, `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);

	it.each([
		...[
			"/",
			"/programs",
			"/assets/app-1a2b.js",
			"/healthz",
			"/readyz",
			"/metrics",
			"/api/openapi.json",
			"/api/docs",
		],
		...[
			"/api/login",
			"/api/logout",
			"/api/programs",
			"/trpc/program.list",
			"/oidc/.well-known/openid-configuration",
		],
		...["/api/nothing", "/oidc/nothing"],
	])("gets nothing from %s", async (path) => {
		const { status, body } = await ask(path, `rebound.example:${server.port}`);
		expect(status).toBe(421);
		expect(JSON.parse(body)).toEqual({
			error: `This server answers at ${server.origin} only`,
			code: "WRONG_HOST",
			requestId: expect.any(String),
		});
	});

	it.each([
		...[
			"rebound.example",
			"127.0.0.1.rebound.example",
			"localhost.rebound.example",
			"",
			"127.0.0.1:1",
			"localhost",
		],
		...["127.0.0.1@rebound.example", "0.0.0.0", "%", "[::", "rebound.example\r\nX-Forwarded-Host: 127.0.0.1"],
	])("is not taken for this machine as %j", async (host) => {
		expect((await ask("/healthz", host)).status).toBe(421);
	});

	it.each(["127.0.0.1", "localhost", "LOCALHOST", "127.8.8.8", "[::1]"])(
		"is told apart from this machine's own name %s",
		async (host) => {
			expect((await ask("/healthz", `${host}:${server.port}`)).status).toBe(200);
		},
	);
});

describe("a body in a Content-Encoding", () => {
	const post = (path: string, encoding: string, type = "application/json") =>
		`POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nContent-Encoding: ${encoding}\r\nContent-Type: ${type}\r\n`;

	it.each([
		["/api/programs", "gzip", "application/json"],
		["/api/programs", "bogus", "application/json"],
		["/api/programs", "deflate, gzip", "application/json"],
		["/trpc/program.create", "br", "application/json"],
		["/api/strategic-consultant/sessions", "gzip", "multipart/form-data; boundary=x"],
		["/oidc/token", "zstd", "application/x-www-form-urlencoded"],
		["/api/nothing", "gzip", "text/plain"],
	])("is refused at once: %s in %s", async (path, encoding, type) => {
		const answer = await sendRaw(
			server.port,
			`${post(path, encoding, type)}Content-Length: 2\r\nConnection: close\r\n\r\n{}`,
		);
		expect(answer.status).toBe(415);
		expect(answer.headers.get("accept-encoding")).toBe("identity");
		expect(JSON.parse(answer.body)).toEqual({
			error: "Send the body as it is, without Content-Encoding",
			code: "UNSUPPORTED_TYPE",
			requestId: answer.headers.get("x-request-id"),
		});
	});

	it("is taken when it is none", async () => {
		const answer = await sendRaw(
			server.port,
			`${post("/api/programs", "identity")}Content-Length: 2\r\nConnection: close\r\n\r\n{}`,
		);
		expect(answer.status).toBe(401);
	});

	it("is answered before it has arrived, and does not keep its connection", async () => {
		const socket = openSocket(server.port).setEncoding("latin1");
		const closed = once(socket, "close");
		const type = "multipart/form-data; boundary=x";
		socket.write(
			`${post("/api/strategic-consultant/sessions", "gzip", type)}Content-Length: 1000000\r\n\r\n--x`,
		);
		const [answer] = await once(socket, "data");
		expect(answer).toMatch(/^HTTP\/1.1 415 /);
		// It may still be sending, and shall be able to read why it is refused.
		socket.write("x".repeat(100_000));
		await closed;
	}, 15_000);
});

it("a file of the web app that came after the start is kept by browsers for ever, and compressed for who takes that", async () => {
	const missing = await requestTarget(server.port, "GET", "/assets/later-3c4d.js");
	expect(missing.status).toBe(404);
	expect(missing.headers.get("cache-control")).toBe("no-store");
	const assets = join(webRoot, "assets");
	await writeFile(join(assets, "later-3c4d.js"), "plain");
	await writeFile(join(assets, "later-3c4d.js.gz"), gzipSync("compressed"));

	const plain = await fetch(`${server.origin}/assets/later-3c4d.js`, { headers: { "accept-encoding": "" } });
	expect(await plain.text()).toBe("plain");
	expect(plain.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
	const compressed = await fetch(`${server.origin}/assets/later-3c4d.js`, {
		headers: { "accept-encoding": "gzip" },
	});
	expect(await compressed.text()).toBe("compressed");
	for (const name of ["later-3c4d.js.gz", "LATER-3C4D.js", "later-3c4d.js/"])
		expect((await requestTarget(server.port, "GET", `/assets/${name}`)).status, name).toBe(404);
});
