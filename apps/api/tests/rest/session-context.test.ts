import { SessionContext } from "@throughline/domain/session-context";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, type RunningServer, startServer } from "../running-server.ts";

let server: RunningServer;
let viewer: Client;
let admin: Client;

beforeAll(async () => {
	server = await startServer();
	viewer = await server.browser("Viewer");
	admin = await server.browser("Admin");
});
afterAll(async () => {
	await server.stop();
	await server.database.drop();
});

const path = "/api/session-context";
const nobody = "018f0000-0000-7000-8000-000000000000";

async function begin(json: object = {}) {
	const answer = await viewer(path, { json: { goal: "Ship", successCriteria: ["a", "b"], ...json } });
	expect(answer.status).toBe(201);
	return SessionContext.parse(await answer.json());
}

describe("the session context over REST", () => {
	it("is null as JSON while there is none", async () => {
		const answer = await admin(path);
		expect([answer.status, answer.headers.get("content-type"), await answer.text()]).toEqual([
			200,
			"application/json; charset=utf-8",
			"null",
		]);
	});

	it("begins, is read, ticked and ended in the documented shape", async () => {
		const { id } = await begin();
		expect(SessionContext.parse(await (await viewer(path)).json())).toMatchObject({ id, currentPhase: null });
		const json = { successCriteria: ["✓ a", "b"] };
		const ticked = await viewer(`${path}/${id}`, { method: "PATCH", json });
		expect(SessionContext.parse(await ticked.json())).toMatchObject({ ...json, version: 2 });
		const ended = await viewer(`${path}/${id}/deactivate`, { method: "POST" });
		expect(SessionContext.parse(await ended.json())).toMatchObject({ id, active: false });
		expect(await (await viewer(path)).json()).toBeNull();
	});

	it("ends with an empty JSON body too", async () => {
		const { id } = await begin();
		const headers = { "content-type": "application/json" };
		expect((await viewer(`${path}/${id}/deactivate`, { method: "POST", headers })).status).toBe(200);
		expect((await viewer(`${path}/${id}/deactivate`, { json: {} })).status).toBe(200);
	});

	it("takes a phase when it begins and when it changes", async () => {
		const { id } = await begin({ currentPhase: "Plan" });
		const changed = await viewer(`${path}/${id}`, { method: "PATCH", json: { currentPhase: "Build" } });
		expect(await changed.json()).toMatchObject({ currentPhase: "Build", successCriteria: ["a", "b"] });
	});

	it("of a stale version answers 409 with the session as it is now", async () => {
		const { id } = await begin();
		const patch = (successCriteria: string[]) =>
			viewer(`${path}/${id}`, { method: "PATCH", json: { version: 1, successCriteria } });
		await patch(["✓ a", "b"]);
		const stale = await patch(["a", "✓ b"]);
		expect(stale.status).toBe(409);
		expect(await stale.json()).toMatchObject({
			code: "CONFLICT",
			current: { successCriteria: ["✓ a", "b"], version: 2 },
		});
	});

	it.each<[string, () => Promise<Response>, number, string?]>([
		["nobody is signed in", () => server.anonymous(path), 401],
		["the goal is blank", () => viewer(path, { json: { goal: " ", successCriteria: ["a"] } }), 400, "goal"],
		[
			"there is no criterion",
			() => viewer(path, { json: { goal: "x", successCriteria: [] } }),
			400,
			"successCriteria",
		],
		["the criteria are missing", () => viewer(path, { json: { goal: "x" } }), 400, "successCriteria"],
		[
			"a field is unknown",
			() => viewer(path, { json: { goal: "x", successCriteria: ["a"], active: true } }),
			400,
			"active",
		],
		[
			"the session is unknown",
			() => viewer(`${path}/${nobody}`, { method: "PATCH", json: { successCriteria: ["a"] } }),
			404,
		],
		["an unknown session ends", () => viewer(`${path}/${nobody}/deactivate`, { method: "POST" }), 404],
	])("says so when %s", async (_when, call, status, field) => {
		const answer = await call();
		expect(answer.status).toBe(status);
		expect(await answer.json()).toMatchObject({
			error: expect.stringMatching(/\S/),
			...(field && { issues: [expect.objectContaining({ path: field })] }),
		});
	});

	it("of somebody else is not found", async () => {
		const { id } = await begin();
		const json = { successCriteria: ["a"] };
		expect((await admin(`${path}/${id}`, { method: "PATCH", json })).status).toBe(404);
		expect((await admin(`${path}/${id}/deactivate`, { method: "POST" })).status).toBe(404);
	});
});
