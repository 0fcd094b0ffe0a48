import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Executor } from "../src/connect.ts";
import { newId } from "../src/id.ts";
import {
	benefit,
	deletedObject,
	expense,
	kpi,
	program,
	resource,
	strategyVersion,
	task,
	taskAssignment,
	taskDependency,
	workstream,
} from "../src/schema.ts";
import { createTestDatabase, type TestDatabase } from "../src/testing/database.ts";
import { restore } from "../src/trash/restore.ts";
import { snapshot } from "../src/trash/snapshot.ts";
import type { SnapshotRows } from "../src/trash/snapshot-rows.ts";

let database: TestDatabase;
beforeAll(async () => {
	database = await createTestDatabase({ demo: true });
});
afterAll(() => database.drop());

/** Every row of every table as text, so that nothing can differ unseen. */
async function everything(db: Executor): Promise<Record<string, unknown[]>> {
	const tables = await db.execute<{ name: string }>(
		sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
	);
	const all: Record<string, unknown[]> = {};
	for (const { name } of tables) {
		all[name] = [
			...(await db.execute(sql`select t::text as row from ${sql.identifier(name)} as t order by 1`)),
		];
	}
	return all;
}

async function programNamed(name: string): Promise<string> {
	const [found] = await database.db.select().from(program).where(eq(program.name, name));
	if (!found) throw new Error(`The demo has no program ${name}.`);
	return found.id;
}

/** Through JSON, as `deletedObject.rows` keeps it. */
async function stored(db: Executor, rows: SnapshotRows): Promise<SnapshotRows> {
	const id = newId();
	await db.insert(deletedObject).values({ id, objectType: "test", objectId: "1", title: "Test", rows });
	const [kept] = await db.delete(deletedObject).where(eq(deletedObject.id, id)).returning();
	if (!kept) throw new Error("Nothing was kept.");
	return kept.rows;
}

test("a deleted program comes back with every row that went with it, and its totals are right again", async () => {
	const id = await programNamed("Kassel Warehouse Automation");
	const before = await everything(database.db);
	const rows = await database.db.transaction(async (tx) => {
		const saved = await stored(tx, await snapshot(tx, "program", [id]));
		await tx.delete(program).where(eq(program.id, id));
		return saved;
	});
	const without = await everything(database.db);
	expect(without.task?.length).toBeLessThan(before.task?.length ?? 0);
	const [version] = await database.db
		.select()
		.from(strategyVersion)
		.where(eq(strategyVersion.versionNumber, 2));
	expect(version?.convertedProgramId).toBeNull();
	expect(rows.deleted.map(({ table }) => table)).toEqual(
		expect.arrayContaining(["program", "task", "task_dependency", "risk_score", "benefit_period", "origin"]),
	);

	await database.db.transaction((tx) => restore(tx, rows));
	expect(await everything(database.db)).toEqual(before);
});

test("a deleted team member comes back as the owner of what they owned, but not of what changed hands since", async () => {
	const [ananya] = await database.db.select().from(resource).where(eq(resource.name, "Ananya Sharma"));
	const id = ananya?.id ?? "";
	const before = await everything(database.db);
	const rows = await database.db.transaction(async (tx) => {
		const saved = await stored(tx, await snapshot(tx, "resource", [id]));
		await tx.delete(resource).where(eq(resource.id, id));
		return saved;
	});
	const [orphan] = await database.db.select().from(task).where(eq(task.name, "Web shop in two languages"));
	const [daniel] = await database.db.select().from(resource).where(eq(resource.name, "Daniel Kowalski"));
	expect(orphan?.ownerId).toBeNull();
	await database.db.transaction((tx) => restore(tx, rows));
	expect(await everything(database.db)).toEqual(before);

	await database.db.transaction(async (tx) => {
		const saved = await snapshot(tx, "resource", [id]);
		await tx.delete(resource).where(eq(resource.id, id));
		await tx
			.update(task)
			.set({ ownerId: daniel?.id })
			.where(eq(task.id, orphan?.id ?? ""));
		await restore(tx, saved);
	});
	const [handed] = await database.db
		.select()
		.from(task)
		.where(eq(task.id, orphan?.id ?? ""));
	expect(handed?.ownerId).toBe(daniel?.id);
});

test("a task comes back without a workstream and an owner that are gone meanwhile", async () => {
	const [found] = await database.db.select().from(task).where(eq(task.name, "Train 30 operators for zone A"));
	const id = found?.id ?? "";
	await database.db.transaction(async (tx) => {
		const rows = await snapshot(tx, "task", [id]);
		await tx.delete(task).where(eq(task.id, id));
		await tx.delete(workstream).where(eq(workstream.id, found?.workstreamId ?? ""));
		await tx.delete(resource).where(eq(resource.id, found?.ownerId ?? ""));
		await restore(tx, rows);
	});
	const [back] = await database.db.select().from(task).where(eq(task.id, id));
	expect(back).toEqual({ ...found, workstreamId: null, ownerId: null });
	// An assignment would have gone with its team member.
	expect(await database.db.select().from(taskAssignment).where(eq(taskAssignment.taskId, id))).toEqual([]);
	const links = await database.db.select().from(taskDependency).where(eq(taskDependency.successorId, id));
	expect(links).toHaveLength(2);
});

test("what belonged to a program that is gone is refused", async () => {
	const [made] = await database.db.insert(program).values({ name: "Soon gone" }).returning();
	const programId = made?.id ?? "";
	const [item] = await database.db.insert(task).values({ programId, name: "Soon gone too" }).returning();
	const attempt = database.db.transaction(async (tx) => {
		const rows = await snapshot(tx, "task", [item?.id ?? ""]);
		await tx.delete(program).where(eq(program.id, programId));
		await restore(tx, rows);
	});
	await expect(attempt).rejects.toMatchObject({ cause: { code: "23503" } });
});

test("putting back what is there already is refused as a whole", async () => {
	const [found] = await database.db.select().from(expense).limit(1);
	const attempt = database.db.transaction(async (tx) =>
		restore(tx, await snapshot(tx, "expense", [found?.id ?? ""])),
	);
	await expect(attempt).rejects.toMatchObject({ cause: { code: "23505" } });
});

test("money and JSON come back to the last digit", async () => {
	const programId = await programNamed("Iberia Market Entry");
	await database.db.transaction(async (tx) => {
		const [made] = await tx
			.insert(expense)
			.values({ programId, description: "Exact", amount: "12345678901234.56", expenseDate: "2026-01-01" })
			.returning();
		const rows = await stored(tx, await snapshot(tx, "expense", [made?.id ?? ""]));
		await tx.delete(expense).where(eq(expense.id, made?.id ?? ""));
		await restore(tx, rows);
		expect(
			await tx
				.select()
				.from(expense)
				.where(eq(expense.id, made?.id ?? "")),
		).toEqual([made]);
	});
});

test("what was empty in a field that may not be empty any more comes back with the field's default", async () => {
	const [found] = await database.db.select().from(benefit).limit(1);
	if (!found) throw new Error("The demo has no benefit.");
	await database.db.transaction(async (tx) => {
		const saved = await snapshot(tx, "benefit", [found.id]);
		await tx.delete(benefit).where(eq(benefit.id, found.id));
		for (const row of saved.deleted[0]?.rows ?? []) row.category = null;
		await restore(tx, saved);
	});
	const [back] = await database.db.select().from(benefit).where(eq(benefit.id, found.id));
	expect(back).toEqual({ ...found, category: "Other" });
});

test.each([
	["tickets per week and team", { unit: "custom", unitLabel: "tickets per week and team" }],
	["custom", { unit: "custom", unitLabel: "custom" }],
	["days", { unit: "days", unitLabel: null }],
	[null, { unit: null, unitLabel: null }],
])(
	"a KPI in “%s” that was deleted before units were named comes back as one of today",
	async (unit, expected) => {
		const programId = await programNamed("Iberia Market Entry");
		await database.db.transaction(async (tx) => {
			const [made] = await tx.insert(kpi).values({ programId, name: "Deleted long ago" }).returning();
			const id = made?.id ?? "";
			const saved = await snapshot(tx, "kpi", [id]);
			await tx.delete(kpi).where(eq(kpi.id, id));
			for (const row of saved.deleted[0]?.rows ?? []) {
				row.unit = unit;
				delete row.unit_label;
			}
			await restore(tx, await stored(tx, saved));
			const [back] = await tx.select().from(kpi).where(eq(kpi.id, id));
			expect(back).toEqual({ ...made, ...expected });
			await tx.delete(kpi).where(eq(kpi.id, id));
		});
	},
);

test("of a row that does not exist, the snapshot is empty", async () => {
	const nothing = await database.db.transaction((tx) => snapshot(tx, "program", [newId()]));
	expect(nothing).toEqual({ deleted: [], unlinked: [] });
});
