import {
	benefit,
	expense,
	fundingSource,
	kpi,
	program,
	resource,
	risk,
	riskMitigation,
	strategySession,
	task,
	workstream,
} from "@throughline/db/schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createWorld, refusalOf, type World } from "../world.ts";

let world: World;
let programId: string;
let otherId: string;
beforeAll(async () => {
	world = await createWorld();
	const { db } = world;
	programId = (await world.as("Editor").program.create({ name: "Harbour Renewal" })).id;
	otherId = (await world.as("Editor").program.create({ name: "Office Move" })).id;
	await db.insert(workstream).values({ programId, name: "Quayside" });
	await db.insert(task).values([
		{ programId, name: "Migrate the crane software", description: "The vendor's old console goes." },
		{ programId, name: "Crane acceptance test" },
		{ programId, name: "Paint the crane" },
		{ programId: otherId, name: "Crane the piano out" },
		{ programId: otherId, name: "Rent 100% of floor_2" },
	]);
	const risks = [
		{
			programId,
			riskId: "R-001",
			description: "The supplier of bollards fails",
			mitigationPlan: "Second source",
		},
		{ programId: otherId, riskId: "R-001", description: "Keys get lost" },
	];
	const [bollards] = await db.insert(risk).values(risks).returning();
	await db.insert(riskMitigation).values({ riskId: bollards?.id ?? "", description: "Audit the foundry" });
	await db.insert(kpi).values({ programId, name: "Berth occupancy" });
	await db.insert(benefit).values({ programId, name: "Shorter stays", category: "Throughput" });
	await db.insert(fundingSource).values({ programId, sourceName: "Port authority", allocatedAmount: "10" });
	await db.insert(expense).values({
		programId,
		description: "Survey",
		vendor: "Hydrotech",
		amount: "5",
		expenseDate: "2026-01-01",
	});
	await db.insert(resource).values({ name: "Ines Roth", department: "Engineering" });
	await db.insert(strategySession).values([
		{ id: "mine", creatorId: world.people.Viewer.id, title: "Zeppelin freight", inputText: "Airships." },
		{ id: "theirs", creatorId: world.people.Admin.id, title: "Zeppelin passengers", inputText: "Airships." },
	]);
});
afterAll(() => world.drop());

const search = (q: string, options: { programId?: string; limit?: number; perKind?: number } = {}) =>
	world.as("Viewer").search.find({ q, ...options });
const names = async (...asked: Parameters<typeof search>) =>
	(await search(...asked)).map(({ kind, title }) => `${kind}: ${title}`);

describe("everything that a program is made of is found by its words", () => {
	it.each([
		["harbour", "program: Harbour Renewal"],
		["quay", "workstream: Quayside"],
		["acceptance", "task: Crane acceptance test"],
		["occupancy", "kpi: Berth occupancy"],
		["bollards", "risk: The supplier of bollards fails"],
		["foundry", "mitigation: Audit the foundry"],
		["stays", "benefit: Shorter stays"],
		["authority", "funding source: Port authority"],
		["survey", "expense: Survey"],
		["roth", "team member: Ines Roth"],
		["feasibility", "stage gate: Feasibility"],
	])("%s finds the %s", async (q, expected) => {
		expect(await names(q)).toContain(expected);
	});

	it("says where each belongs, and a mitigation which risk shows it", async () => {
		const [found] = await search("foundry");
		const [owner] = await search("bollards");
		expect(found).toMatchObject({ programId, programName: "Harbour Renewal", parentId: owner?.id });
	});
});

describe("the order of what is found", () => {
	it("has the exact code first, the selected program's own before others'", async () => {
		expect(await names("r1", { programId: otherId })).toEqual([
			"risk: Keys get lost",
			"risk: The supplier of bollards fails",
		]);
		expect(await names("R-001", { programId })).toEqual([
			"risk: The supplier of bollards fails",
			"risk: Keys get lost",
		]);
		expect((await names("g2"))[0]).toBe("stage gate: Feasibility");
	});

	it("then names that begin with the query, then words in the name, then words anywhere", async () => {
		expect(await names("crane", { programId })).toEqual([
			"task: Crane acceptance test",
			"task: Crane the piano out",
			"task: Migrate the crane software",
			"task: Paint the crane",
		]);
		const matches = (await search("second")).map(({ match, excerpt }) => [match, excerpt]);
		expect(matches[0]).toEqual(["text", "… supplier of bollards fails Second source"]);
	});

	it("has what was written last before what is older", async () => {
		const [first] = await world.db.select().from(task).where(eq(task.name, "Migrate the crane software"));
		await world.db
			.update(task)
			.set({ name: "Renew the crane software", updatedAt: "2100-01-01T00:00:00.000Z" })
			.where(eq(task.id, first?.id ?? ""));
		expect((await names("crane", { programId })).slice(2)).toEqual([
			"task: Renew the crane software",
			"task: Paint the crane",
		]);
	});

	it("gives no more of a kind, and no more in all, than were asked for", async () => {
		expect(await names("crane", { limit: 2 })).toHaveLength(2);
		expect(await names("crane", { perKind: 3 })).toHaveLength(3);
	});
});

describe("mistyped words", () => {
	it.each([
		["acceptence", "task: Crane acceptance test"],
		["harbor renwal", "program: Harbour Renewal"],
		["suplier bolards", "risk: The supplier of bollards fails"],
		["ocupancy", "kpi: Berth occupancy"],
		["authorty", "funding source: Port authority"],
		["feasability", "stage gate: Feasibility"],
	])("%s finds the %s", async (q, expected) => {
		expect((await names(q))[0]).toBe(expected);
	});

	it("find nothing when nothing is like them", async () => {
		expect(await names("xylophone")).toEqual([]);
		expect(await names("zz")).toEqual([]);
	});
});

describe("what is looked for", () => {
	it("is taken to the letter, whatever signs it has", async () => {
		expect(await names("rent 100%")).toEqual(["task: Rent 100% of floor_2"]);
		expect(await names("%")).not.toContain("task: Paint the crane");
		for (const q of ["'", "\\", "a & b | !c:*", "<->", "(", ":*A", "' : *"]) await search(q);
	});

	it("must not be blank or endless", async () => {
		expect(await refusalOf(search(" "))).toMatchObject({ code: "INVALID_INPUT", issues: [{ path: "q" }] });
		expect(await refusalOf(search("x".repeat(201)))).toMatchObject({ code: "INVALID_INPUT" });
	});
});

describe("what may be found", () => {
	it("are of strategies one's own only", async () => {
		expect(await names("zeppelin")).toEqual(["strategy: Zeppelin freight"]);
		expect(await names("zepelin")).toEqual(["strategy: Zeppelin freight"]);
	});

	it("is of an archived program only the program itself", async () => {
		await world.as("Editor").program.update({ id: otherId, version: 1, archived: true });
		expect(await names("piano")).toEqual([]);
		expect(await names("office move")).toEqual(["program: Office Move"]);
		await world.as("Editor").program.update({ id: otherId, version: 2, archived: false });
		expect(await names("piano")).toEqual(["task: Crane the piano out"]);
	});

	it("follows what is renamed, deleted and brought back", async () => {
		const editor = world.as("Editor");
		const { id } = await editor.program.create({ name: "Lighthouse" });
		await world.db.insert(task).values({ programId: id, name: "Polish the lens" });
		await editor.program.update({ id, version: 1, name: "Beacon" });
		expect(await names("lighthouse")).toEqual([]);
		const { undoId } = await editor.program.remove({ id });
		expect(await names("polish")).toEqual([]);
		await editor.trash.restore({ undoId });
		expect(await names("polish")).toEqual(["task: Polish the lens"]);
		expect(await names("beacon")).toEqual(["program: Beacon"]);
		await world.db.delete(program).where(eq(program.id, id));
	});
});
