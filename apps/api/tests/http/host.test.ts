import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, type RunningServer, startServer } from "../running-server.ts";
import { sendRaw } from "./raw-request.ts";

let server: RunningServer;
let editor: Client;

beforeAll(async () => {
	server = await startServer();
	editor = await server.browser("Editor");
});
afterAll(async () => {
	await server.stop();
	await server.database.drop();
});

describe("a write from a browser", () => {
	const write = (headers: Record<string, string>) =>
		editor("/api/programs", { json: { name: "Guarded" }, headers });

	it.each<[string, Record<string, string>, number]>([
		["our own origin", {}, 201],
		["another origin", { origin: "https://evil.example" }, 403],
		["a sandboxed frame", { origin: "null" }, 403],
	])("of %s gets %#", async (_whose, headers, status) => expect((await write(headers)).status).toBe(status));

	it("of another site's form gets no further than the check", async () => {
		const answer = await server.anonymous("/trpc/program.create", {
			json: { name: "X" },
			headers: { "sec-fetch-site": "cross-site" },
		});
		expect(await answer.json()).toMatchObject({ code: "FOREIGN_ORIGIN" });
	});

	it.each([
		["Basic eDp5", 403, "FOREIGN_ORIGIN"],
		["Bearer wrong", 401, "UNAUTHENTICATED"],
	])(
		"of another origin is let past the check by a token only, not by %s",
		async (authorization, status, code) => {
			const answer = await write({ origin: "https://evil.example", authorization });
			expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ code })]);
		},
	);
});

describe("every answer", () => {
	it.each(["/", "/api/programs", "/healthz", "/api/nothing"])(
		"at %s carries the security headers",
		async (path) => {
			const { headers } = await server.anonymous(path);
			const policy = headers.get("content-security-policy") ?? "";
			expect(policy).toMatch(/script-src 'self'(;|$)/);
			expect(policy).toMatch(/frame-ancestors 'none'/);
			expect(policy).toMatch(/base-uri 'none'/);
			expect(headers.get("x-content-type-options")).toBe("nosniff");
			expect(headers.get("referrer-policy")).toBe("same-origin");
			expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
		},
	);

	it("of the API is kept by no cache", async () => {
		expect((await editor("/api/programs")).headers.get("cache-control")).toBe("no-store");
		expect((await editor("/trpc/program.list")).headers.get("cache-control")).toBe("no-store");
	});
});

describe("tRPC", () => {
	it("answers a refusal with the same code, sentence and request id", async () => {
		const answer = await editor("/trpc/program.create", { json: { json: { name: " " } } });
		expect(answer.status).toBe(400);
		expect(await answer.json()).toMatchObject({
			error: {
				json: {
					message: "Program name is required",
					data: { code: "INVALID_INPUT", httpStatus: 400, requestId: answer.headers.get("x-request-id") },
				},
			},
		});
	});

	it("sends no stack trace, and says when there is no such procedure", async () => {
		const answer = await editor("/trpc/program.destroyEverything");
		expect(answer.status).toBe(404);
		expect(await answer.text()).not.toMatch(/stack|\.ts:/);
	});

	it("answers a single query and a batch alike", async () => {
		const one = await (await editor("/trpc/program.list")).json();
		const input = encodeURIComponent(JSON.stringify({ 0: { json: { archived: false } } }));
		const batch = await (await editor(`/trpc/program.list?batch=1&input=${input}`)).json();
		expect(batch).toEqual([one]);
	});

	it.each([
		["no sign-in", () => server.anonymous("/trpc/program.list"), 401, "UNAUTHENTICATED"],
		[
			"a wrong token",
			() => server.anonymous("/trpc/program.list", { headers: { authorization: "Bearer tl_wrong" } }),
			401,
			"UNAUTHENTICATED",
		],
		["input that is no JSON", () => editor("/trpc/program.byId?input={"), 400, "INVALID_INPUT"],
		[
			"input that superjson did not write",
			() => editor('/trpc/program.byId?input={"id":1}'),
			400,
			"INVALID_INPUT",
		],
		["a mutation by GET", () => editor("/trpc/program.create?input={}"), 404, "NOT_FOUND"],
		[
			"input that is nested too deep",
			() => editor(`/trpc/program.byId?input=${"[".repeat(50)}${"]".repeat(50)}`),
			400,
			"INVALID_INPUT",
		],
	])("refuses a query with %s in the same shape", async (_what, call, status, code) => {
		const answer = await call();
		expect(answer.status).toBe(status);
		expect(await answer.json()).toMatchObject({ error: { json: { data: { code, httpStatus: status } } } });
	});

	const wrongToken = { authorization: "Bearer wrong" };
	const noKey = { "idempotency-key": "" };
	it.each<[string, string, string, Record<string, string>]>([
		["a wrong token", "GET", "program.list", wrongToken],
		["a wrong token in a batch", "GET", "program.list?batch=1&input={}", wrongToken],
		["an empty key", "GET", "program.list", noKey],
		["an empty key in a write", "POST", "program.create", noKey],
		["a batch that is no JSON", "GET", "program.list?batch=1&input={", {}],
		["a batch of no object", "GET", "program.list?batch=1&input=7", {}],
	])("names the request in a refusal of %s", async (_what, method, path, headers) => {
		const answer = await server.anonymous(`/trpc/${path}`, {
			method,
			headers: { ...headers, "content-type": "application/json" },
		});
		expect(answer.status).toBeGreaterThanOrEqual(400);
		const named = (await answer.text()).match(/"requestId":"[^"]*"/g);
		expect(named).toEqual([`"requestId":"${answer.headers.get("x-request-id")}"`]);
	});

	it("refuses a body that is nested too deep", async () => {
		const body = `${"[".repeat(50)}${"]".repeat(50)}`;
		const answer = await editor("/trpc/program.create", {
			method: "POST",
			body,
			headers: { "content-type": "application/json" },
		});
		expect(answer.status).toBe(400);
	});
});

describe("health", () => {
	it("is told without sign-in", async () => {
		expect((await server.anonymous("/healthz")).status).toBe(200);
		expect((await server.anonymous("/readyz")).status).toBe(200);
	});

	it("is measured for this machine, and through a proxy for nobody who is not an Admin", async () => {
		await editor("/api/programs");
		const metrics = await (await server.anonymous("/metrics")).text();
		expect(metrics).toMatch(
			/http_request_duration_seconds_count\{method="GET",route="\/api\/programs",status="200"\} \d/,
		);
		const marks = ["x-forwarded-for", "x-forwarded-proto", "x-real-ip", "forwarded", "via"];
		const proxied = (client: Client, mark = "x-forwarded-for") =>
			client("/metrics", { headers: { [mark]: "x" } });
		for (const mark of marks) expect((await proxied(server.anonymous, mark)).status, mark).toBe(401);
		expect((await proxied(editor)).status).toBe(403);
		expect((await proxied(await server.browser("Admin"))).status).toBe(200);
	});
});

describe("a request that is no good HTTP", () => {
	it.each([
		[
			"too large a header",
			`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${"x".repeat(200_000)}\r\n\r\n`,
			431,
			"TOO_LARGE",
		],
		["too long an address", `GET /${"x".repeat(200_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431, "TOO_LARGE"],
		["an unknown method", "FROB / HTTP/1.1\r\nHost: x\r\n\r\n", 400, "INVALID_INPUT"],
		["anything else", "Hello?\r\n\r\n", 400, "INVALID_INPUT"],
	])(
		"with %s is refused in the one error body, and the server lives on",
		async (_what, bytes, status, code) => {
			const answer = await sendRaw(server.port, bytes);
			expect(answer.status).toBe(status);
			expect(answer.headers.get("content-security-policy")).toContain("default-src 'self'");
			const requestId = answer.headers.get("x-request-id");
			expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
			expect(JSON.parse(answer.body)).toEqual({ error: expect.stringMatching(/\S/), code, requestId });
			expect((await server.anonymous("/healthz")).status).toBe(200);
		},
	);
});

it.each(["/healthz", "/readyz", "/metrics", "/api/nothing"])("%s is kept by no cache", async (path) => {
	expect((await server.anonymous(path)).headers.get("cache-control")).toBe("no-store");
});

it.each(["/.env", "/no-such-file.ico", "/foo.js", "/index.html.gz", "/index.html.br"])(
	"a file that is not there is not found: %s",
	async (path) => {
		const answer = await server.anonymous(path);
		expect(answer.status).toBe(404);
		expect(await answer.json()).toMatchObject({ code: "NOT_FOUND" });
	},
);
