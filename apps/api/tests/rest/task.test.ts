import { resource } from "@throughline/db/schema";
import { MadeOfTemplate, Template } from "@throughline/domain/program/template";
import { ChangedTask, ChangedTasks, RecurringTask, Task } from "@throughline/domain/task";
import { TaskAssignment } from "@throughline/domain/task/assignment";
import { Baseline, BaselineWithTasks } from "@throughline/domain/task/baseline/baseline";
import { TaskVariance } from "@throughline/domain/task/baseline/baseline-comparison";
import { Holiday } from "@throughline/domain/task/calendar/holiday";
import { TaskDependency } from "@throughline/domain/task/dependency";
import { Schedule } from "@throughline/domain/task/schedule";
import { Workstream } from "@throughline/domain/task/workstream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type Client, type RunningServer, startServer } from "../running-server.ts";

let server: RunningServer;
let editor: Client;
let viewer: Client;
let programId: string;
let memberId: string;

beforeAll(async () => {
	server = await startServer();
	editor = await server.browser("Editor");
	viewer = await server.browser("Viewer");
	programId = await programCalled("Harbour");
	const [member] = await server.database.db.insert(resource).values({ name: "Petra" }).returning();
	memberId = member?.id ?? "";
});
afterAll(async () => {
	await server.stop();
	await server.database.drop();
});

const nobody = "018f0000-0000-7000-8000-000000000000";
const Deleted = z.strictObject({ id: z.string(), undoId: z.string() });

async function programCalled(name: string): Promise<string> {
	const answer = await editor("/api/programs", { json: { name } });
	return z.object({ id: z.string() }).parse(await answer.json()).id;
}

/** The answer of a call that succeeds with `status`, held against its documented shape: no field more, none less. */
async function answerOf<T extends z.ZodObject>(shape: T, status: number, call: Promise<Response>) {
	const answer = await call;
	expect(answer.status).toBe(status);
	return z.strictObject(shape.shape).parse(await answer.json()) as z.infer<T>;
}

async function listOf<T extends z.ZodObject>(shape: T, path: string): Promise<z.infer<T>[]> {
	const answer = await viewer(path);
	expect(answer.status).toBe(200);
	return z.array(z.strictObject(shape.shape)).parse(await answer.json()) as z.infer<T>[];
}

const create = (fields: object) =>
	answerOf(Task, 201, editor("/api/tasks", { json: { programId, ...fields } }));
const patch = (path: string, json: object) => editor(path, { method: "PATCH", json });

describe("tasks over REST", () => {
	it("are created with and without the optional fields, and listed in the specified shape", async () => {
		const of = await programCalled("Listed");
		const bare = await create({ programId: of, name: "Bare" });
		expect(bare).toMatchObject({
			name: "Bare",
			description: null,
			status: "Not Started",
			startDate: null,
			endDate: null,
			progress: null,
			ownerId: null,
			priority: "Medium",
			workstreamId: null,
			milestone: false,
			estimate: null,
			note: null,
		});
		const full = await create({
			programId: of,
			name: "Full",
			description: "To nine metres",
			status: "Delayed",
			startDate: "2026-06-01",
			endDate: "2026-06-12",
			progress: 40,
			ownerId: memberId,
			priority: "Critical",
			estimate: "12.5",
		});
		expect(full).toMatchObject({ progress: 40, ownerId: memberId, priority: "Critical", estimate: "12.50" });
		expect(await listOf(Task, `/api/tasks?programId=${of}`)).toEqual([bare, full]);
	});

	it("are read, changed and deleted, and come back by undo", async () => {
		const { id } = await create({ name: "Changed" });
		const change = patch(`/api/tasks/${id}`, { version: 1, status: "In Progress" });
		const { moved, ...after } = await answerOf(ChangedTask, 200, change);
		expect([moved, after.status, after.version]).toEqual([[], "In Progress", 2]);
		expect(await answerOf(Task, 200, viewer(`/api/tasks/${id}`))).toEqual(after);
		const { undoId } = await answerOf(
			Deleted,
			200,
			editor(`/api/tasks/${id}?version=2`, { method: "DELETE" }),
		);
		expect((await viewer(`/api/tasks/${id}`)).status).toBe(404);
		await editor(`/api/deletions/${undoId}/undo`, { method: "POST" });
		expect(await answerOf(Task, 200, viewer(`/api/tasks/${id}`))).toEqual(after);
	});

	it("push what depends on them with other dates, and move alone by ?cascade=false", async () => {
		const dates = { startDate: "2026-06-01", endDate: "2026-06-05" };
		const first = await create({ name: "First", ...dates });
		const next = await create({ name: "Next", startDate: "2026-06-08", endDate: "2026-06-09" });
		await editor(`/api/tasks/${next.id}/dependencies`, { json: { predecessorId: first.id } });
		const alone = patch(`/api/tasks/${first.id}?cascade=false`, { version: 1, endDate: "2026-06-08" });
		expect(await answerOf(ChangedTask, 200, alone)).toMatchObject({ id: first.id, version: 2, moved: [] });
		await patch(`/api/tasks/${first.id}`, { version: 2, endDate: "2026-06-05" });
		const { moved, ...task } = await answerOf(
			ChangedTask,
			200,
			patch(`/api/tasks/${first.id}`, { version: 3, endDate: "2026-06-08" }),
		);
		expect(moved).toEqual([{ id: next.id, startDate: "2026-06-09", endDate: "2026-06-10", version: 2 }]);
		expect(task).toEqual(await answerOf(Task, 200, viewer(`/api/tasks/${first.id}`)));
		expect(
			await answerOf(ChangedTask, 200, patch(`/api/tasks/${first.id}`, { version: 4, name: "1st" })),
		).toMatchObject({
			moved: [],
		});
		expect((await patch(`/api/tasks/${first.id}?cascade=perhaps`, { version: 5 })).status).toBe(400);
	});

	it("are changed together, and put back by what the answer says", async () => {
		const [one, other] = [await create({ name: "One" }), await create({ name: "Other" })];
		const changes = [one, other].map(({ id }) => ({ id, version: 1, priority: "High" }));
		const { tasks, undo } = await answerOf(ChangedTasks, 200, patch("/api/tasks", { changes }));
		expect(tasks.map(({ priority, version }) => [priority, version])).toEqual([
			["High", 2],
			["High", 2],
		]);
		await answerOf(ChangedTasks, 200, patch("/api/tasks", { changes: undo }));
		expect((await answerOf(Task, 200, viewer(`/api/tasks/${other.id}`))).priority).toBe("Medium");
	});

	it("wait for each other by dependencies, listed under the one that waits", async () => {
		const [before, after] = [await create({ name: "Before" }), await create({ name: "After" })];
		const path = `/api/tasks/${after.id}/dependencies`;
		const bare = await answerOf(TaskDependency, 201, editor(path, { json: { predecessorId: before.id } }));
		expect(bare).toMatchObject({ predecessorId: before.id, successorId: after.id, kind: "FS", lagDays: 0 });
		expect(await listOf(TaskDependency, path)).toEqual([bare]);
		expect(await listOf(TaskDependency, `/api/tasks/${before.id}/dependencies`)).toEqual([]);
		expect(await listOf(TaskDependency, `/api/dependencies?programId=${programId}`)).toContainEqual(bare);
		const one = `${path}/${bare.id}`;
		const changed = await answerOf(TaskDependency, 200, patch(one, { version: 1, kind: "SS", lagDays: 3 }));
		expect(changed).toMatchObject({ kind: "SS", lagDays: 3, version: 2 });
		expect(await answerOf(TaskDependency, 200, viewer(one))).toEqual(changed);
		expect((await viewer(`/api/tasks/${before.id}/dependencies/${bare.id}`)).status).toBe(404);
		await answerOf(Deleted, 200, editor(`${one}?version=2`, { method: "DELETE" }));
		expect(await listOf(TaskDependency, path)).toEqual([]);
	});

	it("are shared among team members", async () => {
		const { id } = await create({ name: "Shared" });
		const path = `/api/tasks/${id}/assignments`;
		const full = { resourceId: memberId, percent: 40, startDate: "2026-06-01", endDate: "2026-06-30" };
		const share = await answerOf(TaskAssignment, 201, editor(path, { json: full }));
		const bare = await answerOf(TaskAssignment, 201, editor(path, { json: { resourceId: memberId } }));
		expect([share, bare]).toMatchObject([full, { percent: 100, startDate: null, endDate: null }]);
		expect(await listOf(TaskAssignment, path)).toEqual([share, bare]);
		expect(await listOf(TaskAssignment, `/api/assignments?programId=${programId}`)).toEqual([share, bare]);
		const one = `${path}/${share.id}`;
		const changed = await answerOf(TaskAssignment, 200, patch(one, { version: 1, percent: 50 }));
		expect(await answerOf(TaskAssignment, 200, viewer(one))).toEqual(changed);
		await answerOf(Deleted, 200, editor(one, { method: "DELETE" }));
		expect(await listOf(TaskAssignment, path)).toEqual([bare]);
	});
});

describe("a program's plan over REST", () => {
	it("has workstreams", async () => {
		const full = { name: "Piers", description: "North and south", leadId: memberId, position: 3 };
		const bare = await answerOf(
			Workstream,
			201,
			editor("/api/workstreams", { json: { programId, name: "Bare" } }),
		);
		const made = await answerOf(
			Workstream,
			201,
			editor("/api/workstreams", { json: { programId, ...full } }),
		);
		expect([bare, made]).toMatchObject([{ description: null, leadId: null }, full]);
		expect(await listOf(Workstream, `/api/workstreams?programId=${programId}`)).toEqual([bare, made]);
		const one = `/api/workstreams/${bare.id}`;
		const changed = await answerOf(Workstream, 200, patch(one, { version: 1, name: "Quays" }));
		expect(await answerOf(Workstream, 200, viewer(one))).toEqual(changed);
		await answerOf(Deleted, 200, editor(one, { method: "DELETE" }));
		expect((await viewer(one)).status).toBe(404);
	});

	it("has holidays", async () => {
		const input = { programId, date: "2026-05-01", name: "Labour Day" };
		const made = await answerOf(Holiday, 201, editor("/api/holidays", { json: input }));
		expect(await listOf(Holiday, `/api/holidays?programId=${programId}`)).toEqual([made]);
		const one = `/api/holidays/${made.id}`;
		const changed = await answerOf(Holiday, 200, patch(one, { version: 1, name: "May Day" }));
		expect(await answerOf(Holiday, 200, viewer(one))).toEqual(changed);
		await answerOf(Deleted, 200, editor(one, { method: "DELETE" }));
		expect(await listOf(Holiday, `/api/holidays?programId=${programId}`)).toEqual([]);
	});

	it("has baselines and a schedule", async () => {
		const of = await programCalled("Planned");
		const first = await create({ programId: of, name: "A", startDate: "2026-06-01", endDate: "2026-06-05" });
		const second = await create({ programId: of, name: "B", startDate: "2026-06-01", endDate: "2026-06-02" });
		await editor(`/api/tasks/${second.id}/dependencies`, { json: { predecessorId: first.id } });
		const taken = await answerOf(
			Baseline,
			201,
			editor("/api/baselines", { json: { programId: of, name: "Approved" } }),
		);
		expect(await listOf(Baseline, `/api/baselines?programId=${of}`)).toEqual([taken]);
		const one = `/api/baselines/${taken.id}`;
		const { tasks } = await answerOf(BaselineWithTasks, 200, viewer(one));
		expect(tasks.map(({ taskId }) => taskId)).toEqual([first.id, second.id]);
		await patch(`/api/tasks/${second.id}`, { version: 1, endDate: "2026-06-05" });
		expect(await listOf(TaskVariance, `${one}/comparison`)).toMatchObject([
			{ taskId: first.id, start: 0, finish: 0, duration: 0 },
			{ taskId: second.id, start: 0, finish: 3, duration: 3 },
		]);
		expect(await answerOf(Baseline, 200, patch(one, { version: 1, name: "Agreed" }))).toMatchObject({
			name: "Agreed",
		});
		await answerOf(Deleted, 200, editor(one, { method: "DELETE" }));
		const schedule = await answerOf(Schedule, 200, viewer(`/api/schedule?programId=${of}`));
		expect(schedule).toMatchObject({
			start: "2026-06-01",
			finish: "2026-06-12",
			cycle: null,
			moves: [{ id: second.id, to: { startDate: "2026-06-08", endDate: "2026-06-12" } }],
		});
	});
});

describe("a refusal", () => {
	type Call = () => Promise<Response>;
	const named = { programId: "", name: "X" };
	it.each<[string, Call, number, string, string?]>([
		[
			"nobody is signed in",
			() => server.anonymous(`/api/tasks?programId=${programId}`),
			401,
			"UNAUTHENTICATED",
		],
		["a Viewer writes", () => viewer("/api/tasks", { json: { ...named, programId } }), 403, "FORBIDDEN"],
		[
			"a Viewer changes several tasks",
			() => viewer("/api/tasks", { method: "PATCH", json: { changes: [{ id: nobody }] } }),
			403,
			"FORBIDDEN",
		],
		["the program is not named", () => viewer("/api/tasks"), 400, "INVALID_INPUT", "programId"],
		["the program is unknown", () => viewer(`/api/tasks?programId=${nobody}`), 404, "NOT_FOUND"],
		[
			"the name is missing",
			() => editor("/api/tasks", { json: { programId } }),
			400,
			"INVALID_INPUT",
			"name",
		],
		[
			"a field is unknown",
			() => editor("/api/tasks", { json: { ...named, programId, colour: "red" } }),
			400,
			"INVALID_INPUT",
			"colour",
		],
		[
			"the progress is none",
			() => editor("/api/tasks", { json: { ...named, programId, progress: 101 } }),
			400,
			"INVALID_INPUT",
			"progress",
		],
		[
			"the owner is no team member",
			() => editor("/api/tasks", { json: { ...named, programId, ownerId: nobody } }),
			400,
			"INVALID_INPUT",
			"ownerId",
		],
		["the task is unknown", () => viewer(`/api/tasks/${nobody}`), 404, "NOT_FOUND"],
		["the id is none", () => viewer("/api/tasks/7"), 400, "INVALID_INPUT", "id"],
		[
			"a task that waits is unknown",
			() => editor(`/api/tasks/${nobody}/dependencies`, { json: { predecessorId: memberId } }),
			404,
			"NOT_FOUND",
		],
		[
			"the successor stands in the body",
			() => editor(`/api/tasks/${nobody}/dependencies`, { json: { successorId: nobody } }),
			400,
			"INVALID_INPUT",
			"successorId",
		],
		[
			"the workstreams' program is unknown",
			() => viewer(`/api/workstreams?programId=${nobody}`),
			404,
			"NOT_FOUND",
		],
		["the holidays' program is unknown", () => viewer(`/api/holidays?programId=${nobody}`), 404, "NOT_FOUND"],
		[
			"the baselines' program is unknown",
			() => viewer(`/api/baselines?programId=${nobody}`),
			404,
			"NOT_FOUND",
		],
		[
			"the schedule's program is unknown",
			() => viewer(`/api/schedule?programId=${nobody}`),
			404,
			"NOT_FOUND",
		],
	])("when %s says so", async (_when, call, status, code, field) => {
		const answer = await call();
		const body = (await answer.json()) as { code: string; issues?: { path: string }[] };
		expect([answer.status, body.code]).toEqual([status, code]);
		if (field) expect(body.issues?.map(({ path }) => path)).toContain(field);
	});

	it("of a stale version is a conflict with the task as it is now, also among several", async () => {
		const { id } = await create({ name: "Stale" });
		await patch(`/api/tasks/${id}`, { version: 1, name: "First" });
		for (const second of [
			await patch(`/api/tasks/${id}`, { version: 1, name: "Second" }),
			await patch("/api/tasks", { changes: [{ id, version: 1, name: "Second" }] }),
		]) {
			expect([second.status, await second.json()]).toMatchObject([
				409,
				{ code: "CONFLICT", current: { name: "First" } },
			]);
		}
	});

	it("of a circle names it", async () => {
		const [a, b] = [await create({ name: "Design" }), await create({ name: "Build" })];
		await editor(`/api/tasks/${b.id}/dependencies`, { json: { predecessorId: a.id } });
		const answer = await editor(`/api/tasks/${a.id}/dependencies`, { json: { predecessorId: b.id } });
		expect([answer.status, await answer.json()]).toMatchObject([
			400,
			{ issues: [{ message: expect.stringContaining("in a circle: Build → Design → Build") }] },
		]);
	});
});

describe("sub-tasks over REST", () => {
	it("are made by their parent, which then refuses what follows from them by a code of its own", async () => {
		const whole = await create({ name: "Refit" });
		const part = await create({
			name: "Engine",
			parentId: whole.id,
			startDate: "2027-05-03",
			endDate: "2027-05-07",
		});
		expect(part).toMatchObject({ parentId: whole.id, summary: false });
		const summary = await answerOf(Task, 200, viewer(`/api/tasks/${whole.id}`));
		expect(summary).toMatchObject({
			summary: true,
			startDate: "2027-05-03",
			endDate: "2027-05-07",
			version: 1,
		});
		const refused = await patch(`/api/tasks/${whole.id}`, { version: 1, status: "Completed" });
		expect([refused.status, await refused.json()]).toMatchObject([
			422,
			{ code: "SUMMARY_TASK", issues: [{ path: "status" }] },
		]);
		const circle = await patch("/api/tasks", { changes: [{ id: whole.id, version: 1, parentId: part.id }] });
		expect([circle.status, await circle.json()]).toMatchObject([
			400,
			{ code: "INVALID_INPUT", issues: [{ path: "changes.0.parentId" }] },
		]);
		await answerOf(ChangedTask, 200, patch(`/api/tasks/${part.id}`, { version: 1, parentId: null }));
		expect(await answerOf(Task, 200, viewer(`/api/tasks/${whole.id}`))).toMatchObject({ summary: false });
	});

	it("come of a rule, and of a template", async () => {
		const { id } = await create({ name: "Inspect" });
		const recurrence = { unit: "week", every: 1, on: ["friday"], start: "2027-05-03", times: 2 };
		const repeated = await answerOf(
			RecurringTask,
			200,
			editor(`/api/tasks/${id}/recurrence`, { json: { version: 1, recurrence } }),
		);
		expect(repeated.occurrences.map(({ startDate }) => startDate)).toEqual(["2027-05-07", "2027-05-14"]);
		expect(repeated.task).toMatchObject({ summary: true, recurrence });
		const json = { kind: "task", of: id, name: "Inspection" };
		const template = await answerOf(Template, 201, editor("/api/templates", { json }));
		expect(template.tasks).toBe(2);
		const made = await answerOf(
			MadeOfTemplate,
			201,
			editor(`/api/templates/${template.id}/use`, { json: { programId, startDate: "2027-06-04" } }),
		);
		const task = await answerOf(Task, 200, viewer(`/api/tasks/${made.taskId}`));
		expect(task).toMatchObject({ name: "Inspection", startDate: "2027-06-04", endDate: "2027-06-11" });
		expect(await listOf(Template, "/api/templates")).toMatchObject([{ name: "Inspection" }]);
	});
});
