import { person } from "@throughline/db/schema";
import { MyWork } from "@throughline/domain/my-work";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, type RunningServer, startServer } from "../running-server.ts";

let server: RunningServer;
let editor: Client;
let contributor: Client;
let bearer: { authorization: string };
let programId: string;
let ownId: string;
beforeAll(async () => {
	server = await startServer();
	editor = await server.browser("Editor");
	contributor = await server.browser("Contributor");
	const { db } = server.database;
	const [account] = await db.select().from(person).where(eq(person.subject, "Contributor"));
	programId = (await made("/api/programs", { name: "Harbour" })).id;
	ownId = (await made("/api/resources", { name: "Chiara", personId: account?.id })).id;
	const token = await contributor("/api/tokens", { json: { name: "Script", scope: "write" } });
	bearer = { authorization: `Bearer ${((await token.json()) as { token: string }).token}` };
});
afterAll(async () => {
	await server.stop();
	await server.database.drop();
});

async function made(path: string, json: object): Promise<{ id: string }> {
	const answer = await editor(path, { json });
	expect(answer.status).toBe(201);
	return (await answer.json()) as { id: string };
}
const taskOf = (ownerId: string | null) => made("/api/tasks", { programId, name: "Dredge", ownerId });

describe("my work over REST", () => {
	it("is answered in the documented shape, to a browser and to a token", async () => {
		const { id } = await taskOf(ownId);
		for (const answer of [
			await contributor("/api/my-work"),
			await server.anonymous("/api/my-work", { headers: bearer }),
		]) {
			expect(answer.status).toBe(200);
			const { member, items } = MyWork.parse(await answer.json());
			expect(member).toEqual({ id: ownId, name: "Chiara" });
			expect(items).toContainEqual(expect.objectContaining({ kind: "task", id, programName: "Harbour" }));
		}
	});

	it("takes no query, and nobody who is not signed in", async () => {
		expect((await contributor("/api/my-work?all=true")).status).toBe(400);
		expect((await server.anonymous("/api/my-work")).status).toBe(401);
	});
});

describe("a Contributor's access token", () => {
	const patch = async (id: string, json: object) => {
		const answer = await server.anonymous(`/api/tasks/${id}`, { method: "PATCH", headers: bearer, json });
		return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
	};

	it("reports on an own task, and is refused what the role does not change, by name", async () => {
		const { id } = await taskOf(ownId);
		expect(await patch(id, { version: 1, progress: 30, note: "Begun" })).toMatchObject({
			status: 200,
			body: { progress: 30, note: "Begun", version: 2 },
		});
		expect(await patch(id, { version: 2, progress: 40, endDate: "2027-01-01" })).toMatchObject({
			status: 403,
			body: {
				code: "FIELD_FORBIDDEN",
				error: expect.stringMatching(
					/^A Contributor may change status, progress, note and checklist of own tasks/,
				),
				issues: [{ path: "endDate" }],
			},
		});
	});

	it("learns nothing of somebody else's task by a refused change", async () => {
		const { id } = await taskOf(null);
		const refused = await patch(id, { version: 9, progress: 40 });
		expect(refused).toMatchObject({ status: 403, body: { code: "NOT_YOURS" } });
		expect(refused.body).not.toHaveProperty("current");
		const created = await server.anonymous("/api/tasks", {
			headers: bearer,
			json: { programId, name: "Mine", ownerId: ownId },
		});
		expect(created.status).toBe(403);
	});
});
