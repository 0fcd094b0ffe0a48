import { withSummaries } from "@throughline/domain/task/hierarchy/hierarchy";
import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Transaction } from "../src/connect.ts";
import { randomFrom } from "../src/demo/random.ts";
import { program, resource, task } from "../src/schema.ts";
import { createTestDatabase, type TestDatabase } from "../src/testing/database.ts";
import { countedTotals, keptTotals } from "../src/testing/derived.ts";
import { restore } from "../src/trash/restore.ts";
import { snapshot } from "../src/trash/snapshot.ts";
import type { SnapshotRows } from "../src/trash/snapshot-rows.ts";

let database: TestDatabase;
beforeAll(async () => {
	database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Whether what is stored is what follows from the leaves; answers how many summaries there are. */
async function expectSummariesToBeRight(tx: Transaction): Promise<number> {
	const rows = await tx.select().from(task).orderBy(asc(task.id));
	const parents = new Set(rows.map(({ parentId }) => parentId));
	expect(rows.filter(({ summary }) => summary).map(({ id }) => id)).toEqual(
		rows.map(({ id }) => id).filter((id) => parents.has(id)),
	);
	expect(withSummaries(rows)).toEqual(rows);
	expect([...(await tx.execute(keptTotals))]).toEqual([...(await tx.execute(countedTotals))]);
	return rows.filter(({ summary }) => summary).length;
}

const statuses = [
	"Not Started",
	"In Progress",
	"At Risk",
	"Delayed",
	"Completed",
	"On Hold",
	"Waiting",
] as const;

test("a summary is what its leaves come to, after any mixture of moves, reports, deletions and undoing", async () => {
	for (const seed of [1, 2, 3]) {
		const random = randomFrom(seed);
		const pick = <Value>(values: readonly [Value, ...Value[]]): Value =>
			values[random.integer(0, values.length - 1)] ?? values[0];
		await database.db.transaction(async (tx) => {
			const made = await tx
				.insert(program)
				.values([{ name: "One" }, { name: "Another" }])
				.returning();
			const [one, other] = made.map(({ id }) => id);
			if (!one || !other) throw new Error("There is no program");
			const [member] = await tx.insert(resource).values({ name: "Ada" }).returning();
			const trash: SnapshotRows[] = [];
			let compared = 0;
			for (let step = 0; step < 60; step += 1) {
				await randomStep(tx);
				if (step % 4 === 3) compared += await expectSummariesToBeRight(tx);
			}
			expect(compared).toBeGreaterThan(5);

			async function randomStep(outer: Transaction): Promise<void> {
				const programId = pick([one ?? "", other ?? ""]);
				const ids = (await outer.select({ id: task.id }).from(task).where(eq(task.programId, programId))).map(
					({ id }) => id,
				);
				const anyTask = () => pick(["", ...ids]) || null;
				const some = sql`get_byte(uuid_send(${task.id}), 15) % 3 = ${random.integer(0, 2)}`;
				const values = () => {
					const status = pick(statuses);
					const day = random.integer(10, 28);
					return {
						status,
						progress: status === "Completed" ? 100 : pick([null, random.integer(0, 99)]),
						startDate: pick([null, `2026-01-${day}`]),
						endDate: pick([null, `2026-02-${day}`]),
						estimate: pick([null, (random.integer(1, 5_000) / 100).toFixed(2)]),
					};
				};
				const discard = async (id: string | null, tx: Transaction) => {
					if (id === null) return;
					const table = pick(["task", "task", "task", "resource"] as const);
					const key = table === "resource" ? (member?.id ?? "") : id;
					trash.push(await snapshot(tx, table, [key]));
					await tx.execute(sql`delete from ${sql.identifier(table)} where id = ${key}`);
				};
				const act = pick<(tx: Transaction) => Promise<unknown>>([
					(tx) =>
						tx.insert(task).values(
							Array.from({ length: random.integer(1, 5) }, () => ({
								programId,
								name: "A task",
								parentId: anyTask(),
								...values(),
							})),
						),
					(tx) => tx.update(task).set(values()).where(some),
					(tx) =>
						tx.update(task).set({ parentId: anyTask() }).where(sql`program_id = ${programId} and ${some}`),
					(tx) => tx.update(task).set({ parentId: null }).where(some),
					(tx) =>
						tx.update(task).set({ parentId: null, programId: other }).where(sql`not summary and ${some}`),
					(tx) => tx.update(task).set({ name: "Nothing that counts" }),
					(tx) => discard(anyTask(), tx),
					async (tx) => {
						const rows = trash.pop();
						if (rows) await restore(tx, rows);
					},
					(tx) => tx.delete(task).where(sql`${some} and get_byte(uuid_send(${task.id}), 14) % 3 = 0`),
				]);
				// What would be a part of itself, or comes back to a parent that is gone, is refused whole.
				await outer.transaction(act).catch((error: Error & { cause?: { code?: string } }) => {
					if (!["TL001", "23503", "23514", "23505"].includes(error.cause?.code ?? "")) throw error;
				});
			}
		});
	}
});

test("a task is what it was before when its last sub-task is gone", async () => {
	const { db } = database;
	const [made] = await db.insert(program).values({ name: "Broken down" }).returning();
	const programId = made?.id ?? "";
	const own = {
		status: "At Risk",
		progress: 40,
		startDate: "2026-03-02",
		endDate: "2026-03-06",
		estimate: "3.00",
	};
	const [parent] = await db
		.insert(task)
		.values({ programId, name: "Whole", ...own })
		.returning();
	const [part] = await db
		.insert(task)
		.values({ programId, name: "Part", parentId: parent?.id, startDate: "2026-05-01", endDate: "2026-05-08" })
		.returning();
	const read = async () =>
		(
			await db
				.select()
				.from(task)
				.where(eq(task.id, parent?.id ?? ""))
		)[0];
	expect(await read()).toMatchObject({
		summary: true,
		status: "Not Started",
		progress: null,
		startDate: "2026-05-01",
		endDate: "2026-05-08",
		estimate: null,
		version: 1,
	});
	await db.delete(task).where(eq(task.id, part?.id ?? ""));
	expect(await read()).toMatchObject({ summary: false, version: 1, ...own });
});
