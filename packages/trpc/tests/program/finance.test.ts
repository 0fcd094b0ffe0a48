import { afterAll, beforeAll, expect, it } from "vitest";
import { createWorld, refusalOf, type World } from "../world.ts";

let world: World;
beforeAll(async () => {
	world = await createWorld();
});
afterAll(() => world.drop());

const nobody = "018f0000-0000-7000-8000-000000000000";

it("holds the defaults until somebody says otherwise", async () => {
	const { id } = await world.as("Editor").program.create({ name: "Harbour" });
	expect(await world.as("Viewer").program.finance.byId({ id })).toEqual({
		id,
		contingency: "0.00",
		discountRate: "8.00",
		version: 1,
	});
	const changed = await world
		.as("Editor")
		.program.finance.update({ id, version: 1, contingency: 250000, discountRate: "6.5" });
	expect(changed).toEqual({ id, contingency: "250000.00", discountRate: "6.50", version: 2 });
	expect(await world.as("Viewer").program.finance.byId({ id })).toEqual(changed);
	const stale = world.as("Editor").program.finance.update({ id, version: 1, contingency: "1" });
	expect(await refusalOf(stale)).toMatchObject({ code: "CONFLICT" });
	const [newest] = await world.as("Viewer").history.ofObject({ objectType: "financial rules", objectId: id });
	expect(newest).toMatchObject({ personName: "Editor Example", after: { contingency: "250000.00" } });
});

it("knows no program that does not exist", async () => {
	expect(await refusalOf(world.as("Viewer").program.finance.byId({ id: nobody }))).toMatchObject({
		code: "NOT_FOUND",
	});
	const write = world.as("Editor").program.finance.update({ id: nobody, version: 1, contingency: "1" });
	expect(await refusalOf(write)).toMatchObject({ code: "NOT_FOUND" });
});
