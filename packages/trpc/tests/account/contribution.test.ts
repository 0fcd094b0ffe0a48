import { auditEntry } from "@throughline/db/schema";
import { desc } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createWorld, refusalOf, type World } from "../world.ts";

let world: World;
let programId: string;
/** The team member whom the Contributor signs in as, and somebody else. */
let ownId: string;
let otherId: string;
beforeAll(async () => {
	world = await createWorld();
	const editor = world.as("Editor");
	programId = (await editor.program.create({ name: "Harbour" })).id;
	ownId = (await editor.resource.create({ name: "Chiara", personId: world.people.Contributor.id })).id;
	otherId = (await editor.resource.create({ name: "Piet" })).id;
});
afterAll(() => world.drop());

const contributor = () => world.as("Contributor");
const editor = () => world.as("Editor");
const taskOf = (ownerId: string | null) => editor().task.create({ programId, name: "Dredge", ownerId });
const kpiOf = (ownerId: string | null) => editor().kpi.create({ programId, name: "Depth", ownerId });
const allowed =
	/^This \w+ is not yours\. A Contributor may change status, progress, note and checklist of own tasks,/;

describe("a Contributor", () => {
	it("reports on an own task, alone and among several, and takes it back", async () => {
		const { id } = await taskOf(ownId);
		const report = { status: "In Progress", progress: 40, note: "Waits for the tide" };
		const changed = await contributor().task.update({ id, version: 1, ...report });
		expect(changed).toMatchObject({ ...report, version: 2 });
		const [entry] = await world.db.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1);
		expect(entry).toMatchObject({ personId: world.people.Contributor.id, after: report });
		const many = await contributor().task.updateMany({ changes: [{ id, version: 2, progress: 60 }] });
		const [undone] = (await contributor().task.updateMany({ changes: many.undo })).tasks;
		expect(undone).toMatchObject({ progress: 40, version: 4 });
	});

	it.each([
		["name", { name: "Dig" }],
		["endDate", { endDate: "2026-12-24", progress: 10 }],
		["ownerId", { ownerId: null }],
		["description", { description: null }],
	])("is refused the %s of an own task, by name, and nothing changes", async (path, change) => {
		const { id } = await taskOf(ownId);
		expect(await refusalOf(contributor().task.update({ id, version: 1, ...change }))).toMatchObject({
			code: "FIELD_FORBIDDEN",
			message: expect.stringMatching(
				/^A Contributor may change status, progress, note and checklist of own tasks,/,
			),
			issues: [{ path, message: "Your role (Contributor) may not change this field" }],
		});
		const changes = [{ id, version: 1, ...change }];
		expect(await refusalOf(contributor().task.updateMany({ changes }))).toMatchObject({
			code: "FIELD_FORBIDDEN",
			issues: [{ path: `changes.0.${path}` }],
		});
		expect(await editor().task.byId({ id })).toMatchObject({ name: "Dredge", progress: null, version: 1 });
	});

	it.each([
		["somebody else's", () => taskOf(otherId)],
		["nobody's", () => taskOf(null)],
	])("is refused a task that is %s, also beside an own one", async (_, make) => {
		const [own, { id }] = await Promise.all([taskOf(ownId), make()]);
		const refused = { code: "NOT_YOURS", message: expect.stringMatching(allowed) };
		expect(await refusalOf(contributor().task.update({ id, version: 1, progress: 5 }))).toMatchObject(
			refused,
		);
		const changes = [own.id, id].map((id) => ({ id, version: 1, progress: 5 }));
		expect(await refusalOf(contributor().task.updateMany({ changes }))).toMatchObject(refused);
		expect(await editor().task.byId({ id: own.id })).toMatchObject({ progress: null });
	});

	it("measures an own KPI, corrects it, deletes it, undoes that and imports; somebody else's not", async () => {
		const [{ id: kpiId }, foreign] = await Promise.all([kpiOf(ownId), kpiOf(otherId)]);
		const calls = contributor().kpi.measurement;
		const first = await calls.create({ kpiId, measurementDate: "2026-10-31", value: "7" });
		await calls.update({ kpiId, id: first.id, version: 1, value: "8" });
		const { undoId } = await calls.remove({ kpiId, id: first.id });
		await contributor().trash.restore({ undoId });
		await calls.import({ kpiId, measurements: [{ measurementDate: "2026-11-30", value: "9" }] });
		expect((await editor().kpi.byId({ id: kpiId })).currentValue).toBe("9");
		const given = { measurementDate: "2026-10-31", value: "1" };
		const theirs = await editor().kpi.measurement.create({ kpiId: foreign.id, ...given });
		const refusals = await Promise.all(
			[
				calls.create({ kpiId: foreign.id, measurementDate: "2026-11-30", value: "1" }),
				calls.update({ kpiId: foreign.id, id: theirs.id, version: 1, value: "2" }),
				calls.remove({ kpiId: foreign.id, id: theirs.id }),
				calls.import({ kpiId: foreign.id, measurements: [given] }),
			].map(refusalOf),
		);
		expect(refusals.map(({ code }) => code)).toEqual(Array(4).fill("NOT_YOURS"));
	});

	it("moves own mitigations, those of own risks, and own risks, but words none of them", async () => {
		const riskOf = (ownerId: string) => editor().risk.create({ programId, description: "Silt", ownerId });
		const measureOf = (riskId: string, ownerId: string) =>
			editor().risk.mitigation.create({ riskId, description: "Dredge again", ownerId });
		const [own, foreign] = [await riskOf(ownId), await riskOf(otherId)];
		const [ofOwnRisk, mine, theirs] = [
			await measureOf(own.id, otherId),
			await measureOf(foreign.id, ownId),
			await measureOf(foreign.id, otherId),
		];
		const move = ({ id, riskId }: typeof mine, change: object = { status: "Done" }) =>
			contributor().risk.mitigation.update({ riskId, id, version: 1, ...change });
		expect(await move(ofOwnRisk)).toMatchObject({ status: "Done" });
		expect((await refusalOf(move(mine, { description: "Wait" }))).code).toBe("FIELD_FORBIDDEN");
		expect(await move(mine)).toMatchObject({ status: "Done" });
		expect((await refusalOf(move(theirs))).code).toBe("NOT_YOURS");
		const update = contributor().risk.update;
		expect(await update({ id: own.id, version: 1, status: "Monitoring" })).toMatchObject({ version: 2 });
		expect((await refusalOf(update({ id: own.id, version: 2, impact: "Low" }))).code).toBe("FIELD_FORBIDDEN");
		expect((await refusalOf(update({ id: foreign.id, version: 1, status: "Closed" }))).code).toBe(
			"NOT_YOURS",
		);
	});

	it("owns nothing any more once the account is taken off the team member", async () => {
		const { id } = await taskOf(ownId);
		const link = async (personId: string | null) => {
			const { version } = await editor().resource.byId({ id: ownId });
			await editor().resource.update({ id: ownId, version, personId });
		};
		await link(null);
		expect((await refusalOf(contributor().task.update({ id, version: 1, progress: 5 }))).code).toBe(
			"NOT_YOURS",
		);
		await link(world.people.Contributor.id);
		expect(await contributor().task.update({ id, version: 1, progress: 5 })).toMatchObject({ progress: 5 });
	});

	it("brings nothing back that they deleted while they were an Editor", async () => {
		const { id } = await taskOf(ownId);
		const wasEditor = world.as("Contributor", { person: { ...world.people.Contributor, role: "Editor" } });
		const { undoId } = await wasEditor.task.remove({ id });
		expect((await refusalOf(contributor().trash.restore({ undoId }))).code).toBe("FORBIDDEN");
		expect(await wasEditor.trash.restore({ undoId })).toEqual({ id });
	});
});
