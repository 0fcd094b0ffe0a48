import { resource, task, taskAssignment } from "@throughline/db/schema";
import { loadOf } from "@throughline/domain/resource";
import { weeksFrom } from "@throughline/domain/resource/capacity";
import { addDays } from "@throughline/domain/value/day";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createWorld, refusalOf, type World } from "../world.ts";

let world: World;
beforeAll(async () => {
	world = await createWorld();
});
afterAll(() => world.drop());

const nobody = "018f0000-0000-7000-8000-000000000000";
const [thisWeek = "", nextWeek = ""] = weeksFrom(new Date().toISOString().slice(0, 10), 2);

const addMember = (name: string, input: object = {}) =>
	world.as("Editor").resource.create({ name, ...input });

async function addTask(programId: string, ownerId: string | null, values: object = {}): Promise<string> {
	const status = "status" in values ? { progress: values.status === "Completed" ? 100 : null } : {};
	const [row] = await world.db
		.insert(task)
		.values({ programId, ownerId, name: "Task", ...status, ...values })
		.returning();
	return row?.id ?? "";
}

describe("team members", () => {
	it("need a name only; their department is Other", async () => {
		expect(await addMember(" Ada ", { department: " " })).toMatchObject({
			name: "Ada",
			role: null,
			department: "Other",
			email: null,
			personId: null,
			version: 1,
		});
	});

	it("are added together, all or none", async () => {
		const several = [
			{ name: "Ines", role: "Buyer", department: "Supply", email: "ines@example.com" },
			{ name: "Olof" },
		];
		const refusal = await refusalOf(
			world.as("Editor").resource.createMany({ members: [...several, { name: "Ken", email: "ken" }] }),
		);
		expect(refusal).toMatchObject({ code: "INVALID_INPUT", issues: [{ path: "members.2.email" }] });
		const names = async () => (await world.as("Viewer").resource.list()).map(({ name }) => name);
		expect(await names()).not.toContain("Ines");
		const made = await world.as("Editor").resource.createMany({ members: several });
		expect(made).toMatchObject([
			{ name: "Ines", department: "Supply", personId: null },
			{ name: "Olof", department: "Other" },
		]);
	});

	it("are listed by name, changed and deleted, and come back with what they owned", async () => {
		const zoe = await addMember("Zoe", {
			department: "Finance",
			email: "zoe@example.com",
			role: "Controller",
		});
		await addMember("Abel");
		const listed = await world.as("Viewer").resource.list();
		const names = listed.map(({ name }) => name);
		expect(names.indexOf("Abel")).toBeLessThan(names.indexOf("Zoe"));
		const changed = await world
			.as("Editor")
			.resource.update({ id: zoe.id, version: 1, department: null, email: "" });
		expect(changed).toMatchObject({ department: "Other", email: null, role: "Controller", version: 2 });
		const { id: programId } = await world.as("Editor").program.create({ name: "Owned" });
		const taskId = await addTask(programId, zoe.id);
		const { undoId } = await world.as("Editor").resource.remove({ id: zoe.id, version: 2 });
		expect(await refusalOf(world.as("Viewer").resource.byId({ id: zoe.id }))).toMatchObject({
			code: "NOT_FOUND",
		});
		await world.as("Editor").trash.restore({ undoId });
		expect(await world.as("Viewer").resource.byId({ id: zoe.id })).toEqual(changed);
		expect(await world.as("Viewer").resource.tasks({ id: zoe.id })).toMatchObject([
			{ id: taskId, owned: true },
		]);
	});

	it.each([
		["name", { name: "" }, "Name is required"],
		["email", { email: "ada at example" }, "Enter an e-mail address, such as ada@example.com"],
		["personId", { personId: nobody }, "This person does not exist, or no longer does"],
		["salary", { salary: 1 }, "This field is not known"],
	])("are refused with a wrong %s", async (path, input, message) => {
		expect(await refusalOf(addMember("X", input))).toMatchObject({
			code: "INVALID_INPUT",
			issues: [{ path, message }],
		});
	});

	it("of a stale version answer with the member as they are now", async () => {
		const { id } = await addMember("Stale");
		const current = await world.as("Admin").resource.update({ id, version: 1, role: "Buyer" });
		expect(await refusalOf(world.as("Editor").resource.update({ id, version: 1, role: "X" }))).toMatchObject({
			code: "CONFLICT",
			current,
		});
		expect(await refusalOf(world.as("Editor").resource.remove({ id, version: 1 }))).toMatchObject({
			code: "CONFLICT",
		});
	});

	it("are not found when they do not exist", async () => {
		const { resource } = world.as("Editor");
		const refusals = await Promise.all([
			refusalOf(resource.byId({ id: nobody })),
			refusalOf(resource.update({ id: nobody, version: 1, name: "X" })),
			refusalOf(resource.remove({ id: nobody })),
			refusalOf(resource.tasks({ id: nobody })),
			refusalOf(resource.assignments({ id: nobody })),
			refusalOf(resource.week({ id: nobody, week: thisWeek })),
		]);
		expect(refusals.map(({ code }) => code)).toEqual(Array(6).fill("NOT_FOUND"));
	});
});

describe("the account as which a member signs in", () => {
	it("belongs to one member only", async () => {
		const personId = world.people.Viewer.id;
		const first = await addMember("First", { personId });
		expect(first.personId).toBe(personId);
		const message = "First already signs in as this person";
		expect(await refusalOf(addMember("Second", { personId }))).toMatchObject({
			issues: [{ path: "personId", message }],
		});
		const second = await addMember("Second");
		const take = (version: number) =>
			world.as("Editor").resource.update({ id: second.id, version, personId });
		expect(await refusalOf(take(1))).toMatchObject({ issues: [{ path: "personId", message }] });
		await world.as("Editor").resource.update({ id: first.id, version: 1, personId: null });
		expect(await take(1)).toMatchObject({ personId });
		expect(await take(2)).toMatchObject({ personId });
		const accounts = await world.as("Editor").resource.accounts();
		expect(accounts).toContainEqual({ id: personId, name: "Viewer Example", resourceId: second.id });
		expect(accounts.map(({ name }) => name)).toEqual(
			["Admin", "Contributor", "Editor", "Viewer"].map((role) => `${role} Example`),
		);
	});

	it("is not listed for who may only read", async () => {
		expect(await refusalOf(world.as("Viewer").resource.accounts())).toMatchObject({ code: "FORBIDDEN" });
	});
});

describe("a member's load", () => {
	it("counts active tasks over all programs in use, and those of the asked one", async () => {
		const { id } = await addMember("Loaded");
		const create = (name: string) => world.as("Editor").program.create({ name });
		const [here, there, archived] = await Promise.all([create("Here"), create("There"), create("Archived")]);
		await world.as("Editor").program.update({ id: archived.id, version: 1, archived: true });
		for (const status of ["In Progress", "At Risk", "Completed", "On Hold"])
			await addTask(here.id, id, { status });
		await addTask(there.id, id, { status: "In Progress" });
		await addTask(archived.id, id, { status: "In Progress" });
		const all = await world.as("Viewer").resource.workload({ programId: here.id });
		const own = all.find(({ resourceId }) => resourceId === id);
		expect(own).toEqual({ resourceId: id, active: 3, completed: 1, total: 5, activeInProgram: 2 });
		expect(loadOf(own?.active ?? 0)).toBe(60);
		const [unasked] = (await world.as("Viewer").resource.workload()).filter((each) => each.resourceId === id);
		expect(unasked).toMatchObject({ active: 3, activeInProgram: 0 });
		const tasks = await world.as("Viewer").resource.tasks({ id });
		expect(tasks.map(({ programName }) => programName).sort()).toEqual([
			"Here",
			"Here",
			"Here",
			"Here",
			"There",
		]);
		expect(tasks.at(-1)?.status).toBe("Completed");
	});
});

it("gives several members another department together or not at all, and one undo takes it back", async () => {
	const [ada, ben] = await Promise.all([addMember("Ada Many"), addMember("Ben Many")]);
	const editor = world.as("Editor", { requestId: "many members" });
	const change = (id: string, version: number) => ({ id, version, department: "Quality" });
	const stale = editor.resource.updateMany({ changes: [change(ada.id, 1), change(ben.id, 7)] });
	expect(await refusalOf(stale)).toMatchObject({ code: "CONFLICT" });
	const departments = async () =>
		(await editor.resource.list())
			.filter(({ id }) => [ada.id, ben.id].includes(id))
			.map((row) => row.department);
	expect(await departments()).toEqual(["Other", "Other"]);
	await editor.resource.updateMany({ changes: [change(ada.id, 1), change(ben.id, 1)] });
	expect(await departments()).toEqual(["Quality", "Quality"]);
	await world.as("Editor").undo.takeBack({ id: "many members" });
	expect(await departments()).toEqual(["Other", "Other"]);
});

describe("capacity", () => {
	const friday = addDays(nextWeek, 4);
	const next = { startDate: nextWeek, endDate: friday, status: "Not Started" };
	const loadNextWeek = async (resourceId: string) => {
		const { weeks, members } = await world.as("Viewer").resource.capacity({ weeks: 2 });
		expect(weeks).toEqual([thisWeek, nextWeek]);
		return members.find((member) => member.resourceId === resourceId)?.loads[1] ?? 0;
	};

	it("counts assignments, and 20 percent of the owner where nobody is assigned", async () => {
		const [ada, ben] = await Promise.all([addMember("Ada C"), addMember("Ben C")]);
		const { id: programId } = await world.as("Editor").program.create({ name: "Capacity" });
		await addTask(programId, ada.id, { ...next, name: "Owned" });
		const shared = await addTask(programId, ada.id, { ...next, name: "Shared" });
		const assign = (resourceId: string, percent: number, startDate: string | null = null) =>
			world.db.insert(taskAssignment).values({ taskId: shared, resourceId, percent, startDate });
		await assign(ben.id, 100);
		await assign(ben.id, 50, addDays(nextWeek, 3));
		await addTask(programId, ada.id, { ...next, endDate: nextWeek, milestone: true });
		await addTask(programId, ada.id, { ...next, status: "Completed" });
		expect([await loadNextWeek(ada.id), await loadNextWeek(ben.id)]).toEqual([20, 120]);
		const week = await world.as("Viewer").resource.week({ id: ben.id, week: nextWeek });
		expect(week).toMatchObject([
			{ taskName: "Shared", percent: 100, days: 5, load: 100, assigned: true, programName: "Capacity" },
			{ taskName: "Shared", percent: 50, days: 2, load: 20, assigned: true },
		]);
		expect(await world.as("Viewer").resource.tasks({ id: ben.id })).toMatchObject([
			{ name: "Shared", owned: false, assignedPercent: 100 },
		]);
		expect(await world.as("Viewer").resource.assignments({ id: ben.id })).toMatchObject([
			{ taskName: "Shared", programName: "Capacity", percent: 100, startDate: null, version: 1 },
			{ taskName: "Shared", percent: 50, startDate: addDays(nextWeek, 3) },
		]);
		expect(await world.as("Viewer").resource.assignments({ id: ada.id })).toEqual([]);
		await world.as("Editor").program.update({ id: programId, version: 1, archived: true });
		expect(await loadNextWeek(ben.id)).toBe(0);
	});

	it("counts an owner's estimate over the days of the task while nobody is assigned, in every figure alike", async () => {
		const { id } = await addMember("Owner with estimates");
		const { id: programId } = await world.as("Editor").program.create({ name: "Estimated" });
		const editor = world.as("Editor");
		const own = (estimate: string | null) =>
			editor.task.create({ programId, name: `Own ${estimate}`, ownerId: id, estimate, ...next });
		await own("4");
		await own("3");
		const plain = await own(null);
		expect(await loadNextWeek(id)).toBe(160);
		const week = await editor.resource.week({ id, week: nextWeek });
		expect(week.map(({ percent, load, assigned }) => [percent, load, assigned])).toEqual([
			[80, 80, false],
			[60, 60, false],
			[20, 20, false],
		]);
		const { excess, shifts } = await editor.resource.levelling.propose({ programId });
		expect(excess).toEqual({ before: 3, after: 0 });
		expect(shifts.length).toBeGreaterThan(0);
		await editor.task.assignment.create({ taskId: plain.id, resourceId: id, percent: 50 });
		expect(await loadNextWeek(id)).toBe(190);
	});

	it("counts each program's days by its own calendar, against the member's days less absences, and so does the portfolio", async () => {
		const editor = world.as("Editor");
		const cleo = await addMember("Cleo C");
		const [six, four] = [
			await editor.program.create({ name: "Six" }),
			await editor.program.create({ name: "Four" }),
		];
		const { version } = await editor.task.calendar.byId({ id: six.id });
		await editor.task.calendar.update({ id: six.id, version, saturday: true });
		await editor.task.holiday.create({ programId: four.id, date: nextWeek, name: "Regatta" });
		const week = { ...next, endDate: addDays(nextWeek, 6) };
		for (const programId of [six.id, four.id]) {
			const id = await addTask(programId, null, week);
			await world.db.insert(taskAssignment).values({ taskId: id, resourceId: cleo.id, percent: 50 });
		}
		const seen = async () => {
			const { members } = await world.as("Viewer").resource.capacity({ weeks: 2 });
			const own = members.find(({ resourceId }) => resourceId === cleo.id);
			return [own?.asked[1], own?.available[1], own?.away[1], own?.loads[1]];
		};
		const overIn = async () => {
			const programs = [six.id, four.id];
			return (await world.as("Viewer").portfolio.people()).filter(({ programId }) =>
				programs.includes(programId),
			);
		};
		expect(await seen()).toEqual([5, 5, 0, 100]);
		expect(await overIn()).toEqual([]);
		const away = { startDate: addDays(nextWeek, 3), endDate: addDays(nextWeek, 9) };
		await editor.resource.absence.create({ resourceId: cleo.id, ...away });
		expect(await seen()).toEqual([5, 3, 2, 500 / 3]);
		expect(await overIn()).toHaveLength(2);
		expect((await world.as("Viewer").dashboard.attention({ programId: four.id })).items).toMatchObject([
			{
				kind: "member",
				title: "Cleo C",
				reason: expect.stringMatching(/^5 of 3 days asked for in the week of/),
			},
		]);
		expect(await world.as("Viewer").resource.week({ id: cleo.id, week: nextWeek })).toMatchObject([
			{ programName: "Six", days: 6, load: 100 },
			{ programName: "Four", days: 4, load: 200 / 3 },
		]);
	});

	it("names a week by its Monday", async () => {
		const { id } = await addMember("Weekly");
		const call = world.as("Viewer").resource.week({ id, week: addDays(nextWeek, 1) });
		expect(await refusalOf(call)).toMatchObject({ code: "INVALID_INPUT", issues: [{ path: "week" }] });
		expect(await world.as("Viewer").resource.week({ id, week: nextWeek })).toEqual([]);
	});

	it("of two hundred members is as complete as of one", async () => {
		const { id: programId } = await world.as("Editor").program.create({ name: "Large" });
		const members = await world.db
			.insert(resource)
			.values(Array.from({ length: 200 }, (_, index) => ({ name: `Member ${index}` })))
			.returning();
		const tasks = members.flatMap(({ id }) =>
			Array.from({ length: 10 }, (_, index) => ({
				programId,
				ownerId: id,
				name: `Task ${index}`,
				status: "In Progress",
				startDate: nextWeek,
				endDate: addDays(nextWeek, 40),
			})),
		);
		await world.db.insert(task).values(tasks);
		const [{ members: busy }, loads] = await Promise.all([
			world.as("Viewer").resource.capacity(),
			world.as("Viewer").resource.workload({ programId }),
		]);
		expect(busy.length).toBeGreaterThanOrEqual(200);
		expect(busy.find(({ resourceId }) => resourceId === members[0]?.id)?.loads[1]).toBe(200);
		expect(loads.filter(({ activeInProgram }) => activeInProgram === 10)).toHaveLength(200);
	});
});
