import { auditEntry, program, programTotals, resource, task } from "@throughline/db/schema";
import type { NewTask, TaskChange } from "@throughline/domain/task";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { createWorld, refusalOf, type World } from "../world.ts";

let world: World;
let programId: string;
let memberId: string;
beforeAll(async () => {
	world = await createWorld();
	programId = await programCalled("Harbour");
	const [member] = await world.db.insert(resource).values({ name: "Petra" }).returning();
	memberId = member?.id ?? "";
});
afterAll(() => world.drop());

const nobody = "018f0000-0000-7000-8000-000000000000";
const editor = () => world.as("Editor").task;
const viewer = () => world.as("Viewer").task;
const programCalled = async (name: string) => (await world.as("Editor").program.create({ name })).id;
type Input = Partial<z.input<typeof NewTask>>;
const plan = (input: Input = {}) => editor().create({ programId, name: "Dredge the basin", ...input });

describe("planning a task", () => {
	it("takes what is given, and comes last in its program", async () => {
		const ferry = await programCalled("Ferry");
		const { id: workstreamId } = await editor().workstream.create({ programId: ferry, name: "Piers" });
		const first = await plan({
			programId: ferry,
			workstreamId,
			description: "To nine metres",
			status: "In Progress",
			startDate: "2026-06-01",
			endDate: "2026-06-12",
			progress: 40,
			ownerId: memberId,
			priority: "High",
			estimate: 7.5,
		});
		expect(first).toMatchObject({
			programId: ferry,
			workstreamId,
			name: "Dredge the basin",
			status: "In Progress",
			startDate: "2026-06-01",
			endDate: "2026-06-12",
			progress: 40,
			ownerId: memberId,
			priority: "High",
			milestone: false,
			estimate: "7.50",
			note: null,
			position: 0,
			version: 1,
		});
		const second = await plan({ programId: ferry });
		expect(second).toMatchObject({ position: 1, status: "Not Started", progress: null, estimate: null });
		const before = await plan({ programId: ferry, position: -1 });
		expect(await viewer().list({ programId: ferry })).toEqual([before, first, second]);
		expect(await viewer().byId({ id: first.id })).toEqual(first);
	});

	it.each<[string, Input, string]>([
		["a blank name", { name: " " }, "name"],
		["an end before its start", { startDate: "2026-06-02", endDate: "2026-06-01" }, "endDate"],
		["a team member that does not exist", { ownerId: nobody }, "ownerId"],
		["a workstream that does not exist", { workstreamId: nobody }, "workstreamId"],
	])("refuses %s and names the field", async (_, input, path) => {
		const before = await world.db.$count(task);
		expect(await refusalOf(plan(input))).toMatchObject({ code: "INVALID_INPUT", issues: [{ path }] });
		expect(await world.db.$count(task)).toBe(before);
	});

	it("refuses a workstream of another program", async () => {
		const other = await editor().workstream.create({
			programId: await programCalled("Other"),
			name: "Piers",
		});
		expect(await refusalOf(plan({ workstreamId: other.id }))).toMatchObject({
			code: "INVALID_INPUT",
			issues: [{ path: "workstreamId", message: "This workstream is not one of the task's program" }],
		});
	});

	it("knows no program, and no task, that does not exist", async () => {
		const refusals = await Promise.all(
			[
				plan({ programId: nobody }),
				viewer().list({ programId: nobody }),
				viewer().schedule({ programId: nobody }),
				viewer().byId({ id: nobody }),
				editor().update({ id: nobody, version: 1, name: "A" }),
				editor().remove({ id: nobody }),
			].map(refusalOf),
		);
		expect(refusals.map(({ code }) => code)).toEqual(Array(6).fill("NOT_FOUND"));
		expect(await viewer().list({ programId: await programCalled("Empty") })).toEqual([]);
	});
});

describe("changing a task", () => {
	it("changes what is given, and leaves a trace with before and after", async () => {
		const { id } = await plan({ progress: 10, description: "Old" });
		const changed = await editor().update({ id, version: 1, progress: null, status: "On Hold" });
		expect(changed).toMatchObject({ progress: null, status: "On Hold", description: "Old", version: 2 });
		const [newest] = await world.as("Viewer").history.ofObject({ objectType: "task", objectId: id });
		expect(newest).toMatchObject({
			action: "updated",
			before: { progress: 10, status: "Not Started" },
			after: { progress: null, status: "On Hold" },
		});
	});

	it.each<[string, Input, Partial<z.input<typeof TaskChange>>, object]>([
		["Completed is at 100 %", { progress: 40 }, { status: "Completed" }, { progress: 100 }],
		["100 % is Completed", { progress: 40 }, { progress: 100 }, { status: "Completed" }],
		[
			"100 % with a status keeps it",
			{ progress: 40 },
			{ progress: 100, status: "At Risk" },
			{ status: "At Risk", progress: 100 },
		],
		["Not Started again is at 0 %", { status: "Completed" }, { status: "Not Started" }, { progress: 0 }],
		["new at 100 % is Completed", { progress: 100 }, { name: "Over" }, { status: "Completed" }],
	])("keeps status and progress in agreement: %s", async (_, input, change, expected) => {
		const { id } = await plan(input);
		expect(await editor().update({ id, version: 1, ...change })).toMatchObject(expected);
	});

	it.each<[Input, Partial<z.input<typeof TaskChange>>]>([
		[{ progress: 40 }, { status: "Completed", progress: 50 }],
		[{ status: "Completed" }, { progress: 50 }],
		[{ status: "Completed" }, { progress: null }],
		[{ progress: 40 }, { status: "Not Started", progress: 100 }],
	])("refuses a progress that contradicts the status: of %o, %o", async (input, change) => {
		const { id } = await plan(input);
		const { code, issues } = await refusalOf(editor().update({ id, version: 1, ...change }));
		expect([code, issues?.map(({ path }) => path)]).toEqual(["INVALID_INPUT", ["progress"]]);
		expect(await viewer().byId({ id })).toMatchObject({ version: 1 });
	});

	it("refuses a stale version with the task as it is now", async () => {
		const { id } = await plan();
		const { moved: _, ...current } = await editor().update({ id, version: 1, name: "Dredge" });
		expect(await refusalOf(editor().update({ id, version: 1, progress: 5 }))).toMatchObject({
			code: "CONFLICT",
			current,
		});
		expect(await refusalOf(editor().remove({ id, version: 1 }))).toMatchObject({ code: "CONFLICT" });
	});

	it.each<[string, Partial<z.input<typeof TaskChange>>, string]>([
		["an end before the start that it has", { endDate: "2026-05-31" }, "endDate"],
		["to be a milestone of several days", { milestone: true }, "endDate"],
		["an owner that does not exist", { ownerId: nobody }, "ownerId"],
		["a workstream that does not exist", { workstreamId: nobody }, "workstreamId"],
		["a program that does not exist", { programId: nobody }, "programId"],
	])("is refused %s", async (_, change, path) => {
		const { id } = await plan({ startDate: "2026-06-01", endDate: "2026-06-05" });
		expect(await refusalOf(editor().update({ id, version: 1, ...change }))).toMatchObject({
			code: "INVALID_INPUT",
			issues: [{ path }],
		});
	});
});

describe("moving a task to another program", () => {
	it("takes it out of its workstream, and the totals follow", async () => {
		const [from, to] = [await programCalled("From"), await programCalled("To")];
		const { id: workstreamId } = await editor().workstream.create({ programId: from, name: "Piers" });
		const { id } = await plan({ programId: from, workstreamId, status: "In Progress" });
		expect(await editor().update({ id, version: 1, programId: to })).toMatchObject({
			programId: to,
			workstreamId: null,
		});
		const totals = async (of: string) => {
			const [row] = await world.db.select().from(programTotals).where(eq(programTotals.programId, of));
			return [row?.tasksTotal, row?.tasksActive];
		};
		expect([await totals(from), await totals(to)]).toEqual([
			[0, 0],
			[1, 1],
		]);
	});

	it("is refused in words while it is linked with tasks of its program", async () => {
		const [one, other] = [await plan(), await plan()];
		await editor().dependency.create({ predecessorId: one.id, successorId: other.id });
		const elsewhere = await programCalled("Elsewhere");
		for (const { id } of [one, other]) {
			expect(await refusalOf(editor().update({ id, version: 1, programId: elsewhere }))).toMatchObject({
				code: "INVALID_INPUT",
				issues: [
					{ path: "programId", message: expect.stringContaining("Remove the task's dependencies first") },
				],
			});
		}
	});

	it("keeps links to what goes along, leaves others behind where the caller says so, and one undo brings all of it back", async () => {
		const [from, to] = [await programCalled("Quay"), await programCalled("Yard")];
		const { id: workstreamId } = await editor().workstream.create({ programId: from, name: "Cranes" });
		const summary = await plan({ programId: from, name: "Works" });
		const [one, other] = [
			await plan({ programId: from, workstreamId, parentId: summary.id, name: "Survey" }),
			await plan({ programId: from, workstreamId, name: "Dig" }),
		];
		const stays = await plan({ programId: from, name: "Permit" });
		const link = await editor().dependency.create({
			...{ predecessorId: one.id, successorId: other.id, kind: "SS", lagDays: 2 },
		});
		const left = await editor().dependency.create({ predecessorId: stays.id, successorId: one.id });
		const requestId = "move-two-tasks";
		await world.as("Editor", { requestId }).task.updateMany({
			changes: [one, other].map(({ id }) => ({ id, version: 1, programId: to })),
			unlink: true,
		});
		const standing = async (programId: string) => {
			const rows = await viewer().list({ programId });
			return rows.map((row) => [row.name, row.workstreamId, row.parentId]);
		};
		expect(await standing(to)).toEqual([
			["Survey", null, null],
			["Dig", null, null],
		]);
		expect(await viewer().dependency.list({ programId: from })).toEqual([]);
		expect(await viewer().dependency.list({ programId: to })).toMatchObject([
			{ id: link.id, predecessorId: one.id, successorId: other.id, kind: "SS", lagDays: 2 },
		]);

		await world.as("Editor", { requestId: "move-back" }).undo.takeBack({ id: requestId });
		expect(await standing(to)).toEqual([]);
		expect(await standing(from)).toEqual([
			["Works", null, null],
			["Survey", workstreamId, summary.id],
			["Dig", workstreamId, null],
			["Permit", null, null],
		]);
		const ids = (await viewer().dependency.list({ programId: from })).map(({ id }) => id);
		expect(ids.sort()).toEqual([link.id, left.id].sort());
		expect(await viewer().dependency.list({ programId: to })).toEqual([]);
	});

	it("needs no word of the caller where all that is linked goes along", async () => {
		const to = await programCalled("Dock");
		const [one, other] = [await plan({ name: "Frame" }), await plan({ name: "Paint" })];
		await editor().dependency.create({ predecessorId: one.id, successorId: other.id });
		const changes = [one, other].map(({ id }) => ({ id, version: 1, programId: to }));
		const elsewhere = await programCalled("Basin");
		const [first, second] = changes;
		const apart = [first, second && { ...second, programId: elsewhere }].filter((each) => each !== undefined);
		expect(await refusalOf(editor().updateMany({ changes: apart }))).toMatchObject({
			issues: [{ path: "changes.0.programId" }, { path: "changes.1.programId" }],
		});
		await editor().updateMany({ changes });
		expect(await viewer().dependency.list({ programId: to })).toHaveLength(1);
	});
});

describe("making several tasks", () => {
	it("puts them last in their order, all or none, and takes all of them away and back in one step", async () => {
		await plan({ name: "The last so far" });
		const made = await editor().createMany({
			tasks: [
				{ programId, name: "Survey the bed" },
				{ programId, name: "Order the crane", status: "Completed", startDate: "2026-06-01" },
			],
		});
		expect(made).toMatchObject([
			{ name: "Survey the bed", status: "Not Started", version: 1 },
			{ name: "Order the crane", status: "Completed", progress: 100 },
		]);
		const names = async () => (await viewer().list({ programId })).map(({ name }) => name);
		expect((await names()).slice(-3)).toEqual(["The last so far", "Survey the bed", "Order the crane"]);

		const targets = made.map(({ id }) => ({ id }));
		const { undoId } = await world.as("Editor").trash.remove({ objectType: "task", targets });
		expect((await names()).at(-1)).toBe("The last so far");
		await world.as("Editor").trash.restore({ undoId });
		expect((await names()).slice(-2)).toEqual(["Survey the bed", "Order the crane"]);
		const trail = await world.db
			.select()
			.from(auditEntry)
			.where(eq(auditEntry.objectId, made[1]?.id ?? ""));
		expect(trail.map(({ action }) => action).sort()).toEqual(["created", "deleted"]);
	});

	it("makes none where one is refused, and names its field", async () => {
		const before = await viewer().list({ programId });
		const tasks = [
			{ programId, name: "Fine" },
			{ programId, name: "Not fine", ownerId: nobody },
		];
		expect(await refusalOf(editor().createMany({ tasks }))).toMatchObject({
			code: "INVALID_INPUT",
			issues: [{ path: "tasks.1.ownerId", message: "This team member does not exist, or no longer does" }],
		});
		const late = { programId, name: "Late", startDate: "2026-06-02", endDate: "2026-06-01" };
		expect(await refusalOf(editor().createMany({ tasks: [late] }))).toMatchObject({
			issues: [{ path: "tasks.0.endDate" }],
		});
		expect(await viewer().list({ programId })).toEqual(before);
		const gone = { objectType: "task" as const, targets: [{ id: nobody }] };
		expect(await refusalOf(world.as("Editor").trash.remove(gone))).toMatchObject({ code: "NOT_FOUND" });
	});
});

describe("a checklist", () => {
	it("is kept in its order, ticked off, and refused with its step named", async () => {
		const steps = [{ text: "Rent the boat" }, { text: "Ask the harbour master", done: true }];
		const made = await plan({ checklist: steps });
		expect(made.checklist).toEqual([
			{ text: "Rent the boat", done: false },
			{ text: "Ask the harbour master", done: true },
		]);
		const ticked = made.checklist.map((step) => ({ ...step, done: true }));
		const { checklist } = await editor().update({ id: made.id, version: 1, checklist: ticked });
		expect(checklist).toEqual(ticked);
		const blank = { id: made.id, version: 2, checklist: [{ text: " " }] };
		expect(await refusalOf(editor().update(blank))).toMatchObject({
			issues: [{ path: "checklist.0.text", message: "Say what is to be done" }],
		});
	});
});

describe("changing several tasks", () => {
	it("changes them together, in the order that was asked, and answers how to take it back", async () => {
		const one = await plan({ priority: "Low", startDate: "2026-06-01", endDate: "2026-06-02" });
		const other = await plan({ priority: "High" });
		const { tasks, undo } = await editor().updateMany({
			changes: [
				{ id: other.id, version: 1, priority: "Critical" },
				{ id: one.id, version: 1, priority: "Critical", startDate: "2026-06-02" },
			],
		});
		expect(tasks).toMatchObject([
			{ id: other.id, priority: "Critical", version: 2 },
			{ id: one.id, priority: "Critical", startDate: "2026-06-02", endDate: "2026-06-02", version: 2 },
		]);
		expect(undo).toEqual([
			{ id: other.id, version: 2, priority: "High" },
			{ id: one.id, version: 2, priority: "Low", startDate: "2026-06-01" },
		]);
		await editor().updateMany({ changes: undo });
		expect(await viewer().byId({ id: one.id })).toMatchObject({ priority: "Low", startDate: "2026-06-01" });
		expect(await viewer().byId({ id: other.id })).toMatchObject({ priority: "High", version: 3 });
	});

	it("takes back every field, to and from nothing", async () => {
		const { id: workstreamId } = await editor().workstream.create({ programId, name: "Piers" });
		const bare = await plan();
		const everything = {
			workstreamId,
			name: "Dredge “deep”, and 'wide'",
			description: 'Two lines:\n{"and": "braces"}',
			status: "Waiting for the tide",
			startDate: "2026-06-05",
			endDate: "2026-06-05",
			progress: 0,
			ownerId: memberId,
			priority: "Critical" as const,
			milestone: true,
			estimate: "0.25",
			position: -3,
		};
		const forth = await editor().updateMany({ changes: [{ id: bare.id, version: 1, ...everything }] });
		expect(forth.tasks).toMatchObject([everything]);
		const back = await editor().updateMany({ changes: forth.undo });
		expect(back.tasks).toEqual([{ ...bare, version: 3, updatedAt: expect.any(String) }]);
		const again = await editor().updateMany({ changes: back.undo });
		expect(again.tasks).toMatchObject([everything]);
	});

	it("leaves out of the undo what was so already", async () => {
		const same = await plan({ priority: "Low" });
		const { tasks, undo } = await editor().updateMany({
			changes: [{ id: same.id, version: 1, priority: "Low" }],
		});
		expect(tasks).toEqual([same]);
		expect(undo).toEqual([]);
	});

	it("undoes nothing when somebody changed one of them since", async () => {
		const [one, other] = [await plan(), await plan()];
		const both = [one, other].map(({ id, version }) => ({ id, version, status: "On Hold" }));
		const { undo } = await editor().updateMany({ changes: both });
		await world.as("Admin").task.update({ id: other.id, version: 2, progress: 10 });
		expect(await refusalOf(editor().updateMany({ changes: undo }))).toMatchObject({
			code: "CONFLICT",
			current: { id: other.id, progress: 10 },
		});
		expect(await viewer().byId({ id: one.id })).toMatchObject({ status: "On Hold" });
	});

	it("changes none when one is refused, and says which field of which", async () => {
		const one = await plan({ startDate: "2026-06-01", endDate: "2026-06-02" });
		const other = await plan({ startDate: "2026-06-01", endDate: "2026-06-02" });
		const attempt = (change: object) =>
			refusalOf(
				editor().updateMany({
					changes: [
						{ id: one.id, version: 1, progress: 50 },
						{ id: other.id, version: 1, ...change },
					],
				}),
			);
		expect(await attempt({ endDate: "2026-05-01" })).toMatchObject({
			issues: [{ path: "changes.1.endDate" }],
		});
		expect(await attempt({ ownerId: nobody })).toMatchObject({ issues: [{ path: "changes.1.ownerId" }] });
		expect(await attempt({ version: 9, progress: 1 })).toMatchObject({ code: "CONFLICT" });
		expect(await refusalOf(editor().updateMany({ changes: [{ id: nobody, version: 1 }] }))).toMatchObject({
			code: "NOT_FOUND",
		});
		expect(await viewer().byId({ id: one.id })).toEqual(one);
	});

	it("lets two people change the same tasks at once without waiting for ever", async () => {
		const tasks = await Promise.all([plan(), plan(), plan(), plan()]);
		const changes = tasks.map(({ id, version }) => ({ id, version, progress: 10 }));
		const outcomes = await Promise.allSettled([
			editor().updateMany({ changes }),
			world
				.as("Admin")
				.task.updateMany({ changes: changes.toReversed().map((one) => ({ ...one, progress: 20 })) }),
		]);
		expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
		const { length } = await world.db
			.select()
			.from(auditEntry)
			.where(and(eq(auditEntry.objectId, tasks[0].id), eq(auditEntry.action, "updated")));
		expect(length).toBe(1);
	});
});

describe("deleting a task", () => {
	it("takes its links along, and undo brings them back", async () => {
		const [one, middle, last] = [await plan(), await plan(), await plan()];
		const first = await editor().dependency.create({ predecessorId: one.id, successorId: middle.id });
		await editor().dependency.create({ predecessorId: middle.id, successorId: last.id });
		const { undoId } = await editor().remove({ id: middle.id, version: 1 });
		expect(await viewer().dependency.ofTask({ taskId: last.id })).toEqual([]);
		await world.as("Editor").trash.restore({ undoId });
		expect(await viewer().byId({ id: middle.id })).toEqual(middle);
		expect(await viewer().dependency.ofTask({ taskId: middle.id })).toEqual([first]);
	});

	it("cannot be undone when its links would close a circle by now", async () => {
		const [a, b, c] = [await plan({ name: "A" }), await plan({ name: "B" }), await plan({ name: "C" })];
		await editor().dependency.create({ predecessorId: a.id, successorId: b.id });
		await editor().dependency.create({ predecessorId: b.id, successorId: c.id });
		const { undoId } = await editor().remove({ id: b.id });
		await editor().dependency.create({ predecessorId: c.id, successorId: a.id });
		const refusal = await refusalOf(world.as("Editor").trash.restore({ undoId }));
		expect(refusal.code).toBe("CONFLICT");
		expect(refusal.message).toMatch(/in a circle: (A → B → C → A|B → C → A → B|C → A → B → C)$/);
		expect(await refusalOf(viewer().byId({ id: b.id }))).toMatchObject({ code: "NOT_FOUND" });
	});
});

describe("a program's schedule", () => {
	it("has the critical path, and the moves that a single change carries out", async () => {
		const harbour = await programCalled("Scheduled");
		const a = await plan({ programId: harbour, name: "A", startDate: "2026-06-01", endDate: "2026-06-05" });
		const b = await plan({ programId: harbour, name: "B", startDate: "2026-06-03", endDate: "2026-06-04" });
		await plan({ programId: harbour, name: "Some day" });
		await editor().dependency.create({ predecessorId: a.id, successorId: b.id, lagDays: 1 });
		await editor().holiday.create({ programId: harbour, date: "2026-06-08", name: "Harbour day" });
		const { tasks, moves, finish } = await viewer().schedule({ programId: harbour });
		expect(tasks.map(({ id, critical }) => [id, critical])).toEqual([
			[a.id, true],
			[b.id, true],
		]);
		expect(finish).toBe("2026-06-11");
		expect(moves).toEqual([
			{
				id: b.id,
				name: "B",
				from: { startDate: "2026-06-03", endDate: "2026-06-04" },
				to: { startDate: "2026-06-10", endDate: "2026-06-11" },
			},
		]);
		const changes = moves.map(({ id, to }) => ({ id, version: b.version, ...to }));
		const { undo } = await editor().updateMany({ changes });
		expect((await viewer().schedule({ programId: harbour })).moves).toEqual([]);
		expect(undo).toEqual([{ id: b.id, version: 2, startDate: "2026-06-03", endDate: "2026-06-04" }]);
	});
});

it("a task of a deleted program comes back with it", async () => {
	const doomed = await programCalled("Doomed");
	const kept = await plan({ programId: doomed });
	const { undoId } = await world.as("Editor").program.remove({ id: doomed });
	expect(await world.db.$count(program, eq(program.id, doomed))).toBe(0);
	await world.as("Editor").trash.restore({ undoId });
	expect(await viewer().byId({ id: kept.id })).toEqual(kept);
});
