import { createConfig, lintFromString } from "@redocly/openapi-core";
import { DashboardOverview, DashboardSummary } from "@throughline/domain/dashboard";
import { Program } from "@throughline/domain/program";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type Client, type RunningServer, startServer } from "../running-server.ts";

let server: RunningServer;
let editor: Client;
let viewer: Client;

beforeAll(async () => {
	server = await startServer();
	editor = await server.browser("Editor");
	viewer = await server.browser("Viewer");
});
afterAll(async () => {
	await server.stop();
	await server.database.drop();
});

const nobody = "018f0000-0000-7000-8000-000000000000";

async function create(name: string): Promise<Program> {
	const answer = await editor("/api/programs", { json: { name } });
	expect(answer.status).toBe(201);
	return Program.parse(await answer.json());
}

describe("programs over REST", () => {
	it("are created, listed, read, changed and deleted in the documented shape", async () => {
		const created = await create("Harbour");
		const changed = await editor(`/api/programs/${created.id}`, {
			method: "PATCH",
			json: { version: 1, description: "Quay 4", endDate: "2027-01-31" },
		});
		expect(Program.parse(await changed.json())).toMatchObject({
			description: "Quay 4",
			endDate: "2027-01-31",
			version: 2,
		});
		const list = z.array(Program).parse(await (await viewer("/api/programs")).json());
		expect(list.map(({ name }) => name)).toContain("Harbour");
		const deleted = await editor(`/api/programs/${created.id}?version=2`, { method: "DELETE" });
		expect(await deleted.json()).toEqual({ id: created.id, undoId: expect.any(String) });
		expect((await viewer(`/api/programs/${created.id}`)).status).toBe(404);
	});

	it("are deleted in the version that the query or the body names, and by no other field", async () => {
		const { id } = await create("Deleted by body");
		const remove = (json: object, query = "") =>
			editor(`/api/programs/${id}${query}`, { method: "DELETE", json });
		expect((await remove({ version: 7 })).status).toBe(409);
		expect((await remove({}, "?version=7")).status).toBe(409);
		expect(await (await remove({ force: true })).json()).toMatchObject({
			issues: [{ path: "force", message: "This field is not known" }],
		});
		expect((await remove({ version: 1 })).status).toBe(200);
	});

	it("are found with a slash at the end too", async () => {
		const { id } = await create("Slash");
		expect((await viewer(`/api/programs/${id}/`)).status).toBe(200);
		expect((await viewer("/api/programs/")).status).toBe(200);
	});

	it("come back by undo", async () => {
		const { id } = await create("Undone");
		const deleted = (await (await editor(`/api/programs/${id}`, { method: "DELETE" })).json()) as {
			undoId: string;
		};
		const undone = await editor(`/api/deletions/${deleted.undoId}/undo`, { method: "POST" });
		expect(await undone.json()).toEqual({ id });
		expect((await viewer(`/api/programs/${id}`)).status).toBe(200);
	});

	it("list archived ones only when asked: false means false", async () => {
		const { id } = await create("Archived");
		await editor(`/api/programs/${id}`, { method: "PATCH", json: { version: 1, archived: true } });
		const names = async (query: string) =>
			z
				.array(Program)
				.parse(await (await viewer(`/api/programs${query}`)).json())
				.map(({ name }) => name);
		expect(await names("?archived=false")).not.toContain("Archived");
		expect(await names("?archived=true")).toContain("Archived");
	});

	it("are created once under one Idempotency-Key", async () => {
		const init = { json: { name: "Once" }, headers: { "idempotency-key": "k-1" } };
		const answers = await Promise.all([editor("/api/programs", init), editor("/api/programs", init)]);
		const ids = await Promise.all(
			answers.map(async (answer) => ((await answer.json()) as { id: string }).id),
		);
		expect(ids[0]).toBe(ids[1]);
		const other = await editor("/api/programs", { ...init, json: { name: "Twice" } });
		expect([other.status, ((await other.json()) as { code: string }).code]).toEqual([
			422,
			"IDEMPOTENCY_KEY_REUSED",
		]);
	});
});

describe("the dashboard over REST", () => {
	it("answers in the documented shape", async () => {
		const { id } = await create("Measured");
		const summary = await viewer(`/api/dashboard/summary?programId=${id}`);
		expect(DashboardSummary.parse(await summary.json()).tasks.total).toBe(0);
		const overview = await viewer(`/api/dashboard/overview?programId=${id}`);
		expect(DashboardOverview.parse(await overview.json()).gates).toHaveLength(5);
	});
});

describe("a refusal", () => {
	it.each<[string, () => Promise<Response>, number, string]>([
		["nobody is signed in", () => server.anonymous("/api/programs"), 401, "UNAUTHENTICATED"],
		[
			"nobody is signed in, and all else is wrong too",
			() => server.anonymous("/api/risks?x=1"),
			401,
			"UNAUTHENTICATED",
		],
		["a Viewer writes", () => viewer("/api/programs", { json: { name: "X" } }), 403, "FORBIDDEN"],
		["the name is missing", () => editor("/api/programs", { json: {} }), 400, "INVALID_INPUT"],
		[
			"a field is unknown",
			() => editor("/api/programs", { json: { name: "X", boss: 1 } }),
			400,
			"INVALID_INPUT",
		],
		["the body is a list", () => editor("/api/programs", { json: ["X"] }), 400, "INVALID_INPUT"],
		["there is no body", () => editor("/api/programs", { method: "POST" }), 400, "INVALID_INPUT"],
		["an id is none", () => viewer("/api/programs/42"), 400, "INVALID_INPUT"],
		["an id is unknown", () => viewer(`/api/programs/${nobody}`), 404, "NOT_FOUND"],
		["the program is not named", () => viewer("/api/dashboard/summary"), 400, "INVALID_INPUT"],
		["a query field is unknown", () => viewer("/api/programs?page=2"), 400, "INVALID_INPUT"],
		["a read has a query", () => viewer(`/api/programs/${nobody}?x=1`), 400, "INVALID_INPUT"],
		["the address can't be read", () => viewer("/api/programs/%E0%A4%A"), 400, "INVALID_INPUT"],
		["an id is very long", () => viewer(`/api/programs/${"a".repeat(600)}`), 404, "NOT_FOUND"],
		["there is no such call", () => viewer("/api/nothing/here"), 404, "NOT_FOUND"],
		["there is no such method", () => editor("/api/programs", { method: "PUT" }), 405, "METHOD_NOT_ALLOWED"],
		[
			"the version is no number",
			() => editor(`/api/programs/${nobody}?version=new`, { method: "DELETE" }),
			400,
			"INVALID_INPUT",
		],
		[
			"the id is in the body",
			() => editor(`/api/programs/${nobody}`, { method: "PATCH", json: { id: nobody } }),
			400,
			"INVALID_INPUT",
		],
	])("when %s carries a sentence, a code and the request id", async (_when, call, status, code) => {
		const answer = await call();
		const body = (await answer.json()) as { error: string; code: string; requestId: string };
		expect([answer.status, body.code]).toEqual([status, code]);
		expect(body.error).toMatch(/\S/);
		expect(body.error.length).toBeLessThan(200);
		expect(answer.headers.get("cache-control")).toBe("no-store");
		expect(answer.headers.get("x-request-id")).toBe(body.requestId);
		expect(answer.headers.get("content-type")).toContain("application/json");
	});

	it.each<[string, string, unknown, string]>([
		["POST", "/api/programs", {}, "Program name is required"],
		["POST", "/api/programs", { name: null }, "Program name is required"],
		["POST", "/api/programs", [], "Send a JSON object"],
		["POST", "/api/programs", undefined, "Send a JSON object"],
		["POST", "/api/programs", { name: "X", startDate: "" }, "startDate: Enter a date as YYYY-MM-DD"],
		["PATCH", `/api/programs/${nobody}`, { version: "1" }, "The version is a whole number from 1"],
		["PATCH", `/api/programs/${nobody}`, { archived: "yes" }, "archived: Enter true or false"],
		["DELETE", `/api/programs/${nobody}?version=new`, undefined, "The version is a whole number from 1"],
		["DELETE", `/api/programs/${nobody}?version=0`, undefined, "The version is a whole number from 1"],
		["GET", "/api/programs?archived=maybe", undefined, "archived: Enter true or false"],
		["GET", "/api/dashboard/summary?programId=1", undefined, "programId: This is not a valid id"],
		["GET", "/api/dashboard/summary", undefined, "Say which program: ?programId=<id>"],
		["POST", `/api/deletions/${nobody}/undo`, { boss: 1 }, "boss: This field is not known"],
		["POST", "/api/tokens", { name: "T", scope: "all" }, "scope: Choose one of: read, write"],
		["POST", "/api/tokens", { name: "T" }, "scope: Choose one of: read, write"],
		[
			"POST",
			"/api/tokens",
			{ name: "T", scope: "read", expiresInDays: 0 },
			"expiresInDays: Enter at least 1",
		],
		[
			"POST",
			"/api/tokens",
			{ name: "T", scope: "read", expiresInDays: 1.5 },
			"expiresInDays: Enter a whole number",
		],
		[
			"POST",
			"/api/tokens",
			{ name: "T", scope: "read", expiresAt: "soon" },
			"expiresAt: Enter a date and time with its zone, as 2026-11-21T08:30:00Z",
		],
	])("of %s %s with %j says what is wrong in plain words", async (method, path, json, sentence) => {
		const answer = await editor(path, { method, ...(json !== undefined && { json }) });
		expect(await answer.json()).toMatchObject({ error: sentence, issues: [expect.anything()] });
	});

	it.each([
		["PUT", "/api/programs", "GET, HEAD, PATCH, POST"],
		["POST", `/api/programs/${nobody}`, "DELETE, GET, HEAD, PATCH"],
		["GET", `/api/deletions/${nobody}/undo`, "POST"],
	])("of %s at %s names the methods that there are", async (method, path, allow) => {
		const answer = await editor(path, { method });
		expect([answer.status, answer.headers.get("allow")]).toEqual([405, allow]);
	});

	it("says in whole sentences what is possible, and that an address is too long to lead anywhere", async () => {
		const sentenceOf = async (path: string, method = "GET") =>
			((await (await editor(path, { method })).json()) as { error: string }).error;
		expect(await sentenceOf(`/api/programs/${nobody}`, "POST")).toBe(
			"POST is not possible here. Use DELETE, GET, HEAD or PATCH.",
		);
		expect(await sentenceOf(`/api/deletions/${nobody}/undo`, "PUT")).toBe(
			"PUT is not possible here. Use POST.",
		);
		expect(await sentenceOf(`/api/programs/${"9".repeat(600)}`)).toBe("There is nothing at this address");
	});

	it.each([
		"/api/strategic-consultant/versions/strategy_1_a/1e0",
		"/api/strategic-consultant/versions/strategy_1_a/0x1",
		"/api/strategic-consultant/versions/strategy_1_a/%201",
		"/api/strategic-consultant/versions/strategy_1_a/1.0/tripwires",
		"/api/strategic-consultant/runs?limit=1e1",
		"/api/notifications?limit=+5",
		"/api/search?query=late&limit=0x5",
		"/api/orchestrator/runs?limit=5.0",
		`/api/strategic-consultant/documents/${nobody}?from=1e1`,
	])("of a number that is not written in digits: %s", async (path) => {
		const answer = await editor(path);
		expect([answer.status, await answer.json()]).toMatchObject([400, { code: "INVALID_INPUT" }]);
	});

	it("of a version that is not written in digits deletes nothing", async () => {
		const { id } = await create("Kept");
		const deletion = await editor(`/api/programs/${id}?version=1e0`, { method: "DELETE" });
		expect([deletion.status, await deletion.json()]).toMatchObject([
			400,
			{ error: "The version is a whole number from 1" },
		]);
		expect((await editor(`/api/programs/${id}?version=1`, { method: "DELETE" })).status).toBe(200);
	});

	it("names each wrong field", async () => {
		const answer = await editor("/api/programs", { json: { name: "", startDate: "soon", colour: "red" } });
		const { issues } = (await answer.json()) as { issues: { path: string; message: string }[] };
		expect(issues).toEqual(
			expect.arrayContaining([
				{ path: "name", message: "Program name is required" },
				{ path: "startDate", message: "Enter a date as YYYY-MM-DD" },
				{ path: "colour", message: "This field is not known" },
			]),
		);
	});

	it("of a stale version carries the object as it is now", async () => {
		const { id } = await create("Stale");
		const change = (name: string) =>
			editor(`/api/programs/${id}`, { method: "PATCH", json: { version: 1, name } });
		await change("First");
		const second = await change("Second");
		expect(second.status).toBe(409);
		expect(await second.json()).toMatchObject({ code: "CONFLICT", current: { name: "First", version: 2 } });
	});
});

describe("a body", () => {
	const post = (body: string, type = "application/json") =>
		editor("/api/programs", { method: "POST", body, headers: { "content-type": type } });

	it.each<[string, () => Promise<Response>, number, string]>([
		["that is no JSON", () => post('{"name":'), 400, "INVALID_INPUT"],
		["of another type", () => post("name=X", "application/x-www-form-urlencoded"), 415, "UNSUPPORTED_TYPE"],
		["that is too large", () => post(JSON.stringify({ name: "x".repeat(1_100_000) })), 413, "TOO_LARGE"],
		["that is nested too deep", () => post(`${"[".repeat(50)}${"]".repeat(50)}`), 400, "INVALID_INPUT"],
		[
			"that poisons prototypes",
			() => post('{"name":"X","__proto__":{"role":"Admin"}}'),
			400,
			"INVALID_INPUT",
		],
		["with a null character", () => post('{"name":"A\\u0000"}'), 400, "INVALID_INPUT"],
	])("%s is refused", async (_what, call, status, code) => {
		const answer = await call();
		expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, code]);
	});
});

it("a body with a key that poisons prototypes is refused as that", async () => {
	const headers = { "content-type": "application/json" };
	const answer = await editor("/api/programs", { method: "POST", body: '{"__proto__":{}}', headers });
	expect(await answer.json()).toMatchObject({ error: "The body holds a forbidden key" });
});

describe("the OpenAPI document", () => {
	it("is valid by an independent linter", async () => {
		const source = await (await server.anonymous("/api/openapi.json")).text();
		const config = await createConfig({ extends: ["spec"] });
		const problems = await lintFromString({ source, config });
		expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([]);
	});

	it("describes every call under /api but those of the browser's sign-in", async () => {
		const document = (await (await server.anonymous("/api/openapi.json")).json()) as {
			openapi: string;
			paths: Record<string, Record<string, { summary?: string; responses?: object }>>;
		};
		expect(document.openapi).toMatch(/^3\.1/);
		const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
			Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
		);
		expect(calls).toEqual(
			expect.arrayContaining([
				"GET /api/programs",
				"POST /api/programs",
				"PATCH /api/programs/{id}",
				"DELETE /api/programs/{id}",
				"GET /api/dashboard/summary",
				"GET /api/auth/user",
			]),
		);
		for (const methods of Object.values(document.paths)) {
			for (const call of Object.values(methods)) expect(call).toMatchObject({ summary: expect.any(String) });
		}
	});

	it("can be read on a page that loads everything from our origin, without inline scripts", async () => {
		const page = await (await server.anonymous("/api/docs/")).text();
		expect(page).toContain("Throughline API");
		const sources = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source]) => source ?? "");
		expect(sources.filter((source) => /^(https?:)?\/\//.test(source))).toEqual([]);
		expect(page).not.toMatch(/<script(?![^>]*src=)[^>]*>\s*\S/);
	});
});
