import type { Role } from "@throughline/domain/account";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createWorld, refusalOf, type World } from "../world.ts";

let world: World;
let programId: string;
beforeAll(async () => {
	world = await createWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
	programId = (await call("Editor").program.create({ name: "Harbour" })).id;
});

let calls = 0;
/** The procedures, under a request id of the call's own, as every request has one. */
const call = (who: Role, requestId = `request ${++calls}`) => world.as(who, { requestId });
const newest = async (who: Role = "Editor") => (await call(who).undo.recent())[0];
const undoNewest = async (who: Role = "Editor") =>
	call(who).undo.takeBack({ id: (await newest(who))?.id ?? "" });
const addTask = (name: string, more: object = {}) => call("Editor").task.create({ programId, name, ...more });

describe("a person's last actions", () => {
	it("are listed newest first, each call once, by what it began with", async () => {
		const first = await addTask("Dredge");
		const second = await addTask("Survey");
		await call("Editor").task.updateMany({
			changes: [first, second].map(({ id }) => ({ id, version: 1, priority: "High" })),
		});
		const [changed, added] = await call("Editor").undo.recent();
		expect(changed).toMatchObject({ did: "changed", objectType: "task", count: 2, programName: "Harbour" });
		expect(added).toMatchObject({ did: "added", title: "Survey", count: 1, programId });
		expect((await call("Admin").undo.recent()).map(({ title }) => title)).not.toContain("Survey");
	});

	it("number twenty at most, and what was taken back is no longer among them", async () => {
		for (let n = 1; n <= 22; n++) await addTask(`Task ${n}`);
		const recent = await call("Editor").undo.recent();
		expect(recent.map(({ title }) => title)).toEqual(Array.from({ length: 20 }, (_, n) => `Task ${22 - n}`));
		await undoNewest();
		expect((await newest())?.title).toBe("Task 21");
		expect(await refusalOf(call("Editor").undo.takeBack({ id: recent[0]?.id ?? "" }))).toMatchObject({
			code: "NOT_FOUND",
			message: "This can no longer be undone",
		});
	});

	it("are the person's own to take back", async () => {
		await addTask("Dredge");
		const action = await newest();
		expect(await refusalOf(call("Admin").undo.takeBack({ id: action?.id ?? "" }))).toMatchObject({
			code: "NOT_FOUND",
		});
	});
});

describe("taking back", () => {
	it("gives fields their old values, with all that moved along", async () => {
		const first = await addTask("Dredge", { startDate: "2027-02-01", endDate: "2027-02-05" });
		const second = await addTask("Build", { startDate: "2027-02-08", endDate: "2027-02-12" });
		await call("Editor").task.dependency.create({ predecessorId: first.id, successorId: second.id });
		const { moved } = await call("Editor").task.update({ id: first.id, version: 1, endDate: "2027-02-10" });
		expect(moved).toHaveLength(1);
		await undoNewest();
		expect(await call("Editor").task.byId({ id: first.id })).toMatchObject({ endDate: "2027-02-05" });
		expect(await call("Editor").task.byId({ id: second.id })).toMatchObject({
			startDate: "2027-02-08",
			endDate: "2027-02-12",
		});
	});

	it("is refused by name where something has been changed since, and then changes nothing", async () => {
		const [one, two] = [await addTask("Dredge"), await addTask("Survey")];
		await call("Editor").task.updateMany({
			changes: [one, two].map(({ id }) => ({ id, version: 1, progress: 30 })),
		});
		const action = await newest();
		await call("Admin").task.update({ id: two.id, version: 2, progress: 50 });
		expect(await refusalOf(call("Editor").undo.takeBack({ id: action?.id ?? "" }))).toMatchObject({
			code: "CONFLICT",
			message: "“Survey” has been changed since, so this can no longer be undone",
		});
		expect(await call("Editor").task.byId({ id: one.id })).toMatchObject({ progress: 30 });
	});

	it("keeps what somebody else changed beside it", async () => {
		const { id } = await addTask("Dredge");
		await call("Editor").task.update({ id, version: 1, priority: "High" });
		await call("Admin").task.update({ id, version: 2, description: "To 14 m" });
		await undoNewest();
		expect(await call("Editor").task.byId({ id })).toMatchObject({
			priority: "Medium",
			description: "To 14 m",
			version: 4,
		});
	});

	it("puts what was added into the trash, from where it comes back", async () => {
		const { id } = await addTask("Dredge");
		await undoNewest();
		expect((await refusalOf(call("Editor").task.byId({ id }))).code).toBe("NOT_FOUND");
		const [kept] = await call("Editor").trash.list({ programId });
		expect(kept).toMatchObject({ objectType: "task", title: "Dredge", mine: true, programName: "Harbour" });
		await call("Editor").trash.restore({ undoId: kept?.id ?? "" });
		expect(await call("Editor").task.byId({ id })).toMatchObject({ name: "Dredge" });
	});

	it("leaves what was added once somebody else worked on it", async () => {
		const { id } = await addTask("Dredge");
		const added = await newest();
		await call("Admin").task.update({ id, version: 1, progress: 10 });
		expect((await refusalOf(call("Editor").undo.takeBack({ id: added?.id ?? "" }))).code).toBe("CONFLICT");
		const made = await call("Editor").program.create({ name: "Quay" });
		const program = await newest();
		await call("Admin").task.create({ programId: made.id, name: "Pile" });
		expect(await refusalOf(call("Editor").undo.takeBack({ id: program?.id ?? "" }))).toMatchObject({
			code: "CONFLICT",
			message: "“Pile” has been changed since, so this can no longer be undone",
		});
	});

	it("brings back what was deleted, with what hung on it", async () => {
		const risk = await call("Editor").risk.create({ programId, description: "Silt" });
		await call("Editor").risk.mitigation.create({ riskId: risk.id, description: "Dredge twice a year" });
		await call("Editor").risk.remove({ id: risk.id });
		await undoNewest();
		expect(await call("Editor").risk.mitigation.list({ riskId: risk.id })).toHaveLength(1);
		// What is back in another way is no action to take back.
		expect((await newest())?.did).toBe("added");
	});

	it("brings back several that were deleted in one call, and takes away a whole copy of a program", async () => {
		const made = [await addTask("Dredge"), await addTask("Survey")];
		const targets = made.map(({ id }) => ({ id }));
		await call("Editor").trash.remove({ objectType: "task", targets });
		expect(await newest()).toMatchObject({ did: "deleted", count: 2 });
		await undoNewest();
		expect(await call("Editor").task.list({ programId })).toHaveLength(2);
		const risk = await call("Editor").risk.create({ programId, description: "Silt" });
		await call("Editor").risk.mitigation.create({ riskId: risk.id, description: "Dredge" });
		const copy = await call("Editor").duplicate.program({ id: programId });
		await undoNewest();
		expect((await refusalOf(call("Editor").program.byId({ id: copy.id }))).code).toBe("NOT_FOUND");
	});

	it("brings back dependencies that were deleted in one call, all or none", async () => {
		const [one, other, last] = [await addTask("Survey"), await addTask("Dredge"), await addTask("Pile")];
		const link = (predecessorId: string, successorId: string) =>
			call("Editor").task.dependency.create({ predecessorId, successorId });
		const targets = [await link(one.id, other.id), await link(other.id, last.id)].map(({ id, version }) => {
			return { id, version };
		});
		const remove = (of: typeof targets) =>
			call("Editor").trash.remove({ objectType: "dependency", targets: of });
		const left = async () => (await call("Viewer").task.dependency.list({ programId })).map(({ id }) => id);
		const stale = targets.map((target, place) => ({ ...target, version: 1 + place }));
		expect((await refusalOf(remove(stale))).code).toBe("CONFLICT");
		expect(await left()).toEqual(targets.map(({ id }) => id));
		await remove(targets);
		expect(await newest()).toMatchObject({ did: "deleted", objectType: "dependency", count: 2 });
		expect(await left()).toEqual([]);
		await undoNewest();
		expect(await left()).toEqual(targets.map(({ id }) => id));
	});

	it("calculates again what follows", async () => {
		const kpi = await call("Editor").kpi.create({ programId, name: "Depth", currentValue: "10" });
		const measure = (measurementDate: string, value: string) =>
			call("Editor").kpi.measurement.create({ kpiId: kpi.id, measurementDate, value });
		const current = async () => (await call("Editor").kpi.byId({ id: kpi.id })).currentValue;
		await measure("2026-10-31", "12");
		const [first] = await call("Editor").undo.recent();
		await measure("2026-11-30", "15");
		await call("Editor").undo.takeBack({ id: first?.id ?? "" });
		expect(await current()).toBe("15");
		await undoNewest();
		expect(await current()).toBe("12");
	});

	it("is done again, and taken back once more, whatever was added, changed or deleted", async () => {
		const titles = async () => (await call("Editor").task.list({ programId })).map(({ name }) => name);
		const redo = async (id: string) => await call("Editor").undo.redo({ id });
		const undoAs = async (id: string) =>
			await call("Editor", id).undo.takeBack({ id: (await newest())?.id ?? "" });
		const task = await addTask("Dredge");
		await call("Editor").task.update({ id: task.id, version: 1, name: "Deepen" });
		await call("Editor").task.remove({ id: task.id });
		const run = `${programId} undo`;
		await undoAs(`${run} deletion`);
		await undoAs(`${run} change`);
		await undoAs(`${run} addition`);
		expect(await titles()).toEqual([]);
		expect((await newest())?.id).not.toContain(run);
		await redo(`${run} addition`);
		expect(await titles()).toEqual(["Dredge"]);
		expect(await newest()).toMatchObject({ did: "added", title: "Dredge" });
		await redo(`${run} change`);
		expect(await titles()).toEqual(["Deepen"]);
		await redo(`${run} deletion`);
		expect(await titles()).toEqual([]);
		expect((await refusalOf(redo(`${run} deletion`))).code).toBe("NOT_FOUND");
		for (const left of [["Deepen"], ["Dredge"], []]) {
			await undoNewest();
			expect(await titles()).toEqual(left);
		}
		// What is done again counts as work, like any other.
		const { id } = await addTask("Survey");
		const added = await newest();
		await call("Editor").task.update({ id, version: 1, name: "Sound" });
		await undoAs(`${run} second change`);
		await redo(`${run} second change`);
		expect((await refusalOf(call("Editor").undo.takeBack({ id: added?.id ?? "" }))).code).toBe("CONFLICT");
	});

	it("is not done again over what somebody changed meanwhile", async () => {
		const { id } = await addTask("Dredge");
		const undo = `${programId} undo`;
		await call("Editor").task.update({ id, version: 1, name: "Deepen" });
		await call("Editor", undo).undo.takeBack({ id: (await newest())?.id ?? "" });
		await call("Admin").task.update({ id, version: 3, name: "Leave it" });
		expect(await refusalOf(call("Editor").undo.redo({ id: undo }))).toMatchObject({
			code: "CONFLICT",
			message: expect.stringContaining("has been changed since"),
		});
		expect((await refusalOf(call("Admin").undo.redo({ id: undo }))).code).toBe("NOT_FOUND");
	});

	it("lets a Contributor take back reports, while the task is theirs", async () => {
		const member = await call("Editor").resource.create({
			name: "Chiara",
			personId: world.people.Contributor.id,
		});
		const { id } = await addTask("Dredge", { ownerId: member.id });
		await call("Contributor").task.update({ id, version: 1, progress: 40 });
		await undoNewest("Contributor");
		expect(await call("Editor").task.byId({ id })).toMatchObject({ progress: null });
		await call("Contributor").task.update({ id, version: 3, progress: 50 });
		await call("Editor").task.update({ id, version: 4, ownerId: null });
		expect(await refusalOf(undoNewest("Contributor"))).toMatchObject({ code: "NOT_YOURS" });
	});
});

describe("the trash", () => {
	it("is shared by who may write; for good deletes whoever deleted it, or an Admin", async () => {
		const { id } = await addTask("Dredge");
		await call("Editor").task.remove({ id });
		const [kept] = await call("Admin").trash.list({ programId });
		expect(kept).toMatchObject({ title: "Dredge", mine: false, deletedByName: "Editor Example" });
		await call("Admin").trash.restore({ undoId: kept?.id ?? "" });
		await call("Admin").task.remove({ id });
		const [again] = await call("Editor").trash.list({ programId });
		const discard = (who: Role) => call(who).trash.discard({ undoId: again?.id ?? "" });
		expect((await refusalOf(discard("Editor"))).code).toBe("NOT_FOUND");
		await discard("Admin");
		expect(await call("Editor").trash.list({ programId })).toEqual([]);
		expect((await refusalOf(call("Contributor").trash.list({}))).code).toBe("FORBIDDEN");
	});

	it("gives back or lets go of several at once, all or none", async () => {
		for (const name of ["Dredge", "Survey", "Build"]) {
			const { id } = await addTask(name);
			await call("Editor").task.remove({ id });
		}
		const left = async () => (await call("Editor").trash.list({ programId })).map(({ title }) => title);
		const [build, survey, dredge] = (await call("Editor").trash.list({ programId })).map(({ id }) => id);
		if (!build || !survey || !dredge) throw new Error("Something is not in the trash");
		const nobody = "018f0000-0000-7000-8000-000000000000";
		for (const both of [call("Editor").trash.restoreMany, call("Editor").trash.discardMany])
			expect((await refusalOf(both({ undoIds: [build, nobody] }))).code).toBe("NOT_FOUND");
		expect(await left()).toEqual(["Build", "Survey", "Dredge"]);
		await call("Editor").trash.restoreMany({ undoIds: [build, survey] });
		expect(await call("Editor").task.list({ programId })).toHaveLength(2);
		await call("Editor").trash.discardMany({ undoIds: [dredge] });
		expect(await left()).toEqual([]);
	});

	it("keeps from others what is personal or an Admin's", async () => {
		const { sessionId } = await call("Editor").consultant.session.analyzeText({ text: "Ships wait." });
		await call("Editor").consultant.session.remove({ sessionId });
		const portfolio = await call("Admin").portfolio.create({ name: "Ports" });
		await call("Admin").portfolio.remove({ id: portfolio.id });
		const titles = async (who: Role) => (await call(who).trash.list({})).map(({ objectType }) => objectType);
		expect(await titles("Editor")).toContain("strategy session");
		expect(await titles("Editor")).not.toContain("portfolio");
		expect(await titles("Admin")).toContain("portfolio");
		expect(await titles("Admin")).not.toContain("strategy session");
	});
});
