import { taskDependency, task as taskTable } from "@throughline/db/schema";
import type { Task } from "@throughline/domain/task";
import type { NewTaskDependency } from "@throughline/domain/task/dependency";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { createWorld, type World } from "../world.ts";

let world: World;
beforeAll(async () => {
	world = await createWorld();
});
afterAll(() => world.drop());

const editor = () => world.as("Editor").task;

type Planned = Partial<Pick<Task, "status" | "progress" | "scheduling">> & { dates: [string, string] };
type Links = Omit<z.input<typeof NewTaskDependency>, "predecessorId" | "successorId">;

/** A program of its own with these tasks, by name, and links such as `Design → Build`. */
async function plan(tasks: Record<string, Planned>, links: Record<string, Links> = {}) {
	const { id: programId } = await world.as("Editor").program.create({ name: "Harbour" });
	const ids = new Map<string, string>();
	for (const [name, { dates, ...rest }] of Object.entries(tasks)) {
		const [startDate, endDate] = dates;
		ids.set(name, (await editor().create({ programId, name, startDate, endDate, ...rest })).id);
	}
	const idOf = (name: string | undefined) => ids.get(name ?? "") ?? "";
	for (const [pair, link] of Object.entries(links)) {
		const [predecessor, successor] = pair.split(" → ");
		await editor().dependency.create({
			predecessorId: idOf(predecessor),
			successorId: idOf(successor),
			...link,
		});
	}
	const dates = async () =>
		Object.fromEntries(
			(await editor().list({ programId })).map(({ name, startDate, endDate }) => [
				name,
				`${startDate} ${endDate}`,
			]),
		);
	return { programId, idOf, dates };
}

/** A chain over a weekend: Monday to Friday, then Monday to Wednesday, then Thursday. */
const chain = () =>
	plan(
		{
			Design: { dates: ["2026-06-01", "2026-06-05"] },
			Build: { dates: ["2026-06-08", "2026-06-10"] },
			Test: { dates: ["2026-06-11", "2026-06-11"] },
		},
		{ "Design → Build": {}, "Build → Test": {} },
	);

describe("changing a task's dates", () => {
	it("pushes what depends on it over weekends and holidays, with each task's working days", async () => {
		const { programId, idOf, dates } = await chain();
		await editor().holiday.create({ programId, date: "2026-06-09", name: "Harbour day" });
		const { moved, ...task } = await editor().update({
			id: idOf("Design"),
			version: 1,
			endDate: "2026-06-08",
		});
		expect(task).toMatchObject({ endDate: "2026-06-08", version: 2 });
		expect(moved).toEqual([
			{ id: idOf("Build"), startDate: "2026-06-10", endDate: "2026-06-11", version: 2 },
			{ id: idOf("Test"), startDate: "2026-06-12", endDate: "2026-06-12", version: 2 },
		]);
		expect(await dates()).toMatchObject({ Build: "2026-06-10 2026-06-11", Test: "2026-06-12 2026-06-12" });
	});

	it("pulls nothing", async () => {
		const { idOf, dates } = await chain();
		const before = await dates();
		const { moved } = await editor().update({ id: idOf("Design"), version: 1, endDate: "2026-06-02" });
		expect(moved).toEqual([]);
		expect(await dates()).toEqual({ ...before, Design: "2026-06-01 2026-06-02" });
	});

	it("moves the task alone where the caller says so", async () => {
		const { programId, idOf, dates } = await chain();
		const before = await dates();
		const late = { id: idOf("Design"), version: 1, endDate: "2026-06-12", cascade: false };
		expect((await editor().update(late)).moved).toEqual([]);
		expect(await dates()).toEqual({ ...before, Design: "2026-06-01 2026-06-12" });
		expect((await editor().schedule({ programId })).violations).toEqual([
			{ predecessorId: idOf("Design"), successorId: idOf("Build"), missingDays: 5 },
		]);
	});

	it("leaves a link that was broken before as it is", async () => {
		const { idOf, dates } = await plan(
			{
				Design: { dates: ["2026-06-01", "2026-06-05"] },
				Build: { dates: ["2026-06-04", "2026-06-08"] },
				Test: { dates: ["2026-06-08", "2026-06-08"] },
			},
			{ "Design → Build": {}, "Design → Test": {} },
		);
		const { moved } = await editor().update({ id: idOf("Design"), version: 1, endDate: "2026-06-08" });
		expect(moved.map(({ id }) => id)).toEqual([idOf("Test")]);
		expect(await dates()).toMatchObject({ Build: "2026-06-04 2026-06-08", Test: "2026-06-09 2026-06-09" });
	});

	it.each<[string, Partial<Planned>]>([
		["is pinned", { scheduling: "pinned" }],
		["is in progress", { status: "In Progress" }],
		["is over", { status: "Completed" }],
	])("leaves a task that %s where it is, and what waits for it", async (_, standing) => {
		const { idOf, dates } = await plan(
			{
				Design: { dates: ["2026-06-01", "2026-06-05"] },
				Build: { dates: ["2026-06-08", "2026-06-10"], ...standing },
				Test: { dates: ["2026-06-11", "2026-06-11"] },
			},
			{ "Design → Build": {}, "Build → Test": {} },
		);
		const before = await dates();
		const { moved } = await editor().update({ id: idOf("Design"), version: 1, endDate: "2026-06-12" });
		expect(moved).toEqual([]);
		expect(await dates()).toEqual({ ...before, Design: "2026-06-01 2026-06-12" });
	});

	it("audits each task that moved once, in the call's transaction", async () => {
		const { idOf } = await chain();
		await editor().update({ id: idOf("Design"), version: 1, endDate: "2026-06-08" });
		const [entry, ...earlier] = await world
			.as("Viewer")
			.history.ofObject({ objectType: "task", objectId: idOf("Test") });
		expect(entry).toMatchObject({
			action: "updated",
			before: { startDate: "2026-06-11", endDate: "2026-06-11" },
			after: { startDate: "2026-06-12", endDate: "2026-06-12" },
		});
		expect(earlier.map(({ action }) => action)).toEqual(["created"]);
	});

	it("together with others, is one step that one answer takes back", async () => {
		const { idOf, dates } = await chain();
		const before = await dates();
		const change = { id: idOf("Design"), version: 1, startDate: "2026-06-02", endDate: "2026-06-08" };
		const { tasks, moved, undo } = await editor().updateMany({ changes: [change], cascade: true });
		expect([tasks.length, moved.length, undo.length]).toEqual([1, 2, 3]);
		await editor().updateMany({ changes: undo });
		expect(await dates()).toEqual(before);
	});

	it("at the same time from two sides, keeps every link that held", async () => {
		const { programId, idOf } = await plan(
			{
				Design: { dates: ["2026-06-01", "2026-06-05"] },
				Permit: { dates: ["2026-06-01", "2026-06-05"] },
				Build: { dates: ["2026-06-08", "2026-06-10"] },
				Test: { dates: ["2026-06-11", "2026-06-11"] },
			},
			{ "Design → Test": {}, "Design → Build": {}, "Permit → Build": {}, "Build → Test": {} },
		);
		await Promise.all([
			editor().update({ id: idOf("Design"), version: 1, endDate: "2026-06-09" }),
			editor().update({ id: idOf("Permit"), version: 1, endDate: "2026-06-12" }),
			world
				.as("Admin")
				.task.updateMany({
					changes: [idOf("Test"), idOf("Build")].map((id) => ({ id, version: 1, priority: "High" })),
				})
				.catch(() => undefined),
		]);
		expect((await editor().schedule({ programId })).violations).toEqual([]);
	});
});

describe("a plan of 2,000 tasks in a row", () => {
	it("moves all of them with the first", async () => {
		const { programId, idOf } = await plan({ First: { dates: ["2026-06-01", "2026-06-01"] } });
		const rows = await world.db
			.insert(taskTable)
			.values(
				Array.from({ length: 2_000 }, (_, at) => ({
					programId,
					name: `Task ${at}`,
					startDate: "2026-06-02",
					endDate: "2026-06-02",
				})),
			)
			.returning({ id: taskTable.id });
		await world.db
			.insert(taskDependency)
			.values(rows.map(({ id }) => ({ programId, predecessorId: idOf("First"), successorId: id })));
		const { moved } = await editor().update({ id: idOf("First"), version: 1, endDate: "2026-06-02" });
		expect(moved.length).toBe(2_000);
		const dates = await world.db
			.selectDistinct({ startDate: taskTable.startDate, version: taskTable.version })
			.from(taskTable)
			.where(eq(taskTable.programId, programId));
		expect(dates.length).toBe(2);
		expect(dates).toContainEqual({ startDate: "2026-06-03", version: 2 });
	});
});
