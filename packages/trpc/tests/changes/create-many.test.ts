import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createWorld, refusalOf, type World } from "../world.ts";

let world: World;
let programId: string;
beforeAll(async () => {
	world = await createWorld();
	programId = (await world.as("Editor").program.create({ name: "Harbour" })).id;
});
afterAll(() => world.drop());

const nobody = "018f0000-0000-7000-8000-000000000000";
type Made = { id: string; programId: string }[];

/** What several of each kind are made of, in the order in which they are listed then; the last breaks a rule. */
const kinds = [
	{
		kind: "benefits",
		objectType: "benefit" as const,
		router: () => world.as("Editor").benefit,
		sound: [{ name: "Fewer delays", targetValue: "1200.5" }, { name: "Less fuel" }],
		broken: { name: "Quiet", ownerId: nobody },
		field: "ownerId",
	},
	{
		kind: "kpis",
		objectType: "kpi" as const,
		router: () => world.as("Editor").kpi,
		sound: [{ name: "Ships a day", targetValue: "12" }, { name: "Waiting time" }],
		broken: { name: "Noise", ownerId: nobody },
		field: "ownerId",
	},
	{
		kind: "sources",
		objectType: "funding source" as const,
		router: () => world.as("Editor").funding.source,
		sound: [
			{ sourceName: "City", allocatedAmount: "100.5" },
			{ sourceName: "Port", allocatedAmount: 20 },
		],
		broken: { sourceName: "Fund", allocatedAmount: "-1" },
		field: "allocatedAmount",
	},
	{
		kind: "expenses",
		objectType: "expense" as const,
		router: () => world.as("Editor").funding.expense,
		sound: [
			{ description: "Crane", amount: "9.99", expenseDate: "2026-03-02" },
			{ description: "Rope", amount: "1", expenseDate: "2026-03-01" },
		],
		broken: { description: "Paint", amount: "1", approvedById: nobody },
		field: "approvedById",
	},
];

describe.each(kinds)("several $kind", ({ kind, objectType, router, sound, broken, field }) => {
	const several = (rows: object[]) => ({ [kind]: rows.map((row) => ({ ...row, programId })) });
	// Each procedure has the type of its own kind; here they are one.
	const calls = () =>
		router() as unknown as {
			createMany: (input: object) => Promise<Made>;
			list: (input: { programId: string }) => Promise<Made>;
		};

	it("are made together in their order, and go away and come back in one step", async () => {
		const made = await calls().createMany(several(sound));
		expect(await calls().list({ programId })).toEqual(made);
		const targets = made.map(({ id }) => ({ id }));
		const { undoId } = await world.as("Editor").trash.remove({ objectType, targets });
		expect(await calls().list({ programId })).toEqual([]);
		await world.as("Editor").trash.restore({ undoId });
		expect(await calls().list({ programId })).toEqual(made);
		await world.as("Editor").trash.remove({ objectType, targets });
	});

	it("are made not at all where one is refused, whose field is named", async () => {
		const refusal = await refusalOf(calls().createMany(several([...sound, broken])));
		expect(refusal).toMatchObject({ code: "INVALID_INPUT", issues: [{ path: `${kind}.2.${field}` }] });
		const [first = {}] = sound;
		const elsewhere = { [kind]: [{ ...first, programId: nobody }] };
		expect(await refusalOf(calls().createMany(elsewhere))).toMatchObject({ code: "NOT_FOUND" });
		expect(await calls().list({ programId })).toEqual([]);
	});
});
