import type { Role } from "@throughline/domain/account";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createWorld, refusalOf, type World } from "../world.ts";

let world: World;
/** The team member whom the Contributor signs in as, and somebody else. */
let ownId: string;
let otherId: string;
beforeAll(async () => {
	world = await createWorld();
	const editor = call("Editor");
	ownId = (await editor.resource.create({ name: "Chiara", personId: world.people.Contributor.id })).id;
	otherId = (await editor.resource.create({ name: "Piet" })).id;
});
afterAll(() => world.drop());

let calls = 0;
/** Under a request id of the call's own, as every request has one. */
const call = (who: Role) => world.as(who, { requestId: `request ${++calls}` });
const days = { startDate: "2027-03-01", endDate: "2027-03-05" };

it("A Contributor adds, changes and removes own absences and takes it back, and nobody else's", async () => {
	const own = await call("Contributor").resource.absence.create({ resourceId: ownId, ...days });
	expect(own).toMatchObject({ kind: "Vacation", note: null, version: 1 });
	const keys = { resourceId: ownId, id: own.id };
	await call("Contributor").resource.absence.update({ ...keys, version: 1, endDate: "2027-03-12" });
	const undoNewest = async () => {
		const [newest] = await call("Contributor").undo.recent();
		await call("Contributor").undo.takeBack({ id: newest?.id ?? "" });
	};
	await undoNewest();
	expect(await call("Viewer").resource.absence.byId(keys)).toMatchObject(days);
	const { undoId } = await call("Contributor").resource.absence.remove({ ...keys, version: 3 });
	await call("Contributor").trash.restore({ undoId });
	await call("Contributor").resource.absence.remove(keys);
	await undoNewest();
	expect(await call("Viewer").resource.absence.list({ resourceId: ownId })).toMatchObject([days]);

	const theirs = await call("Editor").resource.absence.create({ resourceId: otherId, ...days });
	const foreign = { resourceId: otherId, id: theirs.id };
	const refusals = await Promise.all(
		[
			call("Contributor").resource.absence.create({ resourceId: otherId, ...days }),
			call("Contributor").resource.absence.update({ ...foreign, version: 1, kind: "Other" }),
			call("Contributor").resource.absence.remove(foreign),
		].map(refusalOf),
	);
	expect(refusals.map(({ code }) => code)).toEqual(Array(3).fill("NOT_YOURS"));
	expect(
		await refusalOf(call("Contributor").resource.absence.byId({ ...foreign, resourceId: ownId })),
	).toMatchObject({
		code: "NOT_FOUND",
	});
});

it("The note of an absence is read by the person and by Editors alone, also in its history", async () => {
	const note = "An operation on the knee";
	const { id } = await call("Editor").resource.absence.create({
		resourceId: ownId,
		...days,
		kind: "Sick leave",
		note,
	});
	await call("Editor").resource.absence.update({ resourceId: ownId, id, version: 1, note: `${note}, moved` });
	const seen = async (who: Role) => (await call(who).resource.absence.byId({ resourceId: ownId, id })).note;
	expect(await Promise.all((["Contributor", "Editor", "Viewer"] as const).map(seen))).toEqual([
		`${note}, moved`,
		`${note}, moved`,
		null,
	]);
	const listed = await call("Viewer").resource.absence.list({ resourceId: ownId });
	expect(listed.map((each) => each.note)).toEqual(listed.map(() => null));
	const told = await call("Viewer").history.ofObject({ objectType: "absence", objectId: id });
	expect(told).toHaveLength(2);
	expect(JSON.stringify(told)).not.toContain("knee");
	const toEditor = await call("Editor").history.ofObject({ objectType: "absence", objectId: id });
	expect(JSON.stringify(toEditor)).toContain("knee");
});

it("Days in the wrong order are refused with a sentence, given or changed", async () => {
	const create = call("Editor").resource.absence.create;
	const issues = [{ path: "endDate", message: "The last day must not be before the first" }];
	const wrong = { resourceId: ownId, startDate: "2027-03-05", endDate: "2027-03-01" };
	expect(await refusalOf(create(wrong))).toMatchObject({ code: "INVALID_INPUT", issues });
	const { id } = await create({ resourceId: ownId, ...days });
	const change = { resourceId: ownId, id, version: 1, endDate: "2027-02-01" };
	expect(await refusalOf(call("Editor").resource.absence.update(change))).toMatchObject({
		code: "INVALID_INPUT",
		issues,
	});
});

it("A program is told of the absences that touch open tasks of the people who own them", async () => {
	const editor = call("Editor");
	const { id: programId } = await editor.program.create({ name: "Harbour" });
	const { id: resourceId } = await editor.resource.create({ name: "Mira" });
	const away = await editor.resource.absence.create({
		resourceId,
		...days,
		kind: "Training",
		note: "Secret",
	});
	await editor.resource.absence.create({ resourceId, startDate: "2027-06-01", endDate: "2027-06-02" });
	const planned = { programId, ownerId: resourceId, startDate: "2027-03-03", endDate: "2027-03-10" };
	const { id } = await editor.task.create({ ...planned, name: "Dredge" });
	const told = () => call("Viewer").resource.absence.ofProgram({ programId });
	expect(await told()).toEqual([{ id: away.id, resourceId, ...days, kind: "Training" }]);
	await call("Editor").task.update({ id, version: 1, status: "Completed" });
	expect(await told()).toEqual([]);
});
