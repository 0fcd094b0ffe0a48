import { person as people, resource } from "@throughline/db/schema";
import type { NewTask } from "@throughline/domain/task";
import { withSummaries } from "@throughline/domain/task/hierarchy/hierarchy";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { createWorld, refusalOf, type World } from "../world.ts";

let world: World;
let memberId: string;
beforeAll(async () => {
	world = await createWorld();
	const [person] = await world.db.select().from(people).where(eq(people.subject, "Editor"));
	const petra = { name: "Petra", personId: person?.id };
	const [member] = await world.db.insert(resource).values(petra).returning();
	memberId = member?.id ?? "";
});
afterAll(() => world.drop());

let calls = 0;
/** Each call under a request id of its own, as every request has one. */
const editor = () => world.as("Editor", { requestId: `sub-tasks ${++calls}` });
type Input = Partial<z.input<typeof NewTask>>;
const programCalled = async (name: string) => (await editor().program.create({ name })).id;
const plan = (programId: string, name: string, input: Input = {}) =>
	editor().task.create({ programId, name, ...input });
const tasksOf = async (programId: string) => {
	const rows = await editor().task.list({ programId });
	return new Map(rows.map((row) => [row.name, row]));
};

describe("sub-tasks", () => {
	it("make a summary of their task, which nobody sets, and which still has a name and an owner", async () => {
		const programId = await programCalled("Summary");
		const { id: workstreamId } = await editor().task.workstream.create({ programId, name: "Piers" });
		const whole = await plan(programId, "Whole", {
			workstreamId,
			startDate: "2027-01-04",
			endDate: "2027-01-05",
		});
		const part = await plan(programId, "Part", {
			parentId: whole.id,
			startDate: "2027-02-01",
			endDate: "2027-02-05",
			status: "At Risk",
			progress: 40,
			estimate: "2",
		});
		expect(part).toMatchObject({ parentId: whole.id, workstreamId, summary: false });
		const { Whole: summary } = Object.fromEntries(await tasksOf(programId));
		expect(summary).toMatchObject({
			summary: true,
			startDate: "2027-02-01",
			endDate: "2027-02-05",
			status: "At Risk",
			progress: 40,
			estimate: "2.00",
			version: 1,
		});
		for (const [field, change] of Object.entries({
			status: { status: "Completed" },
			progress: { progress: 50 },
			startDate: { startDate: "2027-01-01" },
			endDate: { endDate: "2027-12-01" },
			estimate: { estimate: "7" },
			milestone: { milestone: true },
		})) {
			const refusal = await refusalOf(editor().task.update({ id: whole.id, version: 1, ...change }));
			expect(refusal).toMatchObject({ code: "SUMMARY_TASK", issues: [{ path: field }] });
			expect(refusal.message).toContain("“Whole” is a summary task");
		}
		const named = await editor().task.update({ id: whole.id, version: 1, name: "All", ownerId: memberId });
		expect(named).toMatchObject({ name: "All", ownerId: memberId, summary: true, progress: 40 });
	});

	it("take over the shares of their task, the first of them, and give them back when they go", async () => {
		const programId = await programCalled("Shares");
		const whole = await plan(programId, "Whole", { startDate: "2027-01-04", endDate: "2027-01-08" });
		const share = { taskId: whole.id, resourceId: memberId, percent: 50 };
		await editor().task.assignment.create(share);
		const sharesOf = async (taskId: string) =>
			(await editor().task.assignment.ofTask({ taskId })).map(({ resourceId, percent }) => ({
				resourceId,
				percent,
			}));
		const first = await plan(programId, "First", { parentId: whole.id });
		const second = await plan(programId, "Second", { parentId: whole.id });
		expect(await sharesOf(first.id)).toEqual([{ resourceId: memberId, percent: 50 }]);
		expect(await sharesOf(second.id)).toEqual([]);
		for (const { id } of [first, second]) await editor().task.remove({ id });
		expect(await sharesOf(whole.id)).toEqual([{ resourceId: memberId, percent: 50 }]);
	});

	it("are refused by name where they cannot be", async () => {
		const programId = await programCalled("Refused");
		const elsewhere = await plan(await programCalled("Elsewhere"), "Stranger");
		const a = await plan(programId, "A");
		const b = await plan(programId, "B", { parentId: a.id });
		const c = await plan(programId, "C", { parentId: b.id });
		const milestone = await plan(programId, "Handover", {
			milestone: true,
			startDate: "2027-01-04",
			endDate: "2027-01-04",
		});
		const one = await plan(programId, "One");
		const into = async (id: string, parentId: string) =>
			(await refusalOf(editor().task.update({ id, version: 1, parentId }))).message;
		expect(await into(a.id, c.id)).toBe("A task would be a part of itself: A → B → C → A");
		expect(await into(a.id, a.id)).toBe("A task would be a part of itself: A → A");
		expect(await into(c.id, elsewhere.id)).toBe("This parent is not a task of the same program");
		expect(await into(c.id, milestone.id)).toContain("“Handover” is a milestone");
		const link = { predecessorId: one.id, successorId: a.id };
		expect(await refusalOf(editor().task.dependency.create(link))).toMatchObject({
			code: "SUMMARY_TASK",
			message: "“A” is a summary task: link its sub-tasks instead",
		});
		const share = { taskId: a.id, resourceId: memberId, percent: 50 };
		expect(await refusalOf(editor().task.assignment.create(share))).toMatchObject({ code: "SUMMARY_TASK" });
		let deepest = c;
		for (let level = 3; level <= 20; level++)
			deepest = await plan(programId, `${level}`, { parentId: deepest.id });
		const tooDeep = await refusalOf(plan(programId, "21", { parentId: deepest.id }));
		expect(tooDeep.message).toBe("Sub-tasks go at most 20 levels deep");
		const top = await plan(programId, "Top");
		expect(await into(a.id, top.id)).toBe("Sub-tasks go at most 20 levels deep");
	});

	it("hand what waits for their task on to whichever of them is the last, added one by one; a link of their own stays", async () => {
		const programId = await programCalled("One by one");
		const [mount, wire] = [await plan(programId, "Mount"), await plan(programId, "Wire")];
		await editor().task.dependency.create({ predecessorId: mount.id, successorId: wire.id });
		const names = async () =>
			new Map((await editor().task.list({ programId })).map(({ id, name }) => [id, name]));
		const linksOf = async () => {
			const known = await names();
			const links = await editor().task.dependency.list({ programId });
			return links
				.map((link) => `${known.get(link.predecessorId)} → ${known.get(link.successorId)}`)
				.toSorted();
		};
		const drill = await plan(programId, "Drill", { parentId: mount.id });
		expect(await linksOf()).toEqual(["Drill → Wire"]);
		const paint = await plan(programId, "Paint");
		await editor().task.dependency.create({ predecessorId: drill.id, successorId: paint.id });
		const check = await plan(programId, "Check", { parentId: mount.id });
		expect(await linksOf()).toEqual(["Check → Wire", "Drill → Paint"]);
		await plan(programId, "Sign", { parentId: check.id });
		expect(await linksOf()).toEqual(["Drill → Paint", "Sign → Wire"]);

		const { undoId } = await editor().task.remove({ id: check.id });
		expect(await linksOf()).toEqual(["Drill → Paint", "Drill → Wire"]);
		await editor().trash.restore({ undoId });
		expect(await linksOf()).toEqual(["Drill → Paint", "Sign → Wire"]);
		await editor().task.remove({ id: check.id });
		const [removed] = await editor().undo.recent();
		await editor().undo.takeBack({ id: removed?.id ?? "" });
		expect(await linksOf()).toEqual(["Drill → Paint", "Sign → Wire"]);
		await editor().task.remove({ id: check.id });
		const last = await editor().task.remove({ id: drill.id });
		expect(await linksOf()).toEqual(["Mount → Wire"]);
		await editor().trash.restore({ undoId: last.undoId });
		expect(await linksOf()).toEqual(["Drill → Paint", "Drill → Wire"]);
	});

	it("take over the dependencies of their task, the first what it waits for and the last what waits for it; one undo gives all back", async () => {
		const programId = await programCalled("Linked");
		const [dig, build, open] = [
			await plan(programId, "Dig"),
			await plan(programId, "Build"),
			await plan(programId, "Open"),
		];
		await editor().task.dependency.create({ predecessorId: dig.id, successorId: build.id, lagDays: 2 });
		await editor().task.dependency.create({ predecessorId: build.id, successorId: open.id, kind: "SS" });
		const linksOf = async () => {
			const names = new Map((await editor().task.list({ programId })).map(({ id, name }) => [id, name]));
			const links = await editor().task.dependency.list({ programId });
			return links.map(({ predecessorId, successorId, kind, lagDays }) =>
				[names.get(predecessorId), names.get(successorId), kind, lagDays].join(" "),
			);
		};
		const undoLast = async () => {
			const [last] = await editor().undo.recent();
			await editor().undo.takeBack({ id: last?.id ?? "" });
		};
		const before = await linksOf();
		const part = (name: string) => ({ programId, parentId: build.id, name });
		await editor().task.createMany({ tasks: [part("Walls"), part("Roof")] });
		expect(await linksOf()).toEqual(["Dig Walls FS 2", "Walls Open SS 0"]);
		await undoLast();
		expect(await linksOf()).toEqual(before);
		expect((await tasksOf(programId)).get("Build")).toMatchObject({ summary: false });
		// One that is there already goes in: what would bind it to itself goes.
		await editor().task.update({ id: build.id, version: 1, parentId: dig.id });
		expect(await linksOf()).toEqual(["Build Open SS 0"]);
		await undoLast();
		expect(await linksOf()).toEqual(before);
	});

	it("are made together with their task, below it and in its workstream, or not at all", async () => {
		const programId = await programCalled("Together");
		const { id: workstreamId } = await editor().task.workstream.create({ programId, name: "Hall" });
		const of = (name: string, more: Input = {}) => ({ programId, name, ...more });
		const tasks = [of("Build", { workstreamId }), of("Walls", { progress: 50 }), of("Brick"), of("Open")];
		await editor().task.createMany({ tasks, parents: [null, 0, 1, null] });
		const rows = await tasksOf(programId);
		const idOf = (name: string) => rows.get(name)?.id;
		expect([...rows.values()].map(({ name, parentId, summary }) => [name, parentId, summary])).toEqual([
			["Build", null, true],
			["Walls", idOf("Build"), true],
			["Brick", idOf("Walls"), false],
			["Open", null, false],
		]);
		expect(rows.get("Brick")).toMatchObject({ workstreamId });
		const [last] = await editor().undo.recent();
		await editor().undo.takeBack({ id: last?.id ?? "" });
		expect((await tasksOf(programId)).size).toBe(0);
		const moment = { milestone: true, startDate: "2027-01-04", endDate: "2027-01-04" };
		const refused = await refusalOf(
			editor().task.createMany({ tasks: [of("Gate", moment), of("Part")], parents: [null, 0] }),
		);
		expect(refused.issues).toMatchObject([
			{ path: "tasks.1.parentId", message: "“Gate” is a milestone, and a milestone has no sub-tasks" },
		]);
		const deep = Array.from({ length: 22 }, (_, place) => of(`Level ${place}`));
		const parents = deep.map((_, place) => (place === 0 ? null : place - 1));
		expect((await refusalOf(editor().task.createMany({ tasks: deep, parents }))).message).toContain(
			"20 levels",
		);
		for (const wrong of [[0], [null, 2]])
			expect(
				await refusalOf(editor().task.createMany({ tasks: [of("A"), of("B")], parents: wrong })),
			).toMatchObject({ code: "INVALID_INPUT" });
		expect((await tasksOf(programId)).size).toBe(0);
	});

	it("that would wait for what waits for them are refused by name", async () => {
		const programId = await programCalled("Circle");
		const [a, b, c] = [await plan(programId, "A"), await plan(programId, "B"), await plan(programId, "C")];
		await editor().task.dependency.create({ predecessorId: a.id, successorId: b.id });
		await editor().task.dependency.create({ predecessorId: b.id, successorId: c.id });
		const refusal = await refusalOf(editor().task.update({ id: a.id, version: 1, parentId: c.id }));
		expect(refusal).toMatchObject({ code: "INVALID_INPUT", issues: [{ path: "parentId" }] });
		expect(refusal.message).toMatch(/in a circle: A → B → A|in a circle: B → A → B/);
		expect(await editor().task.byId({ id: a.id })).toMatchObject({ parentId: null, version: 1 });
	});

	it("go with their task, and come back with it by one undo; without the last of them it is what it was", async () => {
		const programId = await programCalled("Trash");
		const whole = await plan(programId, "Whole", { status: "In Progress", progress: 30 });
		const part = await plan(programId, "Part", { parentId: whole.id });
		await plan(programId, "Detail", { parentId: part.id, status: "Completed" });
		const before = await tasksOf(programId);
		const { undoId } = await editor().task.remove({ id: whole.id });
		expect((await tasksOf(programId)).size).toBe(0);
		await editor().trash.restore({ undoId });
		expect(await tasksOf(programId)).toEqual(before);
		// Taken back by the trail, too.
		await editor().task.remove({ id: whole.id });
		const [last] = await editor().undo.recent();
		await editor().undo.takeBack({ id: last?.id ?? "" });
		expect(await tasksOf(programId)).toEqual(before);
		await editor().task.remove({ id: part.id });
		expect((await tasksOf(programId)).get("Whole")).toMatchObject({
			summary: false,
			status: "In Progress",
			progress: 30,
		});
	});

	it("come back at the top when their task is gone by then", async () => {
		const programId = await programCalled("Orphans");
		const whole = await plan(programId, "Whole");
		const part = await plan(programId, "Part", { parentId: whole.id });
		await plan(programId, "Detail", { parentId: part.id });
		const { undoId } = await editor().task.remove({ id: part.id });
		await editor().task.remove({ id: whole.id });
		await editor().trash.restore({ undoId });
		const rows = await tasksOf(programId);
		expect([...rows.keys()]).toEqual(["Part", "Detail"]);
		expect(rows.get("Part")).toMatchObject({ parentId: null, summary: true });
	});

	it("are summed up right when many people report at once", async () => {
		const programId = await programCalled("At once");
		const whole = await plan(programId, "Whole");
		const parts = await Promise.all(
			Array.from({ length: 8 }, (_, place) =>
				plan(programId, `Part ${place}`, {
					parentId: whole.id,
					startDate: "2027-01-04",
					endDate: "2027-01-08",
				}),
			),
		);
		await Promise.all(
			parts.map(({ id }, place) =>
				editor().task.update({ id, version: 1, status: "In Progress", progress: place * 10 }),
			),
		);
		const rows = await editor().task.list({ programId });
		expect(withSummaries(rows)).toEqual(rows);
		expect(rows.find(({ id }) => id === whole.id)).toMatchObject({ progress: 35, status: "In Progress" });
	});

	it("are not lost when the adding of their task is taken back", async () => {
		const programId = await programCalled("Taken back");
		const whole = await plan(programId, "Whole");
		const [added] = await editor().undo.recent();
		await plan(programId, "Part", { parentId: whole.id });
		const refusal = await refusalOf(editor().undo.takeBack({ id: added?.id ?? "" }));
		expect(refusal).toMatchObject({ code: "CONFLICT" });
		expect((await tasksOf(programId)).size).toBe(2);
	});

	it("come along when their task or their program is copied", async () => {
		const programId = await programCalled("Copied");
		const whole = await plan(programId, "Whole");
		const part = await plan(programId, "Part", { parentId: whole.id, position: -5, status: "Completed" });
		const next = await plan(programId, "Next", { parentId: whole.id });
		await editor().task.dependency.create({ predecessorId: part.id, successorId: next.id });
		const copy = await editor().duplicate.task({ id: whole.id });
		const rows = await editor().task.list({ programId });
		const parts = rows.filter(({ parentId }) => parentId === copy.id);
		expect(parts.map(({ name, status }) => [name, status])).toEqual([
			["Part", "Not Started"],
			["Next", "Not Started"],
		]);
		expect(await editor().task.dependency.list({ programId })).toHaveLength(2);
		const program = await editor().duplicate.program({ id: programId });
		const copied = await editor().task.list({ programId: program.id });
		expect(copied.filter(({ summary }) => summary).map(({ name }) => name)).toEqual(["Whole", copy.name]);
		expect(withSummaries(copied)).toEqual(copied);
	});

	it("leave every figure as it would be without their summaries", async () => {
		const work = [
			{
				name: "Dig",
				startDate: "2026-01-05",
				endDate: "2026-01-09",
				status: "In Progress",
				progress: 20,
				ownerId: memberId,
			},
			{ name: "Pour", startDate: "2026-01-12", endDate: "2026-02-06", status: "Completed", estimate: "3" },
			{ name: "Rest", startDate: "2099-01-04", endDate: "2099-01-08", status: "At Risk", ownerId: memberId },
			{ name: "Think", priority: "High" as const },
		];
		const flat = await programCalled("Figures flat");
		for (const task of work) await plan(flat, task.name, task);
		const figuresOf = async (programId: string) => {
			const names = new Map((await editor().task.list({ programId })).map(({ id, name }) => [id, name]));
			const programs = await editor().portfolio.programs({});
			const attention = await editor().dashboard.attention({ programId });
			const schedule = await editor().task.schedule({ programId });
			const baseline = await editor().task.baseline.take({ programId, name: "As planned" });
			const compared = await editor().task.baseline.compare({ id: baseline.id });
			const load = await editor().resource.capacity({ weeks: 52 });
			const overview = await editor().dashboard.overview({ programId });
			const earned = await editor().funding.earnedValue({ programId });
			return {
				summary: await editor().dashboard.summary({ programId }),
				overview: { ...overview, activity: null },
				standing: {
					...programs.find(({ id }) => id === programId),
					id: null,
					name: null,
					lastChangeAt: null,
				},
				attention: attention.items.map(({ title, reason }) => [title, reason]),
				schedule: schedule.tasks.map(({ id, ...place }) => ({ ...place, name: names.get(id) })),
				finish: schedule.finish,
				earned: { ...earned, baseline: null },
				compared: compared.map(({ name }) => name),
				tasks: (await editor().resource.tasks({ id: memberId })).map(({ name }) => name),
				workload: await editor().resource.workload({ programId }),
				load,
				own: (await editor().myWork.list()).items.map(({ title, dueDate }) => [title, dueDate]),
			};
		};
		const expected = await figuresOf(flat);
		await editor().program.remove({ id: flat });
		const deep = await programCalled("Figures deep");
		const top = await plan(deep, "Top", { ownerId: memberId, estimate: "50" });
		const middle = await plan(deep, "Middle", { parentId: top.id, ownerId: memberId });
		for (const [place, task] of work.entries())
			await plan(deep, task.name, { ...task, parentId: place === 0 ? top.id : middle.id });
		expect(await figuresOf(deep)).toEqual(expected);
	});
});

describe("a recurring task", () => {
	const weekly = (more: object = {}) => ({
		unit: "week" as const,
		every: 1,
		on: ["monday" as const],
		start: "2027-01-04",
		times: 3,
		...more,
	});
	const occurrencesOf = async (programId: string) =>
		(await editor().task.list({ programId }))
			.filter(({ parentId }) => parentId !== null)
			.map(({ name, startDate }) => [name, startDate]);

	it("has a sub-task for each day of its rule, past the program's days off, and one undo takes all of them back", async () => {
		const programId = await programCalled("Weekly");
		await editor().task.holiday.create({ programId, date: "2027-01-11", name: "Harbour day" });
		const report = await plan(programId, "Report", {
			ownerId: memberId,
			priority: "High",
			checklist: [{ text: "Ask for figures", done: true }],
		});
		const { task, occurrences } = await editor().task.recur({
			id: report.id,
			version: 1,
			recurrence: weekly(),
		});
		expect(task).toMatchObject({ summary: true, startDate: "2027-01-04", endDate: "2027-01-25", version: 2 });
		expect(occurrences.map(({ name, startDate }) => [name, startDate])).toEqual([
			["Report 1", "2027-01-04"],
			["Report 2", "2027-01-18"],
			["Report 3", "2027-01-25"],
		]);
		expect(occurrences[0]).toMatchObject({
			ownerId: memberId,
			priority: "High",
			checklist: [{ text: "Ask for figures", done: false }],
		});
		const [last] = await editor().undo.recent();
		await editor().undo.takeBack({ id: last?.id ?? "" });
		expect(await occurrencesOf(programId)).toEqual([]);
		expect((await tasksOf(programId)).get("Report")).toMatchObject({ summary: false, recurrence: null });
	});

	it("keeps what has begun, was moved or was added by hand when its rule changes, and makes the rest anew", async () => {
		const programId = await programCalled("Changed rule");
		const report = await plan(programId, "Report");
		const { occurrences } = await editor().task.recur({
			id: report.id,
			version: 1,
			recurrence: weekly({ times: 4 }),
		});
		const [first, second] = occurrences;
		await editor().task.update({ id: first?.id ?? "", version: 1, status: "Completed" });
		await editor().task.update({
			id: second?.id ?? "",
			version: 1,
			startDate: "2027-01-13",
			endDate: "2027-01-13",
		});
		await plan(programId, "By hand", { parentId: report.id });
		const before = await occurrencesOf(programId);
		await editor().task.recur({
			id: report.id,
			version: 2,
			recurrence: {
				unit: "month",
				every: 1,
				on: { day: 1 },
				start: "2027-01-01",
				times: 3,
				daysOff: "later",
			},
		});
		expect(await occurrencesOf(programId)).toEqual([
			["Report 1", "2027-01-04"],
			["Report 2", "2027-01-13"],
			["By hand", null],
			["Report 3", "2027-02-01"],
			["Report 4", "2027-03-01"],
		]);
		const [last] = await editor().undo.recent();
		await editor().undo.takeBack({ id: last?.id ?? "" });
		expect(await occurrencesOf(programId)).toEqual(before);
		const { task } = await editor()
			.task.byId({ id: report.id })
			.then(({ version }) => editor().task.recur({ id: report.id, version, recurrence: null }));
		expect(task.recurrence).toBeNull();
		expect((await occurrencesOf(programId)).map(([name]) => name)).toEqual([
			"Report 1",
			"Report 2",
			"By hand",
		]);
	});

	it("is refused where its rule meets no working day, and for a task with sub-tasks of its own", async () => {
		const programId = await programCalled("Refused rules");
		const report = await plan(programId, "Report");
		const onSundays = { id: report.id, version: 1, recurrence: weekly({ on: ["sunday" as const] }) };
		expect(await refusalOf(editor().task.recur(onSundays))).toMatchObject({
			code: "INVALID_INPUT",
			issues: [{ path: "recurrence" }],
		});
		await plan(programId, "Part", { parentId: report.id });
		expect(
			await refusalOf(editor().task.recur({ id: report.id, version: 1, recurrence: weekly() })),
		).toMatchObject({ code: "SUMMARY_TASK" });
	});
});
