import { afterAll, beforeAll, expect, it } from "vitest";
import { createWorld, refusalOf, type World } from "../world.ts";

let world: World;
let programId: string;
let workstreamId: string;
let foreignId: string;
beforeAll(async () => {
	world = await createWorld();
	const { program, task } = world.as("Editor");
	programId = (await program.create({ name: "Harbour" })).id;
	workstreamId = (await task.workstream.create({ programId, name: "Quay" })).id;
	const other = (await program.create({ name: "Yard" })).id;
	foreignId = (await task.workstream.create({ programId: other, name: "Crane" })).id;
});
afterAll(() => world.drop());

const nobody = "018f0000-0000-7000-8000-000000000000";
const lines = () => world.as("Editor").funding.budgetLine;
const planOf = () => world.as("Viewer").funding.budgetLine.plan({ programId });

it("plans by workstream and category; expenses that name them count, and orders are no expense", async () => {
	const line = await lines().create({ programId, workstreamId, planned: "1000", committed: "250" });
	await lines().create({ programId, category: "Travel", planned: "100" });
	const { expense } = world.as("Editor").funding;
	await expense.create({ programId, description: "Piles", amount: "400", workstreamId });
	const flight = await expense.create({
		programId,
		description: "Flight",
		amount: "120",
		category: "Travel",
	});
	expect(await planOf()).toMatchObject({
		lines: [
			{
				line: { workstreamId, category: null, committed: "250.00" },
				spent: "400.00",
				remaining: "350.00",
				forecast: "1000.00",
			},
			{
				line: { workstreamId: null, category: "Travel" },
				spent: "120.00",
				remaining: "-20.00",
				forecast: "120.00",
			},
		],
		unplanned: "0.00",
		total: {
			planned: "1100.00",
			committed: "250.00",
			spent: "520.00",
			remaining: "330.00",
			forecast: "1120.00",
		},
	});
	expect(await world.as("Viewer").dashboard.summary({ programId })).toMatchObject({
		budget: { spent: "520.00" },
	});

	await expense.update({ id: flight.id, version: 1, workstreamId });
	expect((await planOf()).lines.map(({ spent }) => spent)).toEqual(["520.00", "0.00"]);
	const changed = await lines().update({ id: line.id, version: 1, planned: "500" });
	expect(changed).toMatchObject({ planned: "500.00", committed: "250.00", version: 2 });
	expect(await refusalOf(lines().update({ id: line.id, version: 1, planned: "1" }))).toMatchObject({
		code: "CONFLICT",
		current: { planned: "500.00" },
	});
});

it("has one line for each place", async () => {
	expect(await refusalOf(lines().create({ programId, category: "Travel", planned: "5" }))).toMatchObject({
		code: "ALREADY_EXISTS",
		issues: [{ path: "category", message: "There is a budget line for this already: change its amounts" }],
	});
});

it.each([
	["a workstream of another program", () => ({ workstreamId: foreignId }), "workstreamId"],
	["a workstream that does not exist", () => ({ workstreamId: nobody }), "workstreamId"],
])("refuses %s, for a line and for an expense", async (_, given, path) => {
	const expense = { programId, description: "X", amount: "1", ...given() };
	const refusals = await Promise.all([
		refusalOf(lines().create({ programId, planned: "5", ...given() })),
		refusalOf(world.as("Editor").funding.expense.create(expense)),
	]);
	for (const refusal of refusals)
		expect(refusal).toMatchObject({ code: "INVALID_INPUT", issues: [{ path }] });
});

it("loses a line with its workstream, and gets both and the expense's place back with Undo", async () => {
	const { task, trash, funding } = world.as("Editor");
	const before = await planOf();
	const [{ version = 1 } = {}] = await task.workstream.list({ programId });
	const { undoId } = await task.workstream.remove({ id: workstreamId, version });
	expect(await planOf()).toMatchObject({
		lines: [{ line: { category: "Travel" }, spent: "120.00" }],
		unplanned: "400.00",
	});
	await trash.restore({ undoId });
	expect(await planOf()).toEqual(before);
	expect((await funding.expense.list({ programId })).map((each) => each.workstreamId)).toEqual([
		workstreamId,
		workstreamId,
	]);
});

it("is not found for a program that does not exist", async () => {
	const call = world.as("Viewer").funding.budgetLine.plan({ programId: nobody });
	expect(await refusalOf(call)).toMatchObject({ code: "NOT_FOUND" });
});
