import { standardWeek } from "@throughline/domain/task/calendar/working-week";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createWorld, refusalOf, type World } from "../world.ts";

let world: World;
beforeAll(async () => {
	world = await createWorld();
});
afterAll(() => world.drop());

const editor = () => world.as("Editor").task;
const nobody = "018f0000-0000-7000-8000-000000000000";

it("is Monday to Friday until somebody says otherwise, and leaves a trace", async () => {
	const { id } = await world.as("Editor").program.create({ name: "Harbour" });
	expect(await world.as("Viewer").task.calendar.byId({ id })).toEqual({ id, ...standardWeek, version: 1 });
	const changed = await editor().calendar.update({ id, version: 1, friday: false, saturday: true });
	expect(changed).toEqual({ id, ...standardWeek, friday: false, saturday: true, version: 2 });
	expect(await world.as("Viewer").task.calendar.byId({ id })).toEqual(changed);
	const stale = editor().calendar.update({ id, version: 1, sunday: true });
	expect(await refusalOf(stale)).toMatchObject({ code: "CONFLICT" });
	const [newest] = await world.as("Viewer").history.ofObject({ objectType: "working week", objectId: id });
	expect(newest).toMatchObject({ before: { friday: true }, after: { friday: false, saturday: true } });
});

it("has a working day", async () => {
	const { id } = await world.as("Editor").program.create({ name: "Closed" });
	const none = { monday: false, tuesday: false, wednesday: false, thursday: false, friday: false };
	expect(await refusalOf(editor().calendar.update({ id, version: 1, ...none }))).toMatchObject({
		code: "INVALID_INPUT",
		issues: [{ path: "monday" }],
	});
	expect(await refusalOf(editor().calendar.byId({ id: nobody }))).toMatchObject({ code: "NOT_FOUND" });
	expect(await refusalOf(editor().calendar.update({ id: nobody, version: 1 }))).toMatchObject({
		code: "NOT_FOUND",
	});
});

it("moves nothing by itself, and says over which days a task moves", async () => {
	const { id: programId } = await world.as("Editor").program.create({ name: "Souk" });
	const task = (name: string, startDate: string, endDate: string) =>
		editor().create({ programId, name, startDate, endDate });
	const first = await task("First", "2026-06-01", "2026-06-03");
	const next = await task("Next", "2026-06-04", "2026-06-05");
	await editor().dependency.create({ predecessorId: first.id, successorId: next.id });
	// Sunday to Thursday.
	await editor().calendar.update({ id: programId, version: 1, friday: false, sunday: true });
	expect((await editor().list({ programId })).map(({ version }) => version)).toEqual([1, 1]);
	const { moved } = await editor().update({ id: first.id, version: 1, endDate: "2026-06-04" });
	// It took Thursday; Friday was off.
	expect(moved).toEqual([{ id: next.id, startDate: "2026-06-07", endDate: "2026-06-07", version: 2 }]);
});
