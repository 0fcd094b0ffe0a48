import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Transaction } from "../src/connect.ts";
import { randomFrom } from "../src/demo/random.ts";
import {
	benefit,
	expense,
	fundingSource,
	kpi,
	program,
	programTotals,
	resource,
	risk,
	task,
} from "../src/schema.ts";
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

/** Compares the totals with a recount; answers how many programs have anything to count. */
async function expectTotalsToBeRight(tx: Transaction): Promise<number> {
	const kept = await tx.execute(keptTotals);
	expect([...kept]).toEqual([...(await tx.execute(countedTotals))]);
	return kept.filter(({ tasks_total, budget_spent }) => Number(tasks_total) > 0 || Number(budget_spent) > 0)
		.length;
}

test("a new program has totals of nothing", async () => {
	const [made] = await database.db.insert(program).values({ name: "New" }).returning();
	const [totals] = await database.db
		.select()
		.from(programTotals)
		.where(eq(programTotals.programId, made?.id ?? ""));
	expect(totals).toMatchObject({ tasksTotal: 0, risksHigh: 0, budgetAllocated: "0.00", budgetSpent: "0.00" });
});

test("totals equal a recount after any mixture of inserts, updates, moves, deletes, cascades and undoing", async () => {
	for (const seed of [1, 2, 3, 4, 5]) {
		const random = randomFrom(seed);
		const pick = <Value>(values: readonly [Value, ...Value[]]): Value =>
			values[random.integer(0, values.length - 1)] ?? values[0];
		await database.db.transaction(async (tx) => {
			await tx.insert(resource).values([{ name: "Ada" }, { name: "Ben" }, { name: "Chi" }]);
			const trash: SnapshotRows[] = [];
			let compared = 0;
			for (let step = 0; step < 60; step += 1) {
				await randomStep(tx, trash);
				if (step % 5 === 4) compared += await expectTotalsToBeRight(tx);
			}
			// Nothing would be proved by comparing nothing.
			expect(compared).toBeGreaterThan(0);
		});

		/** Each statement touches many rows, of several programs. */
		async function randomStep(tx: Transaction, trash: SnapshotRows[]): Promise<void> {
			const members = (await tx.select({ id: resource.id }).from(resource)).map(({ id }) => id);
			const anyOwner = () => pick([null, ...members]);
			const programs = await tx.select({ id: program.id }).from(program);
			const [first, ...others] = programs.map(({ id }) => id);
			if (first === undefined || programs.length < 3) {
				await tx.insert(program).values([{ name: "One" }, { name: "Another" }]);
				return;
			}
			const anyProgram = () => pick([first, ...others]);
			const many = <Row>(make: () => Row): Row[] => Array.from({ length: random.integer(1, 6) }, make);
			const statuses = ["Not Started", "In Progress", "At Risk", "Completed", "On Hold", "Waiting"] as const;
			const riskStatuses = ["Open", "Mitigated", "Closed", "Monitoring"] as const;
			const priorities = ["Critical", "High", "Medium", "Low"] as const;
			const amount = () => (random.integer(0, 10_000_000) / 100).toFixed(2);
			const someOf = (table: typeof task | typeof risk | typeof expense | typeof kpi) =>
				sql`get_byte(uuid_send(${table.id}), 15) % 3 = ${random.integer(0, 2)}`;
			const newRisk = () => ({
				programId: anyProgram(),
				riskId: `R-${random.integer(100_000_000, 999_999_999)}`,
				description: "A risk",
				priority: pick(priorities),
				status: pick(riskStatuses),
			});
			/** Both days, one or none, in the past and in the future. */
			const dates = () => {
				const [startDate, endDate] = [
					`2026-01-${random.integer(10, 31)}`,
					`2026-02-${random.integer(10, 28)}`,
				];
				return pick<{ startDate: string | null; endDate: string | null }>([
					{ startDate, endDate },
					{ startDate: null, endDate },
					{ startDate, endDate: null },
				]);
			};
			/** A status, and a progress that agrees with it. */
			const standing = () => {
				const status = pick(statuses);
				const progress = status === "Completed" ? 100 : pick([null, random.integer(0, 99)]);
				return { status, progress };
			};
			/** Deletes an object as a person does, so that it can come back. */
			const discard = async (table: "task" | "program" | "resource", id: string) => {
				trash.push(await snapshot(tx, table, [id]));
				await tx.execute(sql`delete from ${sql.identifier(table)} where id = ${id}`);
			};
			await pick<() => Promise<unknown>>([
				async () =>
					tx.insert(task).values(
						many(() => ({
							programId: anyProgram(),
							name: "A task",
							...standing(),
							ownerId: anyOwner(),
							...dates(),
						})),
					),
				async () => tx.update(task).set({ ownerId: anyOwner() }).where(someOf(task)),
				async () => tx.update(task).set(dates()).where(someOf(task)),
				async () => tx.update(task).set(standing()).where(someOf(task)),
				async () => discard("program", anyProgram()),
				async () => {
					const [any] = await tx.select({ id: task.id }).from(task).where(someOf(task)).limit(1);
					if (any) await discard("task", any.id);
				},
				async () => {
					const [member] = members;
					if (member) await discard("resource", member);
				},
				async () => {
					const rows = trash.pop();
					if (rows) await restore(tx, rows);
				},
				async () => tx.insert(risk).values(many(newRisk)),
				async () => tx.insert(kpi).values(many(() => ({ programId: anyProgram(), name: "A KPI" }))),
				async () => tx.insert(benefit).values(many(() => ({ programId: anyProgram(), name: "A benefit" }))),
				async () =>
					tx
						.insert(fundingSource)
						.values(
							many(() => ({ programId: anyProgram(), sourceName: "A source", allocatedAmount: amount() })),
						),
				async () =>
					tx.insert(expense).values(
						many(() => ({
							programId: anyProgram(),
							description: "An expense",
							amount: amount(),
							expenseDate: "2026-01-01",
						})),
					),
				async () => tx.update(task).set({ programId: anyProgram() }).where(someOf(task)),
				async () => tx.update(task).set({ description: "Nothing that counts" }),
				async () =>
					tx
						.update(risk)
						.set({ priority: pick(priorities), status: pick(riskStatuses) })
						.where(someOf(risk)),
				async () => tx.update(risk).set({ programId: anyProgram() }).where(someOf(risk)),
				async () =>
					tx.update(expense).set({ amount: amount(), programId: anyProgram() }).where(someOf(expense)),
				async () => tx.update(fundingSource).set({ allocatedAmount: sql`allocated_amount * 2` }),
				async () => tx.delete(task).where(someOf(task)),
				async () => tx.delete(kpi).where(someOf(kpi)),
				async () => tx.delete(expense).where(someOf(expense)),
			])();
		}
	}
});

test("an upsert counts once", async () => {
	const [made] = await database.db.insert(program).values({ name: "Upserted" }).returning();
	const row = { id: "019a0000-0000-7000-8000-0000000000aa", programId: made?.id ?? "", name: "A KPI" };
	for (const name of ["A KPI", "Its new name"]) {
		await database.db
			.insert(kpi)
			.values({ ...row, name })
			.onConflictDoUpdate({ target: kpi.id, set: { name } });
	}
	const [totals] = await database.db
		.select()
		.from(programTotals)
		.where(eq(programTotals.programId, row.programId));
	expect(totals?.kpis).toBe(1);
});
