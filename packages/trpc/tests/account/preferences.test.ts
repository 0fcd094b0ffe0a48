import { newId } from "@throughline/db/id";
import { auditEntry } from "@throughline/db/schema";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createWorld, refusalOf, type World } from "../world.ts";

let world: World;
beforeAll(async () => {
	world = await createWorld();
});
afterAll(() => world.drop());

const viewer = () => world.as("Viewer").preference;

it("is the organisation's form until a person chooses, field by field, and again once they take it back", async () => {
	const standard = { dateForm: "month-first", numberForm: "comma-point", firstDayOfWeek: "monday" };
	expect(await viewer().reading()).toEqual(standard);
	expect(await viewer().update({ dateForm: "day-first" })).toEqual({
		dateForm: "day-first",
		numberForm: null,
		firstDayOfWeek: null,
	});
	await world
		.as("Admin", { sessionPublicId: newId() })
		.organisation.change({ version: 1, dateForm: "year-first", numberForm: "point-comma" });
	expect(await viewer().reading()).toEqual({
		...standard,
		dateForm: "day-first",
		numberForm: "point-comma",
	});
	expect(await world.as("Editor").preference.reading()).toMatchObject({ dateForm: "year-first" });
	await viewer().update({});
	await viewer().update({ dateForm: null, firstDayOfWeek: "sunday" });
	expect(await viewer().reading()).toEqual({
		dateForm: "year-first",
		numberForm: "point-comma",
		firstDayOfWeek: "sunday",
	});
});

it("refuses a form that there is none of, and a field that it does not know", async () => {
	for (const input of [{ dateForm: "backwards" }, { numberForm: "roman" }, { theme: "dark" }]) {
		expect((await refusalOf(viewer().update(input as object))).code).toBe("INVALID_INPUT");
	}
});

it("writes the sentences of an answer for the screen that asks, and what is stored as ever", async () => {
	const editor = world.as("Editor");
	const { id: programId } = await editor.program.create({ name: "Kiln" });
	await editor.funding.source.create({ programId, sourceName: "Board", allocatedAmount: "1000.00" });
	await editor.funding.expense.create({
		programId,
		description: "Bricks",
		amount: "13500.50",
		expenseDate: "2026-01-05",
	});
	const reasons = async (writing: Parameters<World["as"]>[1]) =>
		(await world.as("Viewer", writing).dashboard.attention({ programId })).items.map(({ reason }) => reason);
	const [plain] = await reasons({});
	expect(plain).toMatch(/\$1\d,\d{3}/);
	const writing = { dateForm: "day-first", numberForm: "point-comma" } as const;
	const [german] = await reasons({ writing });
	expect(german).toBe(plain?.replaceAll(",", "."));
	// A call beside it is written for whoever made that.
	const [one, other] = await Promise.all([reasons({ writing }), reasons({})]);
	expect([one[0], other[0]]).toEqual([german, plain]);

	await world.as("Editor", { writing }).funding.source.create({
		programId,
		sourceName: "Bank",
		allocatedAmount: "20000.00",
	});
	const [entry] = await world.db
		.select()
		.from(auditEntry)
		.where(eq(auditEntry.programId, programId))
		.orderBy(desc(auditEntry.id))
		.limit(1);
	expect(JSON.stringify(entry)).not.toContain("20.000");
});
