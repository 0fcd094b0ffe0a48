import { auditEntry, openRoleTask, task, taskAssignment, workstream } from "@throughline/db/schema";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOpenRoles } from "../../src/task/open-role/create.ts";
import { Writer } from "../../src/writer.ts";
import { createWorld, refusalOf, type World } from "../world.ts";

let world: World;
let programId: string;
beforeAll(async () => {
	world = await createWorld();
	programId = (await world.as("Editor").program.create({ name: "Harbour" })).id;
});
afterAll(() => world.drop());

const nobody = "018f0000-0000-7000-8000-000000000000";
const open = (name: string, values: object = {}) =>
	world.as("Editor").resource.openRole.create({ programId, name, ...values });
const openNames = async () =>
	(await world.as("Viewer").resource.openRole.list({ programId })).map(({ name }) => name);

/** A role for which a workstream, a task to own and a task to share in wait. */
async function roleWithWork(name: string) {
	const { db } = world;
	const [stream] = await db
		.insert(workstream)
		.values({ programId, name: `${name}'s work` })
		.returning();
	const workstreamId = stream?.id ?? "";
	const [owned, shared] = await db
		.insert(task)
		.values(["Owned", "Shared"].map((each) => ({ programId, workstreamId, name: `${each} by ${name}` })))
		.returning();
	if (!owned || !shared) throw new Error("no tasks");
	const [id = ""] = await db.transaction((tx) =>
		createOpenRoles({ db: tx, write: new Writer(tx, world.people.Editor, "request-roles") }, programId, [
			{
				name,
				workstreamId,
				percent: 60,
				tasks: [
					{ taskId: owned.id, owns: true, percent: 60 },
					{ taskId: shared.id, owns: false, percent: 30 },
				],
				leads: [workstreamId],
			},
		]),
	);
	return { id, workstreamId, owned: owned.id, shared: shared.id };
}

async function workOf({ owned, shared, workstreamId }: Awaited<ReturnType<typeof roleWithWork>>) {
	const { db } = world;
	const owners = await db.select({ owner: task.ownerId }).from(task).where(eq(task.id, owned));
	const shares = await db
		.select({ taskId: taskAssignment.taskId, percent: taskAssignment.percent })
		.from(taskAssignment)
		.orderBy(asc(taskAssignment.percent));
	const leads = await db
		.select({ lead: workstream.leadId })
		.from(workstream)
		.where(eq(workstream.id, workstreamId));
	return {
		owner: owners[0]?.owner,
		lead: leads[0]?.lead,
		shares: shares.filter(({ taskId }) => taskId === owned || taskId === shared),
	};
}

describe("open roles", () => {
	it("are opened, listed, changed and removed, and come back by undo", async () => {
		const pilot = await open(" Pilot ", { percent: 50, startDate: "2031-01-06", endDate: "2031-03-28" });
		expect(pilot).toMatchObject({
			name: "Pilot",
			percent: 50,
			effort: null,
			workstreamId: null,
			filledById: null,
			tasks: 0,
			version: 1,
		});
		expect(await openNames()).toContain("Pilot");
		const changed = await world
			.as("Editor")
			.resource.openRole.update({ id: pilot.id, version: 1, percent: null, effort: "12.5" });
		expect(changed).toMatchObject({ percent: null, effort: "12.50", version: 2 });
		const { undoId } = await world.as("Editor").resource.openRole.remove({ id: pilot.id, version: 2 });
		expect(await openNames()).not.toContain("Pilot");
		await world.as("Editor").trash.restore({ undoId });
		expect(await world.as("Viewer").resource.openRole.byId({ id: pilot.id })).toEqual(changed);
		const trail = await world.db.select().from(auditEntry).where(eq(auditEntry.objectId, pilot.id));
		expect(trail.map(({ objectType }) => objectType)).toContain("open role");
	});

	it("are no team members", async () => {
		const before = await world.as("Viewer").resource.list();
		await open("Navigator");
		expect(await world.as("Viewer").resource.list()).toEqual(before);
	});

	it.each([
		["name", { name: " " }, "Role is required"],
		["percent", { percent: 101 }, "Enter a whole percentage from 1 to 100"],
		["effort", { effort: "-1" }, "Enter person-days, with at most two decimal places"],
		[
			"endDate",
			{ startDate: "2031-02-01", endDate: "2031-01-01" },
			"The end date must not be before the start date",
		],
		["workstreamId", { workstreamId: nobody }, "This workstream is not one of the role's program"],
	])("are refused with a wrong %s", async (path, values, message) => {
		expect(await refusalOf(open("Pilot", values))).toMatchObject({
			code: "INVALID_INPUT",
			issues: [{ path, message }],
		});
	});

	it("of an unknown program are refused, and go with their program", async () => {
		expect(
			await refusalOf(world.as("Editor").resource.openRole.create({ programId: nobody, name: "Pilot" })),
		).toMatchObject({ code: "NOT_FOUND" });
		const other = await world.as("Editor").program.create({ name: "Pier" });
		const role = await world.as("Editor").resource.openRole.create({ programId: other.id, name: "Pilot" });
		const { undoId } = await world.as("Editor").program.remove({ id: other.id });
		expect(await refusalOf(world.as("Viewer").resource.openRole.byId({ id: role.id }))).toMatchObject({
			code: "NOT_FOUND",
		});
		await world.as("Editor").trash.restore({ undoId });
		expect(await world.as("Viewer").resource.openRole.byId({ id: role.id })).toEqual(role);
	});
});

describe("filling a role", () => {
	it("gives the person the tasks and the workstream that waited for it", async () => {
		const role = await roleWithWork("Crane lead");
		expect(await world.as("Viewer").resource.openRole.byId({ id: role.id })).toMatchObject({ tasks: 2 });
		const ada = await world.as("Editor").resource.create({ name: "Ada" });
		const filled = await world
			.as("Editor")
			.resource.openRole.fill({ id: role.id, version: 1, resourceId: ada.id });
		expect(filled).toMatchObject({ filledById: ada.id, version: 2 });
		expect(await workOf(role)).toEqual({
			owner: ada.id,
			lead: ada.id,
			shares: [
				{ taskId: role.shared, percent: 30 },
				{ taskId: role.owned, percent: 60 },
			],
		});
		expect(await openNames()).not.toContain("Crane lead");
		const all = await world.as("Viewer").resource.openRole.list({ programId, filled: true });
		expect(all.map(({ name }) => name)).toContain("Crane lead");
	});

	it("adds the person to the team when they are new", async () => {
		const role = await roleWithWork("Diver");
		const { filledById } = await world.as("Editor").resource.openRole.fill({
			id: role.id,
			version: 1,
			member: { name: "Nils", role: "Diver" },
		});
		expect(await world.as("Viewer").resource.byId({ id: filledById ?? "" })).toMatchObject({
			name: "Nils",
			role: "Diver",
		});
		expect((await workOf(role)).owner).toBe(filledById);
	});

	it("leaves a task with whoever has taken it meanwhile", async () => {
		const role = await roleWithWork("Welder");
		const [first, second] = [
			await world.as("Editor").resource.create({ name: "First" }),
			await world.as("Editor").resource.create({ name: "Second" }),
		];
		await world.db.update(task).set({ ownerId: first.id }).where(eq(task.id, role.owned));
		await world.as("Editor").resource.openRole.fill({ id: role.id, version: 1, resourceId: second.id });
		expect(await workOf(role)).toMatchObject({ owner: first.id, lead: second.id });
	});

	it("happens once, and needs the version and a member who is there", async () => {
		const { id } = await roleWithWork("Cook");
		const cook = await world.as("Editor").resource.create({ name: "Cook" });
		const fill = (input: object) =>
			refusalOf(world.as("Editor").resource.openRole.fill({ id, version: 1, resourceId: cook.id, ...input }));
		expect(await fill({ resourceId: nobody })).toMatchObject({
			issues: [{ path: "resourceId", message: "This team member does not exist, or no longer does" }],
		});
		expect(await fill({ member: { name: "Two" } })).toMatchObject({
			issues: [{ path: "resourceId", message: "Name a team member or a new one" }],
		});
		expect(await fill({ version: 7 })).toMatchObject({ code: "CONFLICT" });
		expect(await fill({ version: undefined })).toMatchObject({ code: "VERSION_REQUIRED" });
		await world.as("Editor").resource.openRole.fill({ id, version: 1, resourceId: cook.id });
		expect(await fill({ version: 2 })).toMatchObject({ code: "ALREADY_EXISTS" });
	});

	it("is open again once the person is deleted", async () => {
		const { id } = await roleWithWork("Lookout");
		const ben = await world.as("Editor").resource.create({ name: "Ben" });
		await world.as("Editor").resource.openRole.fill({ id, version: 1, resourceId: ben.id });
		await world.as("Editor").resource.remove({ id: ben.id });
		expect(await openNames()).toContain("Lookout");
		expect(await world.db.select().from(openRoleTask).where(eq(openRoleTask.openRoleId, id))).toHaveLength(2);
	});
});
