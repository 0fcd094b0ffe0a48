import { resource } from "@throughline/db/schema";
import type { DependencyKind } from "@throughline/domain/task/dependency";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { Change, changeChannel } from "../../src/change.ts";
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
const taskCalled = async (name: string, of = programId) => await editor().create({ programId: of, name });
const notFound = { code: "NOT_FOUND" };

/** Each of the calls is refused because there is no such object. */
async function noneIsFound(calls: Promise<unknown>[]) {
	const refusals = await Promise.all(calls.map(refusalOf));
	expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(["NOT_FOUND"]));
}

describe("linking tasks", () => {
	it("makes one wait for the other, in each of the four ways", async () => {
		const successor = await taskCalled("Build");
		const kinds: DependencyKind[] = ["FS", "SS", "FF", "SF"];
		for (const [place, kind] of kinds.entries()) {
			const { id: predecessorId } = await taskCalled(kind);
			const link = { predecessorId, successorId: successor.id, kind, lagDays: place - 1 };
			expect(await editor().dependency.create(link)).toMatchObject({ ...link, programId, version: 1 });
		}
		const waiting = await viewer().dependency.ofTask({ taskId: successor.id });
		expect(waiting.map(({ kind }) => kind)).toEqual(kinds);
		expect(await viewer().dependency.list({ programId })).toEqual(waiting);
		for (const one of waiting) expect(await viewer().dependency.byId({ id: one.id })).toEqual(one);
	});

	it("is finish to start without lag unless said otherwise, and leaves a trace with both names", async () => {
		const [before, after] = [await taskCalled("Survey"), await taskCalled("Dig")];
		const link = await editor().dependency.create({ predecessorId: before.id, successorId: after.id });
		expect(link).toMatchObject({ kind: "FS", lagDays: 0 });
		const [told] = await world.as("Viewer").history.ofObject({ objectType: "dependency", objectId: link.id });
		expect(told).toMatchObject({ action: "created" });
		const { activity } = await world.as("Viewer").dashboard.overview({ programId });
		expect(activity[0]).toMatchObject({ objectType: "dependency", objectTitle: "Survey → Dig" });
	});

	it("refuses a circle and names it", async () => {
		const [a, b, c] = [await taskCalled("Design"), await taskCalled("Build"), await taskCalled("Test")];
		await editor().dependency.create({ predecessorId: a.id, successorId: b.id });
		await editor().dependency.create({ predecessorId: b.id, successorId: c.id, kind: "SS" });
		expect(
			await refusalOf(editor().dependency.create({ predecessorId: c.id, successorId: a.id })),
		).toMatchObject({
			code: "INVALID_INPUT",
			issues: [
				{
					path: "predecessorId",
					message: "These tasks would wait for each other in a circle: Test → Design → Build → Test",
				},
			],
		});
		expect(
			await refusalOf(editor().dependency.create({ predecessorId: a.id, successorId: a.id })),
		).toMatchObject({
			code: "INVALID_INPUT",
			issues: [{ path: "predecessorId", message: "A task cannot wait for itself" }],
		});
	});

	it("makes several at once, all or none, and names the one that does not fit", async () => {
		const [a, b, c] = [await taskCalled("Sand"), await taskCalled("Sift"), await taskCalled("Sell")];
		const [first, second] = [
			{ predecessorId: a.id, successorId: b.id },
			{ predecessorId: b.id, successorId: c.id, kind: "SS" as const, lagDays: 2 },
		];
		const circle = { predecessorId: c.id, successorId: a.id };
		expect(
			await refusalOf(editor().dependency.createMany({ dependencies: [first, second, circle] })),
		).toMatchObject({
			issues: [
				{ path: "dependencies.2.predecessorId", message: expect.stringMatching(/Sell → Sand → Sift → Sell/) },
			],
		});
		expect(
			await refusalOf(editor().dependency.createMany({ dependencies: [first, { ...first, kind: "SS" }] })),
		).toMatchObject({ code: "ALREADY_EXISTS", issues: [{ path: "dependencies.1.predecessorId" }] });
		expect(await viewer().dependency.ofTask({ taskId: b.id })).toEqual([]);
		const made = await editor().dependency.createMany({ dependencies: [first, second] });
		expect(made).toMatchObject([{ ...first, kind: "FS", lagDays: 0 }, second]);
		const { activity } = await world.as("Viewer").dashboard.overview({ programId });
		const linked = activity.find(({ objectTitle }) => objectTitle === "Sand → Sift");
		expect(linked).toMatchObject({ action: "created", objectType: "dependency", others: 1 });
	});

	it("lets no circle in by two links at the same moment", async () => {
		const [a, b] = [await taskCalled("A"), await taskCalled("B")];
		const results = await Promise.allSettled([
			editor().dependency.create({ predecessorId: a.id, successorId: b.id }),
			world.as("Admin").task.dependency.create({ predecessorId: b.id, successorId: a.id }),
		]);
		expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
	});

	it("refuses a second link of the same two tasks", async () => {
		const [a, b] = [await taskCalled("A"), await taskCalled("B")];
		await editor().dependency.create({ predecessorId: a.id, successorId: b.id });
		const again = editor().dependency.create({ predecessorId: a.id, successorId: b.id, kind: "FF" });
		expect(await refusalOf(again)).toMatchObject({
			code: "ALREADY_EXISTS",
			message: "“B” waits for “A” already: change that link instead",
		});
	});

	it("refuses a task of another program, and one that does not exist", async () => {
		const [own, foreign] = [
			await taskCalled("Own"),
			await taskCalled("Foreign", await programCalled("Other")),
		];
		const link = (predecessorId: string, successorId: string) =>
			refusalOf(editor().dependency.create({ predecessorId, successorId }));
		const refused = { code: "INVALID_INPUT", issues: [{ path: "predecessorId" }] };
		expect(await link(foreign.id, own.id)).toMatchObject(refused);
		expect(await link(nobody, own.id)).toMatchObject(refused);
		expect(await link(own.id, nobody)).toMatchObject(notFound);
	});

	it("can be changed and undone", async () => {
		const [a, b] = [await taskCalled("A"), await taskCalled("B")];
		const { id } = await editor().dependency.create({ predecessorId: a.id, successorId: b.id });
		const changed = await editor().dependency.update({ id, version: 1, kind: "SS", lagDays: -2 });
		expect(changed).toMatchObject({ kind: "SS", lagDays: -2, version: 2 });
		expect(await refusalOf(editor().dependency.update({ id, version: 1, lagDays: 0 }))).toMatchObject({
			code: "CONFLICT",
			current: changed,
		});
		expect(await refusalOf(editor().dependency.update({ id, version: 1, lagDays: 4000 }))).toMatchObject({
			issues: [{ path: "lagDays" }],
		});
		const { undoId } = await editor().dependency.remove({ id, version: 2 });
		expect(await refusalOf(viewer().dependency.byId({ id }))).toMatchObject(notFound);
		await world.as("Editor").trash.restore({ undoId });
		expect(await viewer().dependency.byId({ id })).toEqual(changed);
	});

	it("cannot be undone into a circle", async () => {
		const [a, b] = [await taskCalled("A"), await taskCalled("B")];
		const { id } = await editor().dependency.create({ predecessorId: a.id, successorId: b.id });
		const { undoId } = await editor().dependency.remove({ id });
		await editor().dependency.create({ predecessorId: b.id, successorId: a.id });
		expect(await refusalOf(world.as("Editor").trash.restore({ undoId }))).toMatchObject({ code: "CONFLICT" });
	});

	it("is found only under the task that waits", async () => {
		const [a, b] = [await taskCalled("A"), await taskCalled("B")];
		const link = await editor().dependency.create({ predecessorId: a.id, successorId: b.id });
		const { id } = link;
		expect(await viewer().dependency.byId({ id, taskId: b.id })).toEqual(link);
		const elsewhere = { id, taskId: a.id };
		await noneIsFound([
			viewer().dependency.byId(elsewhere),
			editor().dependency.update({ ...elsewhere, version: 1, lagDays: 1 }),
			editor().dependency.remove(elsewhere),
			viewer().dependency.ofTask({ taskId: nobody }),
			viewer().dependency.list({ programId: nobody }),
		]);
	});
});

describe("workstreams", () => {
	it("are created, changed, listed in order, and leave their tasks when they go", async () => {
		const of = await programCalled("Streams");
		const build = await editor().workstream.create({ programId: of, name: "Build", leadId: memberId });
		const prepare = await editor().workstream.create({ programId: of, name: "Prepare", position: -1 });
		expect(build).toMatchObject({ name: "Build", leadId: memberId, description: null, position: 0 });
		expect(await viewer().workstream.list({ programId: of })).toEqual([prepare, build]);
		const renamed = await editor().workstream.update({ id: build.id, version: 1, name: "Construct" });
		expect(await viewer().workstream.byId({ id: build.id })).toEqual(renamed);
		expect(
			await refusalOf(editor().workstream.update({ id: build.id, version: 1, name: "X" })),
		).toMatchObject({
			code: "CONFLICT",
		});
		const task = await editor().create({ programId: of, name: "A", workstreamId: build.id });
		const { undoId } = await editor().workstream.remove({ id: build.id, version: 2 });
		expect(await viewer().byId({ id: task.id })).toMatchObject({ workstreamId: null });
		await world.as("Editor").trash.restore({ undoId });
		expect(await viewer().byId({ id: task.id })).toMatchObject({ workstreamId: build.id });
	});

	it("are refused with bad input and unknown things", async () => {
		const create = (input: object) =>
			refusalOf(editor().workstream.create({ programId, name: "A", ...input }));
		expect(await create({ name: " " })).toMatchObject({
			issues: [{ path: "name", message: "Workstream name is required" }],
		});
		expect(await create({ leadId: nobody })).toMatchObject({ issues: [{ path: "leadId" }] });
		expect(await create({ programId: nobody })).toMatchObject(notFound);
		expect(await refusalOf(viewer().workstream.list({ programId: nobody }))).toMatchObject(notFound);
		expect(await refusalOf(viewer().workstream.byId({ id: nobody }))).toMatchObject(notFound);
		expect(await refusalOf(editor().workstream.remove({ id: nobody }))).toMatchObject(notFound);
	});
});

describe("holidays", () => {
	it("are kept by date, one a day", async () => {
		const of = await programCalled("Holidays");
		const late = await editor().holiday.create({ programId: of, date: "2026-12-25", name: "Christmas Day" });
		const early = await editor().holiday.create({ programId: of, date: "2026-05-01", name: "Labour Day" });
		expect(await viewer().holiday.list({ programId: of })).toEqual([early, late]);
		const message = "2026-05-01 is a holiday already: Labour Day";
		const taken = { code: "ALREADY_EXISTS", message, issues: [{ path: "date", message }] };
		const again = editor().holiday.create({ programId: of, date: "2026-05-01", name: "May Day" });
		expect(await refusalOf(again)).toMatchObject(taken);
		expect(
			await refusalOf(editor().holiday.update({ id: late.id, version: 1, date: "2026-05-01" })),
		).toMatchObject(taken);
		const moved = await editor().holiday.update({ id: late.id, version: 1, date: "2026-12-24" });
		expect(await viewer().holiday.byId({ id: late.id })).toEqual(moved);
		expect(await refusalOf(editor().holiday.update({ id: late.id, version: 1, name: "X" }))).toMatchObject({
			code: "CONFLICT",
		});
		const { undoId } = await editor().holiday.remove({ id: early.id });
		expect(await viewer().holiday.list({ programId: of })).toEqual([moved]);
		await world.as("Editor").trash.restore({ undoId });
		expect(await viewer().holiday.list({ programId: of })).toEqual([early, moved]);
	});

	it("are refused with bad input and unknown things", async () => {
		const create = (input: object) =>
			refusalOf(editor().holiday.create({ programId, date: "2026-05-01", name: "A", ...input }));
		expect(await create({ date: "1 May" })).toMatchObject({ issues: [{ path: "date" }] });
		expect(await create({ name: "" })).toMatchObject({ issues: [{ path: "name" }] });
		expect(await create({ programId: nobody })).toMatchObject(notFound);
		expect(await refusalOf(viewer().holiday.list({ programId: nobody }))).toMatchObject(notFound);
		expect(await refusalOf(viewer().holiday.byId({ id: nobody }))).toMatchObject(notFound);
	});
});

describe("baselines", () => {
	it("keep the plan as it was, whatever becomes of it", async () => {
		const of = await programCalled("Baselines");
		const dates = { startDate: "2026-06-01", endDate: "2026-06-05" };
		const kept = await editor().create({ programId: of, name: "Kept", ...dates, progress: 10, estimate: 3 });
		const gone = await editor().create({ programId: of, name: "Gone" });
		const taken = await editor().baseline.take({ programId: of, name: "Approved" });
		expect(taken).toMatchObject({ programId: of, name: "Approved", version: 1 });
		await editor().update({ id: kept.id, version: 1, name: "Renamed", endDate: "2026-07-05", progress: 90 });
		await editor().remove({ id: gone.id });
		await editor().create({ programId: of, name: "New" });
		expect(await viewer().baseline.byId({ id: taken.id })).toEqual({
			...taken,
			tasks: [
				{ taskId: kept.id, name: "Kept", ...dates, progress: 10, estimate: "3.00" },
				{ taskId: null, name: "Gone", startDate: null, endDate: null, progress: null, estimate: null },
			],
		});
		const compared = await viewer().baseline.compare({ id: taken.id });
		expect(compared.map(({ name, start, finish }) => [name, start, finish])).toEqual([
			["Renamed", 0, 20],
			["New", null, null],
			["Gone", null, null],
		]);
	});

	it("have a name of their own, are listed newest first, renamed, removed and brought back", async () => {
		const of = await programCalled("Named baselines");
		await editor().create({ programId: of, name: "A" });
		const first = await editor().baseline.take({ programId: of, name: "First" });
		const second = await editor().baseline.take({ programId: of, name: "Second" });
		expect(await viewer().baseline.list({ programId: of })).toEqual([second, first]);
		const message = "The program has a baseline of this name already";
		const taken = { code: "ALREADY_EXISTS", message, issues: [{ path: "name", message }] };
		expect(await refusalOf(editor().baseline.take({ programId: of, name: "First" }))).toMatchObject(taken);
		expect(
			await refusalOf(editor().baseline.update({ id: second.id, version: 1, name: "First" })),
		).toMatchObject(taken);
		const renamed = await editor().baseline.update({ id: second.id, version: 1, name: "Re-planned" });
		expect(renamed).toMatchObject({ name: "Re-planned", version: 2 });
		expect(await refusalOf(editor().baseline.remove({ id: second.id, version: 1 }))).toMatchObject({
			code: "CONFLICT",
		});
		const { undoId } = await editor().baseline.remove({ id: second.id, version: 2 });
		expect(await viewer().baseline.list({ programId: of })).toEqual([first]);
		await world.as("Editor").trash.restore({ undoId });
		expect((await viewer().baseline.byId({ id: second.id })).tasks).toMatchObject([{ name: "A" }]);
	});

	it("hold plans of thousands of tasks", async () => {
		const of = await programCalled("Large");
		const { task } = await import("@throughline/db/schema");
		const rows = Array.from({ length: 4_500 }, (_, position) => ({
			programId: of,
			name: `T${position}`,
			position,
		}));
		await world.db.insert(task).values(rows);
		const { id } = await editor().baseline.take({ programId: of, name: "All of it" });
		const { tasks } = await viewer().baseline.byId({ id });
		expect(tasks.map(({ name }) => name)).toEqual(rows.map(({ name }) => name));
	});

	it("are refused without a name and of unknown programs", async () => {
		expect(await refusalOf(editor().baseline.take({ programId, name: " " }))).toMatchObject({
			issues: [{ path: "name", message: "Baseline name is required" }],
		});
		await noneIsFound([
			editor().baseline.take({ programId: nobody, name: "A" }),
			viewer().baseline.list({ programId: nobody }),
			viewer().baseline.byId({ id: nobody }),
			viewer().baseline.compare({ id: nobody }),
			editor().baseline.remove({ id: nobody }),
		]);
	});
});

describe("assignments", () => {
	it("give team members a share in a task", async () => {
		const task = await taskCalled("Shared");
		const share = await editor().assignment.create({ taskId: task.id, resourceId: memberId });
		expect(share).toMatchObject({ percent: 100, startDate: null, endDate: null, version: 1 });
		expect(await viewer().assignment.ofTask({ taskId: task.id })).toEqual([share]);
		expect(await viewer().assignment.list({ programId })).toEqual([share]);
		const { id } = share;
		const changed = await editor().assignment.update({
			id,
			version: 1,
			percent: 50,
			startDate: "2026-06-01",
		});
		expect(await viewer().assignment.byId({ id, taskId: task.id })).toEqual(changed);
		expect(await refusalOf(editor().assignment.update({ id, version: 1, percent: 1 }))).toMatchObject({
			code: "CONFLICT",
		});
		expect(
			await refusalOf(editor().assignment.update({ id, version: 2, endDate: "2026-05-01" })),
		).toMatchObject({
			issues: [{ path: "endDate" }],
		});
		const { undoId } = await editor().assignment.remove({ id });
		expect(await viewer().assignment.ofTask({ taskId: task.id })).toEqual([]);
		await world.as("Editor").trash.restore({ undoId });
		expect(await viewer().assignment.ofTask({ taskId: task.id })).toEqual([changed]);
	});

	it("are one for each member, task and first day", async () => {
		const { id: taskId } = await taskCalled("Twice");
		const first = await editor().assignment.create({ taskId, resourceId: memberId });
		const taken = { code: "ALREADY_EXISTS", issues: [{ path: "resourceId" }] };
		expect(await refusalOf(editor().assignment.create({ taskId, resourceId: memberId }))).toMatchObject(
			taken,
		);
		const later = { taskId, resourceId: memberId, startDate: "2026-06-01" };
		const second = await editor().assignment.create(later);
		expect(
			await refusalOf(editor().assignment.update({ id: second.id, version: 1, startDate: null })),
		).toMatchObject(taken);
		expect(await editor().assignment.update({ id: first.id, version: 1, percent: 20 })).toMatchObject({
			percent: 20,
		});
	});

	it("are refused with bad input and unknown things", async () => {
		const { id: taskId } = await taskCalled("Refused");
		const create = (input: object) =>
			refusalOf(editor().assignment.create({ taskId, resourceId: memberId, ...input }));
		expect(await create({ percent: 0 })).toMatchObject({ issues: [{ path: "percent" }] });
		expect(await create({ percent: 101 })).toMatchObject({ issues: [{ path: "percent" }] });
		expect(await create({ resourceId: nobody })).toMatchObject({ issues: [{ path: "resourceId" }] });
		expect(await create({ startDate: "2026-06-02", endDate: "2026-06-01" })).toMatchObject({
			issues: [{ path: "endDate" }],
		});
		expect(await create({ taskId: nobody })).toMatchObject(notFound);
		const { id } = await editor().assignment.create({ taskId, resourceId: memberId });
		const { id: elsewhere } = await taskCalled("Elsewhere");
		await noneIsFound([
			viewer().assignment.byId({ id, taskId: elsewhere }),
			editor().assignment.remove({ id, taskId: elsewhere }),
			viewer().assignment.ofTask({ taskId: nobody }),
			viewer().assignment.list({ programId: nobody }),
		]);
	});
});

describe("saved views", () => {
	const late = { view: "timeline", name: "Late ones", search: { status: "Delayed", sort: "endDate" } };

	it("belong to one person, and one of the same name is replaced", async () => {
		const saved = await viewer().savedView.save(late);
		expect(saved).toMatchObject({ ...late, version: 1 });
		expect(await viewer().savedView.list({ view: "timeline" })).toEqual([saved]);
		expect(await viewer().savedView.list({ view: "risks" })).toEqual([]);
		expect(await editor().savedView.list({ view: "timeline" })).toEqual([]);
		const replaced = await viewer().savedView.save({ ...late, search: { status: "At Risk" } });
		expect(replaced).toMatchObject({ id: saved.id, search: { status: "At Risk" }, version: 2 });
		expect(await refusalOf(editor().savedView.remove({ id: saved.id }))).toMatchObject(notFound);
		expect(await viewer().savedView.remove({ id: saved.id })).toEqual(replaced);
		expect(await viewer().savedView.list({ view: "timeline" })).toEqual([]);
	});

	it("of the portfolio are shared by who may write, used by everybody, and changed by their owner alone", async () => {
		const offTrack = { view: "portfolio", name: "Off track", search: { group: "health" }, shared: true };
		const saved = await editor().savedView.save(offTrack);
		expect(saved).toMatchObject({ ...offTrack, sharedBy: null });
		const [seen] = await viewer().savedView.list({ view: "portfolio" });
		expect(seen).toMatchObject({ id: saved.id, shared: true, sharedBy: expect.stringMatching(/./) });
		expect(await refusalOf(viewer().savedView.remove({ id: saved.id }))).toMatchObject(notFound);
		expect(await refusalOf(viewer().savedView.save(offTrack))).toMatchObject({ code: "FORBIDDEN" });
		expect(await refusalOf(editor().savedView.save({ ...late, shared: true }))).toMatchObject({
			issues: [{ path: "shared", message: "Views are shared of the portfolio" }],
		});
		const { shared: _, ...own } = offTrack;
		await viewer().savedView.save(own);
		expect(await viewer().savedView.list({ view: "portfolio" })).toHaveLength(2);
		await editor().savedView.save(own);
		expect(await viewer().savedView.list({ view: "portfolio" })).toMatchObject([{ sharedBy: null }]);
	});

	it("tell others when shared ones change, and of one's own nobody", async () => {
		const heard: unknown[] = [];
		const { unlisten } = await world.sql.listen(changeChannel, (payload) => {
			const { area, objectId } = Change.parse(JSON.parse(payload));
			if (area === "portfolio") heard.push(objectId);
		});
		onTestFinished(unlisten);
		const view = { view: "portfolio", name: "Late", search: {} };
		await editor().savedView.save(view);
		const { id } = await editor().savedView.save({ ...view, shared: true });
		await editor().savedView.save(view);
		await editor().savedView.save({ ...view, name: "Own" });
		await editor().savedView.save({ ...view, shared: true });
		await editor().savedView.remove({ id });
		await vi.waitFor(() => expect(heard).toEqual([id, id, id, id]));
	});

	it("are refused without a name, and beyond a hundred in a view", async () => {
		expect(await refusalOf(editor().savedView.save({ ...late, name: " " }))).toMatchObject({
			issues: [{ path: "name", message: "Give the view a name" }],
		});
		for (let number = 0; number < 100; number++)
			await editor().savedView.save({ ...late, name: `View ${number}` });
		expect(await refusalOf(editor().savedView.save(late))).toMatchObject({ issues: [{ path: "name" }] });
		expect(await editor().savedView.save({ ...late, name: "View 7" })).toMatchObject({ version: 2 });
	});
});
