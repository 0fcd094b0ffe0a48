import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createWorld, refusalOf, type World } from "../world.ts";

let world: World;
beforeAll(async () => {
	world = await createWorld();
});
afterAll(() => world.drop());

let calls = 0;
const editor = () => world.as("Editor", { requestId: `template ${++calls}` });

describe("a template of a task", () => {
	it("makes it again with sub-tasks, links and checklists, from another day on and without people", async () => {
		const { id: programId } = await editor().program.create({ name: "Harbour" });
		const member = await editor().resource.create({ name: "Chiara" });
		const whole = await editor().task.create({ programId, name: "Move a crane", ownerId: member.id });
		const part = (name: string, startDate: string, endDate: string, more = {}) =>
			editor().task.create({
				programId,
				parentId: whole.id,
				name,
				startDate,
				endDate,
				ownerId: member.id,
				...more,
			});
		const first = await part("Survey", "2027-02-01", "2027-02-03", {
			status: "Completed",
			checklist: [{ text: "Ask the pilot", done: true }],
		});
		const second = await part("Lift", "2027-02-04", "2027-02-05");
		await editor().task.dependency.create({ predecessorId: first.id, successorId: second.id });
		const kept = await editor().template.create({ kind: "task", of: whole.id, name: "Crane" });
		expect(kept).toMatchObject({ kind: "task", name: "Crane", tasks: 2, version: 1 });
		await editor().task.remove({ id: whole.id });

		const { id: other } = await editor().program.create({ name: "Ferry" });
		const made = await editor().template.use({ id: kept.id, startDate: "2027-03-05", programId: other });
		const rows = await editor().task.list({ programId: other });
		expect(rows.map(({ name, startDate, endDate }) => [name, startDate, endDate])).toEqual([
			["Crane", "2027-03-05", "2027-03-11"],
			["Survey", "2027-03-05", "2027-03-09"],
			["Lift", "2027-03-10", "2027-03-11"],
		]);
		expect(rows[0]).toMatchObject({ id: made.taskId, summary: true });
		expect(rows.every(({ ownerId, status }) => ownerId === null && status === "Not Started")).toBe(true);
		expect(rows[1]?.checklist).toEqual([{ text: "Ask the pilot", done: false }]);
		expect(await editor().task.dependency.list({ programId: other })).toHaveLength(1);
		const [last] = await editor().undo.recent();
		await editor().undo.takeBack({ id: last?.id ?? "" });
		expect(await editor().task.list({ programId: other })).toEqual([]);
	});
});

describe("a template of a program", () => {
	it("makes a program with its plan, criteria, KPIs and risks, and nothing of people, money or what happened", async () => {
		const original = await editor().program.create({
			name: "Harbour again",
			startDate: "2027-02-01",
			endDate: "2027-06-30",
		});
		const programId = original.id;
		const member = await editor().resource.create({ name: "Elif" });
		const stream = await editor().task.workstream.create({ programId, name: "Quay", leadId: member.id });
		const whole = await editor().task.create({ programId, name: "Deepen", workstreamId: stream.id });
		await editor().task.create({
			programId,
			parentId: whole.id,
			name: "Dredge",
			startDate: "2027-02-03",
			endDate: "2027-02-05",
			status: "In Progress",
			progress: 50,
		});
		await editor().kpi.create({
			programId,
			name: "Depth",
			targetValue: "9",
			currentValue: "6",
			ownerId: member.id,
		});
		const risk = await editor().risk.create({
			programId,
			description: "Silt",
			ownerId: member.id,
			impactCost: "900",
		});
		await editor().risk.mitigation.create({ riskId: risk.id, description: "Survey", ownerId: member.id });
		await editor().funding.source.create({ programId, sourceName: "Port", allocatedAmount: "1000" });
		const kept = await editor().template.create({ kind: "program", of: programId, name: "Harbour works" });

		const made = await editor().template.use({ id: kept.id, startDate: "2028-01-03", name: "Second basin" });
		expect(made).toMatchObject({ taskId: null, name: "Second basin" });
		const to = made.programId;
		expect(await editor().program.byId({ id: to })).toMatchObject({
			name: "Second basin",
			status: "Planning",
			startDate: "2028-01-03",
			leadId: null,
		});
		const tasks = await editor().task.list({ programId: to });
		expect(tasks).toMatchObject([
			{ name: "Deepen", summary: true, startDate: "2028-01-05", endDate: "2028-01-07" },
			{ name: "Dredge", status: "Not Started", progress: null, parentId: tasks[0]?.id },
		]);
		const [quay] = await editor().task.workstream.list({ programId: to });
		expect(quay).toMatchObject({ name: "Quay", leadId: null });
		expect(tasks.map(({ workstreamId }) => workstreamId)).toEqual([quay?.id, quay?.id]);
		expect(await editor().kpi.list({ programId: to })).toMatchObject([
			{ name: "Depth", targetValue: "9", currentValue: "0", ownerId: null },
		]);
		const [copied] = await editor().risk.list({ programId: to });
		expect(copied).toMatchObject({ description: "Silt", ownerId: null, impactCost: null });
		expect(await editor().risk.mitigation.list({ riskId: copied?.id ?? "" })).toMatchObject([
			{ ownerId: null },
		]);
		expect(await editor().funding.source.list({ programId: to })).toEqual([]);
	});

	it("is named once, renamed and deleted by Editors, and refused where it cannot be used", async () => {
		const { id: programId } = await editor().program.create({ name: "Pier" });
		const task = await editor().task.create({ programId, name: "Drive piles" });
		const kept = await editor().template.create({ kind: "task", of: task.id, name: "Piles" });
		expect(
			await refusalOf(editor().template.create({ kind: "task", of: task.id, name: "Piles" })),
		).toMatchObject({
			code: "ALREADY_EXISTS",
			message: "There is a template of a task called “Piles” already",
		});
		expect(await refusalOf(editor().template.use({ id: kept.id, startDate: "2027-01-04" }))).toMatchObject({
			code: "INVALID_INPUT",
			issues: [{ path: "programId" }],
		});
		const renamed = await editor().template.update({ id: kept.id, version: 1, name: "Pile driving" });
		expect(renamed).toMatchObject({ name: "Pile driving", version: 2 });
		expect(await refusalOf(editor().template.update({ id: kept.id, version: 1, name: "X" }))).toMatchObject({
			code: "CONFLICT",
		});
		const { undoId } = await editor().template.remove({ id: kept.id });
		expect(await refusalOf(editor().template.byId({ id: kept.id }))).toMatchObject({ code: "NOT_FOUND" });
		await editor().trash.restore({ undoId });
		expect(await editor().template.byId({ id: kept.id })).toMatchObject({ name: "Pile driving", tasks: 1 });
	});
});
