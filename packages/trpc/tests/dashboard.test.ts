import {
	expense,
	fundingSource,
	gateCriterion,
	program,
	programVisit,
	resource,
	risk,
	stageGate,
	stageGateReview,
	task,
	workstream,
} from "@throughline/db/schema";
import { ChangedObject, DashboardOverview, DashboardSummary } from "@throughline/domain/dashboard";
import { Attention } from "@throughline/domain/dashboard/attention";
import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createWorld, refusalOf, type World } from "./world.ts";

let world: World;
beforeAll(async () => {
	world = await createWorld();
});
afterAll(() => world.drop());

async function newProgram(): Promise<string> {
	return (await world.as("Editor").program.create({ name: "Measured" })).id;
}

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe("the dashboard of an empty program", () => {
	it("has zeros in its cards, and nothing to calculate health from", async () => {
		const programId = await newProgram();
		const summary = await world.as("Viewer").dashboard.summary({ programId });
		expect(DashboardSummary.parse(summary)).toEqual({
			tasks: { completionRate: 0, completed: 0, total: 0, active: 0 },
			budget: { spent: "0.00", total: "0.00", utilizationRate: 0, remaining: "0.00" },
			risks: { active: 0, high: 0 },
			kpis: 0,
			benefits: 0,
		});
		const overview = DashboardOverview.parse(await world.as("Viewer").dashboard.overview({ programId }));
		expect(overview).toMatchObject({
			isUntouched: true,
			hasGateData: false,
			health: { schedule: null, budget: null, risk: null, resource: null },
			workstreams: 0,
			reservations: [],
		});
		expect(overview.gates.map(({ code, status }) => `${code} ${status}`)).toEqual([
			"G0 Pending",
			"G1 Pending",
			"G2 Pending",
			"G3 Pending",
			"G4 Pending",
		]);
	});
});

describe("a program with one thing in it", () => {
	it.each([
		["a task", (programId: string) => world.db.insert(task).values({ programId, name: "T" })],
		["a workstream", (programId: string) => world.db.insert(workstream).values({ programId, name: "W" })],
		[
			"a closed risk",
			(programId: string) =>
				world.db.insert(risk).values({ programId, riskId: "R-001", description: "R", status: "Closed" }),
		],
		[
			"an expense",
			(programId: string) =>
				world.db
					.insert(expense)
					.values({ programId, description: "E", amount: "1", expenseDate: "2026-01-01" }),
		],
	])("such as %s is no longer untouched", async (_, add) => {
		const programId = await newProgram();
		await add(programId);
		const { isUntouched } = await world.as("Viewer").dashboard.overview({ programId });
		expect(isUntouched).toBe(false);
	});
});

describe("the dashboard of a program at work", () => {
	it("counts, sums and calculates from the program's own rows", async () => {
		const programId = await newProgram();
		const [owner] = await world.db
			.insert(resource)
			.values({ name: "Ines Roth", role: "Engineer" })
			.returning();
		await world.db.insert(workstream).values([
			{ programId, name: "Build" },
			{ programId, name: "Roll-out" },
		]);
		await world.db.insert(task).values([
			{ programId, name: "Done", status: "Completed", progress: 100, ownerId: owner?.id },
			{
				programId,
				name: "Half",
				status: "In Progress",
				progress: 50,
				startDate: dayFromNow(-9),
				endDate: dayFromNow(0),
			},
			{ programId, name: "Risky", status: "At Risk", ownerId: owner?.id },
			{ programId, name: "Later", status: "Not Started" },
		]);
		await world.db.insert(risk).values([
			{
				programId,
				riskId: "R-001",
				description: "Supplier fails",
				likelihood: "Certain",
				impact: "Very High",
				priority: "Critical",
				status: "Open",
			},
			{
				programId,
				riskId: "R-002",
				description: "Old one",
				likelihood: "Rare",
				impact: "Low",
				priority: "High",
				status: "Closed",
			},
		]);
		await world.db
			.insert(fundingSource)
			.values({ programId, sourceName: "Board", allocatedAmount: "1000.10" });
		await world.db.insert(expense).values({
			programId,
			category: "Software",
			description: "Licences",
			amount: "333.37",
			expenseDate: "2026-01-01",
		});
		expect(await world.as("Viewer").dashboard.summary({ programId })).toEqual({
			tasks: { completionRate: 25, completed: 1, total: 4, active: 2 },
			budget: { spent: "333.37", total: "1000.10", utilizationRate: 33.3, remaining: "666.73" },
			risks: { active: 1, high: 1 },
			kpis: 0,
			benefits: 0,
		});
		const overview = await world.as("Viewer").dashboard.overview({ programId });
		expect(overview.workstreams).toBe(2);
		expect(overview.health).toEqual({ schedule: 50, budget: 100, risk: 50, resource: 100 });
	});

	it("calculates its schedule from tasks with both dates only, whoever owns them", async () => {
		const programId = await newProgram();
		const [owner] = await world.db.insert(resource).values({ name: "Jonas Weber" }).returning();
		const dated = { programId, startDate: dayFromNow(-9), endDate: dayFromNow(0) };
		await world.db.insert(task).values([
			{ ...dated, name: "Nobody's", status: "Completed", progress: 100 },
			{ ...dated, name: "Owned", status: "In Progress", progress: 20, ownerId: owner?.id },
			{ programId, name: "Without an end", startDate: dayFromNow(-400), progress: 0 },
			{ programId, name: "Without a start", endDate: dayFromNow(-400), progress: 0, ownerId: owner?.id },
		]);
		const { health } = await world.as("Viewer").dashboard.overview({ programId });
		expect(health).toMatchObject({ schedule: 60, resource: 100 });
	});

	it("plans no work after a task's end nor before its start", async () => {
		const programId = await newProgram();
		const task10 = (from: number, progress: number | null) => ({
			programId,
			name: `From ${from}`,
			startDate: dayFromNow(from),
			endDate: dayFromNow(from + 9),
			progress,
		});
		await world.db.insert(task).values([task10(-20, 60), task10(-4, null), task10(3, 0), task10(300, null)]);
		const { health } = await world.as("Viewer").dashboard.overview({ programId });
		// Six days of work are done of the ten of the first task and the five of the second that have passed.
		expect(health.schedule).toBe(40);
	});

	it("counts the load of its members over all programs in use", async () => {
		const [here, elsewhere, archived] = [await newProgram(), await newProgram(), await newProgram()];
		const members = await world.db
			.insert(resource)
			.values([{ name: "Busy elsewhere" }, { name: "Was busy" }, { name: "Not here" }])
			.returning();
		const [busy, was, notHere] = members.map(({ id }) => id);
		const active = (programId: string, ownerId: string | undefined, tasks: number) =>
			Array.from({ length: tasks }, (_, index) => ({
				programId,
				ownerId,
				name: `Task ${index}`,
				status: "In Progress",
			}));
		await world.db
			.insert(task)
			.values([
				...active(here, busy, 1),
				...active(elsewhere, busy, 4),
				...active(here, was, 1),
				...active(archived, was, 4),
				...active(elsewhere, notHere, 5),
			]);
		await world.as("Editor").program.update({ id: archived, version: 1, archived: true });
		const { health } = await world.as("Viewer").dashboard.overview({ programId: here });
		expect(health.resource).toBe(50);
	});

	it("has gates of its own once there are criteria of its own", async () => {
		const programId = await newProgram();
		const [gate] = await world.db.select().from(stageGate).orderBy(asc(stageGate.position));
		const text = "The pilot has run for a month";
		await world.db.insert(gateCriterion).values({ programId, stageGateId: gate?.id ?? "", text });
		const overview = await world.as("Viewer").dashboard.overview({ programId });
		expect(overview.hasGateData).toBe(true);
		expect(overview.gates[0]?.status).toBe("Pending");
	});

	it("shows the newest review of each gate", async () => {
		const programId = await newProgram();
		const [g0, g1] = await world.db.select().from(stageGate).orderBy(asc(stageGate.position));
		for (const [gate, status] of [
			[g0, "Failed"],
			[g0, "In Review"],
			[g1, "On Hold"],
		] as const) {
			if (!gate) throw new Error("the default gates are missing");
			const decided = status === "Failed" ? { decidedAt: new Date().toISOString() } : {};
			await world.db
				.insert(stageGateReview)
				.values({ programId, stageGateId: gate.id, status, reviewDate: "2026-02-01", ...decided });
		}
		const overview = await world.as("Viewer").dashboard.overview({ programId });
		expect(overview.hasGateData).toBe(true);
		expect(overview.gates.slice(0, 3).map(({ status }) => status)).toEqual([
			"In Review",
			"On Hold",
			"Pending",
		]);
	});

	it("tells who did what, newest first, of this program only", async () => {
		const programId = await newProgram();
		await newProgram();
		await world.as("Admin").program.update({ id: programId, version: 1, status: "On Hold" });
		const { activity } = await world.as("Viewer").dashboard.overview({ programId });
		expect(activity.map(({ personName, action, status }) => [personName, action, status])).toEqual([
			["Admin Example", "updated", "On Hold"],
			["Editor Example", "created", null],
		]);
	});

	it("is one line for what a call moves along, called by what was moved", async () => {
		const programId = await newProgram();
		const editor = world.as("Editor");
		const planned = (name: string, startDate: string, endDate: string) =>
			editor.task.create({ programId, name, startDate, endDate });
		const dig = await planned("Dig", "2027-03-01", "2027-03-05");
		const build = await planned("Build", "2027-03-08", "2027-03-12");
		await editor.task.dependency.create({ predecessorId: dig.id, successorId: build.id });
		await editor.task.update({ id: dig.id, version: dig.version, endDate: "2027-03-09" });
		const [line] = (await editor.dashboard.overview({ programId })).activity;
		expect(line).toMatchObject({ action: "updated", objectTitle: "Dig", others: 1 });
	});

	it("names what can be opened, and not what is gone", async () => {
		const programId = await newProgram();
		let calls = 0;
		const editor = () => world.as("Editor", { requestId: `gone ${++calls}` });
		const kept = await editor().task.create({ programId, name: "Kept" });
		const gone = await editor().task.create({ programId, name: "Gone" });
		await editor().task.remove({ id: gone.id, version: gone.version });
		const { activity } = await editor().dashboard.overview({ programId });
		const idsOf = (title: string) =>
			activity.filter(({ objectTitle }) => objectTitle === title).map(({ objectId }) => objectId);
		expect(idsOf("Kept")).toEqual([kept.id]);
		expect(idsOf("Gone")).toEqual([null, null]);
	});
});

it("the dashboard of a program that does not exist is not found", async () => {
	const programId = "018f0000-0000-7000-8000-000000000000";
	expect(await refusalOf(world.as("Viewer").dashboard.summary({ programId }))).toMatchObject({
		code: "NOT_FOUND",
	});
});

describe("what needs attention", () => {
	it("is nothing in a program that does as planned", async () => {
		const programId = await newProgram();
		const attention = await world.as("Viewer").dashboard.attention({ programId });
		expect(Attention.parse(attention)).toEqual({ items: [], more: 0 });
	});

	it("names each thing that is wrong with its reason, its owner and its version, the most urgent first", async () => {
		const programId = await newProgram();
		const [owner] = await world.db.insert(resource).values({ name: "Mara" }).returning();
		const ownerId = owner?.id ?? "";
		const late = (days: number) => ({
			programId,
			ownerId,
			name: `Late ${days}`,
			status: "In Progress",
			startDate: dayFromNow(-60),
			endDate: dayFromNow(-days),
		});
		await world.db.insert(task).values([
			...Array.from({ length: 22 }, (_, index) => late(index + 1)),
			{ programId, name: "Soon", status: "Not Started", startDate: dayFromNow(-2), endDate: dayFromNow(5) },
			{
				programId,
				name: "Behind",
				status: "In Progress",
				startDate: dayFromNow(-9),
				endDate: dayFromNow(0),
				progress: 10,
			},
			{
				programId,
				name: "Fine",
				status: "In Progress",
				startDate: dayFromNow(-1),
				endDate: dayFromNow(30),
				progress: 10,
			},
		]);
		await world.db.insert(risk).values([
			{ programId, riskId: "R-001", description: "Silt", priority: "Critical" },
			{ programId, riskId: "R-002", description: "Ice", priority: "High", mitigationPlan: "Salt" },
			{ programId, riskId: "R-003", description: "Wind", priority: "Low" },
		]);
		const editor = world.as("Editor");
		await editor.kpi.create({ programId, name: "Depth", targetValue: "9" });
		const measured = await editor.kpi.create({ programId, name: "Width", targetValue: "9" });
		const value = { measurementDate: dayFromNow(0), value: "9" };
		await editor.kpi.measurement.create({ kpiId: measured.id, ...value });
		const cost = { unit: "currency", direction: "lower_is_better", targetValue: "40" } as const;
		const tooDear = await editor.kpi.create({ programId, name: "Cost of a ton", ...cost });
		await editor.kpi.measurement.create({ kpiId: tooDear.id, ...value, value: "95" });
		await world.db
			.insert(expense)
			.values({ programId, description: "E", amount: "150", expenseDate: dayFromNow(-3) });
		await world.db.update(program).set({ leadId: ownerId }).where(eq(program.id, programId));
		const { items, more } = Attention.parse(await world.as("Viewer").dashboard.attention({ programId }));
		expect(more).toBe(2);
		expect(items.filter(({ kind }) => kind === "overdue task")).toHaveLength(20);
		const said = items.map(({ kind, title, reason }) => `${kind}: ${title}: ${reason}`);
		expect(said.slice(0, 2)).toEqual([
			"spending: Spending: $150 is spent beyond the budget",
			"overdue task: Late 22: 22 days overdue, 0% done",
		]);
		expect(said.slice(21)).toEqual([
			"risk: R-001 Silt: Critical priority, and nothing is planned against it",
			"kpi: Cost of a ton: $95, its target is at most $40",
			"slipping task: Soon: Should have begun 2 days ago",
			"slipping task: Behind: 100% of its time has passed, 10% is done",
			"measurement: Depth: Never measured",
			expect.stringMatching(/^member: Mara: \d+(\.\d)? of 5 days asked for in the week of \w+ \d+, \d{4}$/),
		]);
		expect(items[0]).toMatchObject({ since: dayFromNow(-3), ownerId, ownerName: "Mara" });
		expect(items.at(-1)).toMatchObject({ since: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
		expect(items[1]).toMatchObject({
			ownerId,
			ownerName: "Mara",
			version: 1,
			task: { status: "In Progress", progress: null },
		});
	});
});

describe("what changed since the last visit", () => {
	const backdate = (programId: string, minutes: number) =>
		world.db
			.update(programVisit)
			.set({ visitedAt: sql`now() - make_interval(mins => ${minutes})` })
			.where(eq(programVisit.programId, programId));

	it("begins with the end of the visit before, which lasts as long as somebody looks", async () => {
		const programId = await newProgram();
		const viewer = world.as("Viewer");
		expect(await viewer.dashboard.visit({ programId })).toEqual({ since: null });
		await backdate(programId, 20);
		expect(await viewer.dashboard.visit({ programId })).toEqual({ since: null });
		await backdate(programId, 40);
		const { since } = await viewer.dashboard.visit({ programId });
		expect(Date.now() - Date.parse(since ?? "")).toBeGreaterThan(39 * 60_000);
		// A reload belongs to the same visit; the other's visits are their own.
		expect(await viewer.dashboard.visit({ programId })).toEqual({ since });
		expect(await world.as("Editor").dashboard.visit({ programId })).toEqual({ since: null });
		const nowhere = "019a0000-0000-7000-8000-00000000ffff";
		expect(await refusalOf(viewer.dashboard.visit({ programId: nowhere }))).toMatchObject({
			code: "NOT_FOUND",
		});
		expect(
			await refusalOf(viewer.dashboard.changes({ programId: nowhere, since: "2026-01-01T00:00:00.000Z" })),
		).toMatchObject({ code: "NOT_FOUND" });
	});

	it("is what others did, by object, the newest first", async () => {
		const programId = await newProgram();
		const since = new Date(Date.now() - 60_000).toISOString();
		const admin = world.as("Admin");
		const made = await world.as("Editor").task.create({ programId, name: "Dredge" });
		const moved = await admin.task.update({ id: made.id, version: made.version, name: "Dredge deeper" });
		await admin.task.update({ id: made.id, version: moved.version, status: "In Progress" });
		await admin.risk.create({ programId, description: "Silt" });
		const changed = await world.as("Editor").dashboard.changes({ programId, since });
		expect(changed.map((each) => ChangedObject.parse(each))).toMatchObject([
			{ objectType: "risk", action: "created", changes: 1, people: ["Admin Example"] },
			{ objectType: "task", action: "updated", status: "In Progress", changes: 2, people: ["Admin Example"] },
		]);
		const forAdmin = await admin.dashboard.changes({ programId, since });
		expect(forAdmin.map(({ objectType, people }) => `${objectType} ${people}`)).toEqual([
			"task Editor Example",
			"program Editor Example",
		]);
		const later = new Date(Date.now() + 60_000).toISOString();
		expect(await admin.dashboard.changes({ programId, since: later })).toEqual([]);
	});
});
