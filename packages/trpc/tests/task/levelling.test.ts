import { weeksFrom } from "@throughline/domain/resource/capacity";
import { level } from "@throughline/domain/resource/levelling";
import type { LevelledTask } from "@throughline/domain/resource/levelling/workload";
import { workingCalendar } from "@throughline/domain/task/calendar/calendar";
import { addDays } from "@throughline/domain/value/day";
import { afterAll, beforeAll, expect, it } from "vitest";
import { slowness } from "../../../../scripts/testing/slowness.ts";
import { createWorld, refusalOf, type World } from "../world.ts";

let world: World;
beforeAll(async () => {
	world = await createWorld();
});
afterAll(() => world.drop());

const [monday = "", after = ""] = weeksFrom(addDays(new Date().toISOString().slice(0, 10), 14), 2);
const week = { startDate: monday, endDate: addDays(monday, 4) };

/** Two tasks of one person in the same week, the less urgent one with something that waits for it. */
async function overloaded() {
	const editor = world.as("Editor");
	const { id: programId } = await editor.program.create({ name: "Harbour" });
	const { id: ownerId } = await editor.resource.create({ name: "Mira" });
	const made = async (name: string, more: object) =>
		editor.task.create({ programId, name, ...week, ...more });
	const [urgent, dull] = [
		await made("Urgent", { priority: "Critical" }),
		await made("Dull", { priority: "Low" }),
	];
	for (const { id: taskId } of [urgent, dull])
		await editor.task.assignment.create({ taskId, resourceId: ownerId, percent: 100 });
	const next = await made("Next", { startDate: after, endDate: addDays(after, 1) });
	for (const { id } of [urgent, dull])
		await editor.task.dependency.create({ predecessorId: id, successorId: next.id });
	return { programId, ownerId, urgent, dull, next };
}

it("Levelling proposes the shift that the change of the tasks then makes, and is taken back in one step", async () => {
	const { programId, ownerId, dull, next } = await overloaded();
	const propose = () => world.as("Viewer").resource.levelling.propose({ programId });
	const proposal = await propose();
	expect(proposal.excess).toEqual({ before: 5, after: 0 });
	const to = { startDate: after, endDate: addDays(after, 4) };
	expect(proposal.shifts).toMatchObject([
		{
			...{ id: dull.id, version: 1, programName: "Harbour", memberIds: [ownerId] },
			...{ from: week, to, days: 5, finishDays: 5 },
			pushes: [{ id: next.id, to: { startDate: addDays(after, 7), endDate: addDays(after, 8) } }],
		},
	]);
	// Proposing changes nothing.
	expect(await world.as("Viewer").task.byId({ id: dull.id })).toMatchObject(week);
	const editor = world.as("Editor", { requestId: "level" });
	const changes = proposal.shifts.map(({ id, version, to }) => ({ id, version, ...to }));
	const { moved } = await editor.task.updateMany({ changes, cascade: true });
	expect(moved.map(({ id, startDate, endDate }) => ({ id, to: { startDate, endDate } }))).toEqual(
		proposal.shifts[0]?.pushes.map(({ id, to }) => ({ id, to })),
	);
	expect((await propose()).shifts).toEqual([]);
	await world.as("Editor").undo.takeBack({ id: "level" });
	expect((await propose()).excess.before).toBe(5);
});

it("Levelling of everything finds the same; what is left out stays, and something else goes", async () => {
	const { ownerId, urgent, dull } = await overloaded();
	const all = await world.as("Viewer").resource.levelling.propose();
	expect(all.shifts.map(({ id }) => id)).toContain(dull.id);
	const { shifts } = await world.as("Viewer").resource.levelling.propose({ leaveOut: [dull.id] });
	expect(shifts.filter(({ memberIds }) => memberIds.includes(ownerId)).map(({ id }) => id)).toEqual([
		urgent.id,
	]);
});

it("Levelling of a program that is not there is refused", async () => {
	const programId = "018f0000-0000-7000-8000-000000000000";
	expect(await refusalOf(world.as("Viewer").resource.levelling.propose({ programId }))).toMatchObject({
		code: "NOT_FOUND",
	});
});

it("Two thousand tasks of forty people are levelled in less than a second", () => {
	const calendar = workingCalendar([]);
	const tasks = Array.from({ length: 2_000 }, (_, place): LevelledTask => {
		const from = (place * 7) % 300;
		return {
			...{ id: `t${place}`, name: `Task ${place}`, status: "Not Started", progress: null, version: 1 },
			...{ startDate: addDays(monday, from), endDate: addDays(monday, from + 4 + (place % 9)) },
			...{ milestone: false, scheduling: "auto", priority: "Medium" },
		};
	});
	const dependencies = tasks.slice(0, 1_500).map(({ id }, place) => {
		return { predecessorId: id, successorId: `t${place + 37}`, kind: "FS" as const, lagDays: 0 };
	});
	const demands = tasks.map(({ id, name, status, startDate, endDate }, place) => ({
		...{ resourceId: `m${place % 40}`, taskId: id, taskName: name, programId: "p", percent: 40, status },
		...{ taskStart: startDate, taskEnd: endDate, from: null, to: null, calendar },
	}));
	const given = {
		programs: [{ id: "p", name: "P", endDate: null, plan: { tasks, dependencies, holidays: [] } }],
		demands,
		availabilityOf: () => ({ calendar, absences: [] }),
		today: monday,
	};
	level(given);
	const before = process.threadCpuUsage();
	const { excess } = level(given);
	const { user, system } = process.threadCpuUsage(before);
	// Neither a busy machine nor a test beside it counts, only how slow the processor itself is at the moment.
	expect((user + system) / 1_000).toBeLessThan(1_000 * slowness("processor"));
	expect(excess.after).toBeLessThan(excess.before);
});
