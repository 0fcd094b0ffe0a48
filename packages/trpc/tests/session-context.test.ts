import { sessionContext } from "@throughline/db/schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createWorld, refusalOf, type World } from "./world.ts";

let world: World;
beforeAll(async () => {
	world = await createWorld();
});
afterAll(() => world.drop());

const nobody = "018f0000-0000-7000-8000-000000000000";
const mine = () => world.as("Viewer").sessionContext;
const begin = (goal = "Close the books") =>
	mine().create({ goal, successCriteria: ["Invoices paid", "Audit done"] });

describe("a session", () => {
	it("is one's own active one, and there is none at first", async () => {
		expect(await world.as("Admin").sessionContext.active()).toBeNull();
		const begun = await mine().create({ goal: "Ship", successCriteria: ["a"], currentPhase: "Beta" });
		expect(begun).toMatchObject({ goal: "Ship", successCriteria: ["a"], currentPhase: "Beta", version: 1 });
		expect(await mine().active()).toEqual(begun);
		expect(await world.as("Editor").sessionContext.active()).toBeNull();
	});

	it("that begins ends the one before", async () => {
		const first = await begin("First");
		const second = await begin("Second");
		expect(await mine().active()).toEqual(second);
		const [ended] = await world.db.select().from(sessionContext).where(eq(sessionContext.id, first.id));
		expect(ended?.active).toBe(false);
	});

	it("is one, however many begin at the same moment", async () => {
		const begun = await Promise.all(["A", "B", "C"].map((goal) => begin(goal)));
		const active = await mine().active();
		expect(begun.map(({ id }) => id)).toContain(active?.id);
		const person = world.people.Viewer.id;
		const rows = await world.db.select().from(sessionContext).where(eq(sessionContext.personId, person));
		expect(rows.filter((row) => row.active)).toHaveLength(1);
	});

	it("keeps the criteria as they are sent, and goal and phase unless they are", async () => {
		const { id } = await begin();
		const ticked = await mine().update({
			id,
			version: 1,
			successCriteria: ["✓ Invoices paid", "Audit done"],
		});
		expect(ticked).toMatchObject({
			goal: "Close the books",
			successCriteria: ["✓ Invoices paid", "Audit done"],
			version: 2,
		});
		expect(await mine().update({ id, goal: "Close them", currentPhase: "Audit" })).toMatchObject({
			goal: "Close them",
			currentPhase: "Audit",
			successCriteria: ["✓ Invoices paid", "Audit done"],
		});
	});

	it("refuses a stale list with the session as it is now, so that no tick is lost", async () => {
		const { id } = await begin();
		const current = await mine().update({
			id,
			version: 1,
			successCriteria: ["✓ Invoices paid", "Audit done"],
		});
		const stale = mine().update({ id, version: 1, successCriteria: ["Invoices paid", "✓ Audit done"] });
		expect(await refusalOf(stale)).toMatchObject({ code: "CONFLICT", current });
	});

	it("ends once, and cannot be changed after", async () => {
		const { id } = await begin();
		const ended = await mine().deactivate({ id });
		expect(ended.active).toBe(false);
		expect(await mine().deactivate({ id })).toEqual(ended);
		expect(await mine().active()).toBeNull();
		expect(await refusalOf(mine().update({ id, successCriteria: ["a"] }))).toMatchObject({
			code: "CONFLICT",
			current: { active: false },
		});
	});

	it("of somebody else is not found, for an Admin neither", async () => {
		const { id } = await begin("A secret goal");
		const theirs = world.as("Admin").sessionContext;
		for (const call of [
			() => theirs.update({ id, successCriteria: ["a"] }),
			() => theirs.deactivate({ id }),
			() => mine().update({ id: nobody, successCriteria: ["a"] }),
			() => mine().deactivate({ id: nobody }),
		]) {
			expect(await refusalOf(call())).toMatchObject({ code: "NOT_FOUND" });
		}
		expect(await mine().active()).toMatchObject({ id, version: 1 });
	});

	it("has a history that only its person reads", async () => {
		const { id } = await begin();
		const of = { objectType: "session", objectId: id };
		expect(await world.as("Viewer").history.ofObject(of)).toHaveLength(1);
		expect(await world.as("Admin").history.ofObject(of)).toEqual([]);
	});

	it.each([
		["a goal", { goal: " ", successCriteria: ["a"] }, "goal"],
		["criteria", { goal: "Ship", successCriteria: [] }, "successCriteria"],
		["a text in each criterion", { goal: "Ship", successCriteria: ["a", ""] }, "successCriteria.1"],
	])("needs %s", async (_what, input, path) => {
		expect(await refusalOf(mine().create(input))).toMatchObject({
			code: "INVALID_INPUT",
			issues: [{ path }],
		});
	});
});
