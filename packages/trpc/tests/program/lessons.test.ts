import { afterAll, beforeAll, expect, it } from "vitest";
import { createWorld, refusalOf, type World } from "../world.ts";

let world: World;
beforeAll(async () => {
	world = await createWorld();
});
afterAll(() => world.drop());

const nobody = "018f0000-0000-7000-8000-000000000000";

it("are open until somebody answers, and keep who answered", async () => {
	const { id } = await world.as("Editor").program.create({ name: "Harbour", status: "Completed" });
	const open = { id, cameTrue: null, didNotComeTrue: null, wouldDoAgain: null, version: 1 };
	expect(await world.as("Viewer").program.lessons.byId({ id })).toEqual(open);
	const answered = await world.as("Editor").program.lessons.update({
		id,
		version: 1,
		cameTrue: "  The berth was free in May.  ",
		didNotComeTrue: "",
	});
	expect(answered).toEqual({ ...open, cameTrue: "The berth was free in May.", version: 2 });
	expect(await world.as("Viewer").program.lessons.byId({ id })).toEqual(answered);
	const stale = world.as("Editor").program.lessons.update({ id, version: 1, wouldDoAgain: "Nothing" });
	expect(await refusalOf(stale)).toMatchObject({ code: "CONFLICT", current: { version: 2 } });
	const [newest] = await world.as("Viewer").history.ofObject({ objectType: "lessons learned", objectId: id });
	expect(newest).toMatchObject({ personName: "Editor Example", after: { cameTrue: answered.cameTrue } });
});

it("stand beside what the program's own figures say", async () => {
	const editor = world.as("Editor");
	const { id: programId } = await editor.program.create({ name: "Quay", currency: "EUR" });
	await editor.kpi.create({ programId, name: "On time", unit: "%", targetValue: "95", currentValue: "96" });
	await editor.kpi.create({
		programId,
		name: "Claims",
		targetValue: "10",
		currentValue: "14",
		direction: "lower_is_better",
	});
	await editor.kpi.create({ programId, name: "Calls" });
	await editor.benefit.create({ programId, name: "Fewer fees", targetValue: "1000", realizedValue: "400" });
	const results = await world.as("Viewer").program.lessons.results({ id: programId });
	expect(results.kpis.map(({ name, isMet }) => [name, isMet])).toEqual([
		["On time", true],
		["Claims", false],
		["Calls", null],
	]);
	expect(results.benefits).toEqual([{ name: "Fewer fees", target: "1000.00", realized: "400.00" }]);
	expect(results.tripwires).toEqual([]);
});

it("are those of a program that exists, and written by those who may", async () => {
	const { byId, results } = world.as("Viewer").program.lessons;
	expect(await refusalOf(byId({ id: nobody }))).toMatchObject({ code: "NOT_FOUND" });
	expect(await refusalOf(results({ id: nobody }))).toMatchObject({ code: "NOT_FOUND" });
	const { id } = await world.as("Editor").program.create({ name: "Pier" });
	const write = world.as("Viewer").program.lessons.update({ id, version: 1, cameTrue: "All" });
	expect(await refusalOf(write)).toMatchObject({ code: "FORBIDDEN" });
});
