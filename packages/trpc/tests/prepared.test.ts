import { program, resource, risk, task } from "@throughline/db/schema";
import { asc, count, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { prepared } from "../src/prepared.ts";
import { createWorld, type World } from "./world.ts";

let world: World;
let programId: string;
beforeAll(async () => {
	world = await createWorld();
	programId = (await world.as("Editor").program.create({ name: "Listed" })).id;
	const [owner] = await world.db.insert(resource).values({ name: "Ada" }).returning();
	await world.db.insert(task).values([
		{ programId, name: "Bare" },
		{
			programId,
			name: "Full",
			estimate: "2.50",
			startDate: "2026-01-05",
			endDate: "2026-01-09",
			progress: 0,
		},
		{
			programId,
			name: "Owned",
			ownerId: owner?.id,
			milestone: true,
			startDate: "2026-01-05",
			endDate: "2026-01-05",
		},
	]);
	await world.db
		.insert(risk)
		.values({ programId, riskId: "R-001", description: "Late", probability: 0.25, impactCost: "10.10" });
});
afterAll(() => world.drop());

it.each([
	[
		"columns of every kind, empty ones among them",
		() => world.db.select().from(task).orderBy(asc(task.name)),
	],
	["numbers and money", () => world.db.select().from(risk)],
	[
		"some columns by other names",
		() => world.db.select({ title: task.name, since: task.createdAt }).from(task),
	],
	[
		"an expression",
		() => world.db.select({ id: task.programId, tasks: count() }).from(task).groupBy(task.programId),
	],
	[
		"the rows of two tables",
		() =>
			world.db.select().from(task).leftJoin(resource, eq(resource.id, task.ownerId)).orderBy(asc(task.name)),
	],
	[
		"columns of two tables",
		() =>
			world.db
				.select({ task: { name: task.name }, program: program.name })
				.from(task)
				.innerJoin(program, eq(program.id, task.programId)),
	],
])("a prepared query answers %s as it does without", async (what, query) => {
	const rows = await query();
	expect(rows.length).toBeGreaterThan(0);
	const again = prepared<unknown>(() => query().prepare(what));
	expect(await again(world.db)).toEqual(rows);
});
