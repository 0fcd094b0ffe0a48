import { task } from "@throughline/db/schema";
import { Capacity, MemberTask, Resource, WeekTask, Workload } from "@throughline/domain/resource";
import { Absence } from "@throughline/domain/resource/absence";
import { OpenRole } from "@throughline/domain/resource/open-role";
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

/** The answer's body in its documented shape; no field beyond it. */
async function read<T extends z.ZodRawShape>(shape: z.ZodObject<T>, answer: Response, status = 200) {
	expect(answer.status).toBe(status);
	return z.strictObject(shape.shape).parse(await answer.json());
}

const add = async (fields: object) => read(Resource, await editor("/api/resources", { json: fields }), 201);

describe("team members over REST", () => {
	it("are created with a name alone: the department is Other, the rest null", async () => {
		expect(await add({ name: "Zoe" })).toMatchObject({
			role: null,
			department: "Other",
			email: null,
			personId: null,
			version: 1,
		});
	});

	it("are listed by name, read, changed, deleted and brought back", async () => {
		const ada = await add({ name: "Ada", role: "Architect", department: "IT", email: "ada@example.com" });
		const list = z.array(z.strictObject(Resource.shape)).parse(await (await viewer("/api/resources")).json());
		expect(list.map(({ name }) => name)).toEqual(["Ada", "Zoe"]);
		const change = { method: "PATCH", json: { version: 1, department: "" } };
		const changed = await read(Resource, await editor(`/api/resources/${ada.id}`, change));
		expect(changed).toMatchObject({ department: "Other", role: "Architect", version: 2 });
		expect((await editor(`/api/resources/${ada.id}`, change)).status).toBe(409);
		const deleted = await editor(`/api/resources/${ada.id}?version=2`, { method: "DELETE" });
		const { undoId } = (await deleted.json()) as { undoId: string };
		expect((await viewer(`/api/resources/${ada.id}`)).status).toBe(404);
		await editor(`/api/deletions/${undoId}/undo`, { method: "POST" });
		expect(await read(Resource, await viewer(`/api/resources/${ada.id}`))).toEqual(changed);
	});
});

describe("what members have to do, over REST", () => {
	it("is counted, listed and spread over the weeks in the documented shapes", async () => {
		const { id } = await add({ name: "Busy" });
		const program = (await (await editor("/api/programs", { json: { name: "Harbour" } })).json()) as {
			id: string;
		};
		await server.database.db
			.insert(task)
			.values({ programId: program.id, ownerId: id, name: "Quay", status: "In Progress" });
		const workload = await viewer(`/api/resources/workload?programId=${program.id}`);
		expect(z.array(z.strictObject(Workload.shape)).parse(await workload.json())).toEqual([
			{ resourceId: id, active: 1, completed: 0, total: 1, activeInProgram: 1 },
		]);
		const tasks = await viewer(`/api/resources/${id}/tasks`);
		expect(z.array(z.strictObject(MemberTask.shape)).parse(await tasks.json())).toMatchObject([
			{ name: "Quay", programName: "Harbour", owned: true, assignedPercent: null },
		]);
		const shares = await viewer(`/api/resources/${id}/assignments`);
		expect(await shares.json()).toEqual([]);
		const { weeks, members } = await read(Capacity, await viewer("/api/resources/capacity?weeks=2"));
		expect(members).toEqual([
			{ resourceId: id, loads: [20, 0], asked: [1, 0], available: [5, 5], away: [0, 0] },
		]);
		const week = await viewer(`/api/resources/${id}/capacity?week=${weeks[0]}`);
		expect(z.array(z.strictObject(WeekTask.shape)).parse(await week.json())).toMatchObject([
			{ taskName: "Quay", percent: 20, days: 5, load: 20, assigned: false },
		]);
	});
});

describe("absences over REST", () => {
	it("are said, listed without their note for others, changed and deleted, under their member alone", async () => {
		const { id } = await add({ name: "Away" });
		const days = { startDate: "2027-03-01", endDate: "2027-03-05" };
		const made = await editor(`/api/resources/${id}/absences`, { json: { ...days, note: "A wedding" } });
		const absence = await read(Absence, made, 201);
		expect(absence).toMatchObject({ ...days, kind: "Vacation", note: "A wedding", version: 1 });
		const address = `/api/resources/${id}/absences/${absence.id}`;
		const changed = await editor(address, { method: "PATCH", json: { version: 1, kind: "Other" } });
		expect(await read(Absence, changed)).toMatchObject({ kind: "Other", version: 2 });
		const list = await viewer(`/api/resources/${id}/absences`);
		expect(z.array(z.strictObject(Absence.shape)).parse(await list.json())).toMatchObject([
			{ id: absence.id, note: null },
		]);
		expect((await viewer(`/api/resources/${nobody}/absences/${absence.id}`)).status).toBe(404);
		expect((await viewer(`/api/resources/${id}/absences`, { json: days })).status).toBe(403);
		expect((await viewer(`/api/absences?programId=${nobody}`)).status).toBe(404);
		expect((await editor(`${address}?version=2`, { method: "DELETE" })).status).toBe(200);
	});
});

describe("open roles over REST", () => {
	it("are opened, listed, changed, filled and deleted, and are no team members", async () => {
		const program = (await (await editor("/api/programs", { json: { name: "Pier" } })).json()) as {
			id: string;
		};
		const before = await (await viewer("/api/resources")).json();
		const created = await editor("/api/open-roles", { json: { programId: program.id, name: "Pilot" } });
		const pilot = await read(OpenRole, created, 201);
		expect(pilot).toMatchObject({ percent: null, effort: null, filledById: null, tasks: 0, version: 1 });
		expect(await (await viewer("/api/resources")).json()).toEqual(before);
		const list = async (query = "") =>
			z
				.array(z.strictObject(OpenRole.shape))
				.parse(await (await viewer(`/api/open-roles?programId=${program.id}${query}`)).json());
		expect(await list()).toEqual([pilot]);
		const address = `/api/open-roles/${pilot.id}`;
		const changed = await editor(address, { method: "PATCH", json: { version: 1, percent: 50 } });
		expect(await read(OpenRole, changed)).toMatchObject({ percent: 50, version: 2 });
		const fill = { json: { version: 2, member: { name: "Nils" } } };
		const filled = await read(OpenRole, await editor(`${address}/fill`, fill));
		expect(await list()).toEqual([]);
		expect(await list("&filled=true")).toEqual([filled]);
		expect((await editor(`${address}/fill`, fill)).status).toBe(409);
		expect((await viewer(`${address}/fill`, fill)).status).toBe(403);
		expect((await editor(`${address}?version=3`, { method: "DELETE" })).status).toBe(200);
		expect((await viewer(address)).status).toBe(404);
		expect((await viewer(`/api/open-roles?programId=${nobody}`)).status).toBe(404);
	});
});

describe("a refusal", () => {
	it.each<[string, () => Promise<Response>, number]>([
		["nobody is signed in", () => server.anonymous("/api/resources"), 401],
		["a Viewer adds a member", () => viewer("/api/resources", { json: { name: "X" } }), 403],
		["the name is missing", () => editor("/api/resources", { json: {} }), 400],
		["the address is none", () => editor("/api/resources", { json: { name: "X", email: "x" } }), 400],
		["a field is unknown", () => editor("/api/resources", { json: { name: "X", salary: 1 } }), 400],
		["the member is unknown", () => viewer(`/api/resources/${nobody}`), 404],
		["the member of the tasks is unknown", () => viewer(`/api/resources/${nobody}/tasks`), 404],
		["no week is named", () => viewer(`/api/resources/${nobody}/capacity`), 400],
		["there are too many weeks", () => viewer("/api/resources/capacity?weeks=53"), 400],
		["weeks are no number", () => viewer("/api/resources/capacity?weeks=all"), 400],
	])("meets the call when %s", async (_when, call, status) => expect((await call()).status).toBe(status));
});
